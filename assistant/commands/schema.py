"""`howard ask --schema`: the JSON schema of a reply."""

from __future__ import annotations

from json import dumps
from typing import Any, Literal

from pydantic import BaseModel, Field

from assistant.commands.output import write


class Quote(BaseModel):
    """A provision and a contiguous run of its own characters."""

    cite: str
    quote: str


class Option(BaseModel):
    """A reading that can be picked."""

    intent: str
    title: str
    cite: str


class Calculation(BaseModel):
    """What a calculator found."""

    name: str
    verdict: str | None
    facts: dict[str, Any]
    values: dict[str, int | float | str | list[str]]
    steps: list[str]
    missing: list[str]
    assumed: list[str]
    mend: list[str]


class Reply(BaseModel):
    """One reply."""

    question: str
    kind: Literal["answer", "calculate", "ask", "choose", "decline"]
    intent: str | None
    confidence: float = Field(ge=0, le=1)
    text: str
    title: str
    say: str
    notes: list[str]
    why: list[str]
    asks: str | None
    first: str | None
    owner: str | None
    resident: str | None
    unsettled: list[str]
    decides: str | None
    citations: list[Quote]
    calc: Calculation | None
    options: list[Option]
    near: list[str]
    refer: str | None
    next: list[Option]
    also: list[Reply]


def reply_schema() -> int:
    """Prints the schema."""
    write(dumps(Reply.model_json_schema(), indent=2))
    return 0
