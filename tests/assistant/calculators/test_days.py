from datetime import date

from hypothesis import given
from hypothesis import strategies as st

from assistant.calculators.days import after, ahead, days_between


@given(st.dates(max_value=date(9999, 11, 1)))
def test_the_thirtieth_day_is_thirty_days_away(law, day):
    assert days_between(day, after(day, law.parameters["petition_days"])) == 30


def test_the_calendar_ends_where_it_ends(law):
    assert after(date(9999, 12, 30), law.parameters["petition_days"]) == date(9999, 12, 31)


def test_only_days_to_come_are_named():
    today = date(2026, 6, 15)
    named = ahead(today, served=date(2026, 6, 16), filed=today, mailed=None)
    assert [(said.key, said.values["fact"]) for said in named] == [("assumed.ahead", "served")]
