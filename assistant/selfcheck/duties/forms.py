"""The shape of duties.toml, checked as it is read; only what makes the file ready imports this."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from corpus.errors import DataFault
from corpus.forms import Form, Words, read_toml, shaped

Level = Literal["building", "unit", "room"]
Listed = Annotated[list[Words], Field(default_factory=list)]
Said = Annotated[dict[str, Words], Field(default_factory=dict)]


class GateForm(Form):
    """A table of [gates]: the fact or rule that opens it, and what is said where it is shut."""

    level: Level
    fact: str = ""
    rule: str = ""
    open_at: Listed
    shut: str = ""
    taken: str = ""


class DutyForm(Form):
    """A table of [duties]."""

    level: Level
    fact: Words
    cite: Words
    quote: Words
    who: Literal["owner", "occupant", "cleaning_agreement", "containers_agreement", "pests_agreement"]
    danger: Words
    title: Words
    rule: str = ""
    also: Listed
    when: Listed
    good: Listed
    open: Listed
    excepted: Annotated[list[Words], Field(alias="except", default_factory=list)]
    says: Said
    mend: str = ""


class DutiesForm(Form):
    """duties.toml."""

    dangers: dict[str, Words]
    gates: dict[str, GateForm]
    duties: dict[str, DutyForm]


def plain_duties(path: Path) -> dict[str, Any]:
    """The file as plain data, every key of every table there.

    Raises:
        DataFault: it cannot be read, is not so shaped, or names a gate or a danger that it does not have.
    """
    form = shaped(DutiesForm, path.name, read_toml(path))
    for name, duty in form.duties.items():
        for gate in duty.when:
            if gate not in form.gates:
                raise DataFault(path.name, f"duties.{name}.when", f"there is no gate {gate!r}")
        if duty.danger not in form.dangers:
            raise DataFault(path.name, f"duties.{name}.danger", f"there is no danger {duty.danger!r}")
    return form.model_dump()
