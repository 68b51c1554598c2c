import pytest


def votes(yes, no, **more):
    return {"for": yes, "against": no, **more}


@pytest.mark.parametrize(
    ("facts", "verdict"),
    [
        ({"present": 2}, "no-quorum"),
        (votes(2, 0, present=2, matter="notice"), "no-quorum"),
        (votes(3, 0, matter="variance"), "variance-carries"),
        (votes(3, 1, matter="variance"), "variance-carries"),
        (votes(3, None, matter="variance"), "variance-carries"),
        (votes(2, 1, matter="variance"), "variance-fails"),
        (votes(2, 0, present=3, matter="variance"), "variance-fails"),
        (votes(2, 1, matter="notice"), "sustained-by-majority"),
        (votes(3, 1, motion="sustain"), "sustained-by-majority"),
        (votes(2, 1, motion="modify"), "modified-by-majority"),
        (votes(2, 1, motion="withdraw"), "withdrawn-by-majority"),
        (votes(2, 2, matter="notice"), "no-majority"),
        (votes(1, 2, matter="notice"), "no-majority"),
        (votes(2, 0, present=3, matter="notice"), "sustained-by-majority"),
    ],
)
def test_quorum_then_three_concurring_votes_or_a_majority(decide, facts, verdict):
    outcome = decide("board-vote", **facts)
    assert (outcome.verdict, outcome.missing) == (verdict, ())


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("present", "for", "against", "matter")),
        (votes(3, 1), ("matter",)),
        (votes(2, 0, matter="notice"), ("present",)),
        (votes(1, 1, matter="variance"), ("present",)),
        ({"present": 4, "matter": "variance"}, ("for",)),
        ({"present": 4, "matter": "notice"}, ("for", "against")),
        ({"present": 4, "for": 2, "matter": "notice"}, ("against",)),
    ],
)
def test_only_what_could_change_it_is_asked_for(decide, facts, missing):
    assert decide("board-vote", **facts).missing == missing


@pytest.mark.parametrize(
    ("facts", "cite"),
    [
        ({"present": 2}, "12.15(3)(a)"),
        (votes(3, 0, matter="variance"), "12.15(3)(b)"),
        (votes(2, 1, matter="notice"), "12.11(2)(b)"),
    ],
)
def test_each_question_has_its_own_rule(decide, facts, cite):
    assert decide("board-vote", **facts).citations[0] == cite


def test_a_motion_to_sustain_is_taken_for_granted_and_named(decide):
    outcome = decide("board-vote", **votes(2, 1, matter="notice"))
    assert [said.key for said in outcome.assumed] == ["assumed.sustain"]
    assert "unsettled.majority" in [said.key for said in outcome.unsettled]
