from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.facts.readers.hot_water import read

TODAY = date(2026, 1, 15)


def facts(text, asked=None):
    return dict(read(text, TODAY, asked).facts)


@pytest.mark.parametrize(
    ("text", "degrees"),
    [
        ("hot tap measured 118 degrees", 118),
        ("Kitchen 124, lav 121, tub 122. Pass?", 121),
        ("water is 112 at the kitchen sink and 108 in the shower", 108),
        ("HW 104F @ lav, 107 @ tub, viol?", 104),
        ("is 49 C hot enough for the hot tap", Fraction(601, 5)),
        ("one twenty degree water", 120),
        ("stopped at one-oh-four", 104),
        ("Measured 115 deg. on Jan. 8 and again 1/15", 115),
        ("reaches 118, is two degrees under going to be a problem", 118),
        ("it gets up to 122", 122),
        ("ran for 5 minutes, 110F", 110),
        ("cold water is 55 and hot is 118", 118),
        ("the tank is 40 gallons and the water is 98", 98),
        ("118 at the tap. The manager told me anything over a hundred is hot enough", 118),
    ],
)
def test_the_lowest_reading_at_the_tap(text, degrees):
    assert facts(text) == {"water_f": Amount.exactly(Fraction(degrees))}


def test_the_hottest_of_all_taps_means_the_heater_is_up():
    text = "The hottest we get at any faucet is 120 exactly. Does the water heater pass?"
    assert facts(text) == {"water_f": Amount.exactly(120), "turned_up": True}


def test_a_range_stays_a_range():
    text = "I checked six apartments and the hot water ran between 88 and 101 in every one, even at full hot."
    assert facts(text) == {"water_f": Amount(Fraction(88), Fraction(101)), "turned_up": True}


@pytest.mark.parametrize(
    ("text", "degrees", "up"),
    [
        ("I keep the tank dialed to 110", 110, False),
        ("can we set the water heaters to 105", 105, False),
        ("heater set to 140, tap 117", 117, None),
        ("tank thermostat maxes at 112 and I can't turn it higher", 112, True),
        ("it's 105 with the heater turned all the way up", 105, True),
    ],
)
def test_a_setting_tells_that_the_heater_is_not_up(text, degrees, up):
    assert facts(text) == {"water_f": Amount.exactly(degrees)} | ({} if up is None else {"turned_up": up})


@pytest.mark.parametrize(
    "text",
    [
        "the hot water isn't hot enough. I set the heater to the little B on the dial",
        "does it need to be 120 at the faucet",
        "no hot water for 6 days",
        "tank cap adequate? 20 gal / 3 DUs",
        "my mother is eighty-eight",
        "caller #3 today",
    ],
)
def test_no_reading(text):
    assert facts(text) == {}


@pytest.mark.parametrize(
    ("asked", "text", "expected"),
    [
        ("water_f", "110", {"water_f": Amount.exactly(110)}),
        ("water_f", "around 100", {"water_f": Amount(Fraction(95), Fraction(105))}),
        ("turned_up", "yes", {"turned_up": True}),
        ("turned_up", "no its turned down", {"turned_up": False}),
    ],
)
def test_bare_answers(asked, text, expected):
    assert facts(text, asked) == expected
