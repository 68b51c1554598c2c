"""What can leave the desk, and the work of each: a paper is made, then saved or printed; an answer is copied."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from pathlib import Path
from typing import Literal

from assistant.engine import Engine
from assistant.papers.blocks import Blocks
from assistant.papers.cleaning import one_line
from assistant.papers.copying import copy
from assistant.papers.due import due_days
from assistant.papers.ics import calendar_file
from assistant.papers.markdown import markdown
from assistant.papers.note import call_note
from assistant.papers.pdf import pdf
from assistant.papers.petition import petition_draft, served_days
from assistant.papers.printing import print_out
from assistant.papers.saving import Saved, notes_folder, save
from assistant.papers.text import plain_text
from assistant.plain import plain_reply
from assistant.reply import Reply
from assistant.tui.picklist import Pick
from assistant.tui.words import Table

Paper = Literal["answer", "note", "petition", "calendar"]


@dataclass(frozen=True, slots=True)
class Offer:
    """One way out: the number that takes it, always the same; the paper; whether it is printed, else it is saved."""

    label: str
    paper: Paper
    printed: bool = False

    @property
    def name(self) -> str:
        """Its entry in the words."""
        return f"print_{self.paper}" if self.printed else self.paper


FILE = Offer("2", "answer")
"""What is offered where it is not sure that the answer was copied."""

OFFERS = (
    Offer("1", "note"),
    FILE,
    Offer("3", "petition"),
    Offer("4", "answer", printed=True),
    Offer("5", "note", printed=True),
    Offer("6", "petition", printed=True),
    Offer("7", "calendar"),
)


@dataclass(frozen=True, slots=True)
class Leave:
    """All that papers are made of: the replies of the call, of which the last is `answer` unless the program failed.

    `moment` is when they are made, with its time zone; `caller` the name, where one was typed.
    """

    replies: tuple[Reply, ...]
    answer: Reply | None
    day: date
    moment: datetime
    engine: Engine
    caller: str = ""


def offered(leave: Leave) -> list[Offer]:
    """What there is to take. A petition can always be filled in by hand."""
    there: set[Paper] = {"petition"}
    if leave.replies:
        there.add("note")
    if leave.answer:
        there.add("answer")
    if due_days(leave.replies, leave.day):
        there.add("calendar")
    return [one for one in OFFERS if one.paper in there]


def picks(offers: Iterable[Offer], leave: Leave, say: Table, printed_day: Callable[[date], str]) -> list[Pick]:
    """The lines of the list; `say` is the table `leaving` of the screen's words."""
    days = due_days(leave.replies, leave.day)
    more = "days" if len(days) > 1 else "day"
    told = {"day": printed_day(days[0].day), "count": len(days)} if days else {}
    asides = {**say["forms"], "calendar": say[more].format(**told) if days else ""}
    return [Pick(one.label, say["offers"][one.name], asides.get(one.name, "")) for one in offers]


def carried_out(offer: Offer, leave: Leave, folder: Path | None, printer: str, say: Table) -> str:
    """Does it and gives the sentence that tells what came of it; it waits for disks and programs."""
    lang = leave.engine.lang
    if offer.printed:
        return print_out(_pdf(_blocks(offer.paper, leave), leave), printer, lang=lang).said
    into, subject = folder or notes_folder(Path.home()), say["subjects"][offer.paper]
    made = _files(offer.paper, leave)
    return saved_words([save(content, into, leave.day, subject, ending, lang) for ending, content in made], say)


def copied_words(leave: Leave, osc52: Callable[[str], None], say: Table, key: str) -> str:
    """Copies the answer and gives the sentence that tells what came of it; `key` is the one that opens the list."""
    copied = copy(answer_text(leave), osc52, lang=leave.engine.lang)
    if copied.worked == "surely":
        return copied.said
    return str(say["file"].format(said=copied.said, key=key, label=FILE.label))


def answer_text(leave: Leave) -> str:
    """The answer as plain text; what can be asked next is for the screen alone."""
    return f"{plain_reply(_alone(leave.answer), leave.engine)}\n" if leave.answer else ""


def saved_words(saved: Sequence[Saved], say: Table) -> str:
    """What came of saving one paper in several forms."""
    paths = [one.path for one in saved if one.path]
    failed = list(dict.fromkeys(one.said for one in saved if one.path is None))
    if not paths:
        return " ".join(failed)
    names = say["and"].join(one_line(path.name) for path in paths)
    return " ".join([say["saved"].format(folder=one_line(str(paths[0].parent)), names=names), *failed])


def _alone(reply: Reply) -> Reply:
    return replace(reply, next=(), also=tuple(_alone(other) for other in reply.also))


def _files(paper: Paper, leave: Leave) -> Iterator[tuple[str, str | bytes]]:
    """The paper in each of its forms, with the ending of its file."""
    if paper == "answer":
        yield "txt", answer_text(leave)
    elif paper == "calendar":
        days, engine = due_days(leave.replies, leave.day), leave.engine
        yield "ics", calendar_file(days, leave.moment, engine.law, lang=engine.lang)
    else:
        blocks = _blocks(paper, leave)
        if paper == "note":
            yield "md", markdown(blocks)
        else:
            yield "pdf", _pdf(blocks, leave)
        yield "txt", plain_text(blocks)


def _blocks(paper: Paper, leave: Leave) -> Blocks:
    law, office, lang = leave.engine.law, leave.engine.office.lines, leave.engine.lang
    if paper == "petition":
        return petition_draft(served_days(leave.replies), leave.day, law, office, lang)
    alone = (leave.answer,) if leave.answer else ()
    replies = leave.replies if paper == "note" else alone
    return call_note(replies, leave.day, law, leave.caller, office, lang)


def _pdf(blocks: Blocks, leave: Leave) -> bytes:
    return pdf(blocks, leave.day, leave.engine.law, lang=leave.engine.lang)
