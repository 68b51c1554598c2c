"""`howard calc`: the calculators, by facts as options or as JSON on standard input."""

from __future__ import annotations

import sys
from datetime import date
from json import JSONDecodeError, dumps, loads
from typing import Any

from assistant.calculators.register import NAMES, calculator
from assistant.cases import case_reply
from assistant.commands.output import WrongUse, columns, write
from assistant.engine import load_engine
from assistant.facts.given import BadFact, given
from assistant.office import with_office
from assistant.plain import plain_reply
from assistant.reply import calculation_json
from assistant.settings.settings import Settings
from assistant.words import load_words
from corpus.law import load_law

EXAMPLE = 'give an object such as {"floor_sqft": 140}'

INPUT_LIMIT = 1 << 20
"""Bytes of JSON that are read; facts are far fewer."""


def calc(name: str | None, options: list[str], schema: bool, as_json: bool, today: date, settings: Settings) -> int:
    """Lists the calculators, prints the schema of one, or works one out.

    Raises:
        WrongUse: no such calculator, or facts that cannot be.
    """
    if name is None:
        return _list(as_json, settings.lang)
    if name not in NAMES:
        raise WrongUse("calc", f"there is no calculator {name!r}", f"one of: {', '.join(NAMES)}")
    if schema:
        from assistant.facts.schema import schema as schema_of  # noqa: PLC0415  (pydantic is wanted here alone)

        write(dumps(schema_of(calculator(name)), indent=2))
        return 0
    return _work_out(name, _facts(name, options, settings.lang), as_json, today, settings)


def _list(as_json: bool, lang: str) -> int:
    titles = {name: load_words(name, lang).title for name in NAMES}
    if as_json:
        write(dumps(titles, ensure_ascii=False))
    else:
        width = max(map(len, titles))
        write("\n".join(f"{name:{width}}  {title}" for name, title in titles.items()))
    return 0


def _work_out(name: str, facts: dict[str, Any], as_json: bool, today: date, settings: Settings) -> int:
    engine = load_engine(settings.lang, settings.office)
    try:
        held = given(calculator(name), facts, today)
    except BadFact as bad:
        raise WrongUse(f"calc {name}", str(bad), f"see howard calc {name} --schema") from None
    reply = with_office(case_reply(name, held, engine, today), engine)
    if as_json and reply.calc:
        citations = [{"cite": quote.cite, "quote": quote.quote} for quote in reply.citations]
        write(dumps({**calculation_json(reply.calc), "citations": citations, "text": reply.text}, ensure_ascii=False))
    else:
        write(plain_reply(reply, engine, columns()))
    return 0


def _facts(name: str, options: list[str], lang: str) -> dict[str, Any]:
    if options:
        return _from_options(name, options)
    if sys.stdin.isatty():
        words, law = load_words(name, lang), load_law()
        names = [fact.name for fact in calculator(name).facts]
        told = ", ".join(f"--{one.replace('_', '-')} ({words.of('fact', one, law)})" for one in names)
        raise WrongUse(f"calc {name}", "no facts given", f"give facts as options: {told}")
    return _from_json(name, sys.stdin.buffer.read(INPUT_LIMIT + 1))


def _from_json(name: str, data: bytes) -> dict[str, Any]:
    where = f"calc {name}"
    if len(data) > INPUT_LIMIT:
        raise WrongUse(where, "standard input holds more than 1 MB", "give one JSON object of facts")
    try:
        facts = loads(data.decode("utf-8")) if data.strip() else {}
    except (UnicodeDecodeError, JSONDecodeError, RecursionError) as fault:
        raise WrongUse(where, f"standard input is not JSON ({fault})", EXAMPLE) from None
    if not isinstance(facts, dict):
        raise WrongUse(where, "standard input is not a JSON object", EXAMPLE)
    return facts


def _from_options(name: str, options: list[str]) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    rest = list(options)
    while rest:
        option, _, value = rest.pop(0).partition("=")
        if not option.startswith("--") or len(option) <= len("--"):
            raise WrongUse(f"calc {name}", f"{option!r} is no fact", "facts are given as --NAME VALUE")
        if not value:
            value = "yes" if not rest or rest[0].startswith("--") else rest.pop(0)
        facts[option[2:].replace("-", "_")] = _value(value)
    return facts


def _value(text: str) -> object:
    """JSON where it is an array or object, else the words themselves."""
    if text[:1] in "[{":
        try:
            return loads(text)
        except (JSONDecodeError, RecursionError):
            return text
    return text
