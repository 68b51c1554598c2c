from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.facts.readers import penalty, vacate

TODAY = date(2026, 6, 15)


def ordered(text, today=TODAY, asked=None):
    return vacate.read(text, today, asked).facts.get("ordered")


@pytest.mark.parametrize(
    ("text", "today", "day"),
    [
        (
            "I'm signing the order to vacate today and want to allow the full time permitted. What date do I write in?",
            "2026-10-20",
            date(2026, 10, 20),
        ),
        ("The order to empty our building is from the 4th, latest day we can be here?", "2026-05-11", date(2026, 5, 4)),
        ("vacate order dtd 5/5, max out date?", "2026-06-15", date(2026, 5, 5)),
        ("I have kids in school until June 9. They ordered us out on April 20.", "2026-06-15", date(2026, 4, 20)),
        ("just ordered vacated on 1/10. The inspector offered March 25.", "2026-06-15", date(2026, 1, 10)),
        ("out by labor day, order came on June 25", "2026-07-01", date(2026, 6, 25)),
        ("letter from town say vacate, date 3 July", "2026-07-10", date(2026, 7, 3)),
        ("ocupants out by what day if vac order issued 12/1", "2026-12-02", date(2026, 12, 1)),
        ("order says out by Friday", "2026-06-15", None),
        ("is it sixty days or ninety", "2026-06-15", None),
    ],
)
def test_the_day_of_the_order(text, today, day):
    assert ordered(text, date.fromisoformat(today)) == day


@pytest.mark.parametrize(
    ("text", "day"), [("yesterday", date(2026, 6, 14)), ("the 4th", date(2026, 6, 4)), ("no idea", None)]
)
def test_a_bare_answer_tells_the_day_of_the_order(text, day):
    assert ordered(text, asked="ordered") == day


def test_an_order_of_a_day_that_cannot_be_is_a_problem():
    found = vacate.read("vac order 2/30", TODAY)
    assert dict(found.facts) == {}
    assert [said.key for said in found.problems] == ["problems.no_such_date"]


def facts(text, today=TODAY, asked=None):
    return dict(penalty.read(text, today, asked).facts)


def n(number):
    return Amount.exactly(number)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("max fine, 10 day violation", {"days": n(10)}),
        (
            "One count, eight days, and the Town Attorney's bill is $1,500. What is the maximum forfeiture itself?",
            {"days": n(8), "violations": n(1)},
        ),
        (
            "Am I looking at one fine or forty-nine of them? It's been seven weeks since I was supposed to repair",
            {"days": n(49)},
        ),
        ("they want $6,000 from me for a thirty day thing", {"days": n(30)}),
        ("I leave it like that 5 days, how much i must pay", {"days": n(5)}),
        ("how does $200 turn into $1400 in a week", {"days": n(7)}),
        ("one viol / 14 days = 14 penalties?", {"days": n(14), "violations": n(1)}),
        ("100 days late, worst total?", {"days": n(100)}),
        ("two violations for ten days", {"days": n(10), "violations": n(2)}),
        ("both violations for 8 days", {"days": n(8), "violations": n(2)}),
        ("fined $250 on one count", {"violations": n(1)}),
        ("three violations, each went 20 days", {"days": n(20), "violations": n(3)}),
        ("one violation lasting a single day", {"days": n(1), "violations": n(1)}),
        ("half a year", {}),
        ("30 days to fix it, then 5 days late", {"days": n(5)}),
        ("$200 a day?", {}),
        ("is it two hundred or two thousand", {}),
        ("10 counts or 1?", {}),
        ("fine over every day I don't fix the furnace", {}),
        ("they gave me 30 days", {}),
    ],
)
def test_how_long_and_how_many(text, told):
    assert facts(text) == told


def test_a_range_counts_from_its_first_to_its_last_day():
    told = facts("Continuous violation Feb 20 to March 2, 2028. Forfeiture ceiling?", date(2028, 3, 5))
    assert told == {"first_day": date(2028, 2, 20), "last_day": date(2028, 3, 2)}


def test_since_a_day_runs_to_today():
    assert facts("max fine since May 1, not fixed yet") == {"first_day": date(2026, 5, 1), "last_day": TODAY}


@pytest.mark.parametrize(
    ("asked", "text", "told"),
    [
        ("days", "12", {"days": n(12)}),
        ("days", "three weeks", {"days": n(21)}),
        ("days", "June 1 to June 10", {"first_day": date(2026, 6, 1), "last_day": date(2026, 6, 10)}),
        ("violations", "two", {"violations": n(2)}),
        ("first_day", "June 1", {"first_day": date(2026, 6, 1)}),
        ("last_day", "yesterday", {"last_day": date(2026, 6, 14)}),
        ("last_day", "no idea", {}),
    ],
)
def test_a_bare_answer_is_read_as_the_fact_just_asked_for(asked, text, told):
    assert facts(text, asked=asked) == told


def test_a_month_is_told_in_days():
    (said,) = penalty.read("it went on a month", TODAY).assumed
    assert (said.key, said.values) == ("assumed.days_taken", {"days": 31})


def test_a_last_day_that_cannot_be_is_a_problem():
    found = penalty.read("from June 1 to June 31", TODAY)
    assert dict(found.facts) == {"first_day": date(2026, 6, 1)}
    assert [said.key for said in found.problems] == ["problems.no_such_date"]


@given(st.integers(1, 999), st.integers(2, 99))
def test_days_and_violations_are_read_back(days, violations):
    assert facts(f"{violations} violations for {days} days") == {"days": n(days), "violations": n(violations)}


@given(st.text(max_size=80))
def test_no_text_makes_them_fail(text):
    penalty.read(text, TODAY)
    vacate.read(text, TODAY)
