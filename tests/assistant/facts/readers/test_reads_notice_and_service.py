from datetime import date

import pytest

from assistant.calculators.notice import PARTS as NOTICE_PARTS
from assistant.facts.readers import notice, service

TODAY = date(2026, 6, 15)
LIST, SECTIONS, ORDER, TIME, APPEAL = notice.PARTS


def test_the_parts_are_those_of_the_calculator():
    assert notice.PARTS == NOTICE_PARTS


def parts(text, asked=None):
    return notice.read(text, TODAY, asked).facts.get("has")


@pytest.mark.parametrize(
    ("text", "has"),
    [
        (
            "My letter lists the violations with their section numbers, says what repairs to make and gives me 30 "
            "days, but there is "
            "not a word about appealing.",
            (LIST, SECTIONS, ORDER, TIME),
        ),
        (
            "Draft notice has the list of violations, the remedial order, 21 days, and the appeal paragraph. I left "
            "out section cites.",
            (LIST, ORDER, TIME, APPEAL),
        ),
        (
            "I got a list of problems with the section for each, 14 days to do it and appeal instructions, but it "
            "never says what "
            "work they want done.",
            (LIST, SECTIONS, TIME, APPEAL),
        ),
        (
            "The whole notice says: replace the back steps by June 1. No list of violations, no ordinance sections, "
            "nothing on appeals.",
            (ORDER, TIME),
        ),
        ("The letter lists five violations with the code sections and tells me to fix them within "
         "30 days, and how to appeal",
         (LIST, SECTIONS, ORDER, TIME, APPEAL)),
        ("My notice has the violations, the sections, what to fix, 30 days and how to appeal",
         (LIST, SECTIONS, ORDER, TIME, APPEAL)),
    ],
)  # fmt: skip
def test_the_parts_of_a_notice(text, has):
    assert parts(text) == has
    assert notice.read(text, TODAY).assumed == ()
    assert notice.read(text, TODAY).facts["written"] is True


def test_what_is_told_as_left_out_leaves_the_rest_in_and_says_so():
    found = notice.read("no appeal para in NOV, ok?", TODAY)
    assert found.facts["has"] == (LIST, SECTIONS, ORDER, TIME)
    assert [said.key for said in found.assumed] == ["assumed.parts_taken_there"]


def test_three_parts_told_leave_the_rest_out_and_say_so():
    found = notice.read("NOV ltr: viols + deadline + appeal info, all 3 req'd?", TODAY)
    assert found.facts["has"] == (LIST, TIME, APPEAL)
    assert [said.key for said in found.assumed] == ["assumed.parts_taken_missing"]


@pytest.mark.parametrize(
    "text",
    [
        "We got a violation letter but I'm not sure it's a proper one. Can you tell if it has everything it needs?",
        "letter gives me until 9/30 to reroof", "what must notice say", "must NOV cite code",
        "Doesn't he have to spell out each item?",
    ],
)  # fmt: skip
def test_too_little_told_is_no_fact(text):
    assert parts(text) is None


@pytest.mark.parametrize(
    ("text", "has"),
    [
        ("everything", (LIST, SECTIONS, ORDER, TIME, APPEAL)),
        ("everything but the appeal part", (LIST, SECTIONS, ORDER, TIME)),
        ("all of them except the time", (LIST, SECTIONS, ORDER, APPEAL)),
        ("list of violations, section numbers, deadline", (LIST, SECTIONS, TIME)),
        ("just a list of problems", (LIST,)),
        ("nothing", ()),
    ],
)
def test_a_bare_answer_tells_the_parts(text, has):
    assert parts(text, "has") == has


@pytest.mark.parametrize(
    "text", ["verbal warning count?", "insp gave verbal only, no ltr", "Phone call from inspector, nothing written"]
)
def test_a_notice_that_was_only_spoken(text):
    assert notice.read(text, TODAY).facts["written"] is False


@pytest.mark.parametrize(("text", "written"), [("yes", True), ("no", False), ("it was a phone call", False)])
def test_a_bare_answer_tells_whether_it_is_in_writing(text, written):
    assert notice.read(text, TODAY, "written").facts["written"] is written


def served(text, asked=None):
    return dict(service.read(text, TODAY, asked).facts)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Inspector handed it to me personally. Properly served?", {"in_person": True, "served_on": "occupant"}),
        (
            "he gave it in person to my rental agent at her office and never to me, does it count",
            {"in_person": True, "served_on": "agent"},
        ),
        ("they stuck one on the door and mailed one too, does that count", {"in_person": False, "posted": True}),
        ("handed to my neighbor", {"in_person": True, "served_on": "other"}),
        ("inspector gave it to my tenant", {"in_person": True, "served_on": "occupant"}),
        ("OK to hand NOV to owner at counter?", {"in_person": True, "served_on": "owner"}),
        ("he handed me the order for my rental", {"in_person": True, "served_on": "owner"}),
        ("I was never given anything face to face", {"in_person": False}),
        ("I was at work when he came by", {"in_person": False}),
        ("notice taped to door", {"in_person": False, "posted": True}),
        ("reg mail + posting = good svc?", {"in_person": False, "registered_mail": True, "posted": True}),
        ("registered letter came but nothing was stuck on the house",
         {"in_person": False, "registered_mail": True, "posted": False}),
        ("sent one envelope with an ordinary stamp", {"in_person": False, "registered_mail": False}),
        ("it was certified mail", {"in_person": False, "registered_mail": False}),
        ("certified or registered", {}),
        ("they slid it under my apartmint door, thats it, nothing else",
         {"in_person": False, "registered_mail": False, "posted": False}),
        ("nailed inside the back hall where nobody walks", {"posted": False}),
        ("mailed it registered to my last known address and posted a copy on the front door",
         {"in_person": False, "registered_mail": True, "last_known_address": True, "posted": True}),
        ("i give the town my new adress and still they send to old one", {"last_known_address": False}),
        ("Can the inspector just email the order?", {"in_person": False, "registered_mail": False, "posted": False}),
        ("does he have to hand it to me personally", {}),
    ],
)  # fmt: skip
def test_how_the_notice_came(text, told):
    assert served(text) == told


@pytest.mark.parametrize(
    ("asked", "text", "told"),
    [
        ("in_person", "no", {"in_person": False}),
        ("in_person", "yes he handed it to me", {"in_person": True, "served_on": "occupant"}),
        ("in_person", "no it was taped to the door", {"in_person": False, "posted": True}),
        ("served_on", "my property manager", {"served_on": "agent"}),
        ("served_on", "me, I live there", {"served_on": "occupant"}),
        ("served_on", "me, I own it", {"served_on": "owner"}),
        ("served_on", "a neighbor", {"served_on": "other"}),
        ("registered_mail", "yes", {"registered_mail": True}),
        ("registered_mail", "it was certified", {"registered_mail": False, "in_person": False}),
        ("posted", "no", {"posted": False}),
        ("posted", "on the front door", {"posted": True, "in_person": False}),
        ("last_known_address", "yes", {"last_known_address": True}),
        ("last_known_address", "not sure", {}),
    ],
)
def test_a_bare_answer_about_the_service(asked, text, told):
    assert served(text, asked) == told
