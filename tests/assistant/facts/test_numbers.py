from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.numbers import find_numbers, number_at, parse_number
from assistant.facts.tokens import tokens

ONES = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]  # fmt: skip
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def spelled(number, joint=" ", conjunction=" "):
    if number < 20:
        return ONES[number]
    if number < 100:
        tens, ones = divmod(number, 10)
        return TENS[tens - 2] + (joint + ONES[ones] if ones else "")
    if number < 1000:
        hundreds, rest = divmod(number, 100)
        return f"{ONES[hundreds]} hundred" + (conjunction + spelled(rest, joint, conjunction) if rest else "")
    thousands, rest = divmod(number, 1000)
    return f"{spelled(thousands, joint)} thousand" + (conjunction + spelled(rest, joint, conjunction) if rest else "")


@given(st.integers(0, 99_999), st.sampled_from([" ", "-"]), st.sampled_from([" ", " and "]))
def test_a_number_spelled_out_is_read_back(number, joint, conjunction):
    assert parse_number(spelled(number, joint, conjunction)) == number


@given(st.integers(0, 9_999_999))
def test_a_number_with_commas_is_read_back(number):
    assert parse_number(f"{number:,}") == number


@given(st.integers(0, 99_999), st.integers(1, 4))
def test_a_decimal_is_exact(digits, places):
    text = f"{digits:0{places + 1}d}"
    assert parse_number(f"{text[:-places]}.{text[-places:]}") == Fraction(digits, 10**places)


@given(st.integers(1, 400), st.sampled_from([(1, 2), (1, 4), (3, 4), (1, 8), (5, 8), (7, 16), (2, 3)]))
def test_mixed_fractions_are_exact(whole, part):
    over, under = part
    value = whole + Fraction(over, under)
    assert parse_number(f"{whole} {over}/{under}") == value
    assert parse_number(f"{whole}-{over}/{under}") == value
    assert parse_number(f"{whole} and {over}/{under}") == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("10½", Fraction(21, 2)),
        ("10 ½", Fraction(21, 2)),
        ("¾", Fraction(3, 4)),
        ("nine and a half", Fraction(19, 2)),
        ("seven and half", Fraction(15, 2)),
        ("two-and-a-half", Fraction(5, 2)),
        ("seven and three quarters", Fraction(31, 4)),
        ("twelve hundred", 1200),
        ("fifteen hundred", 1500),
        ("12 hundred", 1200),
        ("a hundred and ten", 110),
        ("hundred and sixty", 160),
        ("a thousand", 1000),
        ("2 thousand", 2000),
        ("5 million", 5_000_000),
        ("1.2 million", 1_200_000),
        ("3 mil", 3_000_000),
        ("half a million", 500_000),
        ("a quarter of a million", 250_000),
        ("two and a half thousand", 2500),
        ("5 hundred thousand", 500_000),
        ("three million two hundred thousand and five", 3_200_005),
        ("1k", 1000),
        ("1.5k", 1500),
        ("half a dozen", 6),
        ("a couple", 2),
        ("three point five", Fraction(7, 2)),
        ("point five", Fraction(1, 2)),
        (".5", Fraction(1, 2)),
        ("two thirds", Fraction(2, 3)),
        ("a third", Fraction(1, 3)),
        ("fourty two", 42),
        ("Twenty-Five", 25),
        ("-5", -5),
        ("minus ten", -10),
    ],
)
def test_numbers_as_people_write_them(text, value):
    assert parse_number(text) == value


@pytest.mark.parametrize(
    "text", ["", "the third", "12th", "2nd", "5/12/26", "11:30", "twelve windows", "1 2", "a", "mil", "grand", "half a"]
)
def test_what_is_no_number(text):
    assert parse_number(text) is None


def test_dates_and_times_hold_no_numbers():
    assert find_numbers("on 5/12 and 4/2/24 at 11:30") == ()


def test_counts_do_not_run_into_sizes():
    assert [number.value for number in find_numbers("two 2x4 and one 3x3")] == [2, 2, 4, 1, 3, 3]


def test_hundreds_may_go_unsaid_in_temperatures():
    said = [number_at(tokens(text), 0, spoken=True) for text in ("one twenty", "one-oh-four", "one ten and")]
    assert [hit[0].value for hit in said] == [120, 104, 110]


def test_a_number_on_a_word_is_a_label():
    labels = [number.label for number in find_numbers("BR2 is 120 and 10x12, #4, section 12.06, 12.06(1)(a)")]
    assert labels == [True, False, False, False, True, True, True, False]


@pytest.mark.parametrize("scale", [("thousand", 10**3), ("million", 10**6), ("billion", 10**9)])
@given(number=st.integers(1, 999))
def test_a_number_with_a_word_of_scale_is_read_back(number, scale):
    word, value = scale
    assert parse_number(f"{number} {word}") == number * value
    assert parse_number(f"{spelled(number)} {word}") == number * value


@given(st.text(max_size=60))
def test_any_text_can_be_searched(text):
    for number in find_numbers(text):
        assert 0 <= number.start < number.end <= len(text)
