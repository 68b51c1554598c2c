"""What facts a calculator takes, as a JSON Schema. It imports pydantic: only the schema command needs it."""

# ruff: noqa: ANN401  (facts are of many types)

from __future__ import annotations

from datetime import date
from types import GenericAlias
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, create_model

from assistant.calculators.calculator import Calculator, Fact, Kind
from assistant.facts.given_names import OTHER_NAMES
from assistant.words import load_words
from corpus.law import load_law

_MOST: dict[Kind, int] = {"share": 1, "hour": 24}


class Range(BaseModel):
    """An amount known only to lie between two bounds."""

    model_config = ConfigDict(extra="forbid")

    min: float | None = None
    max: float | None = None


_Size = Annotated[float, Field(ge=0)] | str | Range


class GivenWindow(BaseModel):
    """One window; `size` is its area as two sides ("3 x 5 ft")."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["window", "skylight"] = "window"
    area_sqft: _Size | None = None
    size: str | None = None
    openable_sqft: _Size | None = None
    openable_share: Annotated[float, Field(ge=0, le=1)] | str | None = None
    obstruction_ft: _Size | None = None
    obstruction_above_ceiling: bool | None = None
    faces_outdoors: bool | None = None
    label: str = ""


def schema(calculator: Calculator) -> dict[str, Any]:
    """The JSON Schema of the object that `given` takes for a calculator; every fact may be left out."""
    facts = {fact.name: fact for fact in calculator.facts}
    named = facts | {name: facts[other.fact] for name, other in OTHER_NAMES.items() if other.fact in facts}
    fields: dict[str, Any] = {name: _field(calculator, fact) for name, fact in named.items()}
    config = ConfigDict(extra="forbid", title=calculator.name)
    model: type[BaseModel] = create_model(calculator.facts_type.__name__, __config__=config, **fields)
    return model.model_json_schema()


def _field(calculator: Calculator, fact: Fact) -> tuple[Any, Any]:
    words = load_words(calculator.name)
    description = words.of("fact", fact.name, load_law()) if words.has("fact", fact.name) else None
    return _type(fact) | None, Field(default=None, description=description)


def _type(fact: Fact) -> Any:
    """The type of a fact's value: a number or a string with units, a word of a few, a day, a list."""
    types: dict[Kind, Any] = {"yesno": bool, "date": date, "windows": list[GivenWindow]}
    if fact.kind == "choice":
        return _one_of(fact)
    if fact.kind == "names":
        return GenericAlias(list, (_one_of(fact),))
    return types.get(fact.kind) or _limited(fact)


def _one_of(fact: Fact) -> Any:
    return Literal.__getitem__(fact.choices)


def _limited(fact: Fact) -> Any:
    """A number within what the kind allows, a string with its unit, or a range."""
    base: Any = int if fact.kind == "count" else float
    least = None if fact.kind == "temperature" else 0
    number = Annotated[base, Field(ge=least, le=_MOST.get(fact.kind))]
    return number | str if fact.kind in _MOST else number | str | Range
