"""How a file of the catalogue must look: checked when it is read, with errors that name file and key."""

from __future__ import annotations

import string
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel, StringConstraints

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
Name = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Quoted(_Strict):
    """A provision and the run of its own words that an answer rests on."""

    cite: Text
    quote: Text


class Covered(_Strict):
    """An intent that the chapter answers.

    `say` is the answer in one sentence to read aloud; `why` explains; `owner` and `resident` say what it means for
    either side; `unsettled` says what it leaves open and who decides; `next` names intents that people ask next.
    `calculator` names the calculator that decides it where facts are given, and `facts` what the intent itself
    already says of them. One of `needs` must be found in a question (words or concepts), and none of `unless`.
    """

    title: Text
    say: Text
    why: Text | None = None
    owner: Text | None = None
    resident: Text | None = None
    unsettled: Text | None = None
    calculator: Name | None = None
    facts: dict[str, str | int | bool] = Field(default_factory=dict)
    next: list[Name] = Field(default_factory=list)
    needs: list[Text] = Field(default_factory=list)
    unless: list[Text] = Field(default_factory=list)
    citations: list[Quoted] = Field(min_length=1)
    phrases: list[Text] = Field(min_length=1)


class NotCovered(_Strict):
    """An outside subject: the chapter is silent, and `refer` says where such a matter lies.

    `first` is a line that comes before all others (call 911). `near` lists provisions on a near subject.
    `kind` tells outside subjects from town-hall business, talk, emergencies and the rest, which decline in other words.
    """

    title: Text
    say: Text
    first: Text | None = None
    refer: Text | None = None
    near: list[Text] = Field(default_factory=list)
    kind: Literal["subject", "town-hall", "emergency", "talk", "elsewhere", "noise"] = "subject"
    next: list[Name] = Field(default_factory=list)
    needs: list[Text] = Field(default_factory=list)
    unless: list[Text] = Field(default_factory=list)
    phrases: list[Text] = Field(min_length=1)


def blanks(text: str) -> set[str]:
    """The parameter names that a text asks for: `{hot_water_least}` or `{hot_water_least.number}`."""
    return {name.split(".")[0] for _, name, _, _ in string.Formatter().parse(text) if name}


class Entry(_Strict):
    """The wordings of one concept, and the company (words, or concepts with an at sign) that they want or shun."""

    words: list[Text] = Field(min_length=1)
    near: list[Text] = Field(default_factory=list)
    unless: list[Text] = Field(default_factory=list)


class Vocabulary(RootModel[dict[Name, Entry]]):
    """All concepts by name."""


class Filler(_Strict):
    """Words that say nothing by themselves."""

    words: list[Text]


class WordingForm(_Strict):
    """How words are spelled out before they are weighed."""

    contractions: dict[str, Text]
    abbreviations: dict[str, Text]
    filler: Filler


class MatchingForm(_Strict):
    """How evidence becomes a decision."""

    near_phrase: float
    cited: float
    chapter: float
    familiar: float
    border: float
    emergency: float
    subject_floor: float
    lead: float
    part_floor: float
    context: float


class LeaningForm(_Strict):
    """One thing that leans a question towards a provision or an outside subject."""

    when: list[Name] = Field(min_length=1)
    unless: list[Text] = Field(default_factory=list)
    to: Text
    by: float


class LeaningsForm(_Strict):
    """All leanings."""

    leaning: list[LeaningForm]


class HeardForm(_Strict):
    """Runs of words as dictation hears them, and what was said."""

    heard: dict[str, Text]
