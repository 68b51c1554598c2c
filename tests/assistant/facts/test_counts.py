from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.facts.counts import as_typed, numbered, read_count

ONES = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
TENS = {2: "twenty", 3: "thirty", 4: "forty", 5: "fifty", 6: "sixty", 7: "seventy", 8: "eighty", 9: "ninety"}


def spelled(number, joint="-"):
    if number < 20:
        return ONES[number - 1]
    tens, rest = divmod(number, 10)
    return TENS[tens] + (joint + ONES[rest - 1] if rest else "")


@given(st.integers(1, 99), st.sampled_from(["-", " "]))
def test_a_spelled_count_is_read_back(number, joint):
    assert read_count(spelled(number, joint)) == Amount.exactly(number)


@given(st.integers(1, 9999))
def test_a_count_in_digits_is_read_back(number):
    assert read_count(f"it was {number}") == Amount.exactly(number)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("at least three", 3, None),
        ("three or more", 3, None),
        ("3+", 3, None),
        ("more than two", 3, None),
        ("over 10", 11, None),
        ("fewer than 5", 0, 4),
        ("up to four", 0, 4),
        ("no more than 6", 0, 6),
        ("2 or 3", 2, 3),
        ("two to four", 2, 4),
        ("between 3 and 5", 3, 5),
        ("none", 0, 0),
        ("nobody", 0, 0),
        ("a couple", 2, 2),
        ("both", 2, 2),
        ("just a single one", 1, 1),
        ("several", 2, None),
        ("a bunch", 2, None),
        ("a dozen", 12, 12),
        ("Twenty-Four", 24, 24),
    ],
)
def test_bounds_are_kept(text, low, high):
    assert read_count(text) == Amount(Fraction(low), None if high is None else Fraction(high))


@pytest.mark.parametrize("text", ["", "I don't know", "the building", "$200", "12.5"])
def test_words_without_a_count_give_none(text):
    assert read_count(text) is None


@given(st.text(alphabet=st.characters(codec="utf-8", exclude_categories=["Cs", "Cc"]), max_size=60))
def test_numbers_in_digits_keep_every_other_character_in_its_place(text):
    assert len(numbered(text)) == len(text)


def test_spelled_numbers_become_digits_set_to_the_right():
    assert numbered("Twelve-unit and one") == "    12-unit and one"


def test_a_fraction_is_left_as_it_is():
    assert numbered("nine and a half") == "nine and a half"


def test_a_place_inside_a_spelled_number_means_all_its_words():
    text = "been thirty five days"
    assert as_typed(text, numbered(text).index("35"), len(text)) == "thirty five days"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("5 million units", "  5000000 units"),
        ("1,200 units", " 1200 units"),
        ("twelve hundred units", "          1200 units"),
    ],
)
def test_large_numbers_are_in_digits_and_every_other_character_keeps_its_place(text, number):
    assert numbered(text) == number


@pytest.mark.parametrize("text", ["5k units", "a billion units"])
def test_digits_that_find_no_room_are_left_out(text):
    assert numbered(text) == text
