from datetime import date
from fractions import Fraction

import pytest

from assistant.facts.readers import access, entry

TODAY = date(2026, 6, 15)


def came(text, asked=None):
    return dict(entry.read(text, TODAY, asked).facts)


def wants(text, asked=None):
    return dict(access.read(text, TODAY, asked).facts)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Inspector came at 10 in the morning, showed me his town badge, I said come on in. Was that by the rules?",
            {"identification": True, "consent": True, "hour": Fraction(10)},
        ),
        (
            "Inspector came at 11:30 at night with his ID, can he inspect then?",
            {"identification": True, "hour": Fraction(47, 2)},
        ),
        ("was it legal for the inspector to come in my apartment yesterday", {}),
        (
            "Inspector showed ID at 2 pm but I said no and he has no warrant",
            {"identification": True, "consent": False, "warrant": False, "hour": Fraction(14)},
        ),
        (
            "inspector had a warrant, showed his badge, came at 9 am",
            {"identification": True, "warrant": True, "hour": Fraction(9)},
        ),
        ("Inspector barged in", {"consent": False}),
        ("inspector pushed past me at 3 pm, no warrant", {"consent": False, "warrant": False, "hour": Fraction(15)}),
        ("showed a warrant and his ID at 11am", {"identification": True, "warrant": True, "hour": Fraction(11)}),
        ("I asked for ID and he wouldn't show it", {"identification": False}),
        ("he let himself in at 11pm", {"consent": False, "hour": Fraction(23)}),
        ("Two tenants won't let the inspector in and one already did", {"consent": False}),
        ("inspection at night allowed?", {"reasonable_hour": False}),
        ("my wife let him in, he had a badge", {"consent": True, "identification": True}),
    ],
)
def test_how_the_inspector_came(text, told):
    assert came(text) == told


@pytest.mark.parametrize(
    "text",
    [
        "inspector needs a warrant?", "do I gotta let him in", "Can I make the inspector go get a warrant?",
        "What happens if I tell the inspector no?", 'Am I within my rights to say "come back with a warrant"?',
        "May I decline unless he brings a warrant?", "Is the inspector allowed to enter without my okay?",
        "must the inspector show identification?", "does he have to show a badge",
    ],
)  # fmt: skip
def test_what_is_only_asked_is_no_fact(text):
    assert came(text) == {}


@pytest.mark.parametrize(
    "text", ["no badge", "insp no ID shown to tnt", "he never showed me any ID", "would not show any identification"]
)
def test_no_identification(text):
    assert came(text) == {"identification": False}


@pytest.mark.parametrize(
    ("asked", "text", "told"),
    [
        ("identification", "yes", {"identification": True}),
        ("identification", "no he never did", {"identification": False}),
        ("hour", "3", {"hour": Fraction(15)}),
        ("hour", "10 at night", {"hour": Fraction(22)}),
        ("hour", "in the afternoon", {"reasonable_hour": True}),
        ("hour", "around noon", {"hour": Fraction(12)}),
        ("reasonable_hour", "yes", {"reasonable_hour": True}),
        ("consent", "no", {"consent": False}),
        ("consent", "I told him to leave", {"consent": False}),
        ("consent", "my husband let him in", {"consent": True}),
        ("warrant", "yes he did", {"warrant": True}),
        ("warrant", "no idea", {}),
    ],
)
def test_a_bare_answer_about_the_entry(asked, text, told):
    assert came(text, asked) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Landlord wants to walk buyers through my apartment Saturday afternoon, does your code make me let them?",
            {"who": "owner", "purpose": "other", "reasonable_hour": True},
        ),
        (
            "Maintenance man the owner sent is here 1pm to replace my broken bedroom window. Do I have to open up?",
            {"who": "employee", "purpose": "repair-to-comply", "hour": Fraction(13)},
        ),
        (
            "Tenant changed the locks and won't let me in at 3 in the afternoon to fix the water heater, it's dead.",
            {"who": "owner", "purpose": "repair-to-comply", "hour": Fraction(15)},
        ),
        (
            "T wont let LL in 2pm to do ordered furnace repair",
            {"who": "owner", "purpose": "lawful-order", "hour": Fraction(14)},
        ),
        ("carpenters need in both units to fix what the order says", {"who": "employee", "purpose": "lawful-order"}),
        (
            "my landlord keeps wanting to come in, says it's for the leak",
            {"who": "owner", "purpose": "repair-to-comply"},
        ),
        ("repairman at 6 am", {"who": "employee", "hour": Fraction(6)}),
        ("landlord came at midnight", {"who": "owner", "hour": Fraction(0)}),
        (
            "my property manager wants in to replace the dead water heater",
            {"who": "agent", "purpose": "repair-to-comply"},
        ),
        (
            "landlord wants to take pictures of my apartment at noon",
            {"who": "owner", "purpose": "other", "hour": Fraction(12)},
        ),
        ("landlord wants to check up on me", {"who": "owner", "purpose": "other"}),
        ("buyers want to see my place", {"who": "other", "purpose": "other"}),
        ("the electrician wants to fix the wiring the town cited", {"who": "employee", "purpose": "lawful-order"}),
    ],
)
def test_who_wants_in_and_what_for(text, told):
    assert wants(text) == told


@pytest.mark.parametrize(
    ("asked", "text", "told"),
    [
        ("who", "the landlord", {"who": "owner"}),
        ("who", "his plumber", {"who": "employee"}),
        ("who", "he did himself", {"who": "owner"}),
        ("who", "somebody else", {"who": "other"}),
        ("hour", "2 in the afternoon", {"hour": Fraction(14)}),
        ("purpose", "to fix the sink", {"purpose": "repair-to-comply"}),
        ("purpose", "just to look around", {"purpose": "other"}),
        ("purpose", "yes", {"purpose": "repair-to-comply"}),
        ("purpose", "no", {"purpose": "other"}),
        ("purpose", "dunno", {}),
    ],
)
def test_a_bare_answer_about_access(asked, text, told):
    assert wants(text, asked) == told
