"""How much of a story lies below the ground, told as a part of its height."""

from __future__ import annotations

from fractions import Fraction

from assistant.amount import Amount
from assistant.facts.bounds import Bound, bound_at, bounded
from assistant.facts.folding import folded
from assistant.facts.number_words import PARTS
from assistant.facts.numbers import number_at
from assistant.facts.spelled import part_at
from assistant.facts.tokens import Token, starts_with, text_at
from assistant.facts.vocabulary import Sought

_GROUND = r"(?:under|below|buried|beneath|in the (?:ground|dirt|earth)|subterranean|sunk)\w*"
_ABOVE = r"(?:above (?:the )?(?:\w+ )?(?:ground|grade)|aboveground|out of the ground)"
_STANDS = r"(?: (?:of it|of that|of the \w+))?(?:'s| is| are| sits| lies)?"
_WHOLE = Sought(
    rf"\b(?:completely|entirely|fully|totally|wholly|all|100%|100 percent|(?:whole|entire) (?:thing|story|level|"
    rf"floor|place|"
    rf"room)){_STANDS} (?:completely |entirely |fully )?{_GROUND}"
)
_NONE = Sought(
    rf"\b(?:completely|entirely|fully|totally|wholly|all|100%|100 percent|(?:whole|entire) (?:thing|story|level|"
    rf"floor|place|"
    rf"room)){_STANDS} (?:completely |entirely |fully )?{_ABOVE}"
    rf"|\b(?:none|no part|nothing|not any|no portion|zero){_STANDS} {_GROUND}"
    r"|\b(?:level|flush|even) with (?:the )?(?:\w+ )?(?:ground|grade|yard|lawn|dirt|street)"
    rf"|\b(?:not|isn'?t|aren'?t|n'?t) (?:at all |any of it )?{_GROUND}(?: \w+){{0,2}} at all"
)
_BELOW = frozenset({"below", "under", "underground", "buried", "beneath", "ground", "grade", "dirt", "earth", "sunk"})
_OVER = frozenset({"above", "out", "aboveground", "exposed"})
_UNMEASURED = frozenset({"a", "basement", "basements", "story", "bath", "bathroom", "hour", "mile"})
_REACH, _LEAD = 9, 3


def share_below(text: str, found: tuple[Token, ...]) -> Amount | None:
    """The part of its height that lies below the ground: "fully underground", "over half is below"."""
    plain = folded(text)
    if _NONE.search(plain):
        return Amount.exactly(0)
    if _WHOLE.search(plain):
        return Amount.exactly(1)
    for place in range(len(found)):
        share = part_at(found, place) or _half(found, place) or _percent(found, place)
        amount = None if share is None else _placed(found, place, *share)
        if amount is not None:
            return amount
    return None


def _placed(found: tuple[Token, ...], place: int, share: Fraction, after: int) -> Amount | None:
    """The share below grade that a share and the words around it tell; None where it is of something else."""
    near = [token.text for token in found[after : after + _REACH]]
    below = next((word for word in near if word in _BELOW | _OVER), None)
    if below is None:
        return None
    amount = bounded(share, _bound(found, place))
    if amount.low is None:
        amount = Amount(Fraction(0), amount.high, above=True, below=amount.below)
    if amount.high is None:
        amount = Amount(amount.low, Fraction(1), amount.above)
    return _rest(amount) if below in _OVER else amount


def _bound(found: tuple[Token, ...], place: int) -> Bound | None:
    """What the words right before a share make of it: "more than half", "almost a third", "exactly half"."""
    for start in range(max(0, place - _LEAD), place):
        bound = bound_at(found, start)
        if bound is not None and bound[1] == place:
            return bound[0]
    return None


def _rest(above: Amount) -> Amount:
    """The share below grade, of the share above it."""
    low, high = (None if end is None else 1 - end for end in (above.high, above.low))
    return Amount(low, high, above.below or low == 0, above.above)


def _half(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """ "Half of", "half is", but not "half basement" and not the half of "seven and a half"."""
    if not starts_with(found, place, ("half",)) or text_at(found, place - 1) in {"a", "and", "-"}:
        return None
    at_end = text_at(found, place + 1) in _UNMEASURED
    return None if at_end or text_at(found, place + 1) == "-" else (PARTS["half"], place + 1)


def _percent(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    number = number_at(found, place)
    if number is None or text_at(found, number[1]) not in {"%", "percent", "pct"} or number[0].value > 100:
        return None
    return number[0].value / 100, number[1] + 1
