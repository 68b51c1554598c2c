"""What became of the violations of an earlier check: mended, new, still there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from json import JSONDecodeError, loads
from pathlib import Path
from typing import Any

from assistant.selfcheck.finding import Change, Finding
from corpus.errors import HowardError

LINE_LIMIT = 1 << 20
"""Bytes of one line of an earlier report; a finding has far fewer."""

_KEY = ("building", "unit", "room", "duty")


class NoEarlierCheck(HowardError):
    """A file is not a report of an earlier check as JSON lines. Whoever named it gives the right one."""


@dataclass(slots=True)
class Earlier:
    """The violations of an earlier check by a short mark of their place and duty, and which of them were met again."""

    path: Path
    marks: frozenset[bytes]
    met: set[bytes] = field(default_factory=set)

    def change(self, finding: Finding) -> Change:
        """What became of the finding since then."""
        mark = _mark(finding.key)
        was = mark in self.marks
        if was:
            self.met.add(mark)
        match finding.ruling.state:
            case "violates":
                return "remains" if was else "new"
            case "meets" | "not-covered":
                return "mended" if was else ""
        return "untold" if was else ""

    def gone(self) -> Iterator[tuple[str, str, str, str]]:
        """Building, unit, room and duty of each violation whose place is not in the files any more.

        Raises:
            NoEarlierCheck: the report has changed meanwhile and cannot be read.
        """
        for row in _violations(self.path):
            key = _key(row)
            if _mark(key) not in self.met:
                yield key


def earlier(path: Path) -> Earlier:
    """The violations of an earlier report.

    Raises:
        NoEarlierCheck: it cannot be read, or is no such report.
    """
    return Earlier(path, frozenset(_mark(_key(row)) for row in _violations(path)))


def findings_of(path: Path) -> Iterator[dict[str, Any]]:
    """The findings of a report, in their order.

    Raises:
        NoEarlierCheck: it cannot be read, or is no such report.
    """
    try:
        with path.open("rb") as file:
            findings = 0
            for number, line in enumerate(iter(lambda: file.readline(LINE_LIMIT), b""), 1):
                row = _row(line, path, number)
                findings += row.get("kind") in {"finding", "summary"}
                if row.get("kind") == "finding":
                    yield row
    except OSError as fault:
        raise NoEarlierCheck(f"{path.name} cannot be read ({fault.strerror})") from fault
    if not findings:
        raise NoEarlierCheck(f"{path.name} holds no findings; give a report that was written with --format json")


def _violations(path: Path) -> Iterator[dict[str, Any]]:
    return (row for row in findings_of(path) if row.get("state") == "violates")


def _row(line: bytes, path: Path, number: int) -> dict[str, Any]:
    try:
        row = loads(line)
    except (JSONDecodeError, UnicodeDecodeError, RecursionError):
        row = None
    if not isinstance(row, dict):
        wanted = "give a report that was written with --format json"
        raise NoEarlierCheck(f"line {number} of {path.name} is no finding; {wanted}")
    return row


def _key(row: dict[str, Any]) -> tuple[str, str, str, str]:
    building, unit, room, duty = (str(row.get(name, "")) for name in _KEY)
    return building, unit, room, duty


def _mark(key: tuple[str, ...]) -> bytes:
    return blake2b("\0".join(key).encode("utf-8", "surrogatepass"), digest_size=8).digest()
