"""How rulings are made: from sentences of duties.toml, or from what a calculator finds, put into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, TypeVar

from assistant.calculators.register import calculator
from assistant.outcome import Outcome, Said, Step
from assistant.reply import Line
from assistant.selfcheck.duties.duty import Duty
from assistant.selfcheck.finding import Ruling, State
from assistant.selfcheck.wording import Wording
from assistant.words import load_words
from corpus.law import Law

Made = TypeVar("Made")

KEPT = 4096
"""How many rulings of each kind are kept for places that are alike."""

STATE_OF: Mapping[str | None, State] = {
    "meets": "meets",
    "no-minimum": "meets",
    "violates": "violates",
    "depends": "cannot-tell",
    "undetermined": "cannot-tell",
    "not-required": "not-covered",
    "not-assigned": "not-covered",
}
"""How the calculators' verdicts count that say whether a duty is met; none, or any other, cannot be told."""


@dataclass(frozen=True, slots=True, eq=False)
class Judge:
    """The law, the words, the date that counts as today, and what has been ruled already."""

    law: Law
    wording: Wording
    today: date
    lang: str = "en"
    kept: dict[tuple[Any, ...], Any] = field(default_factory=dict)

    def ruling(self, duty: Duty, state: State, **parts: Any) -> Ruling:  # noqa: ANN401  (fields of Ruling)
        """A ruling in the duty's own words; `parts` are whichever fields of it are not as usual."""
        usual = {
            "verdict": state,
            "say": self.sentence(duty, state),
            "cite": duty.cite,
            "quote": duty.quote,
            "mender": _first_mender(duty),
        }
        if state == "violates" and duty.mend and "mend" not in parts:
            usual["mend"] = (duty.mend,)  # type: ignore[assignment]
        return Ruling(duty, state, **(usual | parts))

    def sentence(self, duty: Duty, key: str) -> str:
        """What the duty says for a verdict; where it says nothing, that it cannot be told."""
        return duty.says.get(key.replace("-", "_")) or self.wording["say.cannot_tell"]

    def decided(self, name: str, facts: Any) -> Outcome:  # noqa: ANN401  (each calculator has its own facts)
        """What a calculator finds."""
        return calculator(name).decide(facts, self.law, self.today)

    def calculated(self, duty: Duty, name: str, facts: Any, names: Mapping[str, str]) -> Ruling:  # noqa: ANN401
        """What a calculator finds, as a ruling; those of the same facts are kept for a while.

        `names` are the facts of facts.toml for those of the calculator that may be missing.
        """
        return self.once((duty.id, facts), lambda: self.reckoned(duty, name, self.decided(name, facts), names, facts))

    def once(self, key: tuple[Any, ...], make: Callable[[], Made]) -> Made:
        """What `make` makes, kept for a while under the key."""
        try:
            made: Made = self.kept[key]
        except KeyError:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            made = self.kept[key] = make()
        return made

    def reckoned(self, duty: Duty, name: str, outcome: Outcome, names: Mapping[str, str], facts: Any) -> Ruling:  # noqa: ANN401
        """An outcome on some facts as a ruling in the calculator's words."""
        silent = outcome.verdict is None and not outcome.missing
        state: State = "not-covered" if silent else STATE_OF.get(outcome.verdict, "cannot-tell")
        cite, mends = outcome.citations[0], tuple(self.said(name, one) for one in outcome.mend)
        return Ruling(
            duty,
            state,
            verdict=outcome.verdict or state,
            say=self.wording.unasked(self.said(name, outcome.say)),
            cite=cite,
            quote=load_words(name, self.lang).quote(cite, outcome.say.key) or duty.quote,
            mender=_first_mender(duty),
            steps=tuple(self.line(name, step) for step in outcome.steps),
            mend=(mends or (duty.mend,) * bool(duty.mend)) * (state == "violates"),
            missing=tuple(names[fact] for fact in outcome.missing if fact in names),
            assumed=tuple(self.said(name, one) for one in outcome.assumed),
            notes=self._notes(name, outcome) if state in {"violates", "cannot-tell"} else (),
            calculator=name,
            calculated=outcome.verdict,
            facts=facts,
        )

    def _notes(self, name: str, outcome: Outcome) -> tuple[str, ...]:
        return tuple(self.said(name, one) for one in (*outcome.why, *outcome.unsettled))

    def said(self, name: str, said: Said) -> str:
        """A calculator's sentence in words."""
        if said.values:
            return load_words(name, self.lang).say(said, self.law)
        return self.once(("said", name, said.key), lambda: load_words(name, self.lang).say(said, self.law))

    def line(self, name: str, step: Step) -> Line:
        """A calculator's step in words."""
        return Line(self.said(name, step.said), step.cite, step.measured, step.required, step.unit, step.holds)


def _first_mender(duty: Duty) -> str:
    """Who mends it where no agreement is known."""
    return "occupant" if duty.who == "occupant" else "owner"
