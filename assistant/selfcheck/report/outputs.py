"""The forms of a report, fed building by building and ended with the account of the whole check."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TextIO

from assistant.papers.markdown import markdown
from assistant.papers.text import plain_text
from assistant.selfcheck.accounts import Problem
from assistant.selfcheck.finding import Finding
from assistant.selfcheck.report.blocks import blocks, summary_blocks
from assistant.selfcheck.report.lines import Lines
from assistant.selfcheck.report.page import page
from assistant.selfcheck.report.report import Report, status
from assistant.selfcheck.report.table import MARK, header, row

FORMATS = ("text", "markdown", "html", "json", "csv")
"""The forms, by their names on the command line."""

OF_ENDING = {
    ".txt": "text",
    ".md": "markdown",
    ".markdown": "markdown",
    ".html": "html",
    ".htm": "html",
    ".json": "json",
    ".jsonl": "json",
    ".ndjson": "json",
    ".csv": "csv",
}
"""The form that the ending of a file's name asks for."""

ACTED_ON = frozenset({"violates", "cannot-tell"})


class Output(Protocol):
    """A form of the report on its way to a stream."""

    def problem(self, problem: Problem) -> None:
        """Takes something that could not be read."""

    def findings(self, findings: Sequence[Finding]) -> None:
        """Takes what was found at one place."""

    def end(self, report: Report, gone: Iterable[tuple[str, str, str, str]]) -> None:
        """Writes what is left to write; `gone` are the violations whose place is no longer in the files."""


class LineOutput:
    """One JSON object a line, as it comes; only what is to be acted on where `acted_on` says so."""

    def __init__(self, stream: TextIO, lines: Lines, acted_on: bool) -> None:
        self._stream, self._lines, self._acted_on = stream, lines, acted_on

    def problem(self, problem: Problem) -> None:
        """Writes it."""
        self._stream.write(self._lines.problem(problem) + "\n")

    def findings(self, findings: Sequence[Finding]) -> None:
        """Writes them."""
        line = self._lines.finding
        self._stream.write("".join([line(one) + "\n" for one in findings if _wanted(one, self._acted_on)]))

    def end(self, report: Report, gone: Iterable[tuple[str, str, str, str]]) -> None:
        """Writes what is gone, and the account."""
        for place in gone:
            self._stream.write(self._lines.gone(place) + "\n")
        self._stream.write(self._lines.summary(report.counts, status(report.counts), report.today.isoformat()) + "\n")


class TableOutput:
    """One finding a row, as it comes."""

    def __init__(self, stream: TextIO, report: Report, acted_on: bool) -> None:
        self._stream, self._naming, self._acted_on = stream, report.naming, acted_on
        stream.write(MARK + header())

    def problem(self, problem: Problem) -> None:
        """Has no place in a table of findings."""

    def findings(self, findings: Sequence[Finding]) -> None:
        """Writes them."""
        self._stream.write("".join([row(one, self._naming) for one in findings if _wanted(one, self._acted_on)]))

    def end(self, report: Report, gone: Iterable[tuple[str, str, str, str]]) -> None:
        """Writes nothing more."""


class PageOutput:
    """A report for people: written at the end, for its head tells the whole."""

    def __init__(self, stream: TextIO, form: str, width: int) -> None:
        self._stream, self._form, self._width = stream, form, width

    def problem(self, problem: Problem) -> None:
        """Is in the account."""

    def findings(self, findings: Sequence[Finding]) -> None:
        """Are in the account, and among the buildings kept in full."""

    def end(self, report: Report, gone: Iterable[tuple[str, str, str, str]]) -> None:
        """Writes all of it."""
        if self._form == "html":
            self._stream.writelines(page(report))
        elif self._form == "markdown":
            self._stream.write(markdown(blocks(report)))
        else:
            shown = blocks(report) if self._form == "text" else summary_blocks(report)
            self._stream.write(plain_text(shown, self._width))


def output(form: str, stream: TextIO, report: Report, width: int, acted_on: bool) -> Output:
    """The report in a form, or "summary"; `report` is one without figures yet, for its words.

    `width` is that of the screen, `acted_on` leaves out of lines and rows what meets or is not required.
    """
    if form == "json":
        return LineOutput(stream, Lines(), acted_on)
    if form == "csv":
        return TableOutput(stream, report, acted_on)
    return PageOutput(stream, form, width)


def _wanted(finding: Finding, acted_on: bool) -> bool:
    return not acted_on or finding.ruling.state in ACTED_ON or finding.change == "mended"
