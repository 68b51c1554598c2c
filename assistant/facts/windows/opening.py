"""How much of a window opens: "the bottom half opens", "double hung", "painted shut", "cranks a third of the way"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from assistant.facts.folding import folded
from assistant.facts.numbers import number_at
from assistant.facts.spelled import part_at
from assistant.facts.tokens import Token, starts_with, text_at
from assistant.facts.unsure import without_unsure
from assistant.facts.vocabulary import Sought, word_set

_OPENS = word_set("""
    open opens opened openable operable oper operates operate lifts lift slides slide cranks crank swings swing tilts
    tilt moves move movable raises opening
    """)
_STOPS = frozenset({".", ";", "?", "!"})
_ASKS_BEFORE = word_set("must required needs need requires supposed should require how does do")
_ASKS_AFTER = word_set("must required needs need requires supposed should have has")
_CLAUSE_ENDS = frozenset({",", ".", ";", "?", "!", ":"})
_NOT_OF_WINDOWS = word_set("basement bath bathroom story stories hour hours floor")
_PART_OF_WINDOW = word_set("bottom top lower upper one only about just last inner outer")
_DENIALS = word_set("not wont cant doesnt dont never cannot")
_REACH = 7
_ASKED_REACH = 25
_PORTIONS: tuple[tuple[str, Fraction], ...] = (
    ("all the way", Fraction(1)), ("the whole thing", Fraction(1)), ("fully", Fraction(1)),
    ("completely", Fraction(1)), ("wide open", Fraction(1)), ("the whole window", Fraction(1)),
    ("all of it", Fraction(1)), ("entire window", Fraction(1)), ("whole window", Fraction(1)),
    ("lower sash", Fraction(1, 2)), ("bottom sash", Fraction(1, 2)), ("upper sash", Fraction(1, 2)),
    ("top sash", Fraction(1, 2)), ("half way", Fraction(1, 2)), ("halfway", Fraction(1, 2)), ("half", Fraction(1, 2)),
    ("third", Fraction(1, 3)), ("quarter", Fraction(1, 4)),
)  # fmt: skip
_HALVES = Sought(
    r"\b(?:double|single|dbl)[ -]?hungs?\b|\bdh\b",
    "hung|dh",
)
_FAR = (
    r" (?:all the way|fully|completely|wide|very|more than|past|over|enough|easily|well|that|much|far|properly|right)\b"
)
_CLOSED = Sought(
    r"\b(?:(?:does|do|did|wo|ca|can|is|are|wouldn)(?:n'?t| not|not)(?: even| be| ever| actually| really| get it)*"
    r" (?:to )?(?:open|budge|opened|able to open|operable|openable)(?!"
    + _FAR
    + r")|will not open(?!"
    + _FAR
    + r")|cannot (?:be )?open(?:ed)?|"
    r"(?:neither|none)(?: (?:one|window|of (?:them|the windows|those|these)))?(?: of them)? (?:opens?|"
    r"can (?:be )?open\w*|"
    r"will open)|never opens?|not open(?:able)?|no open(?:ing|able)? (?:part|windows?|sash|glass)|(?:nothing|"
    r"none)(?: \w+){0,7} open(?:s|ed)?|"
    r"(?:no|\w+n'?t(?: have| got)? (?:an?|any)|not one|lacks an?|without an?|"
    r"w/o an?) (?:\w+ )?windows?(?: \w+){0,3} (?:that |which )?(?:opens?|can be opened)|"
    r"(?:no|w/o|without)(?: an?| any)? (?:openable|operable|opening|working) (?:windows?|sash|part|glass)|"
    r"(?:can'?t|cannot|cant|could ?n'?t) get (?:\w+ ){0,3}open\b|ha(?:s|ve)n'?t (?:been )?opened|"
    r"(?:painted|nailed|screwed|caulked|sealed|stuck|glued|rusted|bolted|welded|shut|jammed|"
    r"swollen)(?: \w+){0,3} (?:shut|closed)|"
    r"nailed|inoperable|in-?operative|non-?operable|non-?opening|unopenable|stationary|sealed (?:windows?|"
    r"glass|units?|shut)|"
    r"fixed (?:panes?|glass|glazing|windows?|sash(?:es)?|picture|lites?|only|unit)|"
    r"(?:glass|glazing|windows?|panes?|sash|it|both|all)(?:'s| is| are|) (?:all )?(?:fixed|sealed)\b(?! up| by|ed)|"
    r"opens? (?:0|zero|none|nothing)|(?:just|only) (?:fixed )?glass that does ?n'?t move|does ?n'?t move|"
    r"glass block)\b",
    "open|shut|budge|fixed|seal|nailed|inoper|in-oper|non|stationary|move|glass block|closed",
)
_DOES_OPEN = Sought(
    r"\bopens? (?:fine|ok|okay|easily|easy|well|normally|right up|up|out|and (?:shuts|closes))\b|"
    r"\b(?:that|which|can|and|it|window|windows|they|them) (?:can |be |does |do |both |all |still )*open(?:s|"
    r"ed|able)?\b(?! \d)|"
    r"\b(?:openable|operable|opening|working) (?:window|windows|skylight|sash)\b",
    "open|operable|working",
)
_ASKS_SHARE = Sought(
    r"\bhow (?:much|far|big)\b.{0,40}\b(?:have|has|must|need\w*|should|supposed)\b|\bwhat (?:share|percent|"
    r"part|fraction)",
    "how|what",
)
_ASKED = Sought(
    r"\b(?:must|have to|has to|need to|needs to|required|supposed|should)\b",
    "must|have to|has to|need|required|supposed|should",
)


@dataclass(frozen=True, slots=True)
class Opening:
    """What opens of a window, as a share of it; `place` is the token where it is told, `assumed` the word behind it.

    `all` says that it is told of every window.
    """

    share: Fraction
    place: int
    all: bool = False
    assumed: bool = False


def find_openings(text: str, found: tuple[Token, ...]) -> tuple[Opening, ...]:
    """What the sentence says of how far its windows open, in order, the closed ones included."""
    plain = without_unsure(folded(text))
    told = [] if _ASKS_SHARE.search(plain) else _shares(found)
    if not told:
        told += [_at(match, found, Fraction(0)) for match in _CLOSED.finditer(plain) if not _asked(plain, match)]
    if not told:
        told += [_at(match, found, Fraction(1, 2), assumed=True) for match in _HALVES.finditer(plain)]
    return tuple(told)


def says_it_opens(text: str) -> bool:
    """Whether the sentence says that a window opens, without saying how far."""
    plain = without_unsure(folded(text))
    return any(not _asked(plain, match) for match in _DOES_OPEN.finditer(plain)) and not _CLOSED.search(plain)


def _asked(plain: str, match: re.Match[str]) -> bool:
    """Whether the words ask what must be and do not say what is."""
    return bool(_ASKED.search(plain[max(0, match.start() - _ASKED_REACH) : match.start()]))


def _at(match: re.Match[str], found: tuple[Token, ...], share: Fraction, assumed: bool = False) -> Opening:
    place = next((place for place, token in enumerate(found) if token.end > match.start()), len(found) - 1)
    every = match[0].startswith(("none", "nothing", "both", "all"))
    return Opening(share, place, every, assumed)


def _shares(found: tuple[Token, ...]) -> list[Opening]:
    """The parts that are said to open, each with a word for opening close by."""
    openings, place = [], 0
    while place < len(found):
        hit = _share_at(found, place)
        near = _is_near_opening(found, place, hit[1]) if hit is not None else False
        if hit is not None and near and not _is_asked(found, place, hit[1]):
            openings.append(Opening(hit[0], place, _is_of_all(found, place, hit[1])))
            place = hit[1]
        else:
            place += 1
    return openings


def _share_at(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """A share of a whole: "half", "a third", "1/3", "48 percent", "all the way"."""
    number = _percentage(found, place)
    if number is not None:
        return number
    over, line, under = (text_at(found, place + step) for step in range(3))
    if line == "/" and over.isdecimal() and under.isdecimal() and int(under) > int(over) > 0:
        return Fraction(int(over), int(under)), place + 3
    if over in {"½", "⅓", "⅔", "¼", "¾"}:
        part = {"½": Fraction(1, 2), "⅓": Fraction(1, 3), "⅔": Fraction(2, 3), "¼": Fraction(1, 4), "¾": Fraction(3, 4)}
        return part[over], place + 1
    spelled = part_at(found, place)
    if spelled is not None:
        return None if text_at(found, spelled[1]) in _NOT_OF_WINDOWS else spelled
    return _portion(found, place)


def _portion(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """A share that a word or two name, but not a third floor or a half basement."""
    for words, share in _PORTIONS:
        parts = tuple(words.split())
        if starts_with(found, place, parts):
            bare = parts[0] in {"third", "quarter"} and text_at(found, place - 1) not in _PART_OF_WINDOW
            other = bare or text_at(found, place + len(parts)) in _NOT_OF_WINDOWS
            return None if other or _is_denied(found, place, share) else (share, place + len(parts))
    return None


def _is_denied(found: tuple[Token, ...], place: int, share: Fraction) -> bool:
    """Whether a window is said not to open all the way."""
    before = [token.text for token in found[max(0, place - 4) : place]]
    return share == 1 and any(word in _DENIALS or word.endswith("n't") for word in before)


def _percentage(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    number = number_at(found, place)
    if number is None or text_at(found, number[1]) not in {"%", "percent", "pct", "per"}:
        return None
    after = number[1] + (2 if text_at(found, number[1]) == "per" else 1)
    share = number[0].value / 100
    return (share, after) if 0 <= share <= 1 else None


def _is_near_opening(found: tuple[Token, ...], start: int, end: int) -> bool:
    """Whether a word for opening stands within a few words, in the same sentence."""
    for step in (1, -1):
        place = end if step == 1 else start - 1
        for _ in range(_REACH):
            word = text_at(found, place)
            if word in _STOPS or not word or (step == -1 and word == ","):
                break
            if word in _OPENS:
                return True
            place += step
    return False


def _is_asked(found: tuple[Token, ...], start: int, end: int) -> bool:
    """Whether the words around the share ask what is required."""
    before = _clause(list(reversed(found[max(0, start - 4) : start])))
    after = _clause(found[end : end + 5])
    return bool(before & _ASKS_BEFORE or after & _ASKS_AFTER)


def _clause(near: Sequence[Token]) -> set[str]:
    """The words up to the first mark that ends a clause."""
    words = [token.text for token in near]
    ends = [place for place, word in enumerate(words) if word in _CLAUSE_ENDS]
    return set(words[: ends[0]] if ends else words)


def _is_of_all(found: tuple[Token, ...], start: int, end: int) -> bool:
    return any(token.text in {"both", "all", "each", "every", "they"} for token in found[max(0, start - 4) : end + 4])
