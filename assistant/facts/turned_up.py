"""Whether heat or hot water is said to be turned up fully, and which numbers are only settings."""

from __future__ import annotations

from assistant.facts.folding import folded
from assistant.facts.tokens import Token
from assistant.facts.vocabulary import Sought, word_set

_FULL = Sought(
    r"\b(?:on full|full(?:y)? (?:blast|tilt|bore|on|hot|heat|power|open)|at full|all the way up|"
    r"turned (?:all the way |way |fully |it |them |the \w+ )*up|"
    r"up all the way|crank(?:ed|ing)|max(?:ed|es)?(?: it| them)?(?: out)?\b(?! of)|maximum|as (?:high|hot|"
    r"far) as (?:it|they|she) (?:goes|go|will go|can)|"
    r"flat out|(?:runs?|running|ran|going|on)(?: \w+){0,2} (?:non-?stop|non stop|constant(?:ly)?|"
    r"continuous(?:ly)?|24/7|full time|all (?:day|night)|round the clock|around the clock|flat out)|"
    r"wide open|(?:on|to|set to|at) (?:the )?(?:high|highest|hottest|max)\b|no matter (?:what|how)|(?:can'?t|"
    r"cannot|cant|won'?t) (?:be )?(?:turn|go|set|get|crank)(?:ed)?(?: \w+){0,3} (?:higher|hotter|warmer|up)|"
    r"tops out|topped out|hottest (?:we|i|it|you|setting)|(?:won'?t|wont|can'?t|cant|cannot|never|doesn'?t|"
    r"doesnt)(?: \w+){0,2} (?:get|go|gets|goes|climb|make it)(?: \w+){0,2} (?:above|over|past|beyond|"
    r"any (?:warmer|hotter|higher)))"
)
_LOW = Sought(
    r"\b(?:turned (?:it |them |the \w+ )?(?:way )?down|turn (?:it|them|the \w+) down|down low|set (?:too |it |"
    r"way )?low(?:er)?|set (?:way |it |back )?(?:down|back)|on low|low setting|by choice|not (?:turned|cranked|"
    r"set) (?:all the way |fully )?(?:up|high)|"
    r"is ?n'?t (?:turned|cranked) (?:all the way )?(?:up|on)|is off\b|turned off|"
    r"(?:heat|furnace|boiler|heater|thermostat)'s off\b|"
    r"(?:got|have|had|keep|kept|leave|left|turn(?:ed)?|"
    r"shut|switched|with) (?:the |my |our )?(?:heat\w*|furnace|boiler|radiators?|thermostat) (?:off|down|low)\b|"
    r"shut off by me|vacation mode|"
    r"eco mode|pilot|(?:vacation|away) setting|keep (?:it|mine|ours|the \w+) (?:low|down|at)|caps? (?:it|"
    r"the (?:furnace|heat|thermostat|boiler|temp\w*))|capped (?:at|to|it)|dialed (?:down|back))\b"
)
_SETS = word_set("set sets setting setpoint dialed dial caps capped cap keeps kept stat")
_READS = word_set("reads reading says shows measured measures gets got reaches hits only is but")
_ENDS = frozenset({",", ".", ";", "and", "but"})
_SET_REACH = 6


def turned_up(text: str) -> bool | None:
    """Whether the sentence says that the heat or the heater is turned up fully, or down; None where neither."""
    plain = folded(text)
    if _LOW.search(plain):
        return False
    return True if _FULL.search(plain) else None


def is_setting(found: tuple[Token, ...], place: int) -> bool:
    """Whether the number at `place` is what a dial is set to and not what was read: "the thermostat is set at 64"."""
    for token in reversed(found[max(0, place - _SET_REACH) : place]):
        if token.text in _READS - {"is"} or token.text in _ENDS or token.text[:1].isdigit():
            return False
        if token.text in _SETS or (
            token.text == "keep" and any(t.text in {"thermostat", "heat", "heater", "tank"} for t in found[:place])
        ):
            return True
    return False
