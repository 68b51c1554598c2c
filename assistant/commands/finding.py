"""`--finding FILE[:N]`: the finding of a report that a conversation begins with."""

from __future__ import annotations

from datetime import date

from assistant.commands.output import WrongUse
from assistant.engine import load_engine
from assistant.phrases import load_phrases
from assistant.reply import Reply
from assistant.selfcheck.changes import NoEarlierCheck
from assistant.selfcheck.opening import opened
from assistant.selfcheck.records import CannotOpen, NoSuchFinding, read_finding, split_number
from assistant.settings.settings import Settings
from assistant.state import State
from intents.wording import clean


def open_finding(where: str, settings: Settings, today: date) -> tuple[Reply, State]:
    """The reply and state that the finding at FILE or FILE:N opens.

    Raises:
        WrongUse: there is no such report or finding, or it cannot be read.
    """
    path, number = split_number(where)
    say, file = load_phrases(settings.lang, "finding"), clean(path.name)[:100]
    try:
        record = read_finding(path, number)
        return opened(record, load_engine(settings.lang, settings.office), today)
    except NoEarlierCheck as fault:
        what, _, mend = str(fault).partition("; ")
        raise WrongUse("--finding", what, mend or "name a report that was written with --format json") from fault
    except NoSuchFinding as fault:
        told = say["say.none" if number is None else "say.no_such"].format(file=file, number=number)
        raise _wrong(told) from fault
    except CannotOpen as fault:
        raise _wrong(say["say.unreadable"].format(file=file, number=record["number"], why=fault)) from fault


def _wrong(sentence: str) -> WrongUse:
    what, _, mend = sentence.rpartition("; ")
    return WrongUse("--finding", what, mend)
