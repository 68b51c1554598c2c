"""What a vote of the Housing Appeals Board decides: 12.15(3)(a), 12.15(3)(b), 12.11(2)(b)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.measure import nominal, reaches
from assistant.calculators.votes import cast, counted, is_crowd
from assistant.outcome import Outcome, Said, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class BoardVoteFacts:
    """Members in attendance, votes cast for and against the motion, and what is voted on.

    `uncounted_for` and `uncounted_against` are the votes among those that do not count: of a member with an interest,
    of the Town Attorney or of the Building Inspector.
    """

    present: Amount | None = None
    for_: Amount | None = None
    against: Amount | None = None
    matter: str | None = None
    motion: str | None = None
    uncounted_for: Amount | None = None
    uncounted_against: Amount | None = None


FACTS = (
    Fact("present", "count"),
    Fact("for", "count"),
    Fact("against", "count"),
    Fact("matter", "choice", ("notice", "variance")),
    Fact("motion", "choice", ("sustain", "modify", "withdraw")),
    Fact("uncounted_for", "count"),
    Fact("uncounted_against", "count"),
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
    missing = (*_attended(quorum), *_unknown(facts, "for", "against"), "matter")
    return Outcome(None, said("say.rule"), (QUORUM, VARIANCE, NOTICE), missing=missing)


def _variance(facts: BoardVoteFacts, quorum: bool | None, law: Law) -> Outcome:
    votes, in_favor = law.parameters["variance_votes"], counted(facts.for_, facts.uncounted_for)
    carries = None if in_favor is None else in_favor.at_least(votes.value)
    left = (said("unsettled.voters"), *_crowd(facts, law))
    if in_favor is None or carries is None or quorum is None:
        missing = _not_exact(facts, quorum, *(("for",) if carries is None else ()))
        why = _doubted(facts, carries)
        return Outcome(None, said("say.rule_variance"), (VARIANCE, QUORUM), {}, (), missing, why, unsettled=left)
    step = Step(
        said("steps.concurring", votes=in_favor), VARIANCE, nominal(in_favor, law), votes.value, votes.unit, carries
    )
    say = said("say.variance_carries" if carries else "say.variance_fails", votes=in_favor)
    verdict = "variance-carries" if carries else "variance-fails"
    steps = (_quorum_step(facts, law, quorum), *_struck(facts), step)
    return Outcome(verdict, say, (VARIANCE, QUORUM), {}, steps, (), (said("why.not_voting"),), (), left)


def _notice(facts: BoardVoteFacts, quorum: bool | None, law: Law) -> Outcome:
    in_favor = counted(facts.for_, facts.uncounted_for)
    against = counted(facts.against, facts.uncounted_against)
    more = None if in_favor is None or against is None else reaches(in_favor, against + Amount.exactly(1))
    left = (said("unsettled.majority"), said("unsettled.ten_days"), *_crowd(facts, law))
    if in_favor is None or against is None or more is None or quorum is None:
        missing = _not_exact(facts, quorum, *(("for", "against") if more is None else ()))
        why = _doubted(facts, more)
        return Outcome(None, said("say.rule_notice"), (NOTICE, QUORUM), {}, (), missing, why, unsettled=left)
    motion = facts.motion or "sustain"
    step = Step(said("steps.majority", votes=in_favor, against=against), NOTICE, holds=more)
    key = "say.majority" if more else "say.no_majority"
    return Outcome(
        _VERDICT[motion] if more else "no-majority",
        said(key, votes=in_favor, against=against, motion=motion),
        (NOTICE, QUORUM),
        {},
        (_quorum_step(facts, law, quorum), *_struck(facts), step),
        why=(said("why.not_voting"),),
        assumed=(said("assumed.sustain"),) if facts.motion is None else (),
        unsettled=left,
    )


def _attendance(facts: BoardVoteFacts) -> Amount:
    if facts.present is not None:
        return facts.present
    return Amount(cast(facts.for_, facts.against), None)


def _not_exact(facts: BoardVoteFacts, quorum: bool | None, *votes: str) -> tuple[str, ...]:
    """The votes that are not known; where all are, it is how many of them do not count."""
    counts = _unknown(facts, *votes)
    if not counts:
        struck = {"for": facts.uncounted_for, "against": facts.uncounted_against}
        counts = tuple(
            f"uncounted_{name}" for name in votes if (amount := struck[name]) is None or amount.exact is None
        )
    return (*_attended(quorum), *counts)


def _attended(quorum: bool | None) -> tuple[str, ...]:
    return ("present",) if quorum is None else ()


def _unknown(facts: BoardVoteFacts, *votes: str) -> tuple[str, ...]:
    amounts = {"for": facts.for_, "against": facts.against}
    return tuple(name for name in votes if (amount := amounts[name]) is None or amount.exact is None)


def _crowd(facts: BoardVoteFacts, law: Law) -> tuple[Said, ...]:
    """A word where more votes are told than there can be voters."""
    return (said("unsettled.too_many", votes=cast(facts.for_, facts.against)),) * is_crowd(
        facts.for_, facts.against, law
    )


def _doubted(facts: BoardVoteFacts, settled: bool | None) -> tuple[Said, ...]:
    return (said("why.not_voting"),) if settled is None and facts.for_ is not None else ()


def _struck(facts: BoardVoteFacts) -> tuple[Step, ...]:
    """A line of the working for the votes of either side that do not count."""
    sides = (("steps.uncounted_for", facts.uncounted_for), ("steps.uncounted_against", facts.uncounted_against))
    return tuple(Step(said(key, votes=votes), QUORUM) for key, votes in sides if votes is not None and votes.high != 0)


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
