"""Replies that a calculator decides: the facts so far, the verdict with its working, or the question for a fact."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from assistant.answers import confidence, options
from assistant.calculators.branches import branches
from assistant.calculators.calculator import Calculator, Facts
from assistant.calculators.register import calculator
from assistant.engine import Engine
from assistant.facts.codec import shown
from assistant.facts.found import Found
from assistant.facts.merge import merged, without
from assistant.outcome import Outcome, Said, Step
from assistant.phrases import load_phrases
from assistant.provision_words import decider, sides
from assistant.reply import Calculation, Line, Quote, Reply
from assistant.state import Case, Told
from assistant.words import Words, load_words
from corpus.law import Law
from intents.catalogue import Intent


def opened(name: str, intent: Intent) -> Case:
    """A new case of a calculator, with what the intent itself says of the facts."""
    given = dict(intent.facts) if intent.calculator == name else {}
    return Case(name, intent.id, calculator(name).hold(given))


def with_facts(case: Case, found: Found, told: Told) -> Case:
    """The case with the facts that a turn told put on top of what was known, and in place of what was carried."""
    rule = calculator(case.calculator)
    facts = merged(rule, without(rule, case.facts, found.forgets), found.facts)
    still = tuple(name for name in case.unknown if name not in found.facts)
    kept = (one for one in case.told if not (one.carried and one.asked in found.facts))
    return replace(case, facts=facts, unknown=still, told=(*kept, told))


def outcome_of(case: Case, engine: Engine, today: date) -> Outcome:
    """What the calculator says of the case."""
    return calculator(case.calculator).decide(case.facts, engine.law, today)


def decisive(outcome: Outcome) -> bool:
    """Whether the facts gave a verdict, or the date or amount that stands for one."""
    return outcome.verdict is not None or bool(outcome.values and not outcome.missing)


def reckoned(question: str, case: Case, found: Found, engine: Engine, today: date, score: float) -> tuple[Reply, Case]:
    """The reply to a turn of a case, and the case with the fact that is asked for next."""
    outcome, intent = outcome_of(case, engine, today), engine.intent(case.intent)
    quotes, (owner, resident) = _quotes(case.calculator, outcome, engine, intent), sides(intent, engine)
    reply = replace(
        _reply(question, case, outcome, found, engine, today),
        intent=intent.id,
        confidence=confidence(score),
        owner=owner,
        resident=resident,
        decides=decider(quotes[0].cite, engine),
        citations=quotes,
        next=options(intent.next, engine),
    )
    return reply, replace(case, asked=_asked(case, outcome))


def case_reply(name: str, facts: Facts, engine: Engine, today: date, unknown: tuple[str, ...] = ()) -> Reply:
    """The reply of a calculator to facts alone, without a question; `unknown` are facts that nobody knows."""
    case = Case(name, "", facts, unknown=unknown)
    return _reply("", case, outcome_of(case, engine, today), Found(), engine, today)


def _asked(case: Case, outcome: Outcome) -> str | None:
    missing = [name for name in outcome.missing if name not in case.unknown]
    return missing[0] if missing and not decisive(outcome) else None


def _reply(question: str, case: Case, outcome: Outcome, found: Found, engine: Engine, today: date) -> Reply:
    words, asked = load_words(case.calculator, engine.lang), _asked(case, outcome)
    return Reply(
        question,
        "calculate" if decisive(outcome) else "ask",
        None,
        1.0,
        words.title,
        words.say(outcome.say, engine.law),
        notes=(*_problems(found, engine), *_unknown(case, outcome, engine, today)),
        why=tuple(words.say(said, engine.law) for said in outcome.why),
        asks=words.ask(asked, engine.law, outcome.say.key) if asked else None,
        unsettled=tuple(words.say(said, engine.law) for said in outcome.unsettled),
        decides=decider(outcome.citations[0], engine),
        citations=_quotes(case.calculator, outcome, engine),
        calc=_calculation(calculator(case.calculator), case, outcome, found, engine),
    )


def _problems(found: Found, engine: Engine) -> tuple[str, ...]:
    words = load_words("facts", engine.lang)
    return tuple(words.say(said, engine.law) for said in found.problems)


def _unknown(case: Case, outcome: Outcome, engine: Engine, today: date) -> tuple[str, ...]:
    """For the fact that the person does not know: all branches in one note, and how to find out in another."""
    open_facts = [name for name in outcome.missing if name in case.unknown]
    if not open_facts:
        return ()
    phrases, words = load_phrases(engine.lang), load_words(case.calculator, engine.lang)
    told = []
    for value, other in branches(calculator(case.calculator), case.facts, open_facts[0], engine.law, today):
        key = {True: "unknown.yes", False: "unknown.no"}.get(value, "unknown.choice")  # type: ignore[arg-type]
        said = words.say(other.say, engine.law)
        told.append(phrases[key].format(say=said, value=value))
    found_out = words.of("unknown", open_facts[0], engine.law)
    return (" ".join(told), found_out) if told else (found_out,)


def _quotes(name: str, outcome: Outcome, engine: Engine, intent: Intent | None = None) -> tuple[Quote, ...]:
    """The outcome's citations; while facts are missing, the provision that was asked about comes first."""
    words = load_words(name, engine.lang)
    own = dict(intent.citations) if intent else {}
    cites = dict.fromkeys(outcome.citations)
    if intent and not decisive(outcome):
        cites = {intent.cite: None, **cites}
    quoted = ((cite, words.quote(cite, outcome.say.key) or own.get(cite)) for cite in cites)
    return tuple(Quote(cite, quote) for cite, quote in quoted if quote)


def _calculation(calc: Calculator, case: Case, outcome: Outcome, found: Found, engine: Engine) -> Calculation:
    words, reading = load_words(calc.name, engine.lang), load_words("facts", engine.lang)
    law = engine.law
    return Calculation(
        calc.name,
        outcome.verdict,
        shown(calc, case.facts),
        outcome.values,
        tuple(_line(step, words, engine) for step in outcome.steps),
        outcome.missing,
        (
            *_taken_over(case, reading, law),
            *(reading.say(s, law) for s in found.assumed),
            *(words.say(s, law) for s in outcome.assumed),
        ),
        tuple(words.say(said, law) for said in outcome.mend),
        words.of("verdict", outcome.verdict, law) if outcome.verdict else "",
    )


def _taken_over(case: Case, words: Words, law: Law) -> tuple[str, ...]:
    """What was told of other cases and holds for this one."""
    told = (one.text for one in case.told if one.carried)
    return tuple(words.say(Said("carried.said", {"words": text}), law) for text in told)


def _line(step: Step, words: Words, engine: Engine) -> Line:
    text = words.say(step.said, engine.law)
    return Line(text, step.cite, step.measured, step.required, step.unit, step.holds)
