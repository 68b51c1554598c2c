"""What a turn tells of a case: the facts of its words, and of all the turns of the case told anew."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from assistant.calculators.register import calculator
from assistant.cases import opened, with_facts
from assistant.cues import inquires
from assistant.engine import Engine
from assistant.facts.counts import numbered
from assistant.facts.found import Found
from assistant.facts.reader import read_facts
from assistant.outcome import Said
from assistant.state import Case, Told
from assistant.what_ifs import supposed

SHORT = 9
"""A turn of up to so many words may be a bare answer."""

_NUMBER = re.compile(r"\d|\b(?:half|third|quarter)\b")
_PART = re.compile(r"\b(?:\d+|one|some|both|all) of (?:them|those|these|em|us)\b")
_WINDOW = re.compile(r"\b(?:windows?|skylights?)\b")
_NUMBERS = frozenset({"count", "windows", "share", "area", "length", "temperature", "light", "ratio"})
"""Kinds of facts that words without a number are too easily taken for: "read me the whole thing"."""
_NEVER_BARE = frozenset({"yesno", "choice", "names"})
"""Kinds of facts that bare words tell only where they were asked for."""


def told_by(text: str, case: Case, at_hand: bool, engine: Engine, today: date) -> tuple[Told, Found]:
    """The words of a turn that tell facts, without its "what if"; and the facts that they tell."""
    question = inquires(text, engine.lang)
    for words in (supposed(text, engine.lang), text):
        if words is not None:
            found = _sentence(words, case, at_hand and not question, today)
            if not (found.facts or found.problems or question or (case.asked and at_hand)) and _may_be_bare(words):
                found = _bare(words, case, today)
            if found.facts or found.problems:
                return Told(words, case.asked), found
    return Told(text, case.asked), Found()


def _sentence(text: str, case: Case, answers: bool, today: date) -> Found:
    """The facts that words tell, which `answers` the question just asked where they may."""
    asked = case.asked or next(iter(case.unknown), None)
    known = calculator(case.calculator).stated(case.facts)
    return read_facts(case.calculator, text, today, asked if answers else None, known)


def _bare(text: str, case: Case, today: date) -> Found:
    """The quantity or date that bare words restate without being asked."""
    rule, plain = calculator(case.calculator), numbered(text)
    never = (
        _NEVER_BARE
        if _NUMBER.search(plain)
        else _NEVER_BARE | _NUMBERS - ({"windows"} if _WINDOW.search(plain) else set())
    )
    names = [fact.name for fact in rule.facts if fact.kind not in never]
    tried = [read_facts(case.calculator, text, today, name, rule.stated(case.facts)) for name in names]
    return next((one for one in tried if one.facts), next((one for one in tried if one.problems), Found()))


def _may_be_bare(text: str) -> bool:
    """Whether words may be a value alone: few of them, and none that speak of a part ("two of them")."""
    return len(text.split()) <= SHORT and not _PART.search(numbered(text))


def told_anew(case: Case, told: tuple[Told, ...], engine: Engine, today: date) -> tuple[Case, Found]:
    """The case as these turns tell it, from the beginning; and what cannot be among them."""
    rule, anew = calculator(case.calculator), opened(case.calculator, engine.intent(case.intent))
    if case.base is not None:
        anew = replace(anew, facts=case.base, base=case.base)
    problems: tuple[Said, ...] = ()
    for one in told:
        found = read_facts(case.calculator, one.text, today, one.asked, rule.stated(anew.facts))
        anew, problems = with_facts(anew, found, one), (*problems, *found.problems)
    return replace(anew, unknown=case.unknown), Found(problems=problems)
