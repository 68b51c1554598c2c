"""The weights: how strongly each word, word piece and concept speaks for each provision, subject and intent."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from corpus.errors import DataFault
from corpus.prepared import prepared

FILE = "weights.tsv"

COVERED = "@chapter"
"""The target whose score says whether the chapter addresses the matter at all."""

UNIT = 100
"""Weights and scales are kept as whole hundredths."""

_FIELD = 4
"""Bytes of one target's field in a packed row. A row that speaks for many targets is kept as one long integer of such
fields, so that a question's rows are added in a few machine steps; a sum stays far below half of what a field holds."""

_PACKED, _LISTED = b"p", b"l"


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """The learned weights.

    `targets` are the names that scores are for: citations, outside subjects and intents, and whether the chapter
    covers it. `base` is the score of each, in hundredths, before any word is read. `rows` hold for each feature its
    scale and its weights as bytes: all targets packed into one long integer, or the numbers of the targets and then
    the weight of each.
    """

    targets: tuple[str, ...]
    base: tuple[int, ...]
    rows: Mapping[str, bytes]

    def scores(self, features: Iterable[str]) -> list[float]:
        """The score of every target for a question with these features; 0 lies on the border of yes and no."""
        rows = [self.rows[name] for name in features if name in self.rows]
        packed, square, sums = 0, 0, [0] * len(self.targets)
        for row in rows:
            scale = int.from_bytes(row[1:3], "little")
            square += scale * scale
            if row[:1] == _PACKED:
                packed += scale * int.from_bytes(row[3:], "little", signed=True)
            else:
                for target, weight in _listed(row):
                    sums[target] += scale * weight
        share = 1 / ((square**0.5 or 1.0) * UNIT)
        fields = _unpacked(packed, len(sums))
        return [base / UNIT + (one + other) * share for base, one, other in zip(self.base, sums, fields, strict=True)]

    def told(self, features: Iterable[str], target: str) -> dict[str, float]:
        """How much each feature speaks for (or against) one target, in the measure of its score."""
        number = self.targets.index(target)
        told: dict[str, int] = {}
        square = 0
        for name in features:
            if row := self.rows.get(name):
                scale = int.from_bytes(row[1:3], "little")
                square += scale * scale
                told[name] = scale * _weight(row, number, len(self.targets))
        length = (square**0.5 or 1.0) * UNIT
        return {name: weight / length for name, weight in told.items()}


@cache
def load_weights(folder: Path) -> Weights:
    """The weights of the catalogue in `folder`.

    Raises:
        DataFault: the file is missing or not as it should be.
    """
    path = folder / FILE

    def build() -> dict[str, Any]:
        return plain_weights(path)

    plain = prepared("weights", [path], build)
    return Weights(plain["targets"], plain["base"], plain["rows"])


def plain_weights(path: Path) -> dict[str, Any]:
    """The file as plain data: lines that start with `#` name the targets and their base, all others are rows.

    Raises:
        DataFault: the file is missing or not as it should be.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        heads = [line.split("\t") for line in lines if line.startswith("#\t")]
        rows = (line.split("\t") for line in lines if not line.startswith("#"))
        return {
            "targets": tuple(name for _, _, name, _ in heads),
            "base": tuple(int(base) for _, _, _, base in heads),
            "rows": {feature: _row(int(scale), weights, len(heads)) for feature, scale, weights in rows},
        }
    except (OSError, ValueError) as fault:
        raise DataFault(path.name, "", str(fault)) from None


def _row(scale: int, weights: str, targets: int) -> bytes:
    pairs = [(int(target), int(weight)) for target, _, weight in (one.partition(":") for one in weights.split())]
    head = scale.to_bytes(2, "little")
    if len(pairs) * 8 > targets:
        packed = sum(weight << (8 * _FIELD * target) for target, weight in pairs)
        return _PACKED + head + packed.to_bytes(targets * _FIELD + 1, "little", signed=True)
    numbers = array("i", [*(target for target, _ in pairs), *(weight for _, weight in pairs)])
    return _LISTED + head + numbers.tobytes()


def _listed(row: bytes) -> Iterable[tuple[int, int]]:
    numbers = array("i", row[3:])
    half = len(numbers) // 2
    return zip(numbers[:half], numbers[half:], strict=True)


def _unpacked(packed: int, count: int) -> Sequence[int]:
    """The fields of a packed integer, each a whole number with its sign."""
    half = 1 << (8 * _FIELD - 1)
    lifted = packed + int.from_bytes(half.to_bytes(_FIELD, "little") * count, "little")
    fields = array("I", lifted.to_bytes(count * _FIELD + 1, "little")[: count * _FIELD])
    if sys.byteorder == "big":
        fields.byteswap()
    return [field - half for field in fields]


def _weight(row: bytes, number: int, count: int) -> int:
    if row[:1] == _PACKED:
        return _unpacked(int.from_bytes(row[3:], "little", signed=True), count)[number]
    return dict(_listed(row)).get(number, 0)
