"""The way from the chat to the forms and back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

from assistant.forms.form import open_form
from assistant.forms.listing import calculators
from assistant.forms.telling import sentence, told_turn
from assistant.tui.forms.picker import Picker
from assistant.tui.forms.screen import FormScreen
from assistant.tui.talk import Clock, Step, Talk
from assistant.tui.words import Words

Turn = Callable[[str, Step], None]
"""Puts a turn into the chat: the question that is shown, and what to do."""


def picker(talk: Talk[Any, Any], clock: Clock, words: Words, turn: Turn) -> Picker:
    """The list of the calculators over a conversation; a filled form becomes one of its turns."""

    def take(form: Any, values: Any, done: Any) -> None:  # noqa: ANN401
        def step(talk: Talk[Any, Any], today: date) -> Any:  # noqa: ANN401
            return talk.take(lambda state: told_turn(form, values, done, state, today))

        turn(sentence(form, values, done), step)

    def opened(name: str) -> FormScreen:
        return FormScreen(open_form(name, talk.state, talk.engine), clock, words, take)

    case = talk.state.case
    return Picker(calculators(talk.engine, clock()), case.calculator if case else "", words, opened)
