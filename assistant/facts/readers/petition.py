"""What a sentence tells of the days of a notice and of a petition against it."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from assistant.facts.answers import told
from assistant.facts.dates import Mention, find_dates, read_date
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.facts.tags import tag

_NOTICE = r"(?:notices?|orders?|letters?|papers?|paperwork|nov|citation|ticket|it|this|that|them|thing|noti[sc]e)"
_PETITION = r"(?:petit\w*|petishun|pet(?=\b)|appeal\w*|apeal|appeel|request\w*|objection|protest|form)"
_CUES = {
    "served": re.compile(
        r"\b(?:re-?)?serv(?:ed|ice|es|ing|e)\b|\bsvd\b|\bsrvd\b|\bsvc\b|\bhand(?:ed|s|ing)?(?! in)\b(?:[- ]deliver\w*)?|\bdeliver\w*|\bsigned for\b(?: (?:the|a|my|his|her|that))?(?: (?:registered|certified) (?:letter|mail))?|"
        r"\bg[ai]ve (?:it to )?(?:me|us|him|her|them|my|our)\b|"
        rf"\b(?:got|get|gotten|given|receiv\w*|reciev\w*|recv'?d?|rec'?d|took|accepted|brought|found|saw|came|come|arrived|showed up|dropped off|left)\b"
        rf"(?!(?: \w+){{0,3}} {_PETITION})(?: (?:me|us|him|her|them|to me|my|our|the|an?|your|this|that|\w+'s))* ?{_NOTICE}?|\b{_NOTICE} (?:came|come|arrived|reached)\b|\bon me\b"
    ),
    "mailed": re.compile(
        r"\b(?:registered|certified|reg\.?|regd) (?:mail\w*|letter|ltr|copy|post)\b|\bmail(?:ed|ing|s)?\b|\bpostmark\w*|\bsent (?:it |out |the \w+ )?(?:by|via|through|thru)\b|\bsent (?:it|the (?:notice|order|letter))\b"
    ),
    "posted": re.compile(
        r"\bpost(?:ed|ing|s)?\b(?! ?mark| office)|\b(?:taped|stuck|nailed|tacked|stapled|pinned|hung|put|fixed|attached)(?: \w+){0,3}? (?:up|on|to)\b(?: (?:the|my|our|a) (?:\w+ )?(?:door|building|house|wall|window|porch))?|\bon (?:the|my|our) (?:front )?door\b"
    ),
    "filed": re.compile(
        rf"\b(?:file[ds]?|filing|filled)\b|\bdate[- ]?stamp\w*|\bstamp\w*|\blodged?\b|\b(?:turn(?:ed|ing)?|put|hand(?:ed)?|g[ai]ve|sent|send|mail(?:ed)?|submit\w*|drop(?:ped)?|brought|took|got|receiv\w*|reciev\w*|rec'?v?'?d|deliver\w*|mak\w+|made)"
        rf"(?: (?:in|off|over|it|up|my|our|the|a|an|his|her|their|your|this))* (?:written )?{_PETITION}\b|\b(?:petit\w*|petishun|pet)\b(?: in\b)?|\b{_PETITION}(?: (?:was|were|is|has|been|came|come|got|went|stamped|filed|received|rec'?v?'?d|dated|submitted|turned|handed|put|sent|mailed))+(?: in)?\b|"
        r"\bappealed\b|\bgive(?:n)? paper\b|\bturn(?:ed|ing)? (?:it|mine|that|them) in\b|\bput(?:ting)? it in\b|\bhanded (?:it|mine) in\b|\bgot (?:it|mine) in\b|\bsubmit\w*"
    ),
    "hearing": re.compile(
        r"\b(?:hearings?|hrg|hear(?:d)?|held|hold(?:ing)?|noticed for|schedul\w+|set (?:for|my|the)|continued to|board (?:met|meets|meeting)|decision|decided|voted)\b"
    ),
    "now": re.compile(r"\b(?:it(?:'?s| is)(?: now| already)|now it(?:'?s| is)|here it(?:'?s| is)|today(?:'?s date)? is|todays date is|now is|as of|and it(?:'?s| is) (?:now|already))\b"),
    "other": re.compile(
        r"\b(?:until|till|til|by|before|away|retained|dated|date on (?:it|the)|dtd|written|signed on|wrote|fix(?:ed)?|repair\w*|due|comply|compliance|reinspect\w*|inspected|closing|vacation|home on|expires?|deadline|starts?|moved|bought)\b"
    ),
}  # fmt: skip
_IN_PERSON = re.compile(
    r"\bin[- ]person\b|\bperson(?:al|ally)\b(?! (?:check|property|rep\w*))|\bhand(?:ed|s|ing)?\b(?! (?:in|it in|that in|out)\b)|\bhand[- ]?deliver\w*|\bface[- ]to[- ]face\b|\bgave (?:it |them |the \w+ )?(?:to )?me\b|"
    r"\bput (?:it|the \w+) in (?:my|his|her) hands?\b"
)
_MAILED = re.compile(r"\bmail(?:ed|ing)?\b|\b(?:registered|certified|reg\.?)\b")
_POSTED = re.compile(
    r"\bpost(?:ed|ing)\b|\b(?:taped|stuck|nailed|tacked|stapled|pinned|hung)\b|\bput (?:it |one |a copy )?(?:up )?on (?:the|my|our) (?:front )?door\b"
)
_PROSPECT = re.compile(r"\b(?:can|could|may|might|still|should|must|want to|need to|able to|if)\b[^.;,]{0,30}$")
_TOGETHER = re.compile(r"^(?:[\s,&+]|and|it|them|both|also|a copy|the|notice|was|then|on)*$")
_MONTH, _YEAR = 31, 366
_DATES = ("served", "mailed", "posted", "filed", "today")


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The days that `text` tells, and how the notice was served; days are counted from a "today" that it names."""
    plain = folded(text)
    now = _stated_today(text, plain, today)
    mentions = find_dates(text, now or today)
    tagged = _tagged(plain, mentions, asked)
    facts: dict[str, Any] = {name: mention.day for name, mention in tagged.items()}
    facts |= {"today": now, "how": _how(plain)}
    bare = {name: lambda words: _bare_day(words, now or today) for name in _DATES}
    found = told(facts, text, asked, {**bare, "how": _read_how})
    return Found(
        found,
        tuple(said for mention in tagged.values() for said in mention.said),
        tuple(said for mention in tagged.values() for said in mention.problem),
    )


def _stated_today(text: str, plain: str, today: date) -> date | None:
    """The day that `text` says it is ("here it is May 1"), the nearest such day before or after `today`."""
    mentions = find_dates(text, today)
    for mention in mentions:
        if _tag_of(plain, mention, mentions) == "now" and mention.day is not None:
            later = find_dates(f"next {mention.words}", today)
            days = [mention.day, *(near.day for near in later if near.day is not None)]
            return min(days, key=lambda day: abs(day - today))
    return None


def _tag_of(plain: str, mention: Mention, mentions: tuple[Mention, ...]) -> str | None:
    others = [(other.start, other.end) for other in mentions if other is not mention]
    return tag(plain, mention.start, mention.end, _CUES, others)


def _tagged(plain: str, mentions: tuple[Mention, ...], asked: str | None) -> dict[str, Mention]:
    """The mention that tells each day, by the name of the fact."""
    tagged: dict[str, Mention] = {}
    for mention in mentions:
        name = _name_of(plain, mention, mentions, asked)
        if name == "filed" and _only_asks(plain, mention):
            continue
        if name in _DATES and name not in tagged:
            tagged[name] = mention
        if name in {"mailed", "posted"}:
            other = "posted" if name == "mailed" else "mailed"
            if other not in tagged and _both_acts(plain, mention, other):
                tagged[other] = mention
    begun = [tagged[name].day for name in ("served", "mailed", "posted") if name in tagged]
    if "filed" in tagged:
        tagged["filed"] = _not_before(tagged["filed"], max((day for day in begun if day is not None), default=None))
    if "served" in tagged and {"mailed", "posted"} <= tagged.keys():
        del tagged["served"]
    return tagged


def _name_of(plain: str, mention: Mention, mentions: tuple[Mention, ...], asked: str | None) -> str:
    """The day that a mention tells; the one just asked for where the answer opens with it, else the service."""
    opens = asked in _DATES and not any(cue.search(plain, 0, mention.start) for cue in _CUES.values())
    if opens and mention is mentions[0]:
        return str(asked)
    return _tag_of(plain, mention, mentions) or "served"


def _not_before(filed: Mention, begun: date | None) -> Mention:
    """A filing whose year or month was guessed, put after the service: "served May 20, is June 20 too late"."""
    if begun is None or not filed.guessed or filed.day is None or filed.day >= begun:
        return filed
    for days in (_MONTH, _YEAR):
        again = find_dates(filed.words, begun + timedelta(days=days))
        if again and again[0].day is not None and again[0].day >= begun:
            return replace(filed, day=again[0].day)
    return filed


def _only_asks(plain: str, mention: Mention) -> bool:
    """Whether the sentence asks about filing today rather than telling of it ("can he still file today")."""
    is_today = mention.words.lower() in {"today", "tonight", "now", "tomorrow", "this morning", "this afternoon"}
    return is_today and bool(_PROSPECT.search(plain[: mention.start]))


def _both_acts(plain: str, mention: Mention, other: str) -> bool:
    """Whether mailing and posting share one date ("posted it and mailed it on May 2")."""
    pattern = _CUES["posted" if other == "posted" else "mailed"]
    mine = _CUES["mailed" if other == "posted" else "posted"]
    for match in pattern.finditer(plain, 0, mention.start):
        nearest = next(mine.finditer(plain, match.end(), mention.start), None)
        if nearest is not None and _TOGETHER.match(plain[match.end() : nearest.start()]):
            return True
    return False


def _how(plain: str) -> str | None:
    """How the notice was served, where the words tell."""
    if _MAILED.search(plain) and _POSTED.search(plain):
        return "mail-and-post"
    return "in-person" if _IN_PERSON.search(plain) and not _MAILED.search(plain) else None


def _read_how(text: str) -> str | None:
    """The way that a bare answer names; "Was it served in person?" may be answered with yes or no."""
    from assistant.facts.yesno import read_yesno

    plain = folded(text)
    answer = read_yesno(text)
    if answer is None or _MAILED.search(plain) or _POSTED.search(plain):
        return "mail-and-post" if _MAILED.search(plain) or _POSTED.search(plain) else _how(plain)
    return "in-person" if answer else "mail-and-post"


def _bare_day(text: str, today: date) -> date | None:
    mention = read_date(text, today)
    return mention.day if mention is not None else None
