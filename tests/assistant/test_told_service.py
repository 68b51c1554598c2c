"""The day of a service as people tell it, and the days on which they ask if they can still file."""

from datetime import date

import pytest

TODAY = date(2026, 6, 10)


@pytest.mark.parametrize("question", ["can I appeal today", "is today too late to appeal"])
def test_a_day_of_asking_is_no_day_of_service(talk, question):
    reply, state = talk(question, today=TODAY)[-1]
    assert (reply.kind, reply.calc.name, dict(reply.calc.facts)) == ("ask", "petition", {})
    assert state.case.asked == "served"


@pytest.mark.parametrize(
    ("told", "facts"),
    [
        ("notice handed to me may 5", {"served": "2026-05-05", "how": "in-person"}),
        ("notice was mailed may 12 and posted may 20",
         {"how": "mail-and-post", "mailed": "2026-05-12", "posted": "2026-05-20"}),
        ("it was handed to me on may 20", {"served": "2026-05-20", "how": "in-person"}),
        ("got notice april 1, handed to me, what now", {"served": "2026-04-01", "how": "in-person"}),
        ("served in person 5/1/26", {"served": "2026-05-01", "how": "in-person"}),
        ("got served last friday in person", {"served": "2026-06-05", "how": "in-person"}),
        ("notice served 5/17/2026 in person, filed June 16",
         {"served": "2026-05-17", "how": "in-person", "filed": "2026-06-16"}),
        ("was served July 1 2026", {"served": "2026-07-01"}),
        ("notice was served December 20 2025", {"served": "2025-12-20"}),
        ("hand delivered on 6-1", {"served": "2026-06-01", "how": "in-person"}),
    ],
)  # fmt: skip
def test_a_told_service_opens_the_days_to_petition(talk, told, facts):
    reply, _ = talk(told, today=TODAY)[-1]
    assert (reply.kind, reply.calc.name, dict(reply.calc.facts)) == ("calculate", "petition", facts)


def test_a_day_that_the_calendar_lacks_is_named(talk):
    reply, _ = talk("notice was served june 31", today=TODAY)[-1]
    assert (reply.kind, reply.calc.name) == ("ask", "petition")
    assert any("june 31" in note for note in reply.notes)


@pytest.mark.parametrize(
    ("told", "say"),
    [
        ("notice handed to me may 5",
         "The 30 days are over. The last day to file the petition was Thursday, June 4, 2026."),
        ("notice was mailed may 12 and posted may 20", "To be safe, file by Thursday, June 11, 2026."),
    ],
)  # fmt: skip
def test_the_service_that_was_told_holds_when_today_is_asked_about(talk, told, say):
    reply, _ = talk(told, "can I still appeal today", today=TODAY)[-1]
    assert reply.say.startswith(say)


def test_a_later_day_is_one_of_filing_once_the_service_is_known(talk):
    turns = ("it was handed to me on may 20", "can I still appeal", "how about next monday")
    _, (asked, _), (later, _) = talk(*turns, today=TODAY)
    assert asked.calc.facts["served"] == "2026-05-20"
    assert (later.calc.facts["served"], later.calc.facts["filed"]) == ("2026-05-20", "2026-06-15")


@pytest.mark.parametrize("question", ["notice handed to me may 5, is that proper"])
def test_a_question_of_the_manner_stays_one(talk, question):
    reply, _ = talk(question, today=TODAY)[-1]
    assert reply.calc.name == "service"
