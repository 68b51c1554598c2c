import pytest
from hypothesis import given
from hypothesis import strategies as st

from intents.catalogue import load_catalogue, load_phrases
from intents.reading import read
from intents.wording import QUESTION_LIMIT


def repaired(question, lexicon):
    return dict(read(question, lexicon).repaired)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bathrom", "bathroom"),
        ("ceilling", "ceiling"),
        ("windwos", "windows"),
        ("kitchin", "kitchen"),
        ("lanlord", "landlord"),
        ("furnase", "furnace"),
    ],
)
def test_a_misspelled_word_is_read_as_the_word_it_is_meant_for(typed, meant, lexicon):
    assert repaired(f"my {typed} is bad", lexicon) == {typed: meant}


GOOD_WORDS = ["rant", "past", "pest", "tent", "flow", "hear", "heart", "lease", "sank", "mole"]


@pytest.mark.parametrize("word", GOOD_WORDS)
def test_a_good_word_is_left_as_it_is(word, lexicon):
    assert repaired(f"about the {word} here", lexicon) == {}


@pytest.mark.parametrize("word", ["xqzv", "zzzzzz", "qwertyuiop", "sdf"])
def test_what_is_like_no_word_is_left_as_it_is(word, lexicon):
    assert repaired(word, lexicon) == {}


def test_numbers_and_citations_are_never_repaired(lexicon):
    assert repaired("12.06(1)(a) 10x14 1,000 $2000", lexicon) == {}


def test_the_catalogue_s_own_words_are_seldom_repaired(lexicon):
    """Repair is for mistakes: where it changes many words of good phrases, it does harm."""
    phrases = [phrase for of in load_phrases().values() for phrase in of][::10]
    changed = sum(len(read(phrase, lexicon).repaired) for phrase in phrases)
    words = sum(len(phrase.split()) for phrase in phrases)
    assert changed / words < 0.01


def test_only_the_beginning_of_a_long_question_is_read(lexicon):
    assert len(read("heat " * 3000, lexicon).words) == QUESTION_LIMIT // len("heat ")


@given(st.text(alphabet=st.sampled_from("aehilnorst w"), max_size=60))
def test_what_a_word_is_repaired_to_is_a_good_word(text):
    lexicon = load_catalogue().lexicon
    for _, meant in read(text, lexicon).repaired:
        assert repaired(meant, lexicon) == {}


@given(st.text(max_size=120))
def test_concepts_lie_within_the_words(text):
    reading = read(text, load_catalogue().lexicon)
    assert all(0 <= one.first < one.last <= len(reading.words) for one in reading.mentions)
    assert len(set(reading.concepts)) == len(reading.concepts)
