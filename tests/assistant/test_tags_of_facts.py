from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.calculators.register import calculator
from assistant.calculators.window_facts import Window
from assistant.state import Case
from assistant.tags import tags


@pytest.fixture
def tagged(engine):
    def tag(name, **facts):
        return tags(Case(name, "", calculator(name).hold(facts)), engine)

    return tag


def exactly(value):
    return Amount.exactly(Fraction(value))


def test_amounts_have_their_units(tagged):
    assert tagged("heat", indoor_f=exactly(64), outdoor_f=exactly(-10)) == ("64 °F inside", "minus 10 °F outside")
    assert tagged("floor-space", floor_sqft=Amount(exactly(120).low, None, above=True)) == ("over 120 sq ft",)


def test_what_is_one_is_not_many(tagged):
    assert tagged("dwelling-type", units_total=exactly(1)) == ("1 unit",)
    assert tagged("dwelling-type", units_total=exactly(4)) == ("4 units",)


def test_yes_and_no_have_words_of_their_own(tagged):
    assert tagged("entry", consent=True, warrant=False) == ("consent", "no warrant")


def test_choices_and_dates_are_in_plain_words(tagged):
    assert tagged("service", served_on="owner") == ("given to the owner",)
    assert tagged("petition", served=date(2026, 5, 12)) == ("served Tuesday, May 12, 2026",)
    assert tagged("entry", hour=Fraction(21)) == ("9 pm",)


def test_of_a_list_each_has_a_tag(tagged):
    assert tagged("notice", has=("time", "remedial-order")) == ("time to comply", "repairs ordered")


def test_windows_of_one_size_stand_together(tagged):
    nine, pane = Window(area_sqft=exactly(9)), Window(kind="skylight")
    assert tagged("window", windows=(nine,)) == ("window 9 sq ft",)
    assert tagged("window", windows=(nine, nine, pane)) == ("2 windows, 9 sq ft each", "1 skylight")
    assert tagged("window", windows=()) == ("no window",)


def test_what_is_known_of_a_window_follows_it(tagged):
    window = Window(area_sqft=exactly(12), openable_share=Fraction(1, 2), obstruction_ft=exactly(2))
    assert tagged("window", windows=(window,)) == ("window 12 sq ft", "50 percent opens", "wall 2 ft away")
