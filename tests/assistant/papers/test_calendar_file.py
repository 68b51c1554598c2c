from datetime import UTC, date, datetime, timedelta

from icalendar import Calendar

from assistant.papers.due import DueDay
from assistant.papers.ics import calendar_file, identity

STAMP = datetime(2026, 6, 15, 14, 30, tzinfo=UTC)
PETITION = DueDay("petition", date(2026, 6, 19), None, date(2026, 6, 22))


def events(made):
    return Calendar.from_ical(made).walk("VEVENT")


def test_a_deadline_is_an_event_of_its_whole_day(law):
    (event,) = events(calendar_file([PETITION], STAMP, law))
    assert event.decoded("dtstart") == date(2026, 6, 19)
    assert event.decoded("dtend") == date(2026, 6, 20)
    assert event.decoded("dtstamp") == STAMP
    assert event["summary"] == "Last day to file the petition (12.11(2)(a))"


def test_state_laws_day_stands_in_the_description_after_the_thirtieth(law):
    (event,) = events(calendar_file([PETITION], STAMP, law))
    assert event["description"] == (
        "A petition for a hearing must be received in the Building Inspector's office before it closes on Friday, "
        "June 19, 2026. It gives name, address, telephone number and a brief statement of the grounds.\n"
        "State law (Wis. Stat. 990.001(4)), if it applies, would allow until Monday, June 22, 2026. "
        "Day 30 is the safe one.\n"
        "From Howard, which tells what the housing code of the Town of Howard says. It is not legal advice."
    )


def test_one_is_reminded_at_nine_7_3_and_1_days_before(law):
    alarms = events(calendar_file([PETITION], STAMP, law))[0].walk("VALARM")
    start = datetime(2026, 6, 19)
    assert [start + alarm.decoded("trigger") for alarm in alarms] == [
        datetime(2026, 6, 12, 9),
        datetime(2026, 6, 16, 9),
        datetime(2026, 6, 18, 9),
    ]
    assert [str(alarm["description"])[:10] for alarm in alarms] == ["In 7 days:", "In 3 days:", "In 1 day: "]


def test_a_safe_day_tells_the_later_one(law):
    due = DueDay("petition", date(2026, 6, 17), date(2026, 6, 19))
    assert "the last day is Friday, June 19, 2026." in events(calendar_file([due], STAMP, law))[0]["description"]


def test_the_same_day_has_the_same_identity_whenever_the_file_is_made(law):
    later = STAMP + timedelta(days=1)
    made = [events(calendar_file([PETITION], when, law))[0]["uid"] for when in (STAMP, later)]
    assert made[0] == made[1] == identity(PETITION, "")
    assert identity(PETITION, "1 Elm St") not in {identity(PETITION, ""), identity(PETITION, "2 Elm St")}


def test_each_kind_of_day_has_its_event(law):
    days = [DueDay(kind, date(2026, 7, 1)) for kind in ("petition", "hearing", "vacate", "comply")]
    found = events(calendar_file(days, STAMP, law, "1 Elm St"))
    assert len({event["uid"] for event in found}) == 4
    assert [str(event["summary"]) for event in found] == [
        "Last day to file the petition (12.11(2)(a)): 1 Elm St",
        "Hearing to be held by today (12.11(2)(a)): 1 Elm St",
        "Latest day an order to vacate can set (12.11(3)(a)(1)): 1 Elm St",
        "Time to comply with the notice ends (12.11(1)(a)(2)): 1 Elm St",
    ]


def test_the_last_day_of_the_calendar_has_no_day_after_it(law):
    (event,) = events(calendar_file([DueDay("vacate", date.max)], STAMP, law))
    assert event.decoded("dtstart") == date.max
    assert "dtend" not in event


def test_no_line_is_longer_than_75_bytes_and_each_ends_as_the_format_asks(law):
    made = calendar_file([PETITION], STAMP, law, "Ełm 王 😀 " * 30)
    assert made.endswith(b"END:VCALENDAR\r\n")
    assert max(len(line) for line in made.split(b"\r\n")) <= 75
    assert b"\n" not in made.replace(b"\r\n", b"")
