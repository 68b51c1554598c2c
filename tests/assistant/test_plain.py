from dataclasses import replace
from fractions import Fraction

import pytest

from assistant.plain import plain_reply
from assistant.reply import Calculation, Line, Option, Quote, Reply

NINE = Line("The window: 9", None, Fraction(9), Fraction(14), "sq ft", False)
FULL = Reply(
    "q",
    "calculate",
    "bedroom-window-area",
    0.9,
    "Bedroom windows",
    "No. It needs 14 sq ft.",
    why=("The rule is about bedrooms.",),
    owner="Make it larger.",
    resident="Tell the owner.",
    unsettled=("Glass or opening is not said.",),
    decides="The Building Inspector.",
    citations=(Quote("12.06(1)(a)", "shall be 10 percent"),),
    calc=Calculation(
        "window",
        "violates",
        steps=(Line("10 percent of 140 is 14", "12.06(1)(a)"), NINE),
        assumed=("3 x 3 taken as feet", "no wall close by"),
        mend=("One window of 3 ft by 5 ft would do.",),
    ),
    next=(Option("openable-window-area", "How much must open", "12.06(1)(b)"),),
)


def test_the_parts_come_in_reading_order(engine):
    assert plain_reply(FULL, engine).split("\n\n") == [
        "No. It needs 14 sq ft.",
        "The working:\n  10 percent of 140 is 14 (12.06(1)(a))\n  The window: 9\n"
        "  [#############-------|] 9 of 14 sq ft",
        'The law (adopted May 2, 2000, amended June 6, 2000):\n  12.06(1)(a): "shall be 10 percent"',
        "The rule is about bedrooms.",
        "What would do: One window of 3 ft by 5 ft would do.",
        "If you own it: Make it larger.\nIf you live there: Tell the owner.",
        "Taken for granted: 3 x 3 taken as feet; no wall close by.\nNot settled: Glass or opening is not said.\n"
        "Who decides: The Building Inspector.",
        "People also ask:\n  1. How much must open (12.06(1)(b))",
    ]


def test_what_is_heard_has_words_alone(engine):
    assert "  The window: 9\n\nThe law" in plain_reply(FULL, engine, bars=False)


@pytest.mark.parametrize(
    ("measured", "required", "bar"),
    [
        (9, 14, "[#############-------|] 9 of 14 sq ft"),
        (14, 14, "[####################|] 14 of 14 sq ft"),
        (28, 14, "[##########|##########] 28 of 14 sq ft"),
        (0, 14, "[--------------------|] 0 of 14 sq ft"),
    ],
)
def test_a_bar_has_its_mark_at_what_is_required(engine, measured, required, bar):
    step = Line("The window", None, Fraction(measured), Fraction(required), "sq ft")
    reply = Reply("q", "calculate", None, 1.0, "W", "So.", calc=Calculation("window", None, steps=(step,)))
    assert plain_reply(reply, engine).splitlines()[-1].strip() == bar


def test_a_working_that_is_too_long_follows_the_law_but_for_its_comparisons(engine):
    long = tuple(Line(f"Line {number} of a working that says a good deal.") for number in range(9))
    reply = replace(FULL, calc=replace(FULL.calc, steps=(*long, NINE)))
    parts = [part.splitlines()[0] for part in plain_reply(reply, engine).split("\n\n")]
    assert parts.index("The working:") < parts.index(next(part for part in parts if part.startswith("The law ")))
    assert parts.index("More of the working:") == parts.index("The rule is about bedrooms.") - 1


def test_a_decline_has_its_referral_and_what_is_near(engine):
    reply = Reply("q", "decline", None, 0.0, "Rent", "Not covered.", refer="Ask a lawyer.", near=("12.11", "12.15"))
    assert plain_reply(reply, engine).split("\n\n") == [
        "Not covered.",
        "Ask a lawyer.",
        "Near to it in the chapter: 12.11, 12.15.",
    ]


def test_danger_stands_first_and_the_question_last(engine):
    reply = Reply("q", "ask", None, 1.0, "Heat", "It must reach 70.", first="Call 911.", asks="How warm is it?")
    assert plain_reply(reply, engine).split("\n\n") == ["Call 911.", "It must reach 70.", "How warm is it?"]


def test_readings_are_numbered_for_picking(engine):
    options = (Option("a", "One thing", "12.05"), Option("b", "Another", ""))
    reply = Reply("q", "choose", None, 0.5, "Which", "Two readings.", options=options)
    assert plain_reply(reply, engine).split("\n\n")[-1] == "Which one?\n  1. One thing (12.05)\n  2. Another"


@pytest.mark.parametrize("width", [20, 40, 80, 100])
def test_lines_keep_to_the_width_where_words_allow(engine, width):
    also = Reply("q", "answer", None, 1.0, "A", "Yes, the very same thing again, said once more.")
    reply = Reply("q", "answer", None, 1.0, "A", "Yes, " * 50 + "indeed.", also=(also,))
    assert all(len(line) <= width for line in plain_reply(reply, engine, width).splitlines())
