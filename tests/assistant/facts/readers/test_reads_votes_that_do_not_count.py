from datetime import date

import pytest

from assistant.amount import Amount
from assistant.calculators.register import calculator
from assistant.facts.reader import read_facts

TODAY = date(2026, 6, 15)


def outcome(text, law):
    found = read_facts("board-vote", text, TODAY)
    rule = calculator("board-vote")
    return rule.decide(rule.hold(found.facts), law, TODAY)


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("variance granted 3-1 but one of the yes votes has an interest in the house", "variance-fails"),
        ("variance 3-0 but one of the three has a financial interest", "variance-fails"),
        ("variance passed 3 to 1, one of those who voted yes owns part of it", "variance-fails"),
        ("five attend, three yes on variance, town attorney voted yes", "variance-fails"),
        ("variance 3-1, one of the yes votes was the building inspector", "variance-fails"),
        ("variance 4-0 but one of the yes votes has an interest", "variance-carries"),
        ("variance 3-1, one of the no votes has an interest", "variance-carries"),
        ("variance 3-0, one member recused for a conflict of interest", "variance-carries"),
        ("variance 3-0, no member has an interest", "variance-carries"),
        ("variance 3-0, plus the town attorney voted yes", "variance-carries"),
        ("variance 2-1 and one member has an interest", "variance-fails"),
        ("notice sustained 2-1 but one of the yes votes has an interest", "no-majority"),
        ("variance vote 5-0", "variance-carries"),
    ],
)
def test_a_vote_of_one_who_takes_no_part_is_none(text, verdict, law):
    assert outcome(text, law).verdict == verdict


@pytest.mark.parametrize(
    "text",
    [
        "variance granted 3-1 but one member has an interest in the house",
        "variance 3-0 and the town attorney voted yes",
    ],
)
def test_where_no_side_is_told_it_is_asked(text, law):
    found = outcome(text, law)
    assert (found.verdict, found.missing) == (None, ("uncounted_for",))


def test_the_vote_that_is_struck_stands_in_a_step(law):
    steps = outcome("variance granted 3-1 but one of the yes votes has an interest in the house", law).steps
    assert [step.said.key for step in steps] == ["steps.quorum", "steps.uncounted_for", "steps.concurring"]
    assert (steps[2].measured, steps[2].required, steps[2].holds) == (2, 3, False)


@pytest.mark.parametrize("text", ["variance vote 5-0", "variance 3-2"])
def test_more_votes_than_voters_are_told_as_such(text, law):
    assert "unsettled.too_many" in [said.key for said in outcome(text, law).unsettled]


def test_four_votes_are_not_too_many(law):
    assert "unsettled.too_many" not in [said.key for said in outcome("variance 3-1", law).unsettled]


def test_more_votes_than_members_cannot_be():
    found = read_facts("board-vote", "variance vote of 10 to 3", TODAY)
    assert [said.key for said in found.problems] == ["problems.too_many_votes"]
    assert found.facts == {"matter": "variance"}


def test_the_answer_to_how_many_do_not_count_is_a_number_or_none():
    assert read_facts("board-vote", "none", TODAY, "uncounted_for").facts["uncounted_for"] == Amount.exactly(0)
    assert read_facts("board-vote", "one", TODAY, "uncounted_for").facts["uncounted_for"] == Amount.exactly(1)
