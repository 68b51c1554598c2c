"""A report as one page of HTML that holds all it needs: no scripts, nothing from outside, everything escaped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

from assistant.selfcheck.duties.duty import load_duties
from assistant.selfcheck.finding import STATES, Finding
from assistant.selfcheck.report.blocks import missing_here
from assistant.selfcheck.report.parts import BuildingPart, PlacePart
from assistant.selfcheck.report.report import Report, status
from assistant.selfcheck.report.svg import bar

STYLE = Path(__file__).with_name("page.css")
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def page(report: Report) -> Iterator[str]:
    """The page, piece by piece: the summary first, then by building and room."""
    yield from head(report.say("title"))
    yield from _summary(report)
    for building in report.buildings:
        yield from _building(building, report)
    if report.left_out:
        yield f"<p>{escape(report.left_out_line())}</p>\n"
    yield f'<footer class="soft">{escape(report.say("advice"))}</footer>\n</body>\n</html>\n'


def head(title: str) -> Iterator[str]:
    """The beginning of a page, up to its first heading."""
    yield '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
    yield f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
    yield f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
    yield f"<h1>{escape(title)}</h1>\n"


def _summary(report: Report) -> Iterator[str]:
    yield f"<p>{escape(report.say('code'))}</p>\n"
    yield f'<p class="soft">{escape(report.as_of)}</p>\n'
    yield f'<p class="verdict s{status(report.counts)}">{escape(report.verdict)}</p>\n'
    yield '<ul class="figures">'
    for state in STATES:
        name = escape(report.wording[f"states.{state}"])
        yield f'<li class="{state}"><b>{report.counts.states[state]:,}</b> {name}</li>'
    yield "</ul>\n"
    yield from _items(text for place, text in enumerate(report.totals) if place != 1)
    if report.compared:
        yield f"<h2>{escape(report.say('changes'))}</h2>\n<p>{escape(report.changed)}</p>\n"
    if report.counts.gravest:
        yield f"<h2>{escape(report.say('gravest'))}</h2>\n"
        yield from _items((report.gravest(finding) for finding in report.counts.gravest), "ol")
    if report.dangers:
        yield from _dangers(report)
    for key, texts in (("missing", report.missing), ("problems", report.problems), ("gone", report.gone_lines)):
        if texts:
            yield f"<h2>{escape(report.say(key))}</h2>\n"
            yield from _items(texts)


def _dangers(report: Report) -> Iterator[str]:
    titles = (report.wording["states.violates"], report.wording["states.cannot-tell"])
    heads = "".join(f'<th class="n" scope="col">{escape(title)}</th>' for title in titles)
    yield f"<h2>{escape(report.say('by_danger'))}</h2>\n<table><thead><tr>"
    yield f'<th scope="col">{escape(report.say("danger"))}</th>{heads}</tr></thead><tbody>\n'
    for title, violated, unknown in report.dangers:
        yield f'<tr><td>{escape(title)}</td><td class="n">{violated:,}</td><td class="n">{unknown:,}</td></tr>\n'
    yield "</tbody></table>\n"


def _items(texts: Iterable[str], tag: str = "ul") -> Iterator[str]:
    yield f"<{tag}>\n"
    yield from (f"<li>{escape(text)}</li>\n" for text in texts)
    yield f"</{tag}>\n"


def _building(building: BuildingPart, report: Report) -> Iterator[str]:
    name = building.name or report.wording["names.building"]
    yield f'<section class="building">\n<h2>{escape(name)}</h2>\n'
    if building.address and building.address != building.name:
        yield f"<p>{escape(building.address)}</p>\n"
    for place in building.places:
        if not place.is_quiet:
            yield f"<h3>{escape(report.naming.place(place.unit, place.room))}</h3>\n"
            yield from _place(place, report)
    quiet = "; ".join(report.naming.place(place.unit, place.room) for place in building.places if place.is_quiet)
    if quiet:
        yield f'<p class="soft">{escape(report.say("quiet_places", places=quiet))}</p>\n'
    if building.cut:
        yield f"<p>{escape(report.say('cut', cut=f'{building.cut:,}'))}</p>\n"
    yield "</section>\n"


def _place(place: PlacePart, report: Report) -> Iterator[str]:
    for finding in place.violated:
        yield from _finding(finding, report)
    for ruling in place.open:
        yield f'<p class="open"><b>{escape(report.say("open"))}:</b> {escape(ruling.say)} ({escape(ruling.cite)})</p>\n'
    missing = "; ".join(missing_here(place, report))
    if missing:
        yield f'<p class="open"><b>{escape(report.say("open_missing"))}:</b> {escape(missing)}</p>\n'
    if place.mended:
        titles = "; ".join(place.mended)
        yield f"<p><b>{escape(report.say('mended'))}:</b> {escape(titles)}</p>\n"
    yield f'<p class="soft">{escape(report.say("quiet", met=place.met, not_covered=place.not_covered))}</p>\n'


def _finding(finding: Finding, report: Report) -> Iterator[str]:
    ruling = finding.ruling
    danger = tuple(load_duties().dangers.values())[ruling.duty.danger]
    yield f'<article class="finding"><header><h4>{escape(report.numbered(finding) + ruling.duty.title)}</h4><span>'
    if finding.change:
        yield f'<span class="badge new">{escape(report.wording[f"changes.{finding.change}"])}</span> '
    yield f'<span class="badge">{escape(danger)}</span></span></header>\n<p>{escape(ruling.say)}</p>\n'
    yield f"<blockquote><cite>{escape(ruling.cite)}</cite> “{escape(ruling.quote)}”</blockquote>\n"
    if ruling.steps:
        yield from _items(step.text for step in ruling.steps)
    if ruling.compared is not None:
        yield bar(ruling.compared, report.measured(ruling)) + "\n"
    if ruling.mend:
        yield f'<p class="mend">{escape(report.say("mend"))}: {escape(" ".join(ruling.mend))}</p>\n'
    yield f'<p class="who">{escape(report.say("who"))}: {escape(report.naming.mender(ruling.mender))}</p>\n'
    for key, text in (("taken", "; ".join(ruling.assumed)), ("unsettled", " ".join(ruling.notes))):
        if text:
            yield f'<p class="soft">{escape(report.say(key))}: {escape(text)}</p>\n'
    yield "</article>\n"
