from collections import Counter

import pytest

from tests.house.own_words import own_words
from tests.house.reading import grade, sentences, syllables, words

COUNTED = {
    1: "rule home homes rules asked sealed called be stairs rooms light served fixed owes tubs five feet",
    2: "owner able title titles needed settled inches reaches people window single someone safety safely stories",
    3: "area areas agreement agreements example unsettled violate petition occupant multiple inspector whoever",
    4: "reasonable habitable responsible available violation",
    5: "extermination unavailable",
    6: "responsibility",
}
"""Words with their syllables as a pronouncing dictionary has them."""


@pytest.mark.parametrize(("count", "text"), COUNTED.items())
def test_syllables_are_counted_as_a_dictionary_has_them(count, text):
    assert {word: syllables(word) for word in text.split() if syllables(word) != count} == {}


def test_a_number_in_figures_is_one_syllable():
    assert [syllables(word) for word in words("$1,250.50 is 10% of 12")] == [1, 1, 1, 1, 1]


def test_a_sentence_ends_at_a_stop_and_not_within_a_number():
    assert sentences('It has 13.5 sq ft. "Enough?" Yes!') == ["It has 13.5 sq ft.", '"Enough?', "Yes!"]


def test_the_grade_is_that_of_the_formula():
    assert words("The cat sat on the mat. The inspector decides.") == [
        "The",
        "cat",
        "sat",
        "on",
        "the",
        "mat",
        "The",
        "inspector",
        "decides",
    ]
    assert grade("The cat sat on the mat. The inspector decides.") == pytest.approx(
        0.39 * 9 / 2 + 11.8 * 12 / 9 - 15.59
    )


def test_own_words_are_those_without_quotations_citations_and_terms():
    said = 'Under 12.09(1)(a) the owner must act (Wis. Stat. 704.07); "shall" says so. The Building Inspector decides.'
    assert Counter(words(own_words(said)))["term"] == 2
    assert "12.09" not in own_words(said)
    assert "704" not in own_words(said)
    assert "shall" not in own_words(said)
