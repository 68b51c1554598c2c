"""Days of a notice as people tell them in an open case of the petition, and the hearing after it."""

import pytest

ASKED = "got a notice, how long do i have to appeal"


@pytest.mark.parametrize(
    ("turn", "facts"),
    [
        ("he handed it to me june 9", {"served": "2026-06-09", "how": "in-person"}),
        ("got it in my hand last friday", {"served": "2026-06-12", "how": "in-person"}),
        ("my wife signed for it on june 2", {"served": "2026-06-02"}),
        ("found it taped up on the 3rd, the mail one came on the 5th",
         {"how": "mail-and-post", "mailed": "2026-06-05", "posted": "2026-06-03"}),
        ("came registered mail june 4 and they stuck a copy on the door june 6",
         {"how": "mail-and-post", "mailed": "2026-06-04", "posted": "2026-06-06"}),
        ("the mailman brought it on june 4", {"mailed": "2026-06-04"}),
        ("it was taped to my door on june 5", {"posted": "2026-06-05"}),
    ],
)  # fmt: skip
def test_a_day_is_read_as_what_happened_on_it(talk, turn, facts):
    reply, _ = talk(ASKED, turn)[-1]
    assert (reply.calc.name, dict(reply.calc.facts)) == ("petition", facts)


@pytest.mark.parametrize(
    ("turn", "missing"),
    [("the mailman brought it on june 4", "posted"), ("it was taped to my door on june 5", "mailed")],
)
def test_the_other_half_of_the_service_is_asked_for(talk, turn, missing):
    _, state = talk(ASKED, turn)[-1]
    assert state.case.asked == missing


def test_the_hearing_is_reckoned_from_the_petition_of_the_case(talk):
    turns = ("how long do i have to petition against my notice, served jan 30",
             "if I get the petition in on feb 28 when does the hearing have to be by",
             "and if i get it in on feb 20")  # fmt: skip
    _, (first, _), (second, _) = talk(*turns)
    assert first.say.startswith("The hearing must be held by Monday, March 30, 2026.")
    assert second.say.startswith("The hearing must be held by Sunday, March 22, 2026.")
    assert dict(second.calc.facts) == {"served": "2026-01-30", "filed": "2026-02-20", "about_hearing": True}


def test_a_filing_without_a_year_comes_after_the_service_that_was_told(talk):
    turns = ("notice served june 3. when must i petition", "ok and what happens with the hearing if i file june 20")
    reply, _ = talk(*turns)[-1]
    assert reply.calc.facts["filed"] == "2026-06-20"
    assert '"june 20" taken as Saturday, June 20, 2026' in reply.calc.assumed


HEARD = "petition filed june 1, served may 20. when is the hearing"


@pytest.mark.parametrize(
    ("turn", "intent"),
    [
        ("do all of them vote", "board-nonvoting-members"),
        ("do they all get a vote", "board-nonvoting-members"),
        ("how many votes to let me off", "decision-by-majority"),
        ("how many of them have to agree", "decision-by-majority"),
        ("does it have to be unanimous", "decision-by-majority"),
        ("what if it's a tie", "decision-by-majority"),
        ("what about a variance", "variance-votes-needed"),
        ("how many have to be there", "board-quorum"),
        ("do they all have to show up", "board-quorum"),
    ],
)
@pytest.mark.parametrize("before", [HEARD, "board voted 2 to 1 to sustain, 3 present"])
def test_questions_on_the_votes_are_answered_of_the_board(talk, before, turn, intent):
    reply, _ = talk(before, turn)[-1]
    assert (reply.kind, reply.intent) == ("answer", intent)


def test_the_same_words_after_another_subject_are_not_taken_for_the_board(talk):
    reply, _ = talk("is a 3x3 window ok for my 10x14 bedroom", "do all of them vote")[-1]
    assert reply.intent != "board-nonvoting-members"
