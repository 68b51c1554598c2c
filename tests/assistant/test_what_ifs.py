"""What-ifs that turn one fact of the case at hand without naming its calculator."""

import pytest

from assistant.what_ifs import supposed

TIGHT = "roaches only in my unit, building is tight. who pays"
LEASE = "roaches only in my unit, building is tight, our lease says tenants handle pest control. who pays"
SHUT = "bedroom 10x12 window 3x5, painted shut"
MAILED = "he mailed the notice registered to my last known address and posted it on the door. proper service?"
ENTRY = "inspector came at 10 am with id and i refused to let him in"
ACCESS = "owner wants in at 10 am to fix the furnace, must i let him"
NOTICE = "written notice with list of violations, sections, what to do, and time. complete?"


@pytest.mark.parametrize(
    ("turns", "verdicts"),
    [
        ((LEASE, "and if there's no such agreement?"), ["assumed-by-agreement", "occupant"]),
        ((LEASE, "and without the clause"), ["assumed-by-agreement", "occupant"]),
        ((TIGHT, "now say the lease puts it on the tenant"), ["occupant", "assumed-by-agreement"]),
        ((TIGHT, "what if there are holes in the foundation"), ["occupant", "owner"]),
        ((TIGHT, "and if two units have them", "and if only one apartment has them"), ["occupant", "owner",
         "occupant"]),
        (("bedroom 10x12 window 3x5 blocked up", "say we unblock it"), ["violates", "meets"]),
        (("bedroom 10x12 window 3x5 boarded up", "and if we take the boards off"), ["violates", "meets"]),
        ((SHUT, "suppose we open up the lower sash"), ["violates", "meets"]),
        ((SHUT, "what if it did open halfway"), ["violates", "meets"]),
        ((SHUT, "and if only a third of it opened"), ["violates", "violates"]),
        ((MAILED, "and if he hadn't posted it"), ["proper", "not-proper"]),
        ((MAILED, "now say it was only posted"), ["proper", "not-proper"]),
        ((MAILED, "and if the mailing never went out"), ["proper", "not-proper"]),
        ((MAILED, "suppose it went to my old address"), ["proper", "not-proper"]),
        ((MAILED, "now say it was only posted", "suppose he handed it to me"), ["proper", "not-proper", "proper"]),
        ((ENTRY, "and if he had a warrant"), ["may-require-warrant", "allowed"]),
        ((ENTRY, "what if i let him in"), ["may-require-warrant", "allowed"]),
        ((ENTRY, "what if he came at 9 pm"), ["may-require-warrant", "not-as-described"]),
        ((ENTRY, "suppose he never showed id"), ["may-require-warrant", "not-as-described"]),
        ((ACCESS, "what if it's at 10 pm"), ["must-give-access", "not-required-by-this-code"]),
        ((ACCESS, "what if it's a stranger"), ["must-give-access", "not-required-by-this-code"]),
        ((ACCESS, "and if he just wants to show the place"), ["must-give-access", "not-required-by-this-code"]),
        ((NOTICE, "and if it told how to appeal too", "what if it left out the sections"),
         ["incomplete", "complete", "incomplete"]),
        (("board voted 2 to 1 to sustain, 3 present", "what if only two showed up"),
         ["sustained-by-majority", "no-quorum"]),
        (("board voted 2 to 1 to sustain, 3 present", "what if it were a variance"),
         ["sustained-by-majority", "variance-fails"]),
        (("62 inside and 10 outside, ok?", "and if it was 30 below out"), ["violates", "undetermined"]),
        (("my house is 900 sq ft is that ok", "what if we add 150 sq ft"), ["violates", "meets"]),
        (("4 unit building who provides garbage cans", "what if it were a duplex"), ["owner", "not-assigned"]),
    ],
)  # fmt: skip
def test_one_fact_is_turned_and_the_rest_is_kept(talk, turns, verdicts):
    assert [reply.calc.verdict for reply, _ in talk(*turns)] == verdicts


def test_service_told_another_way_takes_the_place_of_the_first(talk):
    turns = ("served june 1, last day to petition?", "what if it was mailed june 2 and posted june 4")
    _, (mailed, _), (handed, _) = talk(*turns, "no it was handed to me june 3")
    assert dict(mailed.calc.facts) == {"how": "mail-and-post", "mailed": "2026-06-02", "posted": "2026-06-04"}
    assert dict(handed.calc.facts) == {"served": "2026-06-03", "how": "in-person"}


@pytest.mark.parametrize(
    ("turn", "areas"),
    [
        ("and if there was a second one the same size", [9, 9]),
        ("what if i add a 2x3 window too", [9, 6]),
        ("what if there were two of them", [9, 9]),
        ("oh and there's also a 2x3 skylight", [9, 6]),
        ("what if it was 4x4", [16]),
    ],
)
def test_a_window_that_is_added_comes_to_the_others(talk, turn, areas):
    reply, _ = talk("is a 3x3 window ok in a 10x14 bedroom", turn)[-1]
    assert [one["area_sqft"] for one in reply.calc.facts["windows"]] == areas
    assert reply.calc.facts["floor_sqft"] == 140


def test_a_new_size_of_the_one_window_leaves_what_it_faces(talk):
    turns = ("bedroom 10x12, one window 3x5 facing a wall 2 ft away that rises above the ceiling", "what if it was 3x6")
    reply, _ = talk(*turns)[-1]
    assert reply.calc.facts["windows"] == [{"area_sqft": 18, "obstruction_ft": 2, "obstruction_above_ceiling": True}]


def test_a_vote_of_the_attorney_among_those_told_may_turn_the_result(talk):
    turns = ("board voted 2 to 1 to sustain, 3 present", "and if one of them was the town attorney")
    reply, _ = talk(*turns)[-1]
    assert (reply.kind, reply.calc.facts["present"]) == ("ask", 3)
    assert reply.calc.missing == ("uncounted_for", "uncounted_against")


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("and if he hadn't posted it", "he hadn't posted it"),
        ("now say it was only posted", "it was only posted"),
        ("what if that opens", "opens"),
        ("And without the clause?", "without the clause?"),
        ("would it matter if it was 3x5", "it was 3x5"),
        ("what is the fine", None),
        ("if", None),
        ("sorry, 11 not 12", None),
    ],
)
def test_what_is_supposed_stands_after_its_opener(text, rest):
    assert supposed(text, "en") == rest


def test_a_question_for_another_provision_is_no_what_if_of_the_case(talk):
    reply, _ = talk(ACCESS, "what if the inspector comes at 10 pm without his badge")[-1]
    assert reply.calc.name == "entry"


def test_a_question_is_no_bare_answer(talk):
    turns = ("2 of the 4 units have roaches, who pays", "the hot water is 118 degrees", "is a 4x5 window enough")
    assert talk(*turns)[-1][0].calc.name == "window"
