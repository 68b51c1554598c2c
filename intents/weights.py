"""The weights: how strongly each word, word piece and concept speaks for each provision, subject and intent."""

from __future__ import annotations

import marshal
import sys
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any
from zlib import crc32

from corpus.errors import DataFault
from corpus.prepared import prepared

FILE = "weights.tsv"

COVERED = "@chapter"
"""The target whose score says whether the chapter addresses the matter at all."""

UNIT = 100
"""Weights and scales are kept as whole hundredths."""

_LIFT = 1 << 15
"""Weights are kept lifted by this, so that none is below 0: two bytes each."""

_FIELD = 4
"""Bytes of one target's field when rows are added. A row that speaks for many targets becomes one long integer of
fields, so that a question's rows are added in a few machine steps; the sum of a question's rows stays below a field."""

_PLACE = 4
"""Bytes of the number of a target in a row that lists its targets."""

_PACKED, _LISTED = b"p", b"l"
_STEP = 4


@dataclass(frozen=True, slots=True, eq=False)
class Rows:
    """Rows by feature, kept in one piece of bytes so that loading them costs nothing; each is found by its checksum.

    `starts` holds where each of the drawers begins in `drawers`, as 4-byte numbers, and where the last ends; a drawer
    is a small marshalled dictionary.
    """

    starts: bytes
    drawers: bytes

    def get(self, feature: str) -> bytes | None:
        """The row of a feature; None where it was never seen."""
        place = _STEP * (crc32(feature.encode()) % (len(self.starts) // _STEP - 1))
        first = int.from_bytes(self.starts[place : place + _STEP], "little")
        last = int.from_bytes(self.starts[place + _STEP : place + 2 * _STEP], "little")
        row: bytes | None = marshal.loads(self.drawers[first:last]).get(feature) if last > first else None
        return row


def in_drawers(rows: Mapping[str, bytes]) -> tuple[bytes, bytes]:
    """The rows as `starts` and `drawers` of `Rows`."""
    count = 1 << max(4, len(rows).bit_length())
    drawers: list[dict[str, bytes]] = [{} for _ in range(count)]
    for feature, row in rows.items():
        drawers[crc32(feature.encode()) % count][feature] = row
    packed = [marshal.dumps(drawer) if drawer else b"" for drawer in drawers]
    starts = accumulate(map(len, packed), initial=0)
    return b"".join(start.to_bytes(_STEP, "little") for start in starts), b"".join(packed)


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """The learned weights.

    `targets` are the names that scores are for: citations, outside subjects and intents, and whether the chapter
    covers it. `base` is the score of each, in hundredths, before any word is read. `rows` hold for each feature its
    scale and its weights as bytes: one for each target in turn, or the numbers of the targets and then the weight
    of each.
    """

    targets: tuple[str, ...]
    base: tuple[int, ...]
    rows: Rows

    def scores(self, features: Iterable[str]) -> list[float]:
        """The score of every target for a question with these features; 0 lies on the border of yes and no."""
        rows = [row for name in features if (row := self.rows.get(name))]
        packed, lifted, square, sums = 0, 0, 0, [0] * len(self.targets)
        for row in rows:
            scale = int.from_bytes(row[1:3], "little")
            square += scale * scale
            if row[:1] == _PACKED:
                packed += scale * _spread(row)
                lifted += scale
            else:
                for target, weight in _listed(row):
                    sums[target] += scale * (weight - _LIFT)
        share, lift = 1 / ((square**0.5 or 1.0) * UNIT), lifted * _LIFT
        fields = array("I", packed.to_bytes(len(sums) * _FIELD, "little"))
        if sys.byteorder == "big":
            fields.byteswap()
        return [
            base / UNIT + (one + field - lift) * share for base, one, field in zip(self.base, sums, fields, strict=True)
        ]

    def told(self, features: Iterable[str], target: str) -> dict[str, float]:
        """How much each feature speaks for (or against) one target, in the measure of its score."""
        return self.told_each(features, (target,))[0]

    def told_each(self, features: Iterable[str], targets: Sequence[str]) -> list[dict[str, float]]:
        """The same for several targets at once; nothing for one that is not learned yet."""
        numbers = {target: self.targets.index(target) for target in targets if target in self.targets}
        moved: dict[str, dict[str, int]] = {target: {} for target in targets}
        square = 0
        for name in features:
            if row := self.rows.get(name):
                scale = int.from_bytes(row[1:3], "little")
                square += scale * scale
                for target, weight in zip(numbers, _weights(row, numbers.values()), strict=True):
                    moved[target][name] = scale * weight
        length = (square**0.5 or 1.0) * UNIT
        return [{name: weight / length for name, weight in moved[target].items()} for target in targets]


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
    return Weights(plain["targets"], plain["base"], Rows(*plain["rows"]))


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
            "rows": in_drawers({name: _row(int(scale), weights, len(heads)) for name, scale, weights in rows}),
        }
    except (OSError, ValueError) as fault:
        raise DataFault(path.name, "", str(fault)) from None


def _row(scale: int, weights: str, targets: int) -> bytes:
    pairs = [(int(target), int(weight)) for target, _, weight in (one.partition(":") for one in weights.split())]
    return row_of(scale, pairs, targets)


def row_of(scale: int, pairs: Sequence[tuple[int, int]], targets: int) -> bytes:
    """The row of a feature: its scale and, for the numbers of some of the targets, its weights, all in hundredths."""
    head = scale.to_bytes(2, "little")
    if len(pairs) * 4 > targets:
        row = [_LIFT] * targets
        for target, weight in pairs:
            row[target] += weight
        return _PACKED + head + b"".join(weight.to_bytes(2, "little") for weight in row)
    places = b"".join(target.to_bytes(_PLACE, "little") for target, _ in pairs)
    return _LISTED + head + places + b"".join((weight + _LIFT).to_bytes(2, "little") for _, weight in pairs)


def weights_of(row: bytes) -> tuple[int, list[tuple[int, int]]]:
    """The scale of a row, and the weight of each target that it speaks for or against, by the target's number."""
    if row[:1] == _LISTED:
        pairs = [(target, weight - _LIFT) for target, weight in _listed(row)]
    else:
        lifted = enumerate(row[3 + 2 * place] | row[4 + 2 * place] << 8 for place in range((len(row) - 3) // 2))
        pairs = [(target, weight - _LIFT) for target, weight in lifted if weight != _LIFT]
    return int.from_bytes(row[1:3], "little"), pairs


def _spread(row: bytes) -> int:
    """A packed row as one long integer, each lifted weight in a field of its own."""
    wide = bytearray((len(row) - 3) // 2 * _FIELD)
    wide[0::_FIELD], wide[1::_FIELD] = row[3::2], row[4::2]
    return int.from_bytes(wide, "little")


def _listed(row: bytes) -> Iterable[tuple[int, int]]:
    """The targets that a row lists, each with its lifted weight."""
    middle = 3 + (len(row) - 3) // (_PLACE + 2) * _PLACE
    places, weights = array("I", row[3:middle]), array("H", row[middle:])
    if sys.byteorder == "big":
        places.byteswap()
        weights.byteswap()
    return zip(places, weights, strict=True)


def _weights(row: bytes, numbers: Iterable[int]) -> list[int]:
    """The weights that a row has for the targets of these numbers."""
    if row[:1] == _PACKED:
        return [int.from_bytes(row[3 + 2 * number : 5 + 2 * number], "little") - _LIFT for number in numbers]
    listed = dict(_listed(row))
    return [listed.get(number, _LIFT) - _LIFT for number in numbers]
