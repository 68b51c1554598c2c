from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.dates import find_dates, read_date

TODAY = date(2026, 6, 15)
NAMES = [
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
]  # fmt: skip
DAYS = st.dates(date(1999, 1, 1), date(2060, 12, 31))


def ordinal(day):
    ends = {1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd", 31: "st"}
    return f"{day}{ends.get(day, 'th')}"


FORMS = {
    "iso": lambda d: d.isoformat(),
    "slashes": lambda d: f"{d.month}/{d.day}/{d.year}",
    "padded": lambda d: f"{d.month:02}/{d.day:02}/{d.year}",
    "dashes": lambda d: f"{d.month}-{d.day}-{d.year}",
    "dots": lambda d: f"{d.month}.{d.day}.{d.year}",
    "name": lambda d: f"{NAMES[d.month - 1]} {d.day}, {d.year}",
    "no comma": lambda d: f"{NAMES[d.month - 1].lower()} {d.day} {d.year}",
    "short": lambda d: f"{NAMES[d.month - 1][:3]}. {d.day}, {d.year}",
    "ordinal": lambda d: f"{NAMES[d.month - 1]} {ordinal(d.day)}, {d.year}",
    "day first": lambda d: f"{d.day} {NAMES[d.month - 1]} {d.year}",
    "of": lambda d: f"the {ordinal(d.day)} of {NAMES[d.month - 1]}, {d.year}",
    "of month short": lambda d: f"{d.day}-{NAMES[d.month - 1][:3]}-{d.year}",
    "glued": lambda d: f"{d.day:02}{NAMES[d.month - 1][:3].upper()}{d.year}",
    "weekday": lambda d: f"{d:%A}, {NAMES[d.month - 1]} {d.day}, {d.year}",
    "late year": lambda d: f"{NAMES[d.month - 1]} {d.day} of {d.year}",
}


@given(DAYS, st.sampled_from(sorted(FORMS)))
def test_a_date_with_its_year_is_read_back_in_every_form(day, form):
    (mention,) = find_dates(f"I was served on {FORMS[form](day)}.", TODAY)
    assert (mention.day, mention.guessed, mention.with_year, mention.weekday) == (day, False, True, "")


@given(st.dates(date(2000, 1, 1), date(2069, 12, 31)))
def test_a_year_of_two_digits_is_of_this_century(day):
    for text in (f"{day.month}/{day.day}/{day:%y}", f"{day.day} {NAMES[day.month - 1]} {day:%y}"):
        assert read_date(text, TODAY).day == day


@given(st.dates(date(2025, 6, 16), TODAY), st.sampled_from(["{n} {d}", "{m}/{d}", "{d} {n}", "the {d}th of {n}"]))
def test_without_a_year_it_is_the_nearest_not_after_today(day, form):
    text = form.format(n=NAMES[day.month - 1], m=day.month, d=day.day)
    mention = read_date(text, TODAY)
    assert mention.guessed
    assert mention.day == day


@given(st.integers(0, 27))
def test_the_nth_is_the_nearest_not_after_today(back):
    day = TODAY - timedelta(days=back)
    assert read_date(f"the {ordinal(day.day)}", TODAY).day == day


@given(st.integers(1, 400))
def test_days_ago_are_counted_back(days):
    assert read_date(f"{days} days ago", TODAY).day == TODAY - timedelta(days=days)


@given(st.integers(1, 6), st.integers(0, 3000))
def test_last_weekday_is_before_today(back, shift):
    today = date(2020, 1, 1) + timedelta(days=shift)
    day = today - timedelta(days=back)
    assert read_date(f"last {day:%A}", today).day == day


def test_last_weekday_said_on_that_weekday_is_a_week_back():
    assert read_date("last Monday", TODAY).day == date(2026, 6, 8)


def test_a_bare_weekday_may_be_today():
    assert read_date("Monday", TODAY).day == TODAY


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("today", date(2026, 6, 15)),
        ("yesterday", date(2026, 6, 14)),
        ("yesterdy", date(2026, 6, 14)),
        ("last night", date(2026, 6, 14)),
        ("this morning", date(2026, 6, 15)),
        ("the day before yesterday", date(2026, 6, 13)),
        ("day before yesterday", date(2026, 6, 13)),
        ("tomorrow", date(2026, 6, 16)),
        ("day after tomorrow", date(2026, 6, 17)),
        ("three weeks ago", date(2026, 5, 25)),
        ("3 weeks back", date(2026, 5, 25)),
        ("a week ago", date(2026, 6, 8)),
        ("a fortnight ago", date(2026, 6, 1)),
        ("a couple of weeks ago", date(2026, 6, 1)),
        ("like 12 days ago", date(2026, 6, 3)),
        ("a month ago", date(2026, 5, 15)),
        ("two months ago", date(2026, 4, 15)),
        ("a year ago", date(2025, 6, 15)),
        ("been 12 days", date(2026, 6, 3)),
        ("12 days since", date(2026, 6, 3)),
        ("a week ago Tuesday", date(2026, 6, 2)),
        ("a week ago yesterday", date(2026, 6, 7)),
        ("Tuesday of last week", date(2026, 6, 9)),
        ("last week Friday", date(2026, 6, 12)),
        ("two Fridays ago", date(2026, 6, 5)),
        ("monday before last", date(2026, 6, 1)),
        ("this past Friday", date(2026, 6, 12)),
        ("next Tuesday", date(2026, 6, 16)),
        ("Wensday", date(2026, 6, 10)),
        ("Febuary 3rd", date(2026, 2, 3)),
        ("Sept. 12", date(2025, 9, 12)),
        ("first of june", date(2026, 6, 1)),
        ("the twenty-first of May", date(2026, 5, 21)),
        ("May the fourth", date(2026, 5, 4)),
        ("end of May", date(2026, 5, 31)),
        ("last day of February 2028", date(2028, 2, 29)),
        ("beginning of May", date(2026, 5, 1)),
        ("mid-May", date(2026, 5, 15)),
        ("the 12th of last month", date(2026, 5, 12)),
        ("end of last month", date(2026, 5, 31)),
        ("June 5 last year", date(2025, 6, 5)),
        ("16.03.2024", date(2024, 3, 16)),
        ("22/06/2025", date(2025, 6, 22)),
        ("02-28", date(2026, 2, 28)),
        ("05 12 2026", date(2026, 5, 12)),
        ("May 12 '26", date(2026, 5, 12)),
        ("Memorial Day", date(2026, 5, 25)),
        ("Labor Day", date(2025, 9, 1)),
        ("the day after Thanksgiving", date(2025, 11, 28)),
        ("Christmas Eve", date(2025, 12, 24)),
        ("the Fourth of July", date(2025, 7, 4)),
        ("Halloween 2024", date(2024, 10, 31)),
    ],
)
def test_dates_as_people_tell_them(text, day):
    assert [mention.day for mention in find_dates(f"it came {text}", TODAY)] == [day]


@pytest.mark.parametrize(
    "text",
    ["June 31", "31 June", "2/30", "2026-02-30", "Feb 29, 2027", "6/31/26", "13/45/2026", "April 31st",
     "the 31st of June"],
)  # fmt: skip
def test_a_date_that_cannot_be_is_a_problem(text):
    (mention,) = find_dates(f"served {text}", TODAY)
    assert mention.day is None
    assert [said.key for said in mention.problem] == ["problems.no_such_date"]
    assert mention.said == ()


def test_the_problem_quotes_the_words_as_typed():
    assert find_dates("served on JUNE 31?", TODAY)[0].problem[0].values == {"words": "JUNE 31"}


def test_february_29_without_a_year_is_of_the_last_leap_year():
    assert read_date("Feb 29", TODAY).day == date(2024, 2, 29)


@pytest.mark.parametrize(
    "text",
    [
        "4th floor", "the 2nd notice", "unit 5", "24/7", "3/4 of the units", "$350.00", "12.06(1)(a)",
        "12.11 and 12.15",
        "30 days to fix it", "10-12 days", "3-1 to sustain", "May I appeal", "in March 2026", "I sat on it",
        "every Tuesday", "on Tuesdays", "3rd floor", "5 feet 12 inches", "the board met", "12 units", "at 4:55pm",
    ],
)  # fmt: skip
def test_other_numbers_and_words_are_no_dates(text):
    assert find_dates(text, TODAY) == ()


def test_a_weekday_beside_a_date_belongs_to_it():
    (mention,) = find_dates("served Tuesday, May 12", TODAY)
    assert (mention.day, mention.weekday, mention.words) == (date(2026, 5, 12), "", "Tuesday, May 12")


def test_a_weekday_that_is_not_the_dates_own_is_told():
    (mention,) = find_dates("served on Monday, May 12", TODAY)
    assert mention.weekday == "Monday"
    assert [said.key for said in mention.said] == ["assumed.date_taken", "assumed.weekday_differs"]


def test_a_date_without_a_year_is_near_one_that_has_it():
    mentions = find_dates("posted 2023-11-02, filed December 2", TODAY)
    assert [mention.day for mention in mentions] == [date(2023, 11, 2), date(2023, 12, 2)]


def test_the_future_looks_ahead():
    assert find_dates("they will serve it on July 3", TODAY)[0].day == date(2026, 7, 3)
    assert find_dates("it was served on July 3", TODAY)[0].day == date(2025, 7, 3)


def test_both_ends_of_days_in_one_month():
    assert [m.day for m in find_dates("June 1-10", TODAY)] == [date(2026, 6, 1), date(2026, 6, 10)]
    assert [m.day for m in find_dates("1 to 10 June 2025", TODAY)] == [date(2025, 6, 1), date(2025, 6, 10)]


def test_a_bare_answer_may_leave_out_the_article():
    assert read_date("12th", TODAY).day == date(2026, 6, 12)


def test_no_date_is_none():
    assert read_date("no idea", TODAY) is None


def test_a_time_before_the_calendar_does_not_make_it_fail():
    assert read_date("9999 years ago", TODAY).day == date.min


@given(st.text(max_size=80))
def test_no_text_makes_it_fail(text):
    for mention in find_dates(text, TODAY):
        assert 0 <= mention.start < mention.end <= len(text)
