"""What a vote of the Housing Appeals Board decides: 12.15(3)(a), 12.15(3)(b), 12.11(2)(b)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.measure import nominal, reaches
from assistant.outcome import Outcome, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class BoardVoteFacts:
    """Members in attendance, votes for and against the motion, and what is voted on."""

    present: Amount | None = None
    for_: Amount | None = None
    against: Amount | None = None
    matter: str | None = None
    motion: str | None = None


FACTS = (
    Fact("present", "count"),
    Fact("for", "count"),
    Fact("against", "count"),
    Fact("matter", "choice", ("notice", "variance")),
    Fact("motion", "choice", ("sustain", "modify", "withdraw")),
)

QUORUM, VARIANCE, NOTICE, SEATS = "12.15(3)(a)", "12.15(3)(b)", "12.11(2)(b)", "12.15(1)(a)"

_VERDICT = {"sustain": "sustained-by-majority", "modify": "modified-by-majority", "withdraw": "withdrawn-by-majority"}


def decide(facts: BoardVoteFacts, law: Law, today: date) -> Outcome:
    """No quorum, else what three concurring votes or a majority decide; who voted was in attendance."""
    quorum = _attendance(facts).at_least(law.parameters["quorum"].value)
    if quorum is False:
        step = _quorum_step(facts, law, quorum)
        say = said("say.no_quorum", present=_attendance(facts))
        return Outcome("no-quorum", say, (QUORUM, SEATS), {}, (step,), unsettled=(said("unsettled.who_counts"),))
    matter = facts.matter or (None if facts.motion is None else "notice")
    if matter == "variance":
        return _variance(facts, quorum, law)
    if matter == "notice":
        return _notice(facts, quorum, law)
    missing = (*_not_exact(facts, quorum, "for", "against"), "matter")
    return Outcome(None, said("say.rule"), (QUORUM, VARIANCE, NOTICE), missing=missing)


def _variance(facts: BoardVoteFacts, quorum: bool | None, law: Law) -> Outcome:
    votes = law.parameters["variance_votes"]
    carries = None if facts.for_ is None else facts.for_.at_least(votes.value)
    left = (said("unsettled.voters"),)
    if facts.for_ is None or carries is None or quorum is None:
        missing = _not_exact(facts, quorum, *(("for",) if carries is None else ()))
        return Outcome(None, said("say.rule_variance"), (VARIANCE, QUORUM), missing=missing, unsettled=left)
    concurring = nominal(facts.for_, law)
    step = Step(said("steps.concurring", votes=facts.for_), VARIANCE, concurring, votes.value, votes.unit, carries)
    say = said("say.variance_carries" if carries else "say.variance_fails", votes=facts.for_)
    verdict = "variance-carries" if carries else "variance-fails"
    why = (said("why.not_voting"),)
    return Outcome(verdict, say, (VARIANCE, QUORUM), {}, (_quorum_step(facts, law, quorum), step), (), why, (), left)


def _notice(facts: BoardVoteFacts, quorum: bool | None, law: Law) -> Outcome:
    more = None
    if facts.for_ is not None and facts.against is not None:
        more = reaches(facts.for_, facts.against + Amount.exactly(1))
    left = (said("unsettled.majority"), said("unsettled.ten_days"))
    if facts.for_ is None or facts.against is None or more is None or quorum is None:
        missing = _not_exact(facts, quorum, *(("for", "against") if more is None else ()))
        return Outcome(None, said("say.rule_notice"), (NOTICE, QUORUM), missing=missing, unsettled=left)
    motion = facts.motion or "sustain"
    step = Step(said("steps.majority", votes=facts.for_, against=facts.against), NOTICE, holds=more)
    key = "say.majority" if more else "say.no_majority"
    return Outcome(
        _VERDICT[motion] if more else "no-majority",
        said(key, votes=facts.for_, against=facts.against, motion=motion),
        (NOTICE, QUORUM),
        {},
        (_quorum_step(facts, law, quorum), step),
        why=(said("why.not_voting"),),
        assumed=(said("assumed.sustain"),) if facts.motion is None else (),
        unsettled=left,
    )


def _attendance(facts: BoardVoteFacts) -> Amount:
    if facts.present is not None:
        return facts.present
    votes = [amount.low for amount in (facts.for_, facts.against) if amount is not None and amount.low is not None]
    return Amount(sum(votes, Fraction(0)), None)


def _not_exact(facts: BoardVoteFacts, quorum: bool | None, *votes: str) -> tuple[str, ...]:
    amounts = {"for": facts.for_, "against": facts.against}
    counts = (name for name in votes if (amount := amounts[name]) is None or amount.exact is None)
    return (*(("present",) if quorum is None else ()), *counts)


def _quorum_step(facts: BoardVoteFacts, law: Law, quorum: bool | None) -> Step:
    least, present = law.parameters["quorum"], _attendance(facts)
    measured = present.low if facts.present is None else nominal(present, law)
    return Step(said("steps.quorum", present=present), QUORUM, measured, least.value, least.unit, quorum)


CALCULATOR = Calculator(
    "board-vote",
    BoardVoteFacts,
    FACTS,
    (
        "no-quorum",
        "variance-carries",
        "variance-fails",
        "sustained-by-majority",
        "modified-by-majority",
        "withdrawn-by-majority",
        "no-majority",
    ),
    decide,
)
