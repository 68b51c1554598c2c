import re
from datetime import date

import pytest

from assistant.calculators.register import NAMES, calculator
from assistant.facts.codec import shown
from assistant.facts.reader import read_facts
from assistant.facts.shorthand import spelled_out
from assistant.words import load_words

TODAY = date(2026, 6, 15)


@pytest.mark.parametrize(
    ("name", "text", "facts"),
    [
        ("service", "served occ in person", {"in_person": True, "served_on": "occupant"}),
        ("service", "reg mail to LKA + copy posted",
         {"in_person": False, "registered_mail": True, "last_known_address": True, "posted": True}),
        ("service", "reg ltr never went out, copy posted on door",
         {"in_person": False, "registered_mail": False, "posted": True}),
        ("service", "cert mail only, svc good?", {"in_person": False, "registered_mail": False}),
        ("service", "reg mail sent, LKA wrong, copy posted",
         {"in_person": False, "registered_mail": True, "last_known_address": False, "posted": True}),
        ("window", "BR 10x12 win 3x4", {"room": "sleeping", "floor_sqft": 120, "windows": [{"area_sqft": 12}]}),
        ("window", "bdrm 120sf glz 14sf op 6sf",
         {"room": "sleeping", "floor_sqft": 120, "windows": [{"area_sqft": 14, "openable_sqft": 6}]}),
        ("window", "LR 12x15 no win", {"room": "living", "floor_sqft": 180, "windows": []}),
        ("window", "bath no win, fan ok", {"room": "bathroom", "windows": [], "ventilating_device": True}),
        ("extermination", "4 u, 2 w/ roaches", {"units_infested": 2, "units_total": 4}),
        ("extermination", "3 units, 1 u w/ mice, not rat proof",
         {"units_infested": 1, "proofed": False, "units_total": 3}),
        ("heat", "OA temp -5, IA 61", {"indoor_f": 61, "outdoor_f": -5}),
        ("hot-water", "HW 108F", {"water_f": 108}),
        ("hall-lighting", "2 u, hall lt 3fc", {"units_total": 2, "foot_candles": 3}),
        ("basement", "bsmt clg 8ft, 4' bg", {"clear_height_ft": 8, "depth_below_grade_ft": 4}),
        ("garbage", "6u who provides cans", {"units_total": 6}),
        ("dwelling-type", "3 u multi dwlg?", {"units_total": 3}),
        ("entry", "insp 10a, ID shown, no consent, no wrnt",
         {"identification": True, "hour": 10, "consent": False, "warrant": False}),
        ("access", "owner 3p fix furn", {"who": "owner", "hour": 15, "purpose": "repair-to-comply"}),
        ("board-vote", "bd 2-1 sustain, 3 pres",
         {"present": 3, "for": 2, "against": 1, "matter": "notice", "motion": "sustain"}),
        ("petition", "NOV svd 6/3 in prsn", {"served": "2026-06-03", "how": "in-person"}),
    ],
)  # fmt: skip
def test_shorthand_tells_what_it_stands_for(name, text, facts):
    rule = calculator(name)
    assert shown(rule, rule.hold(dict(read_facts(name, text, TODAY).facts))) == facts


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("service", "the register of occasions"),
        ("entry", "at 10 a man came"),
        ("heat", "california"),
        ("garbage", "in the us"),
    ],
)
def test_shorthand_is_whole_words(name, text):
    assert spelled_out(text, name) == text


def test_every_row_is_of_a_calculator_and_can_be_compiled():
    tables = load_words("shorthand").tables
    assert set(tables) <= set(NAMES)
    assert all(re.compile(short) and full for rows in tables.values() for short, full in rows.items())
