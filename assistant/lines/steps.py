"""One line of the conversation: an entry of what is open, a word that does something, a number, or a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from assistant.lines import asking, calls, filling, law, leaving
from assistant.lines.listing import lines
from assistant.lines.orders import Order, read_order
from assistant.lines.session import Desk, Drafting, Filling, Offer, Session, Told

Doing = Callable[[Session, Desk], Told]
DoingWith = Callable[[str, Session, Desk], Told]

DIGITS_MOST = 2
"""A longer number picks nothing."""


def step(line: str, session: Session, desk: Desk) -> Told | None:
    """What a line comes to; None where it is empty and nothing is open."""
    if isinstance(session.open, Filling):
        return filling.fill(line, session.open, session, desk)
    if isinstance(session.open, Drafting):
        return leaving.draft(line, session.open, session, desk)
    if not line.strip():
        return None
    saved = leaving.saved_room(line, session, desk)
    if saved is not None:
        return saved
    order = read_order(line, desk.engine.lang)
    if order is not None:
        return _done(order, session, desk)
    offer = _offer(line.strip().rstrip("."), asking.offers_of(session))
    if offer is not None:
        return _picked(offer, session, desk)
    return asking.question(line, session, desk)


def prompt(session: Session, desk: Desk) -> str:
    """What stands before the line that is typed."""
    return desk.phrases["talk.answer" if session.open else "talk.prompt"]


def _offer(number: str, offers: Sequence[Offer]) -> Offer | None:
    """The entry of the list at hand that a number picks."""
    if not (number.isascii() and number.isdigit() and len(number) <= DIGITS_MOST):
        return None
    return offers[int(number) - 1] if 1 <= int(number) <= len(offers) else None


def _picked(offer: Offer, session: Session, desk: Desk) -> Told:
    if offer.kind == "intent":
        return asking.picked(offer, session, desk)
    return _WITH[{"form": "form", "read": "read", "caller": "take"}[offer.kind]](offer.value, session, desk)


def _done(order: Order, session: Session, desk: Desk) -> Told:
    if order.rest:
        return _WITH[order.name](order.rest, session, desk)
    return _ALONE[order.name](session, desk)


def _helped(session: Session, desk: Desk) -> Told:
    say = desk.phrases
    words = (str(order["help"]) for order in say.tables["orders"].values())
    text = lines(say["talk.help"], words)
    return Told(f"{text}\n\n{say['talk.filling']}", session)


def _quit(session: Session, desk: Desk) -> Told:
    return Told("", session, done=True)


def _speak(session: Session, desk: Desk) -> Told:
    return Told(desk.phrases["talk.speaking"], session, speech=True)


def _quiet(session: Session, desk: Desk) -> Told:
    return Told(desk.phrases["talk.silent"], session, speech=False)


_ALONE: Mapping[str, Doing] = {
    "help": _helped,
    "next": asking.following,
    "why": asking.why,
    "again": asking.again,
    "law": law.behind,
    "rule": law.following_rule,
    "contents": law.contents,
    "form": filling.pick_form,
    "copy": leaving.copied,
    "note": leaving.note,
    "save": leaving.saved_note,
    "room": leaving.which_room,
    "petition": leaving.open_draft,
    "calendar": leaving.calendar,
    "print": leaving.printed,
    "new": calls.new,
    "undo": asking.undo,
    "park": calls.park,
    "take": calls.waiting,
    "speak": _speak,
    "quiet": _quiet,
    "quit": _quit,
}
_WITH: Mapping[str, DoingWith] = {
    "read": law.read,
    "search": law.searched,
    "form": filling.open_filling,
    "take": calls.take_up,
}

ORDERS = frozenset({*_ALONE, *_WITH})
"""Every order that can be carried out; the table of words has each of them."""
