from datetime import date
from fractions import Fraction

import pytest
from hypothesis import given as generated
from hypothesis import settings
from hypothesis import strategies as some

from assistant.amount import Amount
from assistant.calculators.register import NAMES
from assistant.calculators.window_facts import Window
from assistant.cases import case_reply
from assistant.engine import load_engine
from assistant.facts.given import given
from assistant.forms.fields import fields_of
from assistant.forms.form import open_form
from assistant.forms.reckoning import reckon
from assistant.reply import calculation_json
from assistant.state import START

TODAY = date(2026, 6, 15)


def exactly(number):
    return Amount.exactly(Fraction(number))


def test_nothing_told_gives_the_rule_and_no_verdict(filled):
    done = filled("heat")
    assert not done.told
    assert done.reply.calc.verdict is None
    assert done.reply.say.startswith("The heat must be able to reach 70 degrees")
    assert "indoor_f" in done.missing


def test_the_verdict_changes_as_numbers_are_typed(filled):
    typed = [filled("floor-space", floor_sqft=text).reply.calc.verdict for text in ("", "9", "99", "999", "1000")]
    assert typed == [None, "violates", "violates", "violates", "meets"]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_facts_give_the_same_as_the_command(filled, form, example, name):
    done = filled(name, **{field.replace(".", "__"): text for field, text in example(name).items()})
    assert done.faults == {}
    shown = calculation_json(done.reply.calc)
    held = given(form(name).calculator, shown["facts"], TODAY)
    again = calculation_json(case_reply(name, held, form(name).engine, TODAY).calc)
    assert (again["verdict"], again["values"]) == (shown["verdict"], shown["values"])


@pytest.mark.parametrize(
    ("name", "field", "text", "value", "read_as"),
    [
        ("window", "floor_sqft", "11'3\" x 10'8\"", exactly(120), "= 120 sq ft"),
        ("window", "floor_sqft", "120", exactly(120), None),
        ("window", "openable_share", "the lower half", Fraction(1, 2), "= 50 percent"),
        ("heat", "indoor_f", "18 C", exactly("64.4"), "= 64.4 degrees F"),
        ("petition", "served", "May 12", date(2026, 5, 12), "= Tuesday, May 12, 2026"),
        ("petition", "served", "last Tuesday", date(2026, 6, 9), "= Tuesday, June 9, 2026"),
        ("petition", "today", "2026-06-20", date(2026, 6, 20), "= Saturday, June 20, 2026"),
        ("timeline", "hearing", "June 25", date(2026, 6, 25), "= Thursday, June 25, 2026"),
        ("entry", "hour", "15:30", Fraction(31, 2), "= 3:30 pm"),
        ("extermination", "units_infested", "only mine", exactly(1), "= 1"),
        ("notice", "has", "none", (), None),
        ("notice", "has", "time,violations-list", ("violations-list", "time"), None),
        ("unit-type", "cooking", "no", False, None),
    ],
)
def test_entries_are_read_as_people_write_them(filled, name, field, text, value, read_as):
    done = filled(name, **{field: text})
    assert (done.facts[field], done.read_as.get(field), dict(done.faults)) == (value, read_as, {})


@pytest.mark.parametrize(
    ("name", "field", "text", "fault"),
    [
        ("window", "floor_sqft", "big", "This is not an area. Write it like 120, 10 x 12 ft or 11'3\" x 10'8\"."),
        ("window", "floor_sqft", "-3", "This cannot be less than zero."),
        ("window", "floor_sqft", "0", "A floor of 0 cannot be: please give the size of the room again, more than 0."),
        (
            *("window", "floor_sqft", "90000"),
            "A room of 90,000 sq ft cannot be: please give its size again, 10,000 sq ft or less.",
        ),
        (
            *("heat", "indoor_f", "900"),
            "An indoor temperature of 900 degrees cannot be: please give it again, between minus 100 and 150 degrees.",
        ),
        ("petition", "served", "feb 30", 'There is no such day as "feb 30": please give one that the calendar has.'),
        ("petition", "today", "soonish", "This is not a date. Write it like May 12, 5/12/2026 or last Tuesday."),
        ("entry", "hour", "25:90", "This is not a time of day. Write it like 3 pm or 15:30."),
        ("basement", "clear_height_ft", "0", "This cannot be zero."),
        ("board-vote", "present", "2.5", "Please give a whole number."),
    ],
)
def test_a_fault_is_told_in_words_and_the_entry_tells_nothing(filled, name, field, text, fault):
    done = filled(name, **{field: text})
    assert dict(done.faults) == {field: fault}
    assert field not in done.facts


def test_facts_at_odds_are_told_at_the_field(filled):
    done = filled("extermination", units_infested="3", units_total="2")
    said = "3 infested of 2 units cannot be: please give both numbers again, no more infested than there are."
    assert dict(done.faults) == {"units_infested": said}
    assert list(done.facts) == ["units_total"]


def test_what_nobody_knows_is_not_missing_and_both_ways_are_told(filled):
    done = filled("extermination", units_infested="1", proofed="unknown")
    assert (done.unknown, "proofed" in done.missing) == (("proofed",), False)
    assert done.reply.notes[0].startswith("If so: The occupant is responsible.")
    assert "If not: The owner is responsible" in done.reply.notes[0]


@pytest.mark.parametrize("text", ["don't know", "?", "no idea", "unknown"])
def test_a_line_can_say_that_nobody_knows(filled, text):
    done = filled("heat", indoor_f="64", outdoor_f=text)
    assert (done.unknown, dict(done.faults)) == (("outdoor_f",), {})


def test_an_entry_may_tell_another_fact_than_its_own(filled):
    done = filled("window", openable_sqft="half of it")
    assert done.facts == {"openable_share": Fraction(1, 2)}
    assert done.read_as == {"openable_sqft": "= part that opens: 50 percent"}
    days = filled("penalty", days="May 1 to May 10")
    assert days.facts == {"first_day": date(2026, 5, 1), "last_day": date(2026, 5, 10)}


def test_a_field_of_its_own_counts_for_more(filled):
    assert filled("window", openable_sqft="half of it", openable_share="20%").facts["openable_share"] == Fraction(1, 5)


def test_windows_are_read_row_by_row(filled):
    done = filled(
        "window", windows="2", windows__0__area_sqft="3 x 5 ft", windows__1__kind="skylight", windows__1__area_sqft="4"
    )
    assert done.facts["windows"] == (
        Window(area_sqft=exactly(15)),
        Window(kind="skylight", area_sqft=exactly(4)),
    )


def test_a_count_of_windows_alone_tells_that_they_are_there(filled):
    assert filled("window", windows="2").facts["windows"] == (Window(), Window())
    assert filled("window", windows="none").facts["windows"] == ()
    assert "windows" not in filled("window").facts


def test_a_window_that_cannot_be_read_leaves_the_windows_open(filled):
    done = filled("window", windows="2", windows__0__area_sqft="3 x 5 ft", windows__1__area_sqft="20 x 3")
    assert list(done.faults) == ["windows.1.area_sqft"]
    assert done.faults["windows.1.area_sqft"].startswith("Is the window 20 x 3 in feet or in inches?")
    assert "windows" not in done.facts


ENGINE = load_engine()
ENTRIES = some.one_of(
    some.text(max_size=40),
    some.text("0123456789'\"x -./%:,abcdefghijklmnopqrstuvwxyz", max_size=25),
    some.sampled_from(["yes", "half", "y", "n", "2 windows 3x4"]),
    some.sampled_from(["1" * 300, "9" * 60 + " x 1", "1/0", "0x", "{}", "[/]", "nan", "inf", "1e999", "½ x ¾", "²"]),
)


@settings(max_examples=60, deadline=None)
@generated(name=some.sampled_from(NAMES), text=ENTRIES, windows=some.sampled_from(["", "none", "1", "3", "²", "-1"]))
def test_any_text_in_any_field_is_read_or_named_as_a_fault(name, text, windows):
    form = open_form(name, START, ENGINE)
    values = {"windows": windows, "windows.0.more": "yes", "windows.2.more": text}
    entries = {field.name: text for field in fields_of(form, values, TODAY)} | values
    done = reckon(form, entries, TODAY)
    assert set(done.faults) <= {field.name for field in done.fields}
    assert done.reply.say
    for field in done.fields:
        assert reckon(form, values | {field.name: text}, TODAY).reply.say
