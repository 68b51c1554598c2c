from datetime import date

import pytest


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
