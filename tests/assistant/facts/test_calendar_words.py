import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.calendar_words import MONTHS, WEEKDAYS, month_of, weekday_of, with_ordinals


@pytest.mark.parametrize(
    ("word", "month"),
    [
        ("january", 1), ("janurary", 1), ("jan", 1), ("febuary", 2), ("feburary", 2), ("march", 3), ("mar", 3),
        ("apirl", 4), ("may", 5), ("jun", 6), ("jully", 7), ("agust", 8), ("septmber", 9), ("sept", 9), ("ocotber", 10),
        ("novemeber", 11), ("decmber", 12),
    ],
)  # fmt: skip
def test_months_are_known_by_name_short_name_and_misspelling(word, month):
    assert month_of(word) == month


@pytest.mark.parametrize("word", ["member", "match", "marsh", "unit", "days", "me", "", "jury", "mother", "remember"])
def test_other_words_are_no_months(word):
    assert month_of(word) is None


@pytest.mark.parametrize(
    ("word", "weekday"),
    [("monday", 0), ("tues", 1), ("wensday", 2), ("wednsday", 2), ("thrusday", 3), ("fri", 4), ("saterday", 5),
     ("sunday", 6)],
)  # fmt: skip
def test_weekdays_are_known_by_name_short_name_and_misspelling(word, weekday):
    assert weekday_of(word) == weekday


@given(st.sampled_from(MONTHS), st.integers(0, 12))
def test_a_long_month_with_two_letters_swapped_is_still_known(name, place):
    at = 1 + place % max(1, len(name) - 2)
    swapped = name[:at] + name[at + 1 : at + 2] + name[at : at + 1] + name[at + 2 :]
    if len(name) > 5:
        assert month_of(swapped) == MONTHS.index(name) + 1


@given(st.sampled_from(WEEKDAYS))
def test_a_weekday_without_its_last_letter_is_still_known(name):
    assert weekday_of(name[:-1]) == WEEKDAYS.index(name)


def test_ordinals_become_digits_in_their_place():
    assert with_ordinals("the twenty-first of may") == "the         21st of may"
    assert with_ordinals("the third") == "the   3rd"
    assert with_ordinals("the north") == "the north"
