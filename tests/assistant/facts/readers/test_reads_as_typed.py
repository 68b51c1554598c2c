"""Statements as people type them that were once read wrongly, one or more of each calculator."""

from datetime import date

import pytest

from assistant.calculators.register import calculator
from assistant.facts.codec import shown
from assistant.facts.reader import read_facts

TODAY = date(2026, 6, 15)


@pytest.mark.parametrize(
    ("name", "text", "facts"),
    [
        ("extermination", "3 infested of 2 units, who pays", {"units_total": 2}),
        ("extermination", "i dont know how many units have them", {}),
        ("garbage", "there are two flats and a studio", {"units_total": 3}),
        ("dwelling-type", "three apartments and two studios", {"units_total": 5}),
        ("dwelling-type", "two-family with a third unit in the garage", {"units_total": 3}),
        ("heat", "heat's off, 55 inside, 20 outside", {"indoor_f": 55, "outdoor_f": 20, "turned_up": False}),
        ("service", "nobody handed me anything, it was just on the door",
         {"in_person": False, "registered_mail": False, "posted": True}),
        ("service", "mailed first class and posted", {"in_person": False, "registered_mail": False, "posted": True}),
        ("service", "inspector tried to hand it to me and i wouldn't take it", {}),
        ("service", "handed me the notice, i refused to sign for it", {"in_person": True, "served_on": "occupant"}),
        ("service", "gave it to the guy at the front desk who isn't the agent", {"in_person": True,
         "served_on": "other"}),
        ("service", "i never got anything in the mail, only the one taped on the door",
         {"in_person": False, "registered_mail": False, "posted": True}),
        ("entry", "inspector came at 10 am with his badge and i let him in",
         {"identification": True, "hour": 10, "consent": True}),
        ("petition", "served 6/3 in person", {"served": "2026-06-03", "how": "in-person"}),
        ("board-vote", "four showed up, three voted to uphold, one to toss it",
         {"present": 4, "for": 3, "against": 1, "matter": "notice", "motion": "sustain"}),
        ("window", "12x12 bedroom with a 3x5 window, the lower sash opens",
         {"room": "sleeping", "floor_sqft": 144, "windows": [{"area_sqft": 15, "openable_share": 0.5}]}),
        ("window", "the old owner took the fan out of the bathroom", {"room": "bathroom"}),
        ("heat", "is there a temp where the owner's off the hook", {}),
        ("window", "Whose approval makes a bath vent OK?", {"room": "bathroom"}),
    ],
)  # fmt: skip
def test_it_is_read_as_it_was_meant(name, text, facts):
    rule = calculator(name)
    assert shown(rule, rule.hold(dict(read_facts(name, text, TODAY).facts))) == facts
