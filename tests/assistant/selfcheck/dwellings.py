"""Dwellings for the tests of the self-check, and what the duties come to in them."""

from datetime import date
from fractions import Fraction

from assistant.amount import Amount
from assistant.calculators.window_facts import Window
from assistant.selfcheck.duties.check import Check
from assistant.selfcheck.model import Building, Room, Unit
from corpus.law import load_law

TODAY = date(2026, 6, 15)
CHECK = Check.of(load_law(), TODAY)


def exactly(value):
    return Amount.exactly(Fraction(value))


def at_least(value):
    return Amount(Fraction(value), None)


def window(area=None, **facts):
    return Window(area_sqft=None if area is None else exactly(area), **facts)


def dwelling(level, absent=(), above=None, **facts):
    """A building with one unit and one room in it; the facts are those of one level, `above` those of others."""
    told = {"building": {}, "unit": {}, "room": {}} | (above or {})
    told[level] = {**told[level], **facts, "absent": frozenset(absent)}
    room = Room("Bedroom", **told["room"])
    return Building("Elm 5", units=(Unit("1", rooms=(room,), **told["unit"]),), **told["building"])


def rulings(building, duty):
    """What one duty comes to, by place."""
    found = (one for one in CHECK.findings(building) if one.ruling.duty.id == duty)
    return {(one.unit, one.room): one.ruling for one in found}


def ruling(building, duty):
    """What one duty comes to, where it is checked at one place; None where nothing is said of it."""
    found = list(rulings(building, duty).values())
    assert len(found) < 2
    return found[0] if found else None
