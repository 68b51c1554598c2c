from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from textual.content import Content

from assistant.tui.blocks import Bar, Block, cited, lines

TEXT = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")) | st.just(" "), max_size=120)
SIZE = st.fractions(min_value=0, max_value=10_000)


def printed(rows, width, **settings):
    return [line.plain.rstrip() for line in lines(rows, width, **settings)]


def bar(measured, required):
    return printed([Bar(Fraction(measured), Fraction(required), Content("m"), "$bad")], 40)[0].split()[0]


def test_a_label_stands_on_the_first_line_and_the_rest_hangs():
    assert printed([Block(Content("one two three"), Content("1  "))], 11) == ["1  one two", "   three"]


def test_a_rail_stands_on_every_line():
    assert printed([Block(Content("one two three"), Content("| "), rail=True)], 9) == ["| one two", "| three"]


def test_a_long_label_that_leaves_too_little_room_stands_above():
    rows = [Block(Content("one two three"), Content("If you live there  ")), Block(Content("four"), Content(" " * 19))]
    assert printed(rows, 30) == ["If you live there", "  one two three", "  four"]
    assert printed(rows, 43) == ["If you live there  one two three", " " * 19 + "four"]


def test_an_aside_stands_at_the_right_end_of_the_first_line():
    row = Block(Content("one two three four five six"), aside=Content("12.04"))
    assert printed([row], 25) == ["one two three four  12.04", "five six"]


def test_an_aside_without_room_goes_below():
    assert printed([Block(Content("one two three"), aside=Content("12.06(1)(a)"))], 14) == [
        "one two three",
        "12.06(1)(a)",
    ]


def test_blank_lines_stand_between_blocks_and_not_before_the_first():
    assert printed([Block(Content("a"), above=1), Block(Content("b"), above=1)], 9) == ["a", "", "b"]


def test_a_narrow_block_is_left_out_of_a_wide_window():
    assert printed([Block(Content("a"), narrow=True)], 9) == []
    assert printed([Block(Content("a"), narrow=True)], 9, narrow=True) == ["a"]


@pytest.mark.parametrize(
    ("measured", "required", "drawn"),
    [
        (0, 10, "────────────────────│"),
        (5, 10, "━━━━━━━━━━──────────│"),
        ("9.99", 10, "━━━━━━━━━━━━━━━━━━━─│"),
        (10, 10, "━━━━━━━━━━━━━━━━━━━━│"),
        (20, 10, "━━━━━━━━━━│━━━━━━━━━━"),
    ],
)
def test_a_bar_is_full_up_to_what_is_measured_and_marked_at_what_is_required(measured, required, drawn):
    assert bar(measured, required) == drawn


def test_the_choice_that_is_lit_fills_its_line():
    row = Block(Content("one"), Content("1  "), choice=1)
    dark, lit = lines([row], 10), lines([row], 10, lit=1)
    assert [line.plain for line in dark] == [line.plain for line in lit] == ["1  one    "]
    assert any(span.style == "on $lit" for span in lit[0].spans)
    assert not any(span.style == "on $lit" for span in dark[0].spans)


@given(TEXT, TEXT, st.integers(4, 120), st.integers(0, 4))
def test_no_line_is_wider_than_its_window(text, aside, width, indent):
    row = Block(Content(text), Content("1 "), Content(aside[: width // 4]), indent=min(indent, width - 4))
    assert all(cell_len(line.plain) <= width for line in lines([row], width))


@given(SIZE, SIZE, st.integers(4, 120))
def test_no_bar_is_wider_than_its_window(measured, required, width):
    assert all(
        cell_len(line.plain) <= width for line in lines([Bar(measured, required, Content("9 of 14 ft"), "")], width)
    )


@given(st.lists(st.text(st.characters(codec="ascii", categories=("L", "N")), min_size=1, max_size=9), max_size=30))
def test_no_word_is_lost(words):
    shown = " ".join(line.plain for line in lines([Block(Content(" ".join(words)))], 30))
    assert shown.split() == words


def test_a_citation_carries_itself_for_the_mouse():
    styles = [span.style for span in cited("12.04").spans]
    assert any(getattr(style, "meta", {}).get("cite") == "12.04" for style in styles)
