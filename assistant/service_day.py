"""The days of service that the text of a notice tells, and the case of a petition that they open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from assistant.calculators.register import calculator
from assistant.cases import decisive, opened, with_facts
from assistant.citing import without_citations
from assistant.duties import load_duties
from assistant.engine import Engine
from assistant.facts.found import Found
from assistant.facts.reader import read_facts
from assistant.state import Case, Told
from assistant.words import load_words
from corpus.law import Law

INTENT, CALCULATOR = "appeal-deadline", "petition"

_SERVICE = frozenset({"served", "mailed", "posted", "how"})
# A date such as "Nov. 5, 2026" is no end of a part.
_PARTS = re.compile(r"(?<=[.;:!?])\s+(?!\d)|\n+|,\s+(?!\d{4}\b)|\s+(?:and|that)\s+(?=you\b|found\b)")


def petition_case(text: str, engine: Engine, today: date) -> tuple[Case, Found]:
    """The case of a petition against the notice, with the days of service where the text tells them.

    Other days of a notice, such as that of the inspection, are no days of service.
    """
    telling = _telling(text, engine.lang)
    found = _found(telling, today)
    case = opened(CALCULATOR, engine.intent(INTENT))
    return (with_facts(case, found, Told(telling)) if found.facts else case), found


def service_clock(text: str, law: Law, today: date, lang: str) -> tuple[str, ...]:
    """What the petition calculator says of the days of service that a text tells, in sentences; none without them."""
    found = _found(_telling(text, lang), today)
    rule, words = calculator(CALCULATOR), load_words(CALCULATOR, lang)
    problems = tuple(load_words("facts", lang).say(said, law) for said in found.problems)
    outcome = rule.decide(rule.hold(found.facts), law, today)
    if not decisive(outcome):
        return problems
    return (*problems, words.say(outcome.say, law), *(words.say(said, law) for said in outcome.why))


def _found(telling: str, today: date) -> Found:
    read = read_facts(CALCULATOR, telling, today) if telling else Found()
    facts = {name: value for name, value in read.facts.items() if name in _SERVICE}
    return Found(facts, read.assumed, read.problems)


def _telling(text: str, lang: str) -> str:
    """The parts of a text that tell of its service."""
    return ", ".join(_of_service(without_citations(text), lang))


def _of_service(text: str, lang: str) -> Iterator[str]:
    """The parts of a text that tell a day of service."""
    duties = load_duties(lang)
    return (part for part in _PARTS.split(text) if duties.says("service", part) and duties.says("day", part))
