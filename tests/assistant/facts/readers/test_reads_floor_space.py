from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.facts.readers.floor_space import read

TODAY = date(2026, 1, 15)


def floor(text, asked=None):
    return read(text, TODAY, asked).facts.get("floor_sqft")


@pytest.mark.parametrize(
    ("text", "square_feet"),
    [
        ("can I rent the 600 sq ft apartment over my garage", 600),
        ("1,000 ft² flat", 1000),
        ("20 by 40 foot apartment big enough?", 800),
        ("garage apt 24x24 = 576 sf, ok or no?", 576),
        ("a cozy cottage of seven hundred feet", 700),
        ("Can I split my 1,800 square foot house into two 900-foot flats?", 900),
        ("the house is 2000 sq ft and the apartment is 800", 800),
        ("conv to 2 DU @ 880 sf ea, flr space ok?", 880),
        ("each flat at 1,050", 1050),
        ("letter dated 4/2/24, upper flat 870", 870),
        ("We measured the lower twice and came out with 987 and 991", 987),
        ("unit measures 998 sq ft inside the walls, do i fail by two feet", 998),
        ("we live in a 1k sq ft duplex half", 1000),
        ("nine fifty square feet", 950),
        ("nine hundred ninety nine square feet", 999),
        ("apt 12 is 760 sq ft, rent is $900", 760),
        ("60 square meter apartment", 60 * Fraction(1250, 381) ** 2),
    ],
)
def test_the_floor_space_of_the_unit(text, square_feet):
    assert floor(text) == Amount.exactly(square_feet)


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("about 1000 square feet", Amount(Fraction(950), Fraction(1050))),
        ("under 1000 feet", Amount(None, Fraction(1000), below=True)),
        ("lofts of 425 to 510 square feet apiece", Amount(Fraction(425), Fraction(510))),
        ("six hundred and some feet", Amount(Fraction(600), Fraction(630), above=True)),
    ],
)
def test_bounds_are_kept(text, amount):
    assert floor(text) == amount


@pytest.mark.parametrize(
    "text",
    [
        "lot only fits a house 30 feet wide. will it meet the minimum size",
        "thousand square feet rule",
        "is one thousand square feet needed per person",
        "per unit floor space on a triplex of 2,700 ft total",
        "apartment has 3 rooms: 10x12, 12x14 and 8x10",
        "half of a 1600 sq ft duplex",
        "since 1998",
        "rent is $900",
    ],
)
def test_what_is_no_floor_space_of_a_unit(text):
    assert floor(text) is None


def test_a_bare_answer():
    assert floor("850", "floor_sqft") == Amount.exactly(850)
    assert floor("80", "floor_sqft") == Amount.exactly(80)


def test_bare_sides_are_said_to_be_feet():
    assert [said.key for said in read("apartment 25 x 38", TODAY).assumed] == ["assumed.pair_as_feet"]
