import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.calculators.register import NAMES
from assistant.lines.orders import Order, read_order
from assistant.lines.steps import ORDERS
from assistant.phrases import load_phrases

TWINS = Path(__file__).parents[2] / "twins"
TABLE = load_phrases("en", "lines").tables


def order(line):
    return read_order(line, "en")


@pytest.mark.parametrize(
    ("line", "name", "rest"),
    [
        ("copy", "copy", ""),
        ("Copy that, please.", "copy", ""),
        ("  WHY?  ", "why", ""),
        ("read 12.06(1)(a)", "read", "12.06(1)(a)"),
        ("read section 12.6.1.a", "read", "12.06(1)(a)"),
        ("read the law", "law", ""),
        ("search rat proof", "search", "rat proof"),
        ("form window", "form", "window"),
        ("form hot water", "form", "hot-water"),
        ("form mice", "form", "extermination"),
        ("take up 2", "take", "2"),
        ("q", "quit", ""),
    ],
)
def test_a_bare_word_or_its_short_form_is_an_order(line, name, rest):
    assert order(line) == Order(name, rest)


@pytest.mark.parametrize(
    "line",
    [
        "why must I let the inspector in",
        "why is my window too small?",
        "copy of the notice",
        "next to the bedroom is a wall",
        "read my meter",
        "search warrant",
        "search warrant for my home",
        "search mice?",
        "search my home without asking me first",
        "form of a notice",
        "park in the yard",
        "print shop next door",
        "note from the inspector",
        "help with the heat",
        "petition for a hearing",
        "law about rats",
        "take up 200",
        "",
        "...",
        "?",
    ],
)
def test_what_asks_something_is_a_question(line):
    assert order(line) is None


def questions():
    paths = [path for path in TWINS.rglob("*.toml") if path.parent.name != "talk"]
    return [one["q"] for path in paths for one in tomllib.loads(path.read_text(encoding="utf-8"))["question"]]


def test_no_question_of_a_person_is_taken_for_an_order():
    assert len(questions()) > 400
    assert [question for question in questions() if order(question)] == []


def test_every_order_of_the_table_is_carried_out_and_every_one_has_its_help():
    assert set(TABLE["orders"]) == ORDERS
    assert all(one["help"] for one in TABLE["orders"].values())


def test_no_two_orders_share_a_word():
    words = [word for one in TABLE["orders"].values() for word in one["words"]]
    assert len(words) == len(set(words))


def test_other_words_for_forms_name_forms_and_no_two_share_one():
    assert set(TABLE["forms"]) <= set(NAMES)
    words = [word for one in TABLE["forms"].values() for word in one]
    assert len(words) == len(set(words))
    assert not set(words) & set(NAMES)


@given(st.text(max_size=60))
def test_any_text_is_an_order_or_none(line):
    found = order(line)
    assert found is None or found.name in ORDERS
