"""The vocabulary: which concepts the words of a question stand for, with a sense for the company they keep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from intents.wording import Word


@dataclass(frozen=True, slots=True)
class Run:
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


Runs = Mapping[str, Sequence[Run]]
"""Every wording by the stem of its first word."""


def mentions(words: Sequence[Word], runs: Runs) -> list[Mention]:
    """All concepts that the words stand for, in order; a wording counts where its company allows it."""
    stems = [word.stem for word in words]
    found: list[tuple[Run, Mention]] = []
    for first, one in enumerate(stems):
        for run in runs.get(one, ()):
            last = first + 1 + len(run.rest)
            if not run.rest or tuple(stems[first + 1 : last]) == run.rest:
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
