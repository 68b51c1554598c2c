"""What opens at the foot of the text: a term's definition, the place that a citation leads to, a notice's duties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from textual.content import Content

from assistant.duties import Cited, load_duties
from assistant.tui.blocks import Block, cited
from assistant.tui.looks import ALARM, ASIDE, HEAD, PLAIN, SOFT, STRONG
from assistant.tui.words import Table
from corpus.law import Law
from corpus.marks import Mark
from corpus.ordinance import Ordinance, Provision


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice that was pasted: where its citations lead, and what the days that it tells come to, in sentences."""

    cited: Cited
    clock: tuple[str, ...] = ()


def meaning(ordinance: Ordinance, mark: Mark, say: Table, keys: str = "") -> list[Block]:
    """A term's definition in the chapter's own words, or the words of the provision that a citation leads to.

    `keys` stands at the right: what can be done with it.
    """
    provision = ordinance.get(mark.to)
    head = say["defines" if mark.kind == "term" else "leads"].format(term=mark.name, cite=mark.to)
    rows = [Block(Content.styled(head, HEAD), aside=Content.styled(keys, ASIDE))]
    rows += _text(provision)
    for child in ordinance.children(mark.to):
        rows += _text(child, indent=2)
    rows += [Block(Content.assemble((f"{say['note']}  ", "bold $open"), (note, SOFT))) for note in provision.notes]
    return rows


def duty_rows(law: Law, notice: Notice, cite: str, say: Table, lang: str) -> list[Block]:
    """The duty of one citation of a notice, who holds it, and the clock; then the citations that lead nowhere."""
    duties, cites = load_duties(lang), notice.cited.cites
    duty = duties.of(law, cite)
    place = say["duty_place"].format(place=cites.index(cite) + 1, all=len(cites)) if len(cites) > 1 else ""
    keys = say["duty_keys" if len(cites) > 1 else "duty_key"]
    head = Content.assemble(cited(cite, HEAD), (f"  {place}", SOFT))
    rows = [
        Block(head, aside=Content.styled(keys, ASIDE)),
        Block(Content.styled(duty.say, STRONG)),
        Block(Content.styled(duties.text("holder", law).format(holder=duty.holder), PLAIN)),
    ]
    if duty.timed:
        clock = " ".join((duties.text("clock", law), *notice.clock))
        rows.append(Block(Content.styled(clock, PLAIN)))
    if duty.shifts:
        rows.append(Block(Content.styled(duties.text("shifts", law), SOFT)))
    return [*rows, *absent_rows(notice.cited.absent)]


def absent_rows(absent: Sequence[tuple[str, tuple[str, ...]]]) -> Iterator[Block]:
    """For each citation that leads nowhere the sentence that says so, and what is near it."""
    for sentence, near in absent:
        links = Content("  ").join(cited(cite) for cite in near)
        yield Block(Content.assemble((f"{sentence}  ", ALARM), links))


def _text(provision: Provision, indent: int = 0) -> Iterator[Block]:
    for paragraph in provision.paragraphs[1:] if provision.parent is None else provision.paragraphs:
        yield Block(Content.styled(paragraph, PLAIN), indent=indent)
    if provision.parent is None and len(provision.paragraphs) == 1:
        yield Block(Content.styled(provision.heading, PLAIN))
