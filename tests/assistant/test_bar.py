from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.bar import has_bar, split
from assistant.reply import Line

AMOUNTS = st.fractions(0, 5000)


@pytest.mark.parametrize(
    ("measured", "required", "cells"),
    [
        ("9", "14", (13, 20)),
        ("14", "14", (20, 20)),
        ("28", "14", (20, 10)),
        ("0", "14", (0, 20)),
        ("0.01", "14", (1, 20)),
        ("13.99", "14", (19, 20)),
        ("1000", "1", (20, 1)),
    ],
)
def test_the_longer_of_the_two_fills_the_bar(measured, required, cells):
    assert split(Fraction(measured), Fraction(required), 20) == cells


@given(AMOUNTS, AMOUNTS.filter(bool), st.integers(1, 40))
def test_a_bar_is_full_exactly_where_enough_is_there(measured, required, cells):
    filled, needed = split(measured, required, cells)
    assert 0 <= filled <= cells
    assert 1 <= needed <= cells
    assert (filled == cells) is (measured >= required)


@pytest.mark.parametrize(
    ("measured", "required", "shown"), [(9, 14, True), (0, 1, True), (-5, 70, False), (5, -20, False), (5, 0, False)]
)
def test_what_is_below_zero_has_no_bar(measured, required, shown):
    assert has_bar(Line("A line", None, Fraction(measured), Fraction(required))) is shown


def test_a_line_without_both_sides_has_no_bar():
    assert not has_bar(Line("A line", None, Fraction(1)))
    assert not has_bar(Line("A line", None, None, Fraction(1)))
