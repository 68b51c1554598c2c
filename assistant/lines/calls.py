"""Several callers: one on the line, those who wait, and the one that was just let go."""

from __future__ import annotations

from dataclasses import replace

from assistant.callers import NoRoom, subject_of
from assistant.lines.listing import numbered
from assistant.lines.session import Desk, Offer, Session, Told
from assistant.tui.words import load_words


def new(session: Session, desk: Desk) -> Told:
    """Another caller; the present call can be brought back until something is asked."""
    fresh = Session(callers=session.callers.let_go(session.call))
    return Told(desk.phrases["talk.new"], fresh)


def park(session: Session, desk: Desk) -> Told:
    """The present caller waits."""
    say = desk.phrases
    if session.call.empty:
        return Told(say["talk.nothing_to_park"], session)
    subject = _subject(session, desk)
    try:
        callers = session.callers.park(session.call, subject, desk.now())
    except NoRoom:
        return Told(say["talk.full"], session)
    return Told(say["talk.parked"].format(subject=subject), Session(callers=callers))


def waiting(session: Session, desk: Desk) -> Told:
    """Who waits, as a list; the only one is taken up at once."""
    parked = session.callers.parked
    if not parked:
        return Told(desk.phrases["talk.nobody"], session)
    if len(parked) == 1:
        return take_up("1", session, desk)
    offers = tuple(Offer("caller", f"{place}") for place in range(1, len(parked) + 1))
    text = numbered(desk.phrases["talk.waiting"], (one.subject for one in parked))
    return Told(text, replace(session, offers=offers))


def take_up(number: str, session: Session, desk: Desk) -> Told:
    """Goes on with a caller who waits; the present one waits instead, unless nothing was said."""
    place = int(number) - 1
    if not 0 <= place < len(session.callers.parked):
        return Told(desk.phrases["talk.no_such_caller"], session)
    subject = session.callers.parked[place].subject
    call, left = session.callers.take_up(place)
    callers = left.park(session.call, _subject(session, desk), desk.now())
    text = desk.phrases["talk.taken"].format(subject=subject)
    return Told(text, session.going_on(call, callers))


def _subject(session: Session, desk: Desk) -> str:
    return subject_of(session.turns, "", load_words(desk.engine.lang)["callers"]) if session.turns else ""
