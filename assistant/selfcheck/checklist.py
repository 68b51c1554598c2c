"""A blank checklist to print and fill by hand: every fact in the order of a walk, each line with its provision."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

from assistant.papers.blocks import Blank, Block, Fine, Heading, Items, Paragraph, Title
from assistant.selfcheck.duties.duty import load_duties
from assistant.selfcheck.facts import FactRecord, Vocabulary, load_vocabulary
from assistant.selfcheck.model import Level
from assistant.selfcheck.report.page import head
from assistant.selfcheck.wording import Wording
from corpus.law import Law, load_law

_LINE = "________"
_BLANK = '<span class="blank">&nbsp;</span>'
_LEVELS: tuple[Level, ...] = ("building", "unit", "room")
_AGAIN = frozenset({"unit", "room"})


@dataclass(frozen=True, slots=True)
class Checkline:
    """One line to fill: what is asked, how it is answered by hand, and the provision that it is asked for."""

    ask: str
    answer: str
    cite: str

    @property
    def told(self) -> str:
        """The line as text."""
        return f"{self.ask} ({self.cite})  {self.answer}" if self.cite else f"{self.ask}  {self.answer}"


def cites() -> Mapping[str, str]:
    """The provision for which each fact is asked, by its name in facts.toml.

    Of several, the first in the law; a duty that turns on the fact goes before those that only look at it.
    """
    duties = load_duties().duties.values()
    looked = [(fact, duty.cite) for duty in duties for fact in duty.also]
    turns = [(f"{duty.level}.{duty.fact}", duty.cite) for duty in duties]
    return dict(reversed([*turns, *looked]))


def parts(wording: Wording) -> Iterator[tuple[str, str, tuple[Checkline, ...]]]:
    """The parts of the walk in its order: title, what must be filled anew for each unit or room, lines."""
    vocabulary, asked, law = load_vocabulary(), cites(), load_law()
    for part in vocabulary.parts:
        for level in _LEVELS:
            records = [one for one in vocabulary.of(level) if one.part == part]
            again = wording[f"checklist.again_{level}"] if level in _AGAIN else ""
            lines = (_line(one, asked.get(one.id, ""), vocabulary, wording, law) for one in records)
            if records:
                yield wording[f"parts.{part}"], again, tuple(lines)


def _line(record: FactRecord, cite: str, vocabulary: Vocabulary, wording: Wording, law: Law) -> Checkline:
    return Checkline(law.parameters.fill(record.ask), _answer(record, vocabulary, wording), cite)


def _answer(record: FactRecord, vocabulary: Vocabulary, wording: Wording) -> str:
    match record.kind:
        case "yesno":
            return wording["checklist.yes_no"]
        case "condition":
            return wording["checklist.sound"].format(blank=_LINE)
        case "choice":
            return "  ".join(wording["checklist.choice_box"].format(choice=word) for word in record.words)
    units = vocabulary.units.get(record.kind, ("",))
    return wording["checklist.amount"].format(blank=_LINE, unit=units[0]).rstrip()


def checklist_blocks(wording: Wording) -> Iterator[Block]:
    """The checklist as blocks of a paper."""
    yield Title(wording["checklist.title"])
    yield Paragraph(wording["report.code"])
    yield Paragraph(wording["checklist.lead"])
    for name in ("building", "unit", "date", "walker"):
        yield Blank(wording[f"checklist.{name}"])
    for title, again, lines in parts(wording):
        yield Heading(title)
        if again:
            yield Paragraph(again)
        yield Items(tuple(line.told for line in lines))
    yield Fine(wording["report.advice"])


def checklist_page(wording: Wording) -> Iterator[str]:
    """The checklist as one page of HTML."""
    yield from head(wording["checklist.title"])
    yield f"<p>{escape(wording['report.code'])}</p>\n<p>{escape(wording['checklist.lead'])}</p>\n<p>"
    for name in ("building", "unit", "date", "walker"):
        yield f'<span class="pick">{escape(wording[f"checklist.{name}"])}: {_BLANK}</span> '
    yield "</p>\n"
    for title, again, lines in parts(wording):
        yield f"<h2>{escape(title)}</h2>\n"
        if again:
            yield f'<p class="soft">{escape(again)}</p>\n'
        yield '<table class="checklist"><tbody>\n'
        for line in lines:
            yield f"<tr><td>{escape(line.ask)}</td><td>{escape(line.cite)}</td><td>{_boxes(line.answer)}</td></tr>\n"
        yield "</tbody></table>\n"
    yield f'<footer class="soft">{escape(wording["report.advice"])}</footer>\n</body>\n</html>\n'


def _boxes(answer: str) -> str:
    """What is filled in, each choice with its box on one line."""
    boxed = escape(answer).replace("[_] ", '<span class="box"></span>').replace(_LINE, _BLANK)
    return "".join(f'<span class="pick">{part}</span> ' for part in boxed.split("  "))
