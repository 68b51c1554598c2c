"""Days to keep as a calendar file (iCalendar, RFC 5545), with reminders."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING

from assistant.papers.cleaning import one_line
from assistant.papers.due import DueDay
from assistant.papers.said import paper_words, say
from assistant.words import LANGUAGE, Words
from corpus.law import Law

if TYPE_CHECKING:
    from icalendar import Alarm, Event

REMIND_DAYS = (7, 3, 1)
"""How many days before a day one is reminded of it."""

_HOUR = timedelta(hours=9)
"""When on such a day: a whole-day event begins at midnight, and nobody wants to hear of it then."""

_EVENTS = {
    "petition": "say.event_petition",
    "hearing": "say.event_hearing",
    "vacate": "say.event_vacate",
    "comply": "say.event_comply",
}
_ABOUT = {
    "petition": "say.about_petition",
    "hearing": "say.about_hearing",
    "vacate": "say.about_vacate",
    "comply": "say.about_comply",
}


def calendar_file(days: Iterable[DueDay], stamp: datetime, law: Law, subject: str = "", lang: str = LANGUAGE) -> bytes:
    """The calendar file: for each day an event of the whole day.

    `stamp` is the moment it is made, with its time zone. `subject`, where one was typed, tells whose day it is: a name
    or an address. The same day of the same subject has the same identity in every file, so that a calendar that takes
    it in twice has it once.
    """
    from icalendar import Calendar  # noqa: PLC0415  (wanted for a calendar file alone)

    words, about = paper_words(lang), one_line(subject)
    calendar = Calendar()
    calendar.add("prodid", "-//Howard//Housing code//EN")
    calendar.add("version", "2.0")
    calendar.add("calscale", "GREGORIAN")
    for due in days:
        calendar.add_component(_event(due, stamp, law, about, words))
    return bytes(calendar.to_ical())


def identity(due: DueDay, subject: str) -> str:
    """What tells the event from every other, the same in every file."""
    told = "\n".join((due.kind, due.day.isoformat(), subject.casefold()))
    return f"{due.kind}-{due.day.isoformat()}-{sha256(told.encode()).hexdigest()[:16]}@howard.housing-code"


def _event(due: DueDay, stamp: datetime, law: Law, subject: str, words: Words) -> Event:
    from icalendar import Event  # noqa: PLC0415  (see above)

    title = say(words, law, _EVENTS[due.kind])
    event = Event()
    event.add("uid", identity(due, subject))
    event.add("dtstamp", stamp)
    event.add("summary", f"{title}: {subject}" if subject else title)
    event.add("description", "\n".join(_about(due, law, words)))
    event.add("dtstart", due.day)
    if due.day < date.max:
        event.add("dtend", due.day + timedelta(days=1))
    event.add("transp", "TRANSPARENT")
    for before in REMIND_DAYS:
        event.add_component(_alarm(before, say(words, law, "say.remind", days=before, event=title)))
    return event


def _alarm(before: int, text: str) -> Alarm:
    from icalendar import Alarm  # noqa: PLC0415  (see above)

    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add("description", text)
    alarm.add("trigger", _HOUR - timedelta(days=before))
    return alarm


def _about(due: DueDay, law: Law, words: Words) -> list[str]:
    told = [say(words, law, _ABOUT[due.kind], day=due.day)]
    if due.later is not None:
        told.append(say(words, law, "say.about_later", last=due.later))
    if due.state_law_day is not None:
        told.append(say(words, law, "say.about_state", day=due.state_law_day))
    return [*told, say(words, law, "say.about_source")]
