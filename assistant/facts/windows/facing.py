"""What a window faces: how far off, how high, and whether it is the outdoors at all."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.amount import Amount
from assistant.facts.cues import denied
from assistant.facts.folding import folded
from assistant.facts.measures import Measure
from assistant.facts.tokens import Token, text_at
from assistant.facts.unsure import without_unsure
from assistant.facts.vocabulary import Sought, word_set
from assistant.facts.windows.nouns import Noun
from corpus.law import load_law

_TOP = (
    r"(?:(?:the|my|our|your|that|her|his|its|a) )?(?:level |line |height |top )?(?:of )?(?:the |my |our |"
    r"your |that )?"
    r"(?:\w+ ){0,2}(?:ceilings?|ceilin|cieling|clg|roof|roofline|roof line|eaves?|top of the room|room|house|"
    r"bedroom|building)\b"
)
_ABOVE = Sought(
    r"(?:\b(?:above|over|past|beyond|higher than|taller than|higher then|taller then|exceeds?|passes|clears|tops)|>) "
    + _TOP
    + r"|\b(?:above|higher than|over)[- ]ceiling|\bceiling[- ]high(?:er)?|\bgoes (?:way )?(?:above|over|past) it\b",
    "above|over|past|beyond|taller|higher|exceed|passes|clears|tops|>|ceiling-high|ceiling high",
)
_BELOW = Sought(
    r"(?:\b(?:lower than|shorter than|lower then|shorter then|below|under|beneath|not as (?:high|tall) as|"
    r"not (?:quite )?up to|short of|"
    r"(?:does ?n'?t|does not|do ?n'?t|not) (?:reach|go up to|come up to|get to|rise to|make it to|go as high as))|<) "
    + _TOP
    + r"|\bbelow[- ]ceiling|\b(?:low|short)(?:[- ]\w+)? (?:wall|fence|hedge|railing)\b"
    r"|\b(?:waist|knee|chest|shoulder|hip)[- ](?:high|height|level)\b",
    "low|waist|knee|chest|shoulder|hip|shorter|below|under|beneath|not|n't|nt|short of|<",
)
_DENIED = Sought(r"(?:\bnot\b|n't|\bnever\b|\bdoesnt\b|\bisnt\b|\bdont\b|\bwont\b)(?: \w+){0,3} $")
_INDOORS = Sought(
    r"\b(?:opens?|opening|looks?|looking|faces?|facing|goes|leads?|lets?|windows?|wndws?|win)(?: out| only|"
    r" directly| right)* "
    r"(?:into|in to|onto|on to|to|on|in on|at|toward|towards|out on)? ?"
    r"(?:(?:the|a|an|our|my|another|next|other|his|her|their|inside|interior|enclosed|closed[- ]in|indoor|"
    r"back|front|screened|attached|common|glassed[- ]in|adjoining|neighboring) )*"
    r"(?:hall(?:way)?|corridor|room|bedroom|living room|kitchen|sun ?room|stair(?:well|case)|porch|atrium|"
    r"lobby|garage|closet|apartment|sun porch|mudroom)\b",
    "open|look|fac|goes|lead|let|win|wnd",
)
_IN_ONLY = Sought(
    r"\b(?:inside|interior|enclosed|closed[- ]in|indoor|into|in to|another|other|next|onto the hall|to the hall)\b"
)
_ALWAYS_INDOORS = ("hallway", "hall", "corridor", "lobby", "stairwell", "staircase", "atrium")
_NOT_OUT = Sought(
    r"\b(?:interior|indoor|inside|borrowed[- ]light) (?:windows?|wndws?|win)\b|"
    r"\b(?:does ?n'?t|does not|not|doesnt|don'?t) (?:face|look|open|facing|looking|opening)(?: directly)? "
    r"(?:to |onto |on |out to )?(?:the )?(?:outside|outdoors|outside air)\b(?! by)|"
    r"\bno(?:t| window)? (?:facing|to) the (?:outside|outdoors)|\bborrow(?:s|ed)? light\b",
    "outside|outdoors|borrow|interior|indoor|inside",
)
_CLOSED_UP = Sought(
    r"\b(?:(?:blocked|bricked|boarded)(?: up| off| over| in)?|(?:walled|drywalled|sheetrocked|covered) "
    r"(?:up|off|over))\b(?! by| with| from)",
    "block|brick|board|wall|sheetrock|cover",
)

_OPENED_UP = Sought(
    r"\b(?:un-?(?:block|board|brick|cover|seal)(?:s|ed|ing)?|(?:no longer|not|\w+n'?t)(?: \w+)? "
    r"(?:blocked|bricked|boarded|walled|covered)|(?:clear|open)(?:s|ed)? (?:it|them|the windows?) (?:up|back)|"
    r"(?:take|took|taken|tear|tore|pull|pulled|rip|ripped)(?: (?:off|down|out|away))?(?: (?:the|those|that|its))? "
    r"(?:boards?|plywood|bricks?|shutters?|cover\w*|drywall|sheetrock))\b",
    "un|block|brick|board|wall|cover|clear|open|take|took|tear|tore|pull|rip",
)

_NEAR_AFTER = word_set("from away off apart across between clear of")
_HEIGHTS = word_set("tall high deep wide long thick above")
_UP = frozenset({"tall", "high"})
_GAPS = word_set("gap shaft gangway lightwell well clearance yard space passage alley")
_REACH = 4


def rises_above_ceiling(text: str) -> bool | None:
    """Whether what the window faces reaches above the level of the ceiling, as the sentence says; None where not."""
    plain = without_unsure(folded(text))
    if _BELOW.search(plain):
        return False
    match = _ABOVE.search(plain)
    if match is None:
        return None
    return not _DENIED.search(plain[: match.start()])


def is_low(found: tuple[Token, ...], nouns: Sequence[Noun], measures: Sequence[Measure]) -> bool:
    """Whether what the window faces is told to be lower than any ceiling: "a fence that is 4 feet tall"."""
    most = load_law().readings["low_wall_most"].value
    heights = [one for one in measures if one.kind == "length" and _is_its_height(found, nouns, one)]
    return bool(heights) and all(one.amount.less_than(most) is True for one in heights)


def _is_its_height(found: tuple[Token, ...], nouns: Sequence[Noun], length: Measure) -> bool:
    """Whether the length is the height of the wall or the like that was named last, or that follows at once."""
    if not _is_height(found, length):
        return False
    after = text_at(found, length.after)
    if after not in _UP:
        return after not in _HEIGHTS
    named = [noun for noun in nouns if noun.after <= length.first and noun.role != "opens"]
    follows = any(noun.role == "obstruction" and noun.first == length.after + 1 for noun in nouns)
    return follows or (bool(named) and named[-1].role == "obstruction")


def is_opened_up(text: str) -> bool:
    """Whether the sentence says that what closes the window up is taken away: "say we unblock it"."""
    return bool(_OPENED_UP.search(without_unsure(folded(text))))


def faces_indoors(text: str) -> bool:
    """Whether the sentence says that the window faces another room or a hall, or is closed up, and not the outdoors."""
    plain = without_unsure(folded(text))
    match = _INDOORS.search(plain)
    indoors = match is not None and (_IN_ONLY.search(match[0]) or match[0].endswith(_ALWAYS_INDOORS))
    closed = _CLOSED_UP.search(plain)
    closed_up = closed is not None and not denied(plain, closed.start())
    return bool(indoors) or closed_up or bool(_NOT_OUT.search(plain))


def obstruction_distance(
    found: tuple[Token, ...], nouns: Sequence[Noun], measures: Sequence[Measure]
) -> tuple[Amount, int] | None:
    """The distance in feet to what the window faces, and the place where it is told; None where none is.

    A length counts where words say "from", "away" or "off", or where the sentence speaks of a wall or the like and
    the length is nobody's height.
    """
    if not any(noun.role == "obstruction" for noun in nouns):
        return None
    lengths = [one for one in measures if one.kind == "length" and not _is_height(found, one)]
    if not lengths:
        return None
    best = next((one for one in lengths if _says_distance(found, one)), lengths[0])
    return best.amount, best.first


def _says_distance(found: tuple[Token, ...], length: Measure) -> bool:
    return any(token.text in _NEAR_AFTER for token in found[length.after : length.after + 2])


def _is_height(found: tuple[Token, ...], length: Measure) -> bool:
    """Whether the length says how tall or wide a thing is: "4 ft high", "a ten foot wall", not "a 2 ft wide gap"."""
    near = {token.text for token in found[max(0, length.first - _REACH - 4) : length.after + _REACH]}
    after = text_at(found, length.after)
    if after == "wide" and near & _GAPS:
        return False
    if after in _HEIGHTS:
        return True
    led = text_at(found, length.first - 1) in {"a", "an", "the"}
    follows = {token.text for token in found[length.after : length.after + 3]}
    return led and after not in _NEAR_AFTER and bool(follows & {"wall", "fence", "garage", "shed", "hedge", "privacy"})
