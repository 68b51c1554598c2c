"""The vocabulary: which concepts the words of a question stand for, with a sense for the company they keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from intents.wording import Word


class Run(NamedTuple):
    """One wording of a concept: the stems that follow the first, the concept, and the company it asks for."""

    rest: tuple[str, ...]
    concept: str
    near: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mention:
    """A concept found in a question: which words it spans, first and one past the last."""

    concept: str
    first: int
    last: int


Runs = Mapping[str, Sequence[tuple[tuple[str, ...], str, tuple[str, ...], tuple[str, ...]]]]
"""Every wording by the stem of its first word; kept as plain tuples, for there are thousands and few are met."""


def concepts_of(one: str, runs: Runs) -> set[str]:
    """The concepts whose wordings begin with this stem."""
    return {concept for _, concept, _, _ in runs.get(one, ())}


def mentions(words: Sequence[Word], runs: Runs) -> list[Mention]:
    """All concepts that the words stand for, in order; a wording counts where its company allows it."""
    stems = [word.stem for word in words]
    found: list[tuple[Run, Mention]] = []
    for first, one in enumerate(stems):
        for row in runs.get(one, ()):
            last = first + 1 + len(row[0])
            if not row[0] or tuple(stems[first + 1 : last]) == row[0]:
                run = Run(*row)
                found.append((run, Mention(run.concept, first, last)))
    if not any(run.near or run.unless for run, _ in found):
        return [mention for _, mention in found]
    line = " " + " ".join(stems) + " "
    return [mention for run, mention in found if _in_company(run, mention, found, line)]


def _in_company(run: Run, mention: Mention, found: Sequence[tuple[Run, Mention]], line: str) -> bool:
    def kept(company: str) -> bool:
        if company.startswith("@"):
            return any(
                other.concept == company[1:] and not (mention.first <= other.first and other.last <= mention.last)
                for _, other in found
            )
        return f" {company} " in line

    return (not run.near or any(map(kept, run.near))) and not any(map(kept, run.unless))
