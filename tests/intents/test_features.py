import pytest

from intents.features import SHARES, features
from intents.reading import Reading
from intents.vocabulary import Mention
from intents.wording import read_words

FILLER = frozenset({"the", "is", "my"})


def found(question, *mentions):
    return features(Reading(read_words(question, {}), mentions), FILLER)


def test_every_word_counts_with_its_place():
    seen = found("my tub leaks")
    assert {name: places for name, places in seen.items() if name[0] == "w"} == {
        "w:my": (0,),
        "w:tub": (1,),
        "w:leak": (2,),
    }


def test_pieces_of_three_letters_tell_where_a_word_begins_and_ends():
    assert [name for name in found("my tub") if name[0] == "p"] == ["p:^tu", "p:tub", "p:ub$"]


def test_filler_and_numbers_have_no_pieces():
    assert [name for name in found("the 12.06 is my 10x14") if name[0] == "p"] == []


def test_neighbors_are_told_with_filler_and_across_it():
    assert [name for name in found("heat is off") if name[0] == "b"] == ["b:heat_is", "b:is_off", "b:heat_off"]


def test_concepts_count_alone_and_in_pairs():
    seen = found("tub drain", Mention("tub-or-shower", 0, 1), Mention("drain", 1, 2))
    assert seen["c:drain"] == (1,)
    assert seen["c:tub-or-shower"] == (0,)
    assert seen["k:drain+tub-or-shower"] == (1, 0)


@pytest.mark.parametrize(
    ("told", "size"),
    [
        ("0", 0),
        ("2", 2),
        ("57", 40),
        ("58", 58),
        ("79.5", 58),
        ("110", 100),
        ("1,000", 1000),
        ("3rd", 3),
        ("9999999", 2000),
    ],
)
def test_a_number_counts_by_how_big_it_is(told, size):
    seen = found(f"{told} degrees")
    assert seen[f"w:#{size}"] == (0,)
    assert seen[f"b:#{size}_degre"] == (0, 1)


@pytest.mark.parametrize("told", ["10x14", "12.06(1)(a)", "5/12", "$50"])
def test_a_size_a_date_a_sum_and_a_citation_are_no_numbers(told):
    assert [name for name in found(f"my {told} room") if name.startswith("w:#") and name[3:].isdigit()] == []


def test_a_word_said_twice_counts_once_at_its_first_place():
    assert found("heat heat")["w:heat"] == (0,)


@pytest.mark.parametrize("question", ["", "?!", "12.06(1)(a)", "no heat in my 10x14 room since the 3rd"])
def test_every_feature_is_of_a_kind_that_has_a_share(question):
    assert {name[0] for name in found(question)} <= set(SHARES)
