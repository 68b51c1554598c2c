"""The file of misses: one table of counts by words, by what Howard made of them, and by day; desks may share it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from corpus.errors import HowardError
from intents.wording import clean

SECONDS, LOOKING_SECONDS = 30, 3
"""How long one desk waits for others that are writing, in the background; and how long somebody who looks on does."""

MARK = 0x486F5772
"""By this number a file of misses is known, lest another program's file be written to."""

SHOWN_WORDS = 200
"""Characters of one row that are read back: a shared file may hold anything."""

# No write-ahead log: it needs memory that is shared, which a network folder does not have.
_MAKE = """
create table if not exists misses (
  words text not null, made text not null, intent text not null, day text not null, count integer not null,
  primary key (words, made, intent, day)
) without rowid
"""
_ADD = """
insert into misses values (?, ?, ?, ?, 1) on conflict (words, made, intent, day) do update set count = count + 1
"""
_READ = """
select words, made, intent, cast(sum(count) as integer), min(day), max(day) from misses where day >= ?
group by words, made, intent order by sum(count) desc, max(day) desc, words, made, intent
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """What may be kept of one miss: its words, what Howard made of it, the intent ("" for none), the day."""

    words: str
    made: str
    intent: str
    day: date


@dataclass(frozen=True, slots=True)
class Counted:
    """Misses of the same words and the same reading: how many, and the first and the last day of them."""

    words: str
    made: str
    intent: str
    count: int
    first: str
    last: str


class BookFault(HowardError):
    """The file of misses cannot be used. Whoever keeps the settings mends it; `reason` is a key of the words."""

    def __init__(self, reason: str, detail: str = "") -> None:
        self.reason, self.detail = reason, detail
        super().__init__(f"{reason}: {detail}" if detail else reason)


def add(path: Path, entries: Iterable[Entry]) -> None:
    """Counts misses, all of them or, where that fails, none.

    Raises:
        BookFault: the file cannot be written.
    """
    rows = [(one.words, one.made, one.intent, one.day.isoformat()) for one in entries]
    with _writing(path, SECONDS) as book:
        book.executemany(_ADD, rows)


def counted(path: Path, since: date | None = None) -> list[Counted]:
    """The misses since a day, that day among them, the most frequent first; none where there is no file yet.

    Raises:
        BookFault: the file cannot be read.
    """
    if not is_there(path):
        return []
    with _opened(path, LOOKING_SECONDS) as book:
        if not _is_ours(book):
            return []
        rows = book.execute(_READ, (since.isoformat() if since else "",)).fetchall()
    return [_row(*row) for row in rows]


def clear(path: Path) -> int:
    """Takes every miss out of the file, and says how many there were.

    Raises:
        BookFault: the file cannot be written.
    """
    if not is_there(path):
        return 0
    with _writing(path, LOOKING_SECONDS) as book:
        (count,) = book.execute("select coalesce(sum(count), 0) from misses").fetchone()
        book.execute("pragma secure_delete = on")
        book.execute("delete from misses")
    return int(count)


def is_there(path: Path) -> bool:
    """Whether there is a file of misses yet.

    Raises:
        BookFault: that cannot be told.
    """
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as fault:
        raise BookFault("file", fault.strerror or str(fault)) from None
    return True


def check(path: Path) -> None:
    """Whether misses can be written; nothing is changed but that the file is there afterward.

    Raises:
        BookFault: they cannot be.
    """
    with _writing(path, LOOKING_SECONDS):
        pass


@contextmanager
def _writing(path: Path, seconds: float) -> Iterator[sqlite3.Connection]:
    _make(path)
    with _opened(path, seconds) as book:
        book.execute("begin immediate")
        if not _is_ours(book):
            book.execute(f"pragma application_id = {MARK}")
        book.execute(_MAKE)
        yield book
        book.execute("commit")


def _make(path: Path) -> None:
    """Makes the file where it is not there: whoever may write in its folder may write to it, and nobody else."""
    try:
        rights = path.parent.stat().st_mode & 0o066
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        path.chmod(0o600 | rights)
    except FileExistsError:
        return
    except FileNotFoundError:
        raise BookFault("folder") from None
    except OSError as fault:
        raise BookFault("file", fault.strerror or str(fault)) from None


@contextmanager
def _opened(path: Path, seconds: float) -> Iterator[sqlite3.Connection]:
    try:
        book = sqlite3.connect(path, timeout=seconds, isolation_level=None)
    except sqlite3.Error as fault:
        raise BookFault("file", str(fault)) from None
    try:
        yield book
    except sqlite3.Error as fault:
        busy = getattr(fault, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        raise BookFault("busy" if busy else "file", str(fault)) from None
    finally:
        # What was begun and not finished is undone.
        book.close()


def _is_ours(book: sqlite3.Connection) -> bool:
    """Whether the file holds misses; False for an empty one.

    Raises:
        BookFault: it holds something else.
    """
    (mark,) = book.execute("pragma application_id").fetchone()
    (tables,) = book.execute("select count(*) from sqlite_master").fetchone()
    if mark != MARK and tables:
        raise BookFault("foreign")
    return bool(mark == MARK and tables)


def _row(words: object, made: object, intent: object, count: int, first: object, last: object) -> Counted:
    def shown(told: object) -> str:
        return clean(str(told))[:SHOWN_WORDS]

    return Counted(shown(words), shown(made), shown(intent), count, shown(first), shown(last))
