"""Duties that one fact tells: a part is there, works, is sound, or is not."""

from __future__ import annotations

from typing import Any, Literal

from assistant.selfcheck.duties.duty import Duty
from assistant.selfcheck.duties.gates import missing_fact
from assistant.selfcheck.duties.judge import Judge
from assistant.selfcheck.duties.spot import SHUT, TAKEN, UNKNOWN, Spot, mender
from assistant.selfcheck.finding import Ruling

Stand = Literal["good", "bad", "open", "gone"]


def shut(duty: Duty, spot: Spot, judge: Judge) -> tuple[bool, Ruling | None]:
    """Whether a gate of the duty is shut, and what there is to say of it then."""
    for gate in duty.when:
        if spot.gates[gate.name] == SHUT:
            said = judge.law.parameters.fill(gate.shut)
            return True, judge.ruling(duty, "not-covered", say=said, mender=who(duty, spot)) if said else None
    return False, None


def taken(duty: Duty, spot: Spot) -> tuple[str, ...]:
    """What is taken for granted so that the duty is asked for here."""
    return tuple(gate.taken for gate in duty.when if spot.gates[gate.name] == TAKEN)


def who(duty: Duty, spot: Spot) -> str:
    """Who mends it here."""
    return mender(spot.fact("building", duty.who)) if duty.who.endswith("_agreement") else duty.who


def told(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """What the fact of the duty tells here; None where there is nothing to say of it."""
    value, place = getattr(spot.place, duty.fact), spot.place
    gone = may_be_absent(duty) and value is None and duty.fact in place.absent
    key = (duty.id, value, gone, *[spot.gates[gate.name] for gate in duty.when], who(duty, spot))
    return judge.once(key, lambda: _told(duty, value, gone, spot, judge))


def _told(duty: Duty, value: Any, gone: bool, spot: Spot, judge: Judge) -> Ruling | None:  # noqa: ANN401
    closed, said = shut(duty, spot, judge)
    if closed:
        return said
    unknown = tuple(missing_fact(gate) for gate in duty.when if spot.gates[gate.name] == UNKNOWN)
    parts: dict[str, Any] = {"mender": who(duty, spot), "assumed": taken(duty, spot)}
    stand = "gone" if gone else stand_of(duty, value)
    if stand == "gone":
        return judge.ruling(duty, "not-covered", say=duty.says["absent"], **parts)
    if stand == "good":
        return judge.ruling(duty, "meets", **parts)
    if stand == "open":
        return judge.ruling(duty, "cannot-tell", verdict="depends", say=duty.says["depends"], **parts)
    if stand == "bad" and not unknown:
        return broken(duty, value, judge, **parts)
    fact = (f"{duty.level}.{duty.fact}",) * (stand is None)
    return judge.ruling(duty, "cannot-tell", missing=(*unknown, *fact), **parts)


def may_be_absent(duty: Duty) -> bool:
    """Whether there need be no such part; of one that the chapter requires, "n/a" tells nothing."""
    return "absent" in duty.says


def broken(duty: Duty, value: Any, judge: Judge, **parts: Any) -> Ruling:  # noqa: ANN401
    """The ruling that a duty is violated, with what is wrong where that was told."""
    wrong = judge.wording.wrong(value) if isinstance(value, tuple) else ""
    said, mend = duty.says["violates"].format(wrong=wrong), duty.mend.format(wrong=wrong)
    return judge.ruling(duty, "violates", say=said, mend=(mend,), **parts)


def stand_of(duty: Duty, value: Any) -> Stand | None:  # noqa: ANN401
    """How a value of the duty's fact stands to it; None where it was not told."""
    if value is None:
        return None
    if isinstance(value, bool):
        return "good" if value else "bad"
    if isinstance(value, tuple):
        wrong = [word for word in value if word not in duty.excepted]
        return "bad" if wrong else "gone" if value else "good"
    return "good" if value in duty.good else "open" if value in duty.open else "bad"
