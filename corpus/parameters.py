"""Every number: those of the law with the words that hold them, and those that are only how people are read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from corpus.errors import UnknownParameter

_IN_WORDS = {
    Fraction(1, 2): "one-half",
    Fraction(1, 3): "one-third",
    Fraction(2, 3): "two-thirds",
    Fraction(1, 4): "one-quarter",
    Fraction(3, 4): "three-quarters",
}
_MOST_PLACES = 6
_BLANK = r"\{([a-z][a-z0-9_]*)(?:\.([a-z]+))?\}"


@dataclass(frozen=True, slots=True)
class Parameter:
    """One number of the law: its exact value, its unit, and the provision and the very words that state it."""

    id: str
    value: Fraction
    unit: str
    cite: str
    quote: str

    @property
    def magnitude(self) -> str:
        """The number without its sign, as people write it: `12`, `1,000`, `20`, `one-half`."""
        return _magnitude(abs(self.value))

    @property
    def number(self) -> str:
        """The number as people write it: `12`, `1,000`, `minus 20`, `one-half`."""
        return f"minus {self.magnitude}" if self.value < 0 else self.magnitude

    @property
    def text(self) -> str:
        """The number with its unit: `12 square feet`, `10 percent`, `$200`, `minus 20 degrees Fahrenheit`."""
        if self.unit == "share":
            return self.number
        if self.unit == "dollars":
            return f"${self.number}"
        return f"{self.number} {_one(self.unit) if self.value == 1 else self.unit}"

    @property
    def share(self) -> Fraction:
        """The part of a whole that a percentage or a fraction names.

        Raises:
            ValueError: the number is neither.
        """
        if self.unit == "percent":
            return self.value / 100
        if self.unit == "share":
            return self.value
        raise ValueError(f"{self.id} is in {self.unit}, not a share")


@dataclass(frozen=True, slots=True)
class Reading:
    """A number that is not law: how what people say is read, and `why` it is read so."""

    id: str
    value: Fraction
    unit: str
    why: str


class Parameters(Mapping[str, Parameter]):
    """The numbers of the law by id, in the order of their file."""

    __slots__ = ("_by_id",)

    def __init__(self, parameters: Iterable[Parameter]) -> None:
        self._by_id = {parameter.id: parameter for parameter in parameters}

    def __getitem__(self, name: str) -> Parameter:
        """The parameter with this id.

        Raises:
            UnknownParameter: there is none.
        """
        try:
            return self._by_id[name]
        except KeyError:
            raise UnknownParameter(name) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    def fill(self, template: str) -> str:
        """The template with `{id}` and `{id.number}`, `{id.magnitude}`, `{id.text}` filled in.

        Raises:
            UnknownParameter: a blank names no parameter, or a form that none has.
        """
        return re.sub(_BLANK, self._filled, template)

    def _filled(self, blank: re.Match[str]) -> str:
        parameter, form = self[blank[1]], blank[2] or "text"
        if form not in {"text", "number", "magnitude"}:
            raise UnknownParameter(f"{blank[1]}.{form}")
        return str(getattr(parameter, form))


def _magnitude(value: Fraction) -> str:
    if value.denominator == 1:
        return f"{value.numerator:,}"
    return _IN_WORDS.get(value) or _decimal(value) or f"{value.numerator}/{value.denominator}"


def _decimal(value: Fraction) -> str | None:
    """The exact decimal, or None where it would be longer than people write."""
    for places in range(1, _MOST_PLACES + 1):
        scaled = value * 10**places
        if scaled.denominator == 1:
            whole, rest = divmod(scaled.numerator, 10**places)
            return f"{whole:,}.{rest:0{places}d}"
    return None


def _one(unit: str) -> str:
    """The unit for exactly one: `square foot`, `degree Fahrenheit`, `day`."""
    return " ".join(word.removesuffix("s") for word in unit.replace("feet", "foot").split(" "))
