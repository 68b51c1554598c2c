"""`howard chat`: the conversation line by line, in plain text, without any screen control."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import date, datetime

from assistant.commands.output import columns, read_line, write
from assistant.conversation import respond
from assistant.engine import Engine, load_engine
from assistant.lines.aloud import aloud
from assistant.lines.asking import begins
from assistant.lines.session import Desk, Session, Told
from assistant.lines.speech import Speaker, speech_program
from assistant.lines.steps import prompt, step
from assistant.misses.watching import Tell, watched
from assistant.phrases import load_phrases
from assistant.reply import Reply
from assistant.settings.settings import Settings
from assistant.state import State
from assistant.words import load_words
from corpus.show import wrapped


def chat(
    today: date,
    settings: Settings,
    now: Callable[[], datetime],
    tell: Tell | None = None,
    speak: bool = False,
    opening: tuple[Reply, State] | None = None,
) -> int:
    """Answers line after line until the input ends or a line says quit; `now` is the time of day.

    `tell` is told of every miss. Answers are read aloud where `speak` says so or the settings name a speech program.
    `opening` is a reply to begin with, and the state after it.
    """
    engine, session = load_engine(settings.lang, settings.office), Session()
    ask = watched(respond, tell) if tell else respond
    desk = Desk(engine, today, settings, ask, now)
    voice = Voice(desk)
    write(_greeting(engine))
    if speak or settings.speech_program:
        voice.turn_on()
    if opening is not None:
        begun = begins(*opening, desk)
        session = begun.session
        voice.show(begun)
    try:
        while (line := _line(prompt(session, desk))) is not None:
            voice.hush()
            told = step(line, session, desk)
            if told is None:
                continue
            if told.done:
                break
            session = told.session
            voice.show(told)
    finally:
        voice.hush()
    return 0


class Voice:
    """Shows what is told, and reads it aloud where that was asked for."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._speaker: Speaker | None = None

    def turn_on(self) -> bool:
        """Reads aloud from now on; False, and it is said, where there is no speech program."""
        program = speech_program(self._desk.settings.speech_program)
        if program is None:
            write(wrapped(f"\n{self._desk.phrases['talk.no_speech']}\n", columns()))
            return False
        self._speaker = Speaker(program)
        return True

    def show(self, told: Told) -> None:
        """The text, with an empty line before and after it."""
        if told.speech is False:
            self._speaker = None
        if told.speech and not self.turn_on():
            return
        write(f"\n{wrapped(told.text, columns())}\n")
        if self._speaker is not None:
            self._speaker.say(aloud(told.text, self._desk.engine.lang))

    def hush(self) -> None:
        """Silence."""
        if self._speaker is not None:
            self._speaker.stop()


def _greeting(engine: Engine) -> str:
    phrases, ordinance = load_phrases(engine.lang), engine.law.ordinance
    style = load_words("petition", engine.lang).style
    adopted, amended = (style.day(day) for day in (ordinance.adopted, ordinance.amended))
    told = phrases["about.version"].format(adopted=adopted, amended=amended)
    hint = load_phrases(engine.lang, "lines")["talk.hint"]
    said = (phrases["chat.title"], told, phrases["about.advice"], hint)
    return wrapped("\n".join(said), columns())


def _line(asked: str) -> str | None:
    if sys.stdin.isatty():
        sys.stdout.write(f"{asked} ")
        sys.stdout.flush()
    return read_line()
