from datetime import date
from fractions import Fraction

import pytest

from assistant.reply import Calculation, Line, Option, Quote, Reply, calculation_json, plain_value, to_json


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (Fraction(14), 14),
        (Fraction(27, 2), 13.5),
        (Fraction(1, 3), 0.3333),
        (Fraction(2, 3), 0.6667),
        (Fraction(-5, 2), -2.5),
        (7, 7),
        (True, True),
        ("owner", "owner"),
        (date(2026, 6, 11), "2026-06-11"),
        (("written", "time"), ["written", "time"]),
    ],
)
def test_a_value_is_rounded_to_four_decimals_only_in_json(value, plain):
    assert plain_value(value) == plain
    assert type(plain_value(value)) is type(plain)


def test_the_calc_object_holds_what_the_interface_names():
    steps = (Line("10 percent of 140 sq ft is 14 sq ft", "12.06(1)(a)"),)
    calc = Calculation("window", "violates", {"floor_sqft": 140}, {"required_sqft": Fraction(14)}, steps, ("windows",))
    assert calculation_json(calc) == {
        "name": "window",
        "verdict": "violates",
        "facts": {"floor_sqft": 140},
        "values": {"required_sqft": 14},
        "steps": ["10 percent of 140 sq ft is 14 sq ft"],
        "missing": ["windows"],
        "assumed": [],
        "mend": [],
    }


def test_the_text_is_danger_then_answer_then_reasons_then_the_question():
    reply = Reply(
        "q", "ask", "heat", 1.0, "Heat", "Say.", why=("Why.",), first="Call 911.", refer="Refer.", asks="Ask?"
    )
    assert reply.text == "Call 911. Say. Why. Refer. Ask?"


def test_a_reply_s_json_holds_lists_and_nulls_and_no_evidence():
    also = Reply("q", "decline", None, 0.123456, "None", "No.", near=("12.11",), options=(Option("a", "A", "12.01"),))
    made = to_json(Reply("q", "answer", "a", 1.0, "A", "Yes.", citations=(Quote("12.01", "words"),), also=(also,)))
    assert made["citations"] == [{"cite": "12.01", "quote": "words"}]
    assert (made["calc"], made["refer"], made["near"], made["options"]) == (None, None, [], [])
    assert "evidence" not in made
    assert made["also"][0]["confidence"] == 0.1235
    assert made["also"][0]["options"] == [{"intent": "a", "title": "A", "cite": "12.01"}]
