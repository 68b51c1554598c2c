"""`howard ask`: one answer, or one for each line of standard input."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from json import dumps

from assistant.commands.output import WrongUse, columns, read_line, write
from assistant.conversation import respond
from assistant.engine import Engine, load_engine
from assistant.plain import plain_reply
from assistant.reply import Reply, to_json
from assistant.settings.office import NOT_SET, Office
from assistant.state import START


@dataclass(frozen=True, slots=True)
class Asking:
    """How answers are wanted: as JSON, with the evidence, in one conversation, as of which day, in which language.

    `office` is the Building Inspector's office as it is set.
    """

    as_json: bool
    explain: bool
    conversation: bool
    today: date
    lang: str
    office: Office = NOT_SET


def ask(words: list[str], asking: Asking) -> int:
    """Answers the question that the words make.

    Raises:
        WrongUse: there is no word among them.
    """
    question = " ".join(words)
    if not any(character.isalnum() for character in question):
        raise WrongUse("ask", "no question given", 'put the question after the command: howard ask "is a tub required"')
    engine = load_engine(asking.lang, asking.office)
    reply, _ = respond(question, START, engine, asking.today)
    write(_told(reply, engine, asking))
    return 0


def ask_batch(asking: Asking) -> int:
    """Answers each line of standard input with one line of JSON (or one text), in order, flushed as it goes."""
    engine, state = load_engine(asking.lang, asking.office), START
    while (line := read_line()) is not None:
        reply, after = respond(line, state, engine, asking.today)
        state = after if asking.conversation else START
        write(_told(reply, engine, asking))
    return 0


def _told(reply: Reply, engine: Engine, asking: Asking) -> str:
    if asking.as_json:
        told = to_json(reply)
        if asking.explain:
            from assistant.explained import evidence_json  # noqa: PLC0415  (only who asks why needs it)

            told["evidence"] = evidence_json(reply, engine)
        return dumps(told, ensure_ascii=False)
    text = plain_reply(reply, engine, columns())
    if asking.explain:
        from assistant.explained import evidence_text  # noqa: PLC0415  (only who asks why needs it)

        text += "\n\n" + evidence_text(reply, engine)
    return text
