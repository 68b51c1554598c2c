"""Saving a paper: whole or not at all, never over another, readable by its user alone."""

from __future__ import annotations

import errno
import os
import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from unicodedata import normalize

from assistant.papers.cleaning import one_line
from assistant.papers.said import paper_words, say
from assistant.words import LANGUAGE
from corpus.law import Law, load_law

SUBJECT_LIMIT = 60
"""Characters of the subject that a file's name keeps."""

MOST = 999
"""How many papers of one name there may be in a folder."""

_NO_ROOM = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_NO_RIGHT = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_NO_FOLDER = frozenset({errno.ENOENT, errno.ESTALE, errno.ENODEV, errno.ENXIO})
_NOT_FOLDER = frozenset({errno.ENOTDIR, errno.EEXIST})


@dataclass(frozen=True, slots=True)
class Saved:
    """What came of saving: the file, None where there is none, and the sentence that tells it."""

    path: Path | None
    said: str


def notes_folder(home: Path) -> Path:
    """Where papers go when no folder is set: `Howard` among the user's documents, or the home folder itself."""
    documents = home / "Documents"
    return documents / "Howard" if documents.is_dir() else home


def save(content: str | bytes, folder: Path, day: date, subject: str, ending: str, lang: str = LANGUAGE) -> Saved:
    """Saves a paper under its date and subject: `2026-06-15 call-note.md`, with a number where there is one already.

    The folder is made where the one above it is there. `ending` is that of the name, without its dot.
    """
    law = load_law()
    made = content.encode("utf-8", "replace") if isinstance(content, str) else content
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        path = _put(made, folder, f"{day.isoformat()} {_slug(subject)}", ending)
    except (OSError, ValueError) as fault:
        return Saved(None, _reason(fault, folder, law, lang))
    told = say(paper_words(lang), law, "say.saved", path=one_line(str(path)))
    return Saved(path, told)


def _put(content: bytes, folder: Path, name: str, ending: str) -> Path:
    """Writes it beside its place and then moves it there; whatever fails leaves nothing behind.

    Raises:
        OSError: it cannot be written.
    """
    passing = folder / f".{name}.{os.getpid()}"
    try:
        with open(os.open(passing, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # noqa: PTH123
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        place = _taken(folder, name, ending)
        try:
            passing.replace(place)
        except OSError:
            place.unlink(missing_ok=True)
            raise
    finally:
        passing.unlink(missing_ok=True)
    return place


def _taken(folder: Path, name: str, ending: str) -> Path:
    """Takes the first free name by making an empty file of it, so that two desks never take the same.

    Raises:
        OSError: it cannot be made, or every number is taken.
    """
    for number in range(1, MOST + 1):
        place = folder / (f"{name}.{ending}" if number == 1 else f"{name} {number}.{ending}")
        try:
            os.close(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        except FileExistsError:
            continue
        return place
    raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))


def _slug(subject: str) -> str:
    """The subject as a part of a file's name that any system takes."""
    plain = normalize("NFKD", subject[: SUBJECT_LIMIT * 4]).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain)[:SUBJECT_LIMIT].strip("-") or "paper"


def _reason(fault: OSError | ValueError, folder: Path, law: Law, lang: str) -> str:
    words, name, code = paper_words(lang), one_line(str(folder)), getattr(fault, "errno", None)
    for codes, key in (
        (_NO_ROOM, "say.save_no_room"),
        (_NO_RIGHT, "say.save_no_right"),
        (_NOT_FOLDER, "say.save_not_folder"),
        (_NO_FOLDER, "say.save_no_folder"),
        ({errno.EMFILE}, "say.save_full"),
    ):
        if code in codes:
            return say(words, law, key, folder=name)
    return say(words, law, "say.save_other", folder=name, reason=one_line(getattr(fault, "strerror", "") or str(fault)))
