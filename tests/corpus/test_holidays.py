from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.holidays import holiday_name, is_legal_holiday, state_law_day

# Served, the thirtieth day, the day that the state's rule would allow, and why each day between is passed over.
WORKED = [
    ("2026-03-02", "2026-04-01", "2026-04-01", ()),
    ("2026-01-16", "2026-02-15", "2026-02-17", ("Sunday", "Presidents' Day")),
    ("2026-03-04", "2026-04-03", "2026-04-03", ()),
    ("2026-05-20", "2026-06-19", "2026-06-22", ("Juneteenth", "Saturday", "Sunday")),
    ("2026-05-21", "2026-06-20", "2026-06-22", ("Saturday", "Sunday")),
    ("2026-05-22", "2026-06-21", "2026-06-22", ("Sunday",)),
    ("2026-04-25", "2026-05-25", "2026-05-26", ("Memorial Day",)),
    ("2026-06-03", "2026-07-03", "2026-07-03", ()),
    ("2026-06-04", "2026-07-04", "2026-07-06", ("Independence Day", "Sunday")),
    ("2026-07-12", "2026-08-11", "2026-08-12", ("the day of the partisan primary",)),
    ("2026-09-12", "2026-10-12", "2026-10-13", ("Columbus Day",)),
    ("2026-10-04", "2026-11-03", "2026-11-04", ("the day of the general election",)),
    ("2026-10-12", "2026-11-11", "2026-11-12", ("Veterans Day",)),
    ("2026-10-27", "2026-11-26", "2026-11-27", ("Thanksgiving Day",)),
    ("2026-11-24", "2026-12-24", "2026-12-24", ()),
    ("2026-11-25", "2026-12-25", "2026-12-28", ("Christmas Day", "Saturday", "Sunday")),
    ("2026-12-01", "2026-12-31", "2026-12-31", ()),
    ("2026-12-02", "2027-01-01", "2027-01-04", ("New Year's Day", "Saturday", "Sunday")),
    ("2026-12-03", "2027-01-02", "2027-01-04", ("Saturday", "Sunday")),
    ("2026-12-18", "2027-01-17", "2027-01-19", ("Sunday", "Martin Luther King Jr. Day")),
    ("2027-01-29", "2027-02-28", "2027-03-01", ("Sunday",)),
    ("2027-01-30", "2027-03-01", "2027-03-01", ()),
    ("2027-05-01", "2027-05-31", "2027-06-01", ("Memorial Day",)),
    ("2027-05-19", "2027-06-18", "2027-06-18", ()),
    ("2027-05-20", "2027-06-19", "2027-06-21", ("Juneteenth", "Sunday")),
    ("2027-06-04", "2027-07-04", "2027-07-06", ("Sunday", "Independence Day moved")),
    ("2027-08-07", "2027-09-06", "2027-09-07", ("Labor Day",)),
    ("2027-09-11", "2027-10-11", "2027-10-12", ("Columbus Day",)),
    ("2027-10-12", "2027-11-11", "2027-11-12", ("Veterans Day",)),
    ("2027-11-24", "2027-12-24", "2027-12-24", ()),
    ("2027-11-25", "2027-12-25", "2027-12-27", ("Christmas Day", "Sunday")),
    ("2027-12-01", "2027-12-31", "2027-12-31", ()),
    ("2027-12-02", "2028-01-01", "2028-01-03", ("New Year's Day", "Sunday")),
    ("2027-12-31", "2028-01-30", "2028-01-31", ("Sunday",)),
    ("2028-01-16", "2028-02-15", "2028-02-15", ()),
    ("2028-01-29", "2028-02-28", "2028-02-28", ()),
    ("2028-01-30", "2028-02-29", "2028-02-29", ()),
    ("2028-01-31", "2028-03-01", "2028-03-01", ()),
]
SHORT = {"Saturday, when the office is taken to be closed": "Saturday"}
MOVED = "Independence Day, kept on Monday because it fell on a Sunday"


@pytest.mark.parametrize(("served", "thirtieth", "allowed", "why"), WORKED)
def test_thirty_days_from_service_as_worked_by_hand(law, served, thirtieth, allowed, why):
    last = date.fromisoformat(served) + timedelta(days=30)
    day, passed = state_law_day(last, law)
    assert last.isoformat() == thirtieth
    assert day.isoformat() == allowed
    assert tuple(SHORT.get(reason, reason) for _, reason in passed) == tuple(
        MOVED if reason == "Independence Day moved" else reason for reason in why
    )


def test_every_worked_date_is_here():
    assert len(WORKED) == 38


def test_a_day_that_stands_passes_over_nothing(law):
    assert state_law_day(date(2026, 4, 1), law) == (date(2026, 4, 1), ())


def test_days_passed_over_are_named_in_order(law):
    _, passed = state_law_day(date(2026, 6, 19), law)
    assert [day for day, _ in passed] == [date(2026, 6, 19), date(2026, 6, 20), date(2026, 6, 21)]


def test_a_saturday_with_office_hours_stands(law):
    assert state_law_day(date(2026, 6, 20), law, saturday_open=True) == (date(2026, 6, 20), ())


def test_a_friday_holiday_moves_to_an_open_saturday(law):
    assert state_law_day(date(2026, 12, 25), law, saturday_open=True)[0] == date(2026, 12, 26)


def test_a_holiday_on_saturday_is_closed_even_with_office_hours(law):
    assert state_law_day(date(2026, 7, 4), law, saturday_open=True)[0] == date(2026, 7, 6)


def test_the_whole_list_of_2026(law):
    days = [date(2026, 1, 1) + timedelta(days=offset) for offset in range(365)]
    assert [day.isoformat()[5:] for day in days if is_legal_holiday(day, law.holidays)] == [
        *("01-01", "01-19", "02-16", "05-25", "06-19", "07-04", "08-11"),
        *("09-07", "10-12", "11-03", "11-11", "11-26", "12-25"),
    ]


def test_the_whole_list_of_2027_has_no_elections_and_one_moved_day(law):
    days = [date(2027, 1, 1) + timedelta(days=offset) for offset in range(365)]
    assert [day.isoformat()[5:] for day in days if is_legal_holiday(day, law.holidays)] == [
        *("01-01", "01-18", "02-15", "05-31", "06-19", "07-04", "07-05"),
        *("09-06", "10-11", "11-11", "11-25", "12-25"),
    ]


@pytest.mark.parametrize("day", ["2028-08-08", "2028-11-07", "2030-08-13", "2030-11-05", "2029-11-12"])
def test_elections_and_a_moved_veterans_day(law, day):
    assert is_legal_holiday(date.fromisoformat(day), law.holidays)


@pytest.mark.parametrize("day", ["2026-04-03", "2026-07-03", "2026-11-27", "2026-12-24", "2026-12-31", "2027-06-18"])
def test_days_often_taken_for_legal_holidays_are_none(law, day):
    assert holiday_name(date.fromisoformat(day), law.holidays) is None


def test_the_rule_for_moved_days_needs_a_sunday(law):
    assert holiday_name(date(2022, 12, 26), law.holidays).startswith("Christmas Day, kept on Monday")
    assert holiday_name(date(2021, 12, 27), law.holidays) is None


def test_the_first_day_of_the_calendar_has_no_day_before(law):
    assert holiday_name(date.min, law.holidays) == "New Year's Day"


@given(day=st.dates(date(1900, 1, 1), date(2199, 12, 1)))
def test_the_allowed_day_is_never_earlier_and_never_closed(law, day):
    allowed, passed = state_law_day(day, law)
    assert allowed >= day
    assert (allowed - day).days == len(passed)
    assert allowed.weekday() < 5
    assert not is_legal_holiday(allowed, law.holidays)
