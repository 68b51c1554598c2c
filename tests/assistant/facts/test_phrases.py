from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import assistant.facts
from assistant.facts.phrases import Phrases, any_of


def found(phrases, text):
    return [match[0] for match in phrases.matches(text)]


def test_round_brackets_ask_for_one_of_their_choices():
    phrases = any_of("(taped|stuck) to it")
    assert found(phrases, "it was taped to it and stuck to it, nailed to it") == ["taped to it", "stuck to it"]


def test_square_brackets_may_be_left_out():
    phrases = any_of("on (the|my) [front|back] door")
    assert found(phrases, "on my door, on the back door, on a door") == ["on my door", "on the back door"]


def test_a_square_bracket_at_the_end_may_be_left_out():
    assert found(any_of("double house [here]"), "double house here") == ["double house here"]
    assert found(any_of("double house [here]"), "double house there") == ["double house"]


def test_several_square_brackets_in_a_row():
    phrases = any_of("it [really|just] [never] [ever] came")
    assert found(phrases, "it came. it just came. it really never came. it ever came") == [
        "it came",
        "it just came",
        "it really never came",
        "it ever came",
    ]


def test_a_bracket_that_hangs_on_a_word_needs_no_space():
    assert found(any_of("(it|that)['s] broken"), "it's broken, that broken") == ["it's broken", "that broken"]


def test_a_star_goes_on_with_letters():
    assert found(any_of("sustain*"), "sustained or sustaining") == ["sustained", "sustaining"]


def test_a_hyphen_may_be_a_space_or_nothing():
    assert found(any_of("single-family"), "single family, single-family, singlefamily") == [
        "single family",
        "single-family",
        "singlefamily",
    ]


def test_an_apostrophe_may_be_missing():
    assert found(any_of("didn't"), "didnt didn't") == ["didnt", "didn't"]


def test_an_underscore_is_any_one_word():
    assert found(any_of("my _ door"), "my front door, my door") == ["my front door"]


def test_dots_stay_within_the_clause():
    phrases = any_of("let ... in")
    assert found(phrases, "let the poor dog in") == ["let the poor dog in"]
    assert not phrases.said_in("let it be. come in")


def test_a_number_sign_is_a_count_with_its_bounds():
    assert found(any_of("# units?"), "at least 3 units or 1 unit") == ["at least 3 units", "1 unit"]


def test_a_name_stands_for_its_list():
    phrases = any_of("{pest} in {place}", pest="mice|[brown] rats?", place="(my|our) flat")
    assert found(phrases, "mice in my flat, brown rats in our flat, ants in my flat") == [
        "mice in my flat",
        "brown rats in our flat",
    ]


def test_a_phrase_is_whole_words():
    assert not any_of("rat").said_in("we were very grateful")


def test_the_first_is_the_leftmost_and_longest():
    phrases = any_of("door", "front door", "my front")
    first = phrases.first("at my front door")
    assert first is not None
    assert first[0] == "my front"


def test_no_phrase_is_found_in_other_words():
    assert any_of("a b c").first("c b a") is None


def modules():
    path = str(Path(assistant.facts.__file__).parent)
    return sorted(info.name for info in walk_packages([path], "assistant.facts.") if not info.ispkg)


def all_phrases(value):
    if isinstance(value, Phrases):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from all_phrases(part)


@pytest.mark.parametrize("name", modules())
def test_every_phrase_of_every_module_can_be_looked_for(name):
    for phrases in all_phrases(vars(import_module(name))):
        for phrase in phrases.phrases:
            lists = [words for _, words in phrases.lists]
            # Every word that the phrase may need stands in this text, so that it is made and looked for.
            Phrases((phrase,), phrases.lists).said_in(" ".join([phrase, *lists, *lists]))
