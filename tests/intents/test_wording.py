import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intents.wording import clean, plain, read_words, stem

ANYTHING = st.text(max_size=200)


@given(ANYTHING)
def test_cleaned_text_holds_no_control_or_private_character(text):
    assert not [letter for letter in clean(text) if unicodedata.category(letter)[0] == "C"]


@given(ANYTHING)
def test_cleaning_twice_changes_nothing(text):
    assert clean(clean(text)) == clean(text)


@given(ANYTHING)
def test_white_space_becomes_single_spaces(text):
    assert clean(text) == " ".join(clean(text).split())


@given(ANYTHING)
def test_cleaning_makes_no_text_much_longer(text):
    """A composed character may come apart into three (U+FB2C and its like), never into more."""
    assert len(clean(text)) <= 3 * len(text)


@given(ANYTHING)
def test_words_stand_where_they_were_typed(text):
    typed = plain(text)
    for word in read_words(text, {}):
        assert 0 <= word.start < word.end <= len(typed)


@given(ANYTHING)
def test_there_are_no_more_words_than_characters(text):
    assert len(read_words(text, {})) <= len(plain(text))


@pytest.mark.parametrize(
    ("typed", "cleaned"),
    [
        ("no\x00 heat\x1b[2J", "no heat[2J"),
        ("no\theat\r\n in\u2028here", "no heat in here"),
        ("e\u0301vier", "\u00e9vier"),
        ("\u202eright to left\u202c", "right to left"),
        ("\ue000\ufeff", ""),
        ("  two  words ", "two words"),
    ],
)
def test_cleaned_text(typed, cleaned):
    assert clean(typed) == cleaned


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Don\u2019t", "don't"),
        ("12\u20326\u2033", "12'6\""),
        ("10\u00d714", "10x14"),
        ("CAF\u00c9", "cafe"),
        ("8\u201310", "8-10"),
    ],
)
def test_typographic_marks_and_accents_are_made_plain(typed, read):
    assert plain(typed) == read


@pytest.mark.parametrize(
    ("forms", "root"),
    [
        (("leak", "leaks", "leaking", "leaked"), "leak"),
        (("battery", "batteries"), "battery"),
        (("dish", "dishes"), "dish"),
        (("glass", "glasses"), "glass"),
        (("plug", "plugged", "plugging"), "plug"),
        (("sewage",), "sewag"),
        (("this",), "this"),
        (("bus",), "bus"),
        (("ring",), "ring"),
        (("bed",), "bed"),
    ],
)
def test_endings_that_only_bend_a_word_are_taken_off(forms, root):
    assert {stem(form) for form in forms} == {root}


def stems(question, spelled=None):
    return [word.stem for word in read_words(question, spelled or {})]


def test_contractions_and_abbreviations_are_spelled_out():
    spelled = {"dont": "do not", "ll": "landlord"}
    assert stems("LL don't care", spelled) == ["landlord", "do", "not", "car"]


def test_a_possessive_is_its_owner():
    assert stems("the landlord's furnace") == ["the", "landlord", "furnac"]


@pytest.mark.parametrize(
    ("question", "mark"),
    [
        ("what does 12.06(1)(a) say", "#cite"),
        ("read me 12.06.1.a", "#cite"),
        ("sec 12-06 (1)", "#cite"),
        ("a 10x14 room", "#x#"),
        ("a 10 x 14.5 room", "#x#"),
        ("a 3' x 5 window", "#x#"),
        ("a $200 fine", "#$"),
        ("due on 5/12/26", "#"),
        ("the 12th of May", "#"),
        ("1,000 square feet", "#"),
    ],
)
def test_numbers_are_read_as_what_they_are(question, mark):
    assert [one for one in stems(question) if one.startswith("#")] == [mark]


def test_twelve_and_a_half_feet_is_no_citation():
    assert "#cite" not in stems("12.5 ft and $12.06")
