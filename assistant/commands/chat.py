"""`howard chat`: the conversation line by line, in plain text, without any screen control."""

from __future__ import annotations

import sys
from datetime import date
from textwrap import wrap

from assistant.commands.output import columns, read_line, write
from assistant.conversation import pick, respond
from assistant.engine import Engine, load_engine
from assistant.misses.watching import Tell, Turn, watched
from assistant.phrases import load_phrases
from assistant.plain import plain_reply
from assistant.reply import Option, Reply
from assistant.settings.settings import Settings
from assistant.state import START, State
from assistant.words import load_words


def chat(today: date, settings: Settings, tell: Tell | None = None) -> int:
    """Answers line after line until the input ends or a line says quit; `tell` is told of every miss."""
    lang = settings.lang
    engine, state = load_engine(lang, settings.office), START
    asked = watched(respond, tell) if tell else respond
    options: tuple[Option, ...] = ()
    talks = sys.stdin.isatty()
    write(_greeting(engine))
    while (line := _line(talks, lang)) is not None:
        if line.strip().lower() in load_phrases(lang).cues("chat.quit"):
            break
        if not line.strip():
            continue
        reply, state = _turn(line, state, options, engine, today, asked)
        options = reply.options or reply.next
        write("\n" + "\n\n".join((plain_reply(reply, engine, columns(), bars=False), *_read_as(reply, lang))) + "\n")
    return 0


def _read_as(reply: Reply, lang: str) -> tuple[str, ...]:
    """How the question was read, and how to say that something else was meant."""
    if reply.kind == "choose" or not reply.evidence.others:
        return ()
    phrases = load_phrases(lang)
    return ("\n".join(wrap(f"{phrases['labels.read_as']}: {reply.title}. {phrases['labels.meant']}", columns())),)


def _turn(
    line: str, state: State, options: tuple[Option, ...], engine: Engine, today: date, ask: Turn
) -> tuple[Reply, State]:
    """A bare number picks from the list last shown, unless a fact was asked for; all else is a question."""
    asked = state.case is not None and state.case.asked is not None
    number = line.strip()
    if not asked and number.isdecimal() and 1 <= int(number) <= len(options):
        return pick(options[int(number) - 1].intent, state, engine, today)
    return ask(line, state, engine, today)


def _greeting(engine: Engine) -> str:
    phrases, ordinance = load_phrases(engine.lang), engine.law.ordinance
    style = load_words("petition", engine.lang).style
    adopted, amended = (style.day(day) for day in (ordinance.adopted, ordinance.amended))
    told = phrases["about.version"].format(adopted=adopted, amended=amended)
    return "\n".join((phrases["chat.title"], told, phrases["about.advice"], phrases["chat.hint"]))


def _line(talks: bool, lang: str) -> str | None:
    if talks:
        sys.stdout.write(load_phrases(lang)["chat.prompt"] + " ")
        sys.stdout.flush()
    return read_line()
