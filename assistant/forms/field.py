"""One thing to fill in."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.calculators.calculator import Kind

UNKNOWN = "unknown"
"""The entry of a field that the person does not know."""

NONE = "none"
"""The entry of a list that is known to be empty."""

WINDOWS = "windows"
"""The fact that is a list, and the field that says how many there are."""

MORE = "more"
"""The field of a window that opens its further parts."""


LABEL = "label"
"""What the conversation called a window; the form keeps it and does not show it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few entries: what stands in the form, and its words."""

    value: str
    words: str


@dataclass(frozen=True, slots=True)
class Field:
    """One fact of a calculator, or one part of a window, with all that a person needs to fill it in.

    `name` is the fact's, or `windows.0.area_sqft`. `label` names it in a word or two, `ask` is the question for it,
    `find_out` how to learn it, `unit` the unit of a bare number, `example` an entry that can be read. One with
    `choices` takes their values, several of them with commas between where it is `many`; any other takes text.
    """

    name: str
    kind: Kind
    label: str
    ask: str
    find_out: str = ""
    unit: str = ""
    example: str = ""
    choices: tuple[Choice, ...] = ()
    many: bool = False

    @property
    def window(self) -> int | None:
        """The place of the window that it is a part of, from 0; None for a fact."""
        parts = self.name.split(".")
        return int(parts[1]) if len(parts) > 1 else None

    @property
    def part(self) -> str:
        """The name of the fact or of the part of the window."""
        return self.name.rpartition(".")[2]

    def words(self, value: str) -> str:
        """The words of a choice, of several with commas between, or the text itself."""
        named = {choice.value: choice.words for choice in self.choices}
        return ", ".join(named.get(one, one) for one in value.split(",")) if named else value


def window_field(place: int, part: str) -> str:
    """The name of the field for a part of the window at a place, counted from 0."""
    return f"{WINDOWS}.{place}.{part}"
