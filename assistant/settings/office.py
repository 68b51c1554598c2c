"""The Building Inspector's office as it is set: nothing of it is in the chapter, and nothing is made up."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Office:
    """Its name, telephone, address and hours; what is empty is not shown.

    `saturday_open` says whether it is open on Saturdays; the day of state law turns on that, Wis. Stat. 990.001(4)(c).
    """

    name: str = ""
    telephone: str = ""
    address: str = ""
    hours: str = ""
    saturday_open: bool = False

    @property
    def is_told(self) -> bool:
        """Whether there is anything by which it can be reached."""
        return bool(self.telephone or self.address or self.hours)

    @property
    def lines(self) -> tuple[str, ...]:
        """What is set, a line each, for papers; none where nothing is."""
        told = (self.name, self.telephone, self.address, self.hours)
        return tuple(one for one in told if one) if self.is_told else ()


NOT_SET = Office()
"""The office of which nothing is set."""
