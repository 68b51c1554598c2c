from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.hours import find_hours


def hours(text):
    return [found.hour for found in find_hours(text)]


@given(st.integers(0, 23), st.integers(0, 59), st.sampled_from(["pm", " p.m.", " PM", "p.m", " in the {part}"]))
def test_an_hour_with_its_half_is_read_back(hour, minute, form):
    half = form.replace("p", "a").replace("P", "A") if hour < 12 else form
    half = half.replace("{aart}", "morning").replace("{part}", "afternoon")
    text = f"{(hour - 1) % 12 + 1}:{minute:02}{half}"
    assert hours(f"they came at {text} on Monday") == [hour + Fraction(minute, 60)]


@given(st.integers(13, 23), st.integers(0, 59))
def test_an_hour_on_a_clock_of_24_is_read_back(hour, minute):
    (found,) = find_hours(f"{hour}:{minute:02}")
    assert (found.hour, found.guessed) == (hour + Fraction(minute, 60), False)


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("3pm", 15),
        ("11:30 at night", Fraction(47, 2)),
        ("10 in the morning", 10),
        ("five in morning", 5),
        ("noon", 12),
        ("midnight", 0),
        ("12 at night", 0),
        ("12 pm", 12),
        ("12am", 0),
        ("2 in the morning", 2),
        ("nine o'clock at night", 21),
        ("5 oclock in the evening", 17),
        ("half past nine at night", Fraction(43, 2)),
        ("quarter to 8 am", Fraction(31, 4)),
        ("a quarter past 8 pm", Fraction(81, 4)),
        ("20 minutes to nine pm", 20 + Fraction(40, 60)),
        ("ten thirty at night", Fraction(45, 2)),
        ("tonight at 9", 21),
        ("this morning at 10", 10),
        ("Saturday afternoon at 2", 14),
        ("9 tonight", 21),
    ],
)
def test_hours_as_people_tell_them(text, hour):
    (found,) = find_hours(text)
    assert (found.hour, found.guessed) == (hour, False)


@pytest.mark.parametrize(
    ("text", "hour"), [("at 3", 15), ("at 10", 10), ("around 7", 19), ("9", 9), ("he came at 8", 8)]
)
def test_a_bare_hour_is_taken_in_the_daytime_and_marked(text, hour):
    (found,) = find_hours(text)
    assert (found.hour, found.guessed) == (hour, True)


@pytest.mark.parametrize(
    "text",
    [
        "24 hours notice",
        "my 3 kids",
        "12.06(1)(a)",
        "16 units",
        "Two tenants and one already did",
        "tenant",
        "10 days",
        "$10",
        "",
    ],
)
def test_other_numbers_are_no_hours(text):
    assert hours(text) == []


@given(st.text(max_size=60))
def test_no_text_makes_it_fail(text):
    for found in find_hours(text):
        assert 0 <= found.hour < 24
