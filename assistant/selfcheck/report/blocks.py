"""A report as blocks of a paper, for the screen, text files and Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.bar import CELLS, has_bar, split
from assistant.papers.blocks import Block, Fine, Heading, Items, Paragraph, Quoted, Title
from assistant.reply import Line
from assistant.selfcheck.finding import Finding, Ruling
from assistant.selfcheck.report.parts import BuildingPart, PlacePart
from assistant.selfcheck.report.report import Report


def blocks(report: Report) -> Iterator[Block]:
    """The whole report: the summary, then building by building and room by room."""
    yield from summary_blocks(report)
    for building in report.buildings:
        yield from _building(building, report)
    if report.left_out:
        yield Paragraph(report.left_out_line())
    yield Fine(report.say("advice"))


def summary_blocks(report: Report) -> Iterator[Block]:
    """The summary alone."""
    yield Title(report.say("title"))
    yield Paragraph(report.say("code"))
    yield Paragraph(report.as_of)
    yield Paragraph(report.verdict, strong=True)
    yield Items(report.totals)
    if report.compared:
        yield Paragraph(report.changed, report.say("changes"))
    gravest = tuple(report.gravest(finding) for finding in report.counts.gravest)
    for key, texts in (("gravest", gravest), ("missing", report.missing), ("problems", report.problems)):
        if texts:
            yield Heading(report.say(key))
            yield Items(texts)
    if report.gone:
        yield Heading(report.say("gone"))
        yield Items(report.gone_lines)


def _building(building: BuildingPart, report: Report) -> Iterator[Block]:
    yield Heading(building.name or report.wording["names.building"])
    if building.address and building.address != building.name:
        yield Paragraph(building.address)
    for place in building.places:
        if not place.is_quiet:
            yield Heading(report.naming.place(place.unit, place.room), 2)
            yield from _place(place, report)
    quiet = [report.naming.place(place.unit, place.room) for place in building.places if place.is_quiet]
    if quiet:
        yield Paragraph(report.say("quiet_places", places="; ".join(quiet)))
    if building.cut:
        yield Paragraph(report.say("cut", cut=f"{building.cut:,}"))


def _place(place: PlacePart, report: Report) -> Iterator[Block]:
    for finding in place.violated:
        yield from _finding(finding, report)
    for ruling in place.open:
        yield Paragraph(f"{ruling.say} ({ruling.cite})", report.say("open"))
    missing = missing_here(place, report)
    if missing:
        yield Paragraph("; ".join(missing), report.say("open_missing"))
    if place.mended:
        yield Paragraph("; ".join(place.mended), report.say("mended"))
    yield Paragraph(report.say("quiet", met=place.met, not_covered=place.not_covered))


def missing_here(place: PlacePart, report: Report) -> tuple[str, ...]:
    """The facts that are missing at a place, each once, those first on which the gravest duties turn."""
    return tuple(dict.fromkeys(report.naming.fact(fact) for fact in place.missing))


def _finding(finding: Finding, report: Report) -> Iterator[Block]:
    ruling = finding.ruling
    mark = f" [{report.wording[f'changes.{finding.change}']}]" if finding.change else ""
    yield Paragraph(f"{report.numbered(finding)}{ruling.duty.title}: {ruling.say}{mark}", strong=True)
    yield Quoted(ruling.quote, ruling.cite)
    yield Items(tuple(_lines(ruling, report)))


def _lines(ruling: Ruling, report: Report) -> Iterator[str]:
    for step in ruling.steps:
        yield step.text
    if ruling.compared is not None and has_bar(ruling.compared):
        yield f"{_bar(ruling.compared)} {report.measured(ruling)}"
    if ruling.mend:
        yield f"{report.say('mend')}: {' '.join(ruling.mend)}"
    yield f"{report.say('who')}: {report.naming.mender(ruling.mender)}"
    if ruling.assumed:
        yield f"{report.say('taken')}: {'; '.join(ruling.assumed)}."


def _bar(line: Line) -> str:
    assert line.measured is not None
    assert line.required is not None
    filled, needed = split(line.measured, line.required, CELLS)
    cells = "#" * filled + "-" * (CELLS - filled)
    return f"[{cells[:needed]}|{cells[needed:]}]"
