from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.facts.readers.basement import read

TODAY = date(2026, 1, 15)


def facts(text, asked=None):
    return dict(read(text, TODAY, asked).facts)


def told(height=None, depth=None):
    values = {"clear_height_ft": height, "depth_below_grade_ft": depth}
    return {name: Amount.exactly(Fraction(value)) for name, value in values.items() if value is not None}


@pytest.mark.parametrize(
    ("text", "height", "depth"),
    [
        ("Downstairs is 7 and a half feet floor to ceiling and 3 feet of that is below the outside ground", "15/2", 3),
        ("5 ft underground of 8", 8, 5),
        ("My bedroom's ceiling height is 7 feet and exactly 3.5 feet of that is below the yard.", 7, "7/2"),
        ("My flat sits three feet down and the ceiling is at eight feet.", 8, 3),
        ("three point five feet down out of a nine foot ceiling", 9, "7/2"),
        ("3 1/2 feet of the 7 foot height is under grade", 7, "7/2"),
        ("4 of the 8 feet is below ground", 8, 4),
        ("7 ft 6 in ceiling with 42 inches below grade", "15/2", "7/2"),
        ("ceiling 8, below grade 3", 8, 3),
        ("8 ft tall, 5 ft above ground", 8, 3),
        ("the floor is 4 ft below grade and the ceiling is 4 ft above grade", 8, 4),
        ("half of an 8 foot ceiling is below ground", 8, 4),
        ("fully underground, 8 foot ceiling", 8, 8),
    ],
)
def test_height_and_depth(text, height, depth):
    assert facts(text) == told(height, depth)


@pytest.mark.parametrize(
    ("text", "depth"),
    [
        (
            "Lot slopes. Front wall has 6 ft of dirt against it, back wall 1 ft, two sides 3.5 ft each, "
            "all walls the same length, 8 ft ceiling. Is it a basement?",
            "7/2",
        ),
        ("front is 2 ft below grade, back is 6 ft below grade, 8 ft ceiling", 4),
        ("north side 4 ft below, south side 0 ft, east and west 2 ft each, ceiling 8 ft", 2),
        ("walkout: back 0, front 8 feet, sides 4 feet each; ceiling 8 feet", 4),
        ("four sides at 3, 3, 5 and 5 feet below grade with 8 foot ceiling", 4),
    ],
)
def test_the_depth_of_several_sides_is_averaged(text, depth):
    found = read(text, TODAY)
    assert found.facts == told(8, depth)
    assert found.assumed[-1].key == "assumed.average_of_sides"


@pytest.mark.parametrize(
    "text",
    ["1/4 below grade", "62% below grade", "underground less than one-half", "a couple steps down", "half basement"],
)
def test_shares_and_steps_are_no_feet(text):
    assert facts(text).keys() <= {"share_below"}


@pytest.mark.parametrize(
    ("asked", "text", "expected"),
    [
        ("clear_height_ft", "8", told(8)),
        ("clear_height_ft", "7'6\"", told("15/2")),
        ("depth_below_grade_ft", "about 4 feet", {"depth_below_grade_ft": Amount(Fraction(19, 5), Fraction(21, 5))}),
        ("depth_below_grade_ft", "40 inches", told(depth="10/3")),
    ],
)
def test_bare_answers(asked, text, expected):
    assert facts(text, asked) == expected
