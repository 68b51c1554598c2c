from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.calculators.window_facts import Window
from assistant.facts.readers.window import read

TODAY = date(2026, 5, 1)


def facts(text, asked=None):
    return dict(read(text, TODAY, asked).facts)


@pytest.mark.parametrize(
    ("text", "share"),
    [
        ("the bottom half opens", Fraction(1, 2)),
        ("only the lower half opens", Fraction(1, 2)),
        ("it cranks open about a third of the way", Fraction(1, 3)),
        ("just the bottom third lifts, is that enough", Fraction(1, 3)),
        ("opens halfway", Fraction(1, 2)),
        ("opens 48 percent of it", Fraction(12, 25)),
        ("45% of it opens", Fraction(9, 20)),
        ("two thirds of it opens", Fraction(2, 3)),
        ("opens all the way", Fraction(1)),
        ("it opens fully", Fraction(1)),
        ("double hung", Fraction(1, 2)),
        ("a dbl hung one", Fraction(1, 2)),
        ("doesn't open", Fraction(0)),
        ("doesnt open, not even a crack", Fraction(0)),
        ("won't open", Fraction(0)),
        ("painted shut", Fraction(0)),
        ("nailed shut", Fraction(0)),
        ("fixed glass", Fraction(0)),
        ("nothing opens", Fraction(0)),
        ("none of them can be opened", Fraction(0)),
        ("sealed windows", Fraction(0)),
    ],
)
def test_the_part_that_opens(text, share):
    assert facts(text) == {"openable_share": share}


@pytest.mark.parametrize(
    "text",
    [
        "doesn't open all the way",
        "how much of the window must open",
        "does 45 percent of the window have to open",
        "a third floor window that opens",
        "opens 4 inches",
        "half basement, opens on the yard",
    ],
)
def test_what_does_not_tell_how_much_opens(text):
    assert "openable_share" not in facts(text)


def test_a_double_hung_window_is_taken_to_open_by_half():
    assert [one.key for one in read("double hung 36x60 in", TODAY).assumed] == ["assumed.double_hung"]
    assert [one.key for one in read("double hung 36x60 in, the lower third opens", TODAY).assumed] == []


def test_a_share_belongs_to_the_window_it_follows():
    told = facts("two windows 2x4 and one skylight 3x3 that opens halfway")["windows"]
    assert [window.openable_share for window in told] == [None, None, Fraction(1, 2)]


@pytest.mark.parametrize(
    "text",
    [
        "win 15 sf total but only 4 sf opens",
        "17 sq ft of window but just 4 sq ft opens",
        "a 15 sq ft window, 4 sq ft of it opens",
        "window 15 sq ft, 4 of it opens",
        "window 15 sq ft, openable 4 sf",
    ],
)
def test_the_area_that_opens_is_the_windows(text):
    (window,) = facts(text)["windows"]
    assert window.openable_sqft == Amount.exactly(4)


def test_an_area_that_opens_of_several_windows_is_of_all_together():
    told = facts("two windows 2x4, only 6 sq ft opens")
    assert told["openable_sqft"] == Amount.exactly(6)
    assert [window.openable_sqft for window in told["windows"]] == [None, None]
    each = facts("two windows 2x4, 3 sq ft opens on each")["windows"]
    assert [window.openable_sqft for window in each] == [Amount.exactly(3)] * 2


def test_only_one_of_two_opens():
    told = facts("two windows 3x5, only one opens")["windows"]
    assert [window.openable_share for window in told] == [None, Fraction(0)]


def test_a_bathroom_window_that_opens_is_told_as_one():
    assert facts("bathroom with a window that opens") == {
        "room": "bathroom",
        "windows": (Window(),),
        "openable_share": 1,
    }


@pytest.mark.parametrize(
    ("text", "device"),
    [
        ("bathroom with a fan", True),
        ("theres an exhaust fan", True),
        ("it has an HRV", True),
        ("ERV serving the rooms", True),
        ("no fan", False),
        ("without a vent", False),
        ("no vent or window anywhere", False),
        ("the fan is broken", False),
        ("bath fan is installed but pulls no air", False),
        ("do i need a fan", None),
        ("bathroom fan", None),
        ("ceiling fan", None),
        ("the heating vent has a leak", None),
    ],
)
def test_another_device_that_airs_the_room(text, device):
    assert facts(text).get("ventilating_device") is device
