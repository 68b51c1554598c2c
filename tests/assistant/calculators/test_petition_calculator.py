from datetime import date

import pytest

from assistant.words import load_words
from tests.corpus.test_holidays import WORKED


@pytest.mark.parametrize(
    ("served", "today", "verdict", "last_day"),
    [
        (date(2026, 11, 11), date(2026, 11, 12), "open", date(2026, 12, 11)),
        (date(2028, 1, 31), date(2028, 2, 3), "open", date(2028, 3, 1)),
        (date(2028, 1, 30), date(2028, 2, 29), "open", date(2028, 2, 29)),
        (date(2026, 5, 2), date(2026, 5, 31), "open", date(2026, 6, 1)),
        (date(2026, 5, 2), date(2026, 6, 1), "open", date(2026, 6, 1)),
        (date(2026, 5, 2), date(2026, 6, 2), "passed", date(2026, 6, 1)),
    ],
)
def test_the_thirtieth_day_itself_is_open(decide, served, today, verdict, last_day):
    outcome = decide("petition", today=today, served=served)
    assert (outcome.verdict, outcome.values["last_day"]) == (verdict, last_day)


def test_the_fact_today_stands_in_for_today(decide, law):
    from assistant.calculators.petition import PetitionFacts
    from assistant.calculators.petition import decide as decide_petition

    facts = PetitionFacts(served=date(2026, 5, 2), today=date(2026, 6, 2))
    assert decide_petition(facts, law, date(2026, 5, 3)).verdict == "passed"


def test_days_left_are_counted_from_today(decide):
    assert decide("petition", today=date(2026, 4, 13), served=date(2026, 4, 1)).values["days_left"] == 18
    assert decide("petition", today=date(2026, 5, 1), served=date(2026, 4, 1)).values["days_left"] == 0


@pytest.mark.parametrize(
    ("filed", "verdict"), [(date(2026, 7, 21), "open"), (date(2026, 7, 22), "open"), (date(2026, 7, 23), "passed")]
)
def test_a_petition_is_measured_by_the_day_it_was_filed(decide, filed, verdict):
    outcome = decide("petition", today=date(2026, 12, 1), served=date(2026, 6, 22), filed=filed)
    assert outcome.verdict == verdict
    assert "days_left" not in outcome.values


@pytest.mark.parametrize(
    ("filed", "by"),
    [
        (date(2026, 4, 6), date(2026, 5, 6)),
        (date(2026, 11, 24), date(2026, 12, 24)),
        (date(2026, 9, 15), date(2026, 10, 15)),
    ],
)
def test_a_filing_alone_gives_the_hearing_and_no_verdict(decide, filed, by):
    outcome = decide("petition", filed=filed)
    assert (outcome.verdict, outcome.missing, outcome.values) == (None, (), {"hearing_by": by})


def test_mailed_and_posted_counts_from_the_later_and_tells_the_earlier_first(decide):
    outcome = decide("petition", mailed=date(2026, 5, 20), posted=date(2026, 5, 22))
    assert outcome.values["last_day"] == date(2026, 6, 21)
    assert outcome.values["safe_day"] == date(2026, 6, 19)
    assert outcome.say.key == "say.safe_day"


def test_posting_before_mailing_counts_from_the_mailing(decide):
    outcome = decide("petition", mailed=date(2026, 5, 22), posted=date(2026, 5, 20))
    assert outcome.values["last_day"] == date(2026, 6, 21)


def test_mailed_and_posted_on_one_day_has_one_last_day(decide):
    outcome = decide("petition", mailed=date(2026, 5, 20), posted=date(2026, 5, 20))
    assert outcome.values["last_day"] == date(2026, 6, 19)
    assert "safe_day" not in outcome.values


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("served",)),
        ({"how": "in-person"}, ("served",)),
        ({"how": "mail-and-post"}, ("mailed", "posted")),
        ({"mailed": date(2026, 6, 1)}, ("posted",)),
        ({"posted": date(2026, 6, 1)}, ("mailed",)),
        ({"mailed": date(2026, 6, 1), "filed": date(2026, 6, 3)}, ("posted",)),
    ],
)
def test_half_a_service_asks_for_the_other_half(decide, facts, missing):
    outcome = decide("petition", **facts)
    assert (outcome.verdict, outcome.missing) == (None, missing)


def test_a_last_day_on_a_weekend_tells_the_state_law_day_with_its_reasons(decide):
    outcome = decide("petition", today=date(2026, 2, 1), served=date(2026, 1, 16))
    assert outcome.values["last_day"] == date(2026, 2, 15)
    assert outcome.values["state_law_day"] == date(2026, 2, 17)
    assert outcome.why[0].key == "why.state_law"
    assert outcome.why[0].values["reasons"] == ("Sunday", "Presidents' Day")


@pytest.mark.parametrize(
    ("today", "told"), [(date(2026, 2, 16), True), (date(2026, 2, 17), True), (date(2026, 2, 18), False)]
)
def test_after_the_thirtieth_day_the_state_law_day_is_told_until_it_has_passed_too(decide, today, told):
    outcome = decide("petition", today=today, served=date(2026, 1, 16))
    assert outcome.verdict == "passed"
    assert ("why.state_law_still" in [said.key for said in outcome.why]) is told


def test_a_weekday_last_day_says_nothing_of_state_law(decide):
    outcome = decide("petition", today=date(2026, 3, 3), served=date(2026, 3, 2))
    assert outcome.values["state_law_day"] == date(2026, 4, 1)
    assert [said.key for said in outcome.why] == ["why.how_to_file"]


def test_a_service_still_to_come_is_computed_as_stated_and_named(decide):
    outcome = decide("petition", today=date(2026, 6, 1), served=date(2026, 6, 10))
    assert outcome.values["last_day"] == date(2026, 7, 10)
    assert [said.values["fact"] for said in outcome.assumed] == ["served"]


def test_a_question_about_the_hearing_asks_for_the_day_of_filing(decide):
    outcome = decide("petition", about_hearing=True)
    assert (outcome.verdict, outcome.missing) == (None, ("filed",))


def test_once_the_petition_is_dated_the_day_of_the_hearing_is_told(decide):
    outcome = decide("petition", about_hearing=True, filed=date(2026, 6, 8), mailed=date(2026, 5, 20))
    assert (outcome.missing, outcome.values) == ((), {"hearing_by": date(2026, 7, 8)})


def test_the_day_of_service_still_decides_where_it_is_known(decide):
    outcome = decide("petition", about_hearing=True, served=date(2026, 5, 20))
    assert (outcome.verdict, outcome.values["last_day"]) == ("open", date(2026, 6, 19))


def keys(lines):
    return [said.key for said in lines]


@pytest.mark.parametrize(("served", "thirtieth", "allowed", "reasons"), WORKED)
def test_each_worked_date_gives_the_thirtieth_day_first_and_the_other_as_a_note(
    decide, served, thirtieth, allowed, reasons
):
    day = date.fromisoformat(served)
    outcome = decide("petition", today=day, served=day)
    assert outcome.say.values["last"].isoformat() == outcome.values["last_day"].isoformat() == thirtieth
    assert outcome.values["state_law_day"].isoformat() == allowed
    assert ("why.state_law" in keys(outcome.why)) is bool(reasons)


def test_the_thirtieth_day_is_told_in_words_with_the_weekday_and_the_days_left(decide, law):
    outcome = decide("petition", today=date(2026, 6, 1), served=date(2026, 5, 20))
    said = load_words("petition").say(outcome.say, law)
    assert said == "The petition can be filed until Friday, June 19, 2026. That leaves 18 days."


def test_the_safe_day_is_told_with_its_own_days_left(decide, law):
    outcome = decide("petition", today=date(2026, 6, 15), mailed=date(2026, 5, 20), posted=date(2026, 5, 22))
    assert load_words("petition").say(outcome.say, law) == (
        "To be safe, file by Friday, June 19, 2026. That leaves 4 days. "
        "Counted from the later of mailing and posting, the last day is Sunday, June 21, 2026."
    )


@pytest.mark.parametrize(
    ("today", "say", "over"),
    [
        (date(2026, 6, 18), "say.safe_day", False),
        (date(2026, 6, 19), "say.safe_day_today", False),
        (date(2026, 6, 20), "say.open", True),
        (date(2026, 6, 21), "say.last_day_today", True),
        (date(2026, 6, 22), "say.passed", False),
    ],
)
def test_once_the_safe_day_is_over_haste_is_advised(decide, today, say, over):
    outcome = decide("petition", today=today, mailed=date(2026, 5, 20), posted=date(2026, 5, 22))
    assert outcome.say.key == say
    assert ("why.safe_day_over" in keys(outcome.why)) is over


def test_once_the_time_is_over_what_is_still_possible_is_told(decide):
    outcome = decide("petition", today=date(2026, 6, 15), served=date(2026, 4, 1))
    assert outcome.verdict == "passed"
    assert keys(outcome.why) == ["why.no_late_petition", "why.still_possible", "why.vacate_only_after"]


def test_a_petition_after_the_time_is_told_whom_to_ask(decide):
    outcome = decide("petition", today=date(2026, 6, 15), served=date(2026, 4, 1), filed=date(2026, 5, 4))
    assert keys(outcome.why) == ["why.filed_too_late"]


def test_a_petition_by_the_state_law_day_may_not_be_too_late(decide):
    outcome = decide("petition", today=date(2026, 6, 15), served=date(2026, 1, 16), filed=date(2026, 2, 17))
    assert keys(outcome.why) == ["why.state_law_still"]


@pytest.mark.parametrize(
    "facts", [{"filed": date(2026, 6, 2)}, {"filed": date(2026, 6, 2), "served": date(2026, 5, 18)}]
)
def test_after_a_petition_the_findings_are_told_in_both_readings_and_no_date(decide, law, facts):
    outcome = decide("petition", today=date(2026, 6, 15), **facts)
    assert "why.after_hearing" in keys(outcome.why)
    assert keys(outcome.unsettled) == ["unsettled.hearing_late", "unsettled.findings"]
    findings = load_words("petition").say(outcome.unsettled[1], law)
    assert findings.endswith("10 days from the hearing or from the decision.")
    assert set(outcome.values) <= {"last_day", "state_law_day", "hearing_by"}


@pytest.mark.parametrize(
    "service",
    [
        {"served": date(2026, 5, 1)},
        {"mailed": date(2026, 5, 1), "posted": date(2026, 5, 3)},
        {"posted": date(2026, 5, 1)},
    ],
)
def test_a_petition_before_the_notice_cannot_be(decide, service):
    outcome = decide("petition", filed=date(2026, 4, 20), **service)
    assert (outcome.verdict, outcome.missing, dict(outcome.values)) == (None, ("filed",), {})
    assert [said.key for said in outcome.why] == ["why.filed_before"]


def test_a_petition_of_the_day_of_service_is_on_time(decide):
    assert decide("petition", served=date(2026, 5, 1), filed=date(2026, 5, 1)).verdict == "open"
