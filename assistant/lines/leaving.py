"""What leaves the call: the answer on the clipboard, the note, the petition, the calendar file, a print."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path

from assistant.facts.reader import read_facts
from assistant.lines.asking import shown
from assistant.lines.listing import WHOLE
from assistant.lines.session import Desk, Drafting, Paper, Session, Told
from assistant.papers.copying import copy as copy_text
from assistant.papers.due import due_days
from assistant.papers.note import call_note
from assistant.papers.petition import Petition, petition_draft, served_days
from assistant.papers.printing import print_out
from assistant.papers.saving import notes_folder, save
from assistant.papers.text import plain_text

_RULED = re.compile(r"^[-=.]+\n", re.MULTILINE)
_MARK = re.compile(r"^ +- ", re.MULTILINE)
_EMPTY = re.compile(r"\n{3,}")

ROOM = re.compile("room", re.IGNORECASE)
"""What a line has that asks to save a room."""

BLANKS = ("name", "address", "telephone", "grounds", "dwelling", "served")
"""What a petition is asked for, in this order; the day of service only where the call did not tell it."""


def copied(session: Session, desk: Desk) -> Told:
    """The last answer on the clipboard."""
    if session.reply is None:
        return Told(desk.phrases["talk.nothing_said"], session)
    done = copy_text(shown(session.reply, desk) + "\n", lang=desk.engine.lang)
    return Told(done.said, session)


def note(session: Session, desk: Desk) -> Told:
    """The note of this call, to read."""
    if not session.replies:
        return Told(desk.phrases["talk.nothing_said"], session)
    paper = _note(session, desk)
    return Told(_to_hear(plain_text(paper.blocks, WHOLE)), replace(session, paper=paper))


def saved_note(session: Session, desk: Desk) -> Told:
    """The note of this call as a file."""
    if not session.replies:
        return Told(desk.phrases["talk.nothing_said"], session)
    paper = _note(session, desk)
    said = _saved(plain_text(paper.blocks), "note", "txt", desk)
    return Told(said, replace(session, paper=paper))


def saved_room(line: str, session: Session, desk: Desk) -> Told | None:
    """The room of a window question as a dwelling file; None where the line does not ask for that."""
    from assistant.selfcheck.room_file import save_order  # noqa: PLC0415  (only a line about it needs the self-check)

    told = save_order(line, session.state, desk.engine.lang) if ROOM.search(line) else None
    return None if told is None else Told(told, session)


def which_room(session: Session, desk: Desk) -> Told:
    """What the order to save a room lacks."""
    from assistant.selfcheck.room_file import save_order  # noqa: PLC0415  (see above)

    return Told(save_order("save room", session.state, desk.engine.lang) or "", session)


def printed(session: Session, desk: Desk) -> Told:
    """The petition that was just made, else the note, on the printer."""
    if session.paper is None and not session.replies:
        return Told(desk.phrases["talk.nothing_said"], session)
    paper = session.paper or _note(session, desk)
    content = plain_text(paper.blocks) if paper.kind == "note" else _pdf(paper, desk)
    done = print_out(content, desk.settings.printer_command, lang=desk.engine.lang)
    return Told(done.said, replace(session, paper=paper))


def calendar(session: Session, desk: Desk) -> Told:
    """The days to keep as a calendar file."""
    days = due_days(session.replies, desk.today)
    if not days:
        return Told(desk.phrases["talk.no_days"], session)
    from assistant.papers.ics import calendar_file  # noqa: PLC0415  (it loads a library that nothing else needs)

    content = calendar_file(days, desk.now().astimezone(), desk.engine.law, lang=desk.engine.lang)
    return Told(_saved(content, "calendar", "ics", desk), session)


def open_draft(session: Session, desk: Desk) -> Told:
    """Begins to ask for the blanks of a petition."""
    drafting = Drafting({}, BLANKS[0])
    text = f"{desk.phrases['petition.opens']}\n\n{_asked(drafting, desk)}"
    return Told(text, replace(session, open=drafting))


def draft(line: str, drafting: Drafting, session: Session, desk: Desk) -> Told:
    """One line while a petition is asked: what fills the blank at hand, or nothing."""
    say = desk.phrases
    if line.strip().lower().rstrip(".!") in say.cues("form.words_stop"):
        return Told(say["petition.left"], replace(session, open=None))
    if drafting.at == "served" and line.strip() and not _day(line, desk):
        return Told(f"{say['petition.no_day']}\n\n{_asked(drafting, desk)}", session)
    told = {**drafting.told, drafting.at: line.strip()}
    left = _left(drafting.at, session)
    if not left:
        return _drafted(told, session, desk)
    further = Drafting(told, left[0])
    return Told(_asked(further, desk), replace(session, open=further))


def _left(at: str, session: Session) -> tuple[str, ...]:
    known = served_days(session.replies)
    left = BLANKS[BLANKS.index(at) + 1 :]
    return tuple(one for one in left if one != "served" or not (known.served or known.mailed or known.posted))


def _drafted(told: Mapping[str, str], session: Session, desk: Desk) -> Told:
    engine = desk.engine
    name, address, telephone, grounds, dwelling = (told.get(blank, "") for blank in BLANKS[:-1])
    typed = Petition(name, address, telephone, grounds, dwelling, _day(told.get("served", ""), desk))
    petition = served_days(session.replies, typed)
    blocks = petition_draft(petition, desk.today, engine.law, desk.settings.office.lines, engine.lang)
    paper = Paper("petition", blocks)
    saved = [_saved(_pdf(paper, desk), "petition", "pdf", desk), _saved(plain_text(blocks), "petition", "txt", desk)]
    text = "\n".join(one for one in dict.fromkeys(saved))
    return Told(text, replace(session, open=None, paper=paper))


def _day(line: str, desk: Desk) -> date | None:
    found = read_facts("petition", line, desk.today, "served").facts.get("served")
    return found if isinstance(found, date) else None


def _asked(drafting: Drafting, desk: Desk) -> str:
    return desk.phrases[f"petition.{drafting.at}"]


def _note(session: Session, desk: Desk) -> Paper:
    engine, office = desk.engine, desk.settings.office.lines
    return Paper("note", call_note(session.replies, desk.today, engine.law, "", office, engine.lang))


def _to_hear(text: str) -> str:
    """A paper without the rules under its heads and the marks before its entries, which a voice would spell out."""
    unruled = _RULED.sub("", text)
    return _MARK.sub("  ", _EMPTY.sub("\n\n", unruled)).strip()


def _pdf(paper: Paper, desk: Desk) -> bytes:
    from assistant.papers.pdf import pdf  # noqa: PLC0415  (it loads fpdf2)

    return pdf(paper.blocks, desk.today, desk.engine.law)


def _saved(content: str | bytes, kind: str, ending: str, desk: Desk) -> str:
    folder = desk.settings.notes_folder or notes_folder(Path.home())
    return save(content, folder, desk.today, desk.phrases[f"papers.{kind}"], ending, desk.engine.lang).said
