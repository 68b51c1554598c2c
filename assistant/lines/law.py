"""The law's own words: the rule behind an answer, any rule by its citation, the contents, a search."""

from __future__ import annotations

from dataclasses import replace

from assistant.lines.listing import numbered
from assistant.lines.session import Desk, Offer, Session, Told
from corpus.absence import absence
from corpus.citation import parse_citation
from corpus.search import search
from corpus.show import outline_text, provision_text
from corpus.words import load_words
from intents.matcher import match

HITS_MOST = 9
"""So many rules are listed, as there are digits."""

NEAR_MOST = 3
"""So many rules are listed where none has the word itself."""

_OPENING = 70


def behind(session: Session, desk: Desk) -> Told:
    """The rule that the last answer rests on, and which others it cites."""
    cites = _cites(session)
    if not cites:
        return Told(desk.phrases["talk.no_citation"], session)
    return _rule(0, cites, session, desk)


def following_rule(session: Session, desk: Desk) -> Told:
    """The next rule that the last answer cites."""
    cites = _cites(session)
    if not cites:
        return behind(session, desk)
    if session.rule >= len(cites):
        return Told(desk.phrases["talk.no_more_rules"], session)
    return _rule(session.rule, cites, session, desk)


def read(cite: str, session: Session, desk: Desk) -> Told:
    """Any rule, or that there is none of that number."""
    engine = desk.engine
    missing = absence(engine.law, parse_citation(cite), engine.lang)
    if missing is not None:
        return Told(missing.sentence, session)
    return Told(provision_text(engine.law, cite, engine.lang), session)


def contents(session: Session, desk: Desk) -> Told:
    """The outline of the chapter."""
    return Told(outline_text(desk.engine.law), session)


def searched(words: str, session: Session, desk: Desk) -> Told:
    """The rules that hold these words, as a list to pick from."""
    found = tuple(hit.cite for hit in search(desk.engine.law, words))
    cites = (found or _near(words, desk))[:HITS_MOST]
    if not cites:
        said = load_words(desk.engine.lang).say("found_none", words=words)
        return Told(said, session)
    entries = (f"{cite}: {_opening(desk, cite)}" for cite in cites)
    head = desk.phrases["talk.found" if found else "talk.found_near"]
    offers = tuple(Offer("read", cite) for cite in cites)
    return Told(numbered(head, entries), replace(session, offers=offers))


def _near(words: str, desk: Desk) -> tuple[str, ...]:
    """The rules that a question in these words would come to."""
    matched = match(words, desk.engine.matcher)
    if matched.decision == "none" or not matched.matches[0].intent.covered:
        return ()
    return tuple(dict.fromkeys(one.intent.cite for one in matched.matches if one.intent.covered))[:NEAR_MOST]


def _opening(desk: Desk, cite: str) -> str:
    """The heading of a provision, else how its text begins."""
    provision = desk.engine.law.ordinance.get(cite)
    text = " ".join((provision.heading or provision.text.removeprefix(provision.label)).split())
    return text if len(text) <= _OPENING else f"{text[:_OPENING].rsplit(' ', 1)[0]} ..."


def _rule(place: int, cites: tuple[str, ...], session: Session, desk: Desk) -> Told:
    told = read(cites[place], session, desk)
    left = cites[place + 1 :]
    more = desk.phrases["talk.more_rules"].format(cites=", ".join(left)) if left else ""
    text = "\n\n".join(filter(None, (told.text, more)))
    return Told(text, replace(session, rule=place + 1))


def _cites(session: Session) -> tuple[str, ...]:
    reply = session.reply
    if reply is None:
        return ()
    quotes = [*reply.citations, *(quote for other in reply.also for quote in other.citations)]
    return tuple(dict.fromkeys((*(quote.cite for quote in quotes), *reply.near)))
