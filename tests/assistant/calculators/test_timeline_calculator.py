from datetime import date

import pytest

from assistant.calculators.petition_days import deadline
from assistant.calculators.timeline_entries import entries
from assistant.calculators.timeline_facts import TimelineFacts
from assistant.words import load_words

TODAY = date(2026, 6, 15)


@pytest.fixture
def drawn(law):
    """The entries as (name, day, citation, state)."""

    def draw(today=TODAY, **facts):
        held = TimelineFacts(**facts)
        days = deadline(held.served, held.mailed, held.posted, law)
        return [(line.name, line.day, line.cite, line.state) for line in entries(held, days, law, today)]

    return draw


def keys(lines):
    return [said.key for said in lines]


def test_with_nothing_known_every_stage_is_there_and_unknown(drawn):
    assert drawn() == [
        ("served", None, "12.11(1)(a)", "unknown"),
        ("comply_by", None, "12.11(1)(a)(2)", "unknown"),
        ("petition_by", None, "12.11(2)(a)", "unknown"),
        ("hearing_by", None, "12.11(2)(a)", "unknown"),
        ("findings", None, "12.11(2)(b)", "unknown"),
        ("reinspection", None, "12.11(3)(a)", "unknown"),
        ("ordered", None, "12.11(3)(a)", "unknown"),
    ]


def test_with_everything_known_each_day_stands_where_it_belongs(drawn):
    told = {
        "served": date(2026, 5, 16),
        "comply_by": date(2026, 7, 15),
        "filed": date(2026, 6, 2),
        "hearing": date(2026, 6, 29),
        "ordered": date(2026, 7, 20),
    }
    assert drawn(**told) == [
        ("served", date(2026, 5, 16), "12.11(1)(a)", "past"),
        ("comply_by", date(2026, 7, 15), "12.11(1)(a)(2)", "ahead"),
        ("petition_by", date(2026, 6, 15), "12.11(2)(a)", "today"),
        ("filed", date(2026, 6, 2), "12.11(2)(a)", "past"),
        ("hearing_by", date(2026, 7, 2), "12.11(2)(a)", "ahead"),
        ("hearing", date(2026, 6, 29), "12.11(2)(a)", "ahead"),
        ("findings", None, "12.11(2)(b)", "unknown"),
        ("reinspection", date(2026, 7, 15), "12.11(3)(a)", "ahead"),
        ("ordered", date(2026, 7, 20), "12.11(3)(a)", "ahead"),
        ("vacate_by", date(2026, 9, 18), "12.11(3)(a)(1)", "ahead"),
    ]


def test_mailed_and_posted_counts_from_the_later_and_puts_the_safe_day_first(drawn):
    assert drawn(mailed=date(2026, 5, 20), posted=date(2026, 5, 22))[:4] == [
        ("served", date(2026, 5, 22), "12.11(1)(a)", "past"),
        ("comply_by", None, "12.11(1)(a)(2)", "unknown"),
        ("safe_day", date(2026, 6, 19), "12.11(2)(a)", "ahead"),
        ("petition_by", date(2026, 6, 21), "12.11(2)(a)", "ahead"),
    ]


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("served",)),
        ({"comply_by": date(2026, 7, 1)}, ("served",)),
        ({"hearing": date(2026, 7, 1)}, ("served",)),
        ({"how": "mail-and-post"}, ("mailed", "posted")),
        ({"mailed": date(2026, 6, 1)}, ("posted",)),
        ({"posted": date(2026, 6, 1)}, ("mailed",)),
        ({"served": date(2026, 6, 1)}, ()),
        ({"filed": date(2026, 6, 1)}, ()),
        ({"ordered": date(2026, 6, 1)}, ()),
    ],
)
def test_only_the_day_of_service_is_asked_for(decide, facts, missing):
    outcome = decide("timeline", **facts)
    assert (outcome.verdict, outcome.missing, outcome.citations[0]) == (None, missing, "12.11")
    assert len(outcome.steps) >= 7


def test_the_days_by_which_something_must_be_done_are_the_values(decide):
    told = {"served": date(2026, 5, 22), "comply_by": date(2026, 7, 15), "filed": date(2026, 6, 5)}
    assert decide("timeline", **told, ordered=date(2026, 6, 10)).values == {
        "comply_by": date(2026, 7, 15),
        "petition_by": date(2026, 6, 21),
        "hearing_by": date(2026, 7, 5),
        "vacate_by": date(2026, 8, 9),
        "state_law_day": date(2026, 6, 22),
    }


@pytest.mark.parametrize(
    ("today", "facts", "key", "event", "day"),
    [
        (date(2026, 6, 15), {}, "say.next", "petition_by", date(2026, 6, 21)),
        (date(2026, 6, 21), {}, "say.next_today", "petition_by", date(2026, 6, 21)),
        (date(2026, 6, 22), {}, "say.all_past", "petition_by", date(2026, 6, 21)),
        (date(2026, 6, 22), {"comply_by": date(2026, 7, 15)}, "say.next", "comply_by", date(2026, 7, 15)),
        (date(2026, 6, 15), {"filed": date(2026, 6, 5)}, "say.next", "hearing_by", date(2026, 7, 5)),
        (
            date(2026, 6, 15),
            {"filed": date(2026, 6, 5), "hearing": date(2026, 7, 6)},
            "say.next",
            "hearing",
            date(2026, 7, 6),
        ),
    ],
)
def test_the_next_day_to_mind_is_told_first(decide, today, facts, key, event, day):
    say = decide("timeline", today=today, served=date(2026, 5, 22), **facts).say
    assert (say.key, say.values["event"], say.values["day"]) == (key, event, day)


@pytest.mark.parametrize(
    ("filed", "hearing", "held"),
    [
        (date(2026, 6, 21), date(2026, 7, 21), [True, True]),
        (date(2026, 6, 21), date(2026, 7, 22), [True, False]),
        (date(2026, 6, 22), date(2026, 7, 22), [False, True]),
    ],
)
def test_a_filing_and_a_hearing_are_measured_by_their_last_days(decide, filed, hearing, held):
    outcome = decide("timeline", served=date(2026, 5, 22), filed=filed, hearing=hearing)
    assert [step.holds for step in outcome.steps if step.holds is not None] == held


def test_the_findings_are_told_in_both_readings(decide, law):
    outcome = decide("timeline", filed=date(2026, 9, 15), hearing=date(2026, 10, 15))
    line = next(step for step in outcome.steps if step.cite == "12.11(2)(b)")
    assert load_words("timeline").say(line.said, law) == (
        "Findings in writing: by Sunday, October 25, 2026, if the 10 days run from the hearing. "
        "If they run from the decision, 10 days after that."
    )


def test_a_last_day_on_a_weekend_tells_the_state_law_day_as_a_note(decide):
    outcome = decide("timeline", today=date(2026, 2, 16), served=date(2026, 1, 16))
    assert keys(outcome.why) == ["why.state_law", "why.how_to_file"]
    assert outcome.why[0].values["day"] == date(2026, 2, 17)


def test_a_time_to_petition_that_is_over_is_told_as_such(decide):
    assert keys(decide("timeline", today=date(2026, 2, 18), served=date(2026, 1, 16)).why) == ["why.no_late_petition"]


def test_a_petition_is_never_said_to_stop_the_time_to_comply(decide):
    for facts in ({}, {"served": date(2026, 5, 22), "filed": date(2026, 6, 5)}):
        assert "unsettled.no_stay" in keys(decide("timeline", **facts).unsettled)


def test_the_fact_today_stands_in_for_today(decide):
    outcome = decide("timeline", served=date(2026, 5, 22))
    later = decide("timeline", today=date(2026, 5, 23), served=date(2026, 5, 22), how=None)
    assert (outcome.say.values["days"], later.say.values["days"]) == (6, 29)


def test_days_that_should_have_happened_and_are_still_to_come_are_named(decide):
    outcome = decide("timeline", served=date(2026, 6, 20), hearing=date(2026, 7, 20), comply_by=date(2026, 8, 1))
    assert [said.values["fact"] for said in outcome.assumed] == ["served"]
