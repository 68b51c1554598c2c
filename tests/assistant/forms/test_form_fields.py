from datetime import date

import pytest

from assistant.calculators.register import NAMES
from assistant.calculators.window_facts import WINDOW_FACTS, Window
from assistant.forms.entries import read_entry
from assistant.forms.fields import fields_of
from assistant.forms.listing import calculators, fitting
from assistant.forms.rows import without_window

TODAY = date(2026, 6, 15)
ALL_WINDOWS = {"windows": "2", "windows.0.more": "yes", "windows.1.more": "yes"}


@pytest.mark.parametrize("name", NAMES)
def test_a_form_has_a_field_for_each_fact_in_the_order_they_are_asked_for(form, name):
    opened = form(name)
    assert [field.name for field in fields_of(opened, {}, TODAY)] == [fact.name for fact in opened.calculator.facts]


@pytest.mark.parametrize("name", NAMES)
def test_every_field_has_a_label_a_question_and_an_example_or_choices(form, name):
    for field in fields_of(form(name), ALL_WINDOWS, TODAY):
        assert field.label
        assert field.ask.endswith((".", "?"))
        assert bool(field.example) != bool(field.choices)


@pytest.mark.parametrize("name", NAMES)
def test_every_example_and_every_choice_can_be_read(form, name):
    opened = form(name)
    for field in fields_of(opened, ALL_WINDOWS, TODAY):
        if field.part in {"windows", "more"}:
            continue
        for text in (choice.value for choice in field.choices) if field.choices else (field.example,):
            entry = read_entry(opened, field.name, text, TODAY)
            assert entry.unknown or field.part in entry.facts


@pytest.mark.parametrize("name", NAMES)
def test_no_two_choices_of_a_field_have_the_same_words(form, name):
    for field in fields_of(form(name), ALL_WINDOWS, TODAY):
        assert len({choice.words for choice in field.choices}) == len(field.choices)


def test_labels_units_and_examples_are_those_of_the_calculator(form):
    area = fields_of(form("window"), {}, TODAY)[1]
    assert (area.label, area.unit, area.example) == ("floor area", "sq ft", "10 by 12 feet")
    assert area.ask == "How big is the floor of the room? For example: 10 by 12 feet, or 120 square feet."


def test_choices_have_plain_words(form):
    room = fields_of(form("window"), {}, TODAY)[0]
    assert [choice.words for choice in room.choices] == [
        *("bedroom", "living room", "kitchen", "dining room", "bathroom", "other room", "don't know"),
    ]


def test_each_window_has_its_kind_and_size_and_more_on_request(form):
    fields = [field.name for field in fields_of(form("window"), {"windows": "2", "windows.1.more": "yes"}, TODAY)]
    rows = [name for name in fields if name.startswith("windows.")]
    assert rows[:3] == ["windows.0.kind", "windows.0.area_sqft", "windows.0.more"]
    assert rows[3:6] == ["windows.1.kind", "windows.1.area_sqft", "windows.1.more"]
    assert rows[6:] == [f"windows.1.{fact.name}" for fact in WINDOW_FACTS[2:]]


def test_a_window_holds_no_part_that_a_form_lacks():
    assert {fact.name for fact in WINDOW_FACTS} | {"label"} == set(Window.__dataclass_fields__)


def test_a_window_that_is_taken_away_moves_the_others_up():
    values = {"windows": "3", "windows.0.kind": "a", "windows.1.kind": "b", "windows.2.kind": "c", "room": "living"}
    left = {"windows": "2", "windows.0.kind": "a", "windows.1.kind": "c", "room": "living"}
    assert without_window(values, 1) == left
    assert without_window(without_window(left, 0), 0) == {"windows": "none", "room": "living"}
    assert without_window(values, 3) == values


def test_the_list_is_in_the_order_of_the_chapter_with_titles_and_citations(engine):
    listed = calculators(engine, TODAY)
    assert tuple(one.name for one in listed) == NAMES
    window = next(one for one in listed if one.name == "window")
    assert (window.title, window.cite) == ("Whether a room has enough window", "12.06(1)(a)")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("hot water", ["hot-water"]),
        ("12.17", ["penalty"]),
        ("BEDROOM", ["window"]),
        ("zebra", []),
        ("notice", ["notice", "service", "timeline"]),
    ],
)
def test_typing_finds_calculators(engine, typed, found):
    names = [one.name for one in fitting(calculators(engine, TODAY), typed)]
    assert names[: len(found)] == found
    assert bool(names) == bool(found)
