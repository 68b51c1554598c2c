"""Learns the weights from the catalogue's own phrases: `python -m intents.learn`.

Each provision and each outside subject is told from all others by a straight line with the widest margin (a support
vector machine with squared hinge loss, solved by dual coordinate descent: Hsieh et al., "A dual coordinate descent
method for large-scale linear SVM", 2008); so is the chapter from all outside, and the intents of one provision from
each other. Only sums, products, quotients and square roots in a fixed order are used, so that every machine learns the
same bytes. numpy is needed here and nowhere else.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from intents.catalogue import FOLDER, Catalogue, Intent, load_catalogue, load_phrases
from intents.features import SHARES, features
from intents.reading import read
from intents.spelling import Memory
from intents.weights import COVERED, FILE, UNIT

PASSES = 12
COST = 2.0
SEEN_LEAST = {"w": 1, "c": 1, "b": 2, "p": 2, "k": 2}
"""In how many phrases a feature of a kind must stand to be weighed."""
SMALLEST = 0.03
"""Weights nearer to nothing than this are left out."""
BIAS = 0.5

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Example:
    """One phrase: its features, the intent that it asks for, and whether that lies within the chapter."""

    features: tuple[str, ...]
    intent: str
    target: str
    covered: bool


@dataclass(frozen=True, slots=True)
class Task:
    """One set of lines to learn: its targets, and for each example the place of the true one, None to leave it out."""

    targets: tuple[str, ...]
    own: tuple[int | None, ...]


def target_of(intent: Intent) -> str:
    """What the first choice is made between: the primary citation, or the outside subject itself."""
    return intent.cite or intent.id


def learn(folder: Path = FOLDER) -> str:
    """The weights file for the catalogue in `folder`, as text."""
    catalogue, phrases = load_catalogue(folder), load_phrases(folder)
    return learned(examples_of(catalogue, phrases.items()))


def examples_of(catalogue: Catalogue, phrases: Iterable[tuple[str, Sequence[str]]]) -> list[Example]:
    """Every phrase as an example, read as a question is read."""
    lexicon, memory = catalogue.lexicon, Memory()
    return [
        Example(tuple(features(read(phrase, lexicon, memory), lexicon.filler)), name, target_of(intent), intent.covered)
        for name, phrases_of in phrases
        for intent in (catalogue.intents[name],)
        for phrase in phrases_of
    ]


def learned(examples: Sequence[Example]) -> str:
    """The weights file for these examples."""
    scales = scales_of([example.features for example in examples])
    columns = {feature: column for column, feature in enumerate(scales)}
    rows = [_row(example.features, scales, columns) for example in examples]
    tasks = tasks_of(examples)
    lines = [widest_margins(rows, task, len(columns)) for task in tasks]
    return _written(np.concatenate(lines, axis=1), scales, [name for task in tasks for name in task.targets])


def tasks_of(examples: Sequence[Example]) -> list[Task]:
    """The chapter or not; which provision or subject; and within each provision of several intents, which of them."""
    first = tuple(dict.fromkeys(example.target for example in examples))
    place = {name: number for number, name in enumerate(first)}
    tasks = [
        Task((COVERED,), tuple(0 if example.covered else -1 for example in examples)),
        Task(first, tuple(place[example.target] for example in examples)),
    ]
    for target in first:
        siblings = tuple(dict.fromkeys(e.intent for e in examples if e.target == target))
        if len(siblings) > 1:
            own = (siblings.index(e.intent) if e.target == target else None for e in examples)
            tasks.append(Task(siblings, tuple(own)))
    return tasks


def scales_of(seen: Sequence[Sequence[str]]) -> dict[str, float]:
    """How much each feature counts: the share of its kind times its rarity, in the order of their names."""
    counts = Counter(feature for one in seen for feature in one)
    kept = sorted(feature for feature, times in counts.items() if times >= SEEN_LEAST[feature[0]])
    return {feature: round(SHARES[feature[0]] * _rarity(len(seen), counts[feature]) * UNIT) / UNIT for feature in kept}


def _rarity(phrases: int, times: int) -> float:
    """The logarithm to base two of how rare a feature is, straight lines between the powers of two."""
    ratio, whole = 1.0 + phrases / times, 0.0
    while ratio >= 2.0:
        ratio, whole = ratio / 2.0, whole + 1.0
    return whole + ratio - 1.0


def _row(one: Sequence[str], scales: dict[str, float], columns: dict[str, int]) -> tuple[Places, Numbers]:
    kept = [feature for feature in one if feature in columns]
    values = [scales[feature] for feature in kept]
    length = sum(value * value for value in values) ** 0.5 or 1.0
    places = np.array([*(columns[feature] for feature in kept), len(columns)], dtype=np.int64)
    return places, np.array([*(value / length for value in values), BIAS])


def widest_margins(rows: Sequence[tuple[Places, Numbers]], task: Task, width: int) -> Numbers:
    """The lines that tell each target of a task from its others; one column a target, the last row their base."""
    weights = np.zeros((width + 1, len(task.targets)))
    duals = np.zeros((len(rows), len(task.targets)))
    squares = [sum(value * value for value in values.tolist()) for _, values in rows]
    told = [place for place, own in enumerate(task.own) if own is not None]
    for turn in range(PASSES):
        for place in _shuffled(told, turn):
            side = np.full(len(task.targets), -1.0)
            own = task.own[place]
            if own is not None and own >= 0:
                side[own] = 1.0
            _step(weights, duals[place], rows[place], side, squares[place])
    return weights


def _step(weights: Numbers, dual: Numbers, row: tuple[Places, Numbers], side: Numbers, square: float) -> None:
    columns, values = row
    slack = 0.5 / COST
    # A product summed along the first axis is added row by row, in one order on every machine; a dot product is not.
    scores = (weights[columns] * values[:, None]).sum(axis=0)
    new = np.maximum(dual - (side * scores - 1.0 + slack * dual) / (square + slack), 0.0)
    moved = np.nonzero(new != dual)[0]
    change = (new[moved] - dual[moved]) * side[moved]
    weights[np.ix_(columns, moved)] += values[:, None] * change
    dual[moved] = new[moved]


def _shuffled(places: Sequence[int], seed: int) -> list[int]:
    """The places in an order that looks random and is always the same."""
    state, order = seed * 2654435761 + 12345, list(places)
    for last in range(len(order) - 1, 0, -1):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        other = (state >> 33) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _written(weights: Numbers, scales: dict[str, float], names: Sequence[str]) -> str:
    lines = ["# Learned from the phrases by `python -m intents.learn`; not to be edited by hand."]
    lines += [f"#\t{place}\t{name}\t{round(weights[-1, place] * BIAS * UNIT)}" for place, name in enumerate(names)]
    for (feature, scale), row in zip(scales.items(), weights, strict=False):
        kept = [f"{place}:{round(row[place] * UNIT)}" for place in np.nonzero(np.abs(row) >= SMALLEST)[0].tolist()]
        if kept:
            lines.append(f"{feature}\t{round(scale * UNIT)}\t{' '.join(kept)}")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Writes the weights beside the catalogue and says how many lines they have."""
    text = learn()
    (FOLDER / FILE).write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(f"{FILE}: {text.count(chr(10))} lines\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
