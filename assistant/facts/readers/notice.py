"""What a sentence tells of the parts of a notice of violation."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

from assistant.calculators.notice import PARTS
from assistant.facts.answers import told
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.facts.yesno import read_yesno
from assistant.outcome import Said

_ENOUGH = 3
_PART_WORDS = {
    "violations-list": (
        r"\b(?:list(?:s|ed|ing)?|names?|itemiz\w+|spells? out|describ\w+|sets? out|states?|tells? (?:me |us )?|says?)(?: (?:of |out |each |all |the |every |what |which |my |our |five |specific |several |some |\d+ ))*(?: ?(?:is|are) ?)?(?:violations?|viols?|problems?|defects?|issues?|wrong|infractions?|items?|deficienc\w+)\b|"
        r"\bviolations?(?: (?:are|is|were))? (?:listed|list\b|named|itemized|described|spelled out)|\bviols\b|\blist of (?:\w+ )?(?:violations?|problems?|defects?|things|what'?s wrong|issues|items)\b|\bwhat(?:'?s| is| was| i did)? wrong\b|\bparticulars\b|\bstates defects?\b|\bwhat i (?:did wrong|violated)\b|\b(?:the|all|our|my) violations\b(?! (?:letter|notice))"
    ),
    "section-references": (
        r"\b(?:section|ordinance|code|chapter|paragraph|subsection|rule)s?(?: (?:of the )?(?:code|ordinance|chapter))?[- ]?(?:numbers?|nos?\.?|#s?|cites?|citations?|references?|refs?|§|violated|broken|listed)\b|\bsections?\b(?! 8)|§|\bcit(?:es?|ations?) (?:the )?(?:code|ordinance|section|chapter|rule)s?\b|"
        r"\b(?:which|what) (?:rule|section|code|law|ordinance|part of the code)s?\b|\bcites\b|\bcitations to\b|\bcode numbers?\b|\bordinance numbers?\b|\brefer(?:s|ence|ences)? to the (?:code|section|ordinance|chapter)\b|\bthe rule (?:i|we) broke\b|\bsec(?:t|tion)?\.? ?(?:12)?\.?\d"
    ),
    "remedial-order": (
        r"\b(?:remed\w+|correct(?:ive|ion|ions)|cure\b|what (?:to (?:do|fix|repair)|repairs?|work|needs? (?:to be )?(?:done|fixed|fixing|repaired)|i (?:have|need|got) to (?:do|fix)|they want(?: me)?(?: to)?(?: do| done| fixed)?|must be (?:done|fixed|repaired))|"
        r"how to (?:fix|repair|correct|cure|remedy)(?: it| them)?|(?:order|repairs?|work|fix\w*|instructions?) (?:to (?:fix|repair|make|replace|correct|do)|required|ordered|needed|instructions?)|tells? (?:me|us) (?:to|what) (?:fix|repair|replace|do|to)\w*|"
        r"orders? (?:me |us )?to (?:fix|repair|replace|make|correct|install|clean|remove|paint|rebuild)|(?:what|which) repairs(?: to make)?|repairs to make|remedial (?:order|action)s?|says?:? ?['\"]?(?:fix|repair|replace|rebuild|install|clean up|remove)\b|what work)\b"
    ),
    "time": (
        r"\b(?:\d+|ten|fourteen|fifteen|twenty|twenty[- ]one|thirty|sixty|ninety|two|three|five|seven|six|a|one) ?[- ]?(?:days?|weeks?|months?|d|hours?|hrs?)\b|\b(?:deadline|due date|time (?:limit|frame|to (?:comply|fix|do it)|for compliance)|compliance (?:date|period|time|deadline)|fix[- ]by date|reasonable time|by when|when (?:it'?s due|to (?:fix|have)|it has to)|time)\b|"
        r"\bby (?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? \d+|\bby (?:\d{1,2}/\d{1,2}|the \d+(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|the end of)|\b(?:until|till|til) \w+"
    ),
    "appeal-advice": (
        r"\b(?:appeals?|appealing|appeel\w*|apeal\w*|contest\w*|(?:my |our |the )?right to (?:a hearing|appeal)|hearing|disput\w*|how (?:to|i can|we can|do i) (?:fight|object|challenge|argue|contest)|fight(?:ing)? it|challeng\w+|seek review|(?:my|our) rights|argu(?:e|ing) (?:with )?(?:it|this)|object(?:ing)?|if (?:i|you) disagree|where to go if)\b"
    ),
}
_PARTS = {name: re.compile(words) for name, words in _PART_WORDS.items()}
_LACKS = re.compile(
    r"\b(?:nothing|no(?:t a)? (?:word|mention|line|sign|thing)|not one word|no|not|never|without|silent|leav(?:es|ing) (?:off|out)|left (?:off|out)|miss(?:ing|es)|lack(?:s|ing)?|omit(?:s|ted)?|skip(?:s|ped)|forgot|nowhere|\w+n'?t|doesnt|dont|didnt|isnt|wasnt|nor|neither|minus|w/o|except|but (?:not|no)|"
    r"(?:everything|all of it|all) (?:but|except|save)|except for)\b"
)
_STOP = re.compile(r"[.;!?]|(?<!everything )(?<!all )(?<!all of it )(?<!all of them )\b(?:but(?! not| no)|however|though|although)\b|,(?! ?(?:no\b|nor\b|not\b|or\b|and (?:no|nothing|nor)\b))")
_AFTER_LACK = re.compile(r"^[^.;,!?]{0,25}\b(?:is|are|was|were|'s)? ?(?:missing|left (?:off|out)|not (?:there|in it|included|given|mentioned|listed|stated)|absent|omitted|lacking)\b|^ (?:not|isn'?t|aren'?t|never) ")
_INVERTED = re.compile(r"\b(?:is|are|was|do|does|did|should|must|has|have)n'?t (?:he|she|they|it|that|this|we|you|the \w+)\b(?! (?:is|was|has|says?|never))[^.;!?]{0,60}$")
_EVERYTHING = re.compile(r"\b(?:all (?:of (?:it|them|those|that|the above)|five|of the (?:above|parts))|everything|the whole (?:lot|thing)|every one|has (?:it )?all)\b")
_NOTHING = re.compile(r"^\W*(?:none(?: of (?:it|them|those|that))?|nothing|no)\W*$")
_PAPER = re.compile(
    r"\b(?:letters?|ltrs?|papers?|forms?|drafts?|draft(?:ed|ing)?|written|in writing|writing|typed|printed|pages?|sheets?|postcard|document|nov\b|tickets?|envelope|(?:noti[sc]e|order|list|it) (?:says?|lists?|names?|gives?|has|reads?)|list of|whole notice|note|template)\b"
)
_SPOKEN = re.compile(
    r"\b(?:verbal(?:ly)?|oral(?:ly)?|by phone|phone call|called me|over the phone|voice ?mail|spoken|by mouth|word of mouth|hollered|shouted|yelled|rattled off|just (?:told|said|talk\w*)|only (?:told|said|talk\w*)|told me in person|heads[- ]up|nothing (?:in writing|written|on paper)|never (?:wrote|put it in writing|in writing|handed me (?:a sheet of )?paper)|"
    r"not? (?:in writing|written|on paper|paper|ltr|letter)|no (?:paper|letter|ltr|writing)|did ?n[o']?t (?:write|put) (?:it|anything)|face to face only)\b"
)


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The parts that the notice holds, as `text` tells it, and whether it is in writing; `today` plays no part.

    Where the text tells what is not there, the parts that it does not speak of are taken as there, and that is said.
    Where it only tells what is there, at least three parts are needed before the rest is taken as left out.
    """
    plain = folded(text)
    has, assumed = _parts(plain, asked == "has")
    facts: dict[str, Any] = {"has": has, "written": _written(plain)}
    return Found(told(facts, text, asked, {"written": read_yesno}), assumed)


def _parts(plain: str, asked: bool) -> tuple[tuple[str, ...] | None, tuple[Said, ...]]:
    """The parts that are there, and what was taken for granted."""
    said = {name: _is_there(plain, pattern) for name, pattern in _PARTS.items()}
    there = tuple(name for name in PARTS if said[name])
    gone = tuple(name for name in PARTS if said[name] is False)
    silent = tuple(name for name in PARTS if said[name] is None)
    if asked and _NOTHING.match(plain):
        return (), ()
    if _EVERYTHING.search(plain) and (asked or gone) and not there:
        return tuple(name for name in PARTS if name not in gone), ()
    if gone:
        return tuple(name for name in PARTS if name not in gone), (Said("parts_taken_there"),) if silent else ()
    if len(there) >= _ENOUGH or (asked and there):
        return there, (Said("parts_taken_missing"),) if silent else ()
    return None, ()


def _is_there(plain: str, pattern: re.Pattern[str]) -> bool | None:
    """Whether the text says that one part is there; None where it does not speak of it."""
    said = [not _lacked(plain, match) for match in pattern.finditer(plain) if not _is_asked(plain, match)]
    return all(said) if said else None


def _is_asked(plain: str, match: re.Match[str]) -> bool:
    """Whether the words stand in a question: "doesn't he have to spell out each item"."""
    return bool(_INVERTED.search(plain[: match.start()]))


def _lacked(plain: str, match: re.Match[str]) -> bool:
    """Whether the clause around the words says that the thing is not there."""
    before = plain[: match.start()]
    stops = list(_STOP.finditer(before))
    clause = before[stops[-1].end() :] if stops else before
    return bool(_LACKS.search(clause) or _AFTER_LACK.match(plain[match.end() :]))


def _written(plain: str) -> bool | None:
    if _SPOKEN.search(plain):
        return False
    return True if _PAPER.search(plain) else None
