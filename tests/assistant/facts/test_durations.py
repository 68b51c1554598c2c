from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.durations import Length, find_durations

LAST = date(2026, 6, 15)


def days(text):
    return [span.length.in_days(LAST) for span in find_durations(text)]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("10 day violation", [10]),
        ("eight days", [8]),
        ("thirty-five days", [35]),
        ("three weeks", [21]),
        ("a week", [7]),
        ("a week and a half", [11]),
        ("two full weeks", [14]),
        ("a couple of days", [2]),
        ("14d", [14]),
        ("6 wks", [42]),
        ("a fortnight", [14]),
        ("a weekend", [2]),
        ("a month", [31]),
        ("2 months", [61]),
        ("a year", [365]),
        ("30-day notice, 5 days late", [30, 5]),
        ("100 days late", [100]),
    ],
)
def test_lengths_of_time_as_people_tell_them(text, told):
    assert days(text) == told


@pytest.mark.parametrize(
    "text", ["", "$200 a person", "12 units", "and", "every Monday", "a day and a half", "12.5 days"]
)
def test_other_words_are_no_lengths(text):
    assert days(text) == []


def test_a_length_beyond_the_calendar_does_not_make_it_fail():
    assert days("9999 years") == [(LAST - date.min).days]


def test_a_month_is_as_long_as_the_one_that_it_ends_in():
    assert Length(1, 0).in_days(date(2026, 3, 1)) == 28


@given(st.integers(1, 999), st.sampled_from(["{} days", "{} day", "{}-day", "{}d", "{} straight days"]))
def test_days_are_read_back(number, form):
    assert days(form.format(number)) == [number]
