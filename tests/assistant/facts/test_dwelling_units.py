from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.facts.dwelling_units import building_units, read_units, units_total


@pytest.mark.parametrize(
    ("text", "units"),
    [
        ("Up and down flats, two apartments total", 2),
        ("is a duplex a multiple dwelling", 2),
        ("dupelex bins", 2),
        ("I own a two-flat", 2),
        ("a side by side", 2),
        ("we're an upstairs-downstairs", 2),
        ("Our twin house holds us and the neighbors, nobody else", 2),
        ("my house is only me and one neighbor down", 2),
        ("both units", 2),
        ("house with 2 apartment", 2),
        ("triplex", 3),
        ("3-flat", 3),
        ("our triple decker", 3),
        ("4-plex", 4),
        ("4plex", 4),
        ("fourplex", 4),
        ("a quad", 4),
        ("six-plex", 6),
        ("12 unit building", 12),
        ("6 apartment building", 6),
        ("36-unit complex", 36),
        ("8 fam bldg", 8),
        ("old six-family on the corner", 6),
        ("my five unit", 5),
        ("sixteen units", 16),
        ("There's five apartments here", 5),
        ("ten of us units here", 10),
        ("where do 9 families put their trash", 9),
        ("Condo building of 6 units", 6),
        ("all four apartments", 4),
        ("1 of 4 units infested", 4),
        ("3 out of 8 apartments", 8),
        ("a dozen apartments", 12),
        ("twenty-four unit building", 24),
        ("converting my house from two to three apartments", 3),
        ("If I add a third apartment in the attic of my two family", 3),
        ("single family rental", 1),
        ("a one-family house", 1),
        ("the house we rent", 1),
        ("I rent a little ranch house", 1),
        ("a lone cabin", 1),
    ],
)
def test_the_size_of_a_building_as_people_tell_it(text, units):
    assert units_total(text) == Amount.exactly(units)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("where the dwelling has three or more units", 3, None),
        ("more than two dwelling units", 3, None),
        ("3+ units", 3, None),
        ("at least five apartments", 5, None),
        ("fewer than 3 units", 0, 2),
        ("2 or 3 apartments", 2, 3),
    ],
)
def test_bounds_are_kept(text, low, high):
    assert units_total(text) == Amount(Fraction(low), None if high is None else Fraction(high))


@pytest.mark.parametrize(
    "text",
    [
        "I live in a big apartment block", "600 sq ft apartment", "two bedroom apartment",
        "unit 2 bedroom: 96 sf floor",
        "Unit 3B has no heat", "apartment 5", "my apartment", "the house is old", "$900 apartment", "",
    ],
)  # fmt: skip
def test_other_words_do_not_tell_the_size(text):
    assert units_total(text) is None


def test_units_with_mice_are_not_the_size_of_the_building():
    assert building_units("two units have mice") is None
    assert building_units("two units of our 6 unit building have mice") == Amount.exactly(6)


@pytest.mark.parametrize(
    ("text", "units"), [("four", 4), ("just us", 1), ("it's a house", 1), ("a triplex", 3), ("2", 2)]
)
def test_a_bare_answer_tells_the_size(text, units):
    assert read_units(text) == Amount.exactly(units)


@given(
    st.integers(2, 400),
    st.sampled_from(["{} unit building", "{}-unit", "{} apartments", "{} units total", "{}-family house"]),
)
def test_the_size_is_read_back(number, form):
    assert units_total(f"we live in a {form.format(number)} here") == Amount.exactly(number)
