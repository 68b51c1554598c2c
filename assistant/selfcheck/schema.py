"""What a dwelling's TOML file and the rows of a sheet may hold, as a JSON Schema. It imports pydantic: only `--schema`
needs it.
"""

# ruff: noqa: ANN401  (types are made as the program runs)

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, create_model

from assistant.selfcheck.facts import FactKind, FactRecord, load_vocabulary
from assistant.selfcheck.model import Level
from assistant.selfcheck.samples import question, taken

_NAMES: dict[Level, str] = {"building": "Building", "unit": "Unit", "room": "Room", "window": "Window"}


def dwelling_model() -> type[BaseModel]:
    """The pydantic model of a TOML file: a building, its units, and in each its rooms."""
    window = _model("window")
    room = _model("room", windows=_windows(window))
    unit = _model("unit", room=(list[room], Field(default=[])))  # type: ignore[valid-type]
    fields: dict[str, Any] = {"building": (_model("building"), ...), "unit": (list[unit], Field(default=[]))}  # type: ignore[valid-type]
    made: type[BaseModel] = create_model("Dwelling", __config__=ConfigDict(extra="forbid"), **fields)
    return made


def row_model() -> type[BaseModel]:
    """The pydantic model of a row of a sheet: cells as text by the titles of columns, any left out."""
    vocabulary = load_vocabulary()
    places = [titles[0] for titles in vocabulary.columns.values()]
    fields: dict[str, Any] = {f"place{number}": _cell(title, title) for number, title in enumerate(places)}
    for record in vocabulary.facts.values():
        title = record.title.replace("#", "1")
        fields[record.id.replace(".", "_")] = _cell(title, f"{question(record)} {taken(record)}")
    made: type[BaseModel] = create_model("Row", __config__=ConfigDict(extra="forbid"), **fields)
    return made


def schema() -> dict[str, Any]:
    """The JSON Schema of both: a dwelling, and under `$defs` a Row, whose keys are the titles of columns."""
    whole = dwelling_model().model_json_schema()
    whole["$defs"]["Row"] = row_model().model_json_schema()
    return whole


def _cell(title: str, description: str) -> tuple[Any, Any]:
    return str, Field(default="", alias=title, description=description)


def _model(level: Level, **more: Any) -> type[BaseModel]:
    fields: dict[str, Any] = {} if level == "window" else {"name": (str | int, Field(default=""))}
    for record in load_vocabulary().of(level):
        fields[record.name] = (_type(record), Field(default=None, description=f"{question(record)} {taken(record)}"))
    made: type[BaseModel] = create_model(_NAMES[level], __config__=ConfigDict(extra="forbid"), **(fields | more))
    return made


def _windows(window: type[BaseModel]) -> tuple[Any, Any]:
    record = load_vocabulary().facts["room.windows"]
    one: Any = window | str | float
    return str | list[one] | None, Field(default=None, description=f"{question(record)} {taken(record)}")


def _type(record: FactRecord) -> Any:
    """The type of a fact's value: always words as a cell has them, and beside them whatever TOML has for it."""
    own: dict[FactKind, Any] = {"yesno": bool, "count": Annotated[int, Field(ge=0)], "share": float}
    if record.kind == "condition":
        return list[Literal.__getitem__((*record.words, "unsound"))] | str | bool | None  # type: ignore[misc]
    if record.kind in {"area", "length", "temperature", "light", "window"}:
        return float | str | None
    return own.get(record.kind, str) | str | None
