"""What a sentence tells of how a notice reached a person."""

from __future__ import annotations

import re
from datetime import date

from assistant.facts.answers import told
from assistant.facts.cues import denied, stated
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.facts.yesno import read_yesno

_PAPER = r"(?:it|this|that|them|one|(?:the |a |my |our )?(?:notices?|orders?|papers?|letters?|nov|copy|paperwork|thing|ticket))"
_IN_PERSON = re.compile(
    rf"\b(?:hand(?:ed|s|ing)?|gave|given|give)(?: {_PAPER})?(?: directly| right| straight)? (?:(?:to )?(?:me|us|him|her|them|(?:the )?(?:owner|tenant|landlord))\b|to )|\bin[- ]person\b|\bperson(?:al|ally)\b|\bface[- ]to[- ]face\b|"
    r"\bhanded\b|\bhand[- ]?deliver\w*|\bput (?:it|the \w+) (?:right )?in(?:to)? (?:my|his|her|their) hands?\b|\bat (?:the|your) counter\b"
)
_ASKS = re.compile(r"\b(?:does|do|must|has to|have to|need(?:s|ed)? to|required to|supposed to|sposed to)\b[^.;?!]{0,30}$")
_NOT_IN_PERSON = re.compile(
    r"\b(?:did ?n[o']?t|didnt|never|not) (?:hand|give|see|meet|talk)\w*\b|\bnobody (?:knocked|gave|handed|came)\b|\b(?:i|we) (?:was|were)(?: ?n[o']?t| not) (?:home|there)\b|\b(?:at work|not home|nobody home|was gone) when\b|\bnever (?:saw|met) (?:him|her|anyone|anybody)\b|"
    r"\bslid\b|\bunder (?:my|the|our) (?:\w+ )?door\b|\b(?:e-?mail\w*|text(?:ed)?|facebook|message|voice ?mail|fax\w*|phoned?|called)\b|\bmail(?:box| slot| chute)\b|\bleft (?:it|one|a|the)\b(?! with)|\btucked\b|\bfound (?:it|a copy|the)\b"
)
_MAIL = r"(?:mail(?:ed|ing)?|letters?|post)"
_REGISTERED = re.compile(rf"\b(?:registered|regd?\.?|reg'd)(?: |-)?(?:{_MAIL}|ltr|copy|envelope|notice)?\b(?! (?:voter|nurse|owner|agent))")
_OTHER_MAIL = re.compile(
    rf"\bcertified\b|\b(?:first[- ]class|1st[- ]class|regular|ordinary|plain|normal|usps priority|priority|express|overnight|snail)(?: first class| u\.?s\.?)? {_MAIL}\b|\bordinary stamp\b|\b(?:just|only) (?:a |one )?stamp\b|\b(?:fed ?ex|ups|dhl|courier|e-?mail\w*|texted|text message|facebook|fax\w*)\b|"
    r"\bnever (?:got|received|sent|mailed) (?:a|any|the) (?:mail|letter)\b|\bnothing (?:ever )?(?:in|came in|by) (?:the )?mail(?:box)?\b|\b(?:no|without|w/o) (?:mailing|mail|letter|registered (?:mail|letter))\b|\bnot mailed\b|\bposting (?:alone|only)\b|\bonly posted\b|\bthat'?s (?:it|all)\b|\bthats (?:it|all)\b|\bnothing else\b"
)
_CERTIFIED_OR = re.compile(r"\b(?:certified or registered|registered or certified)\b")
_POSTED = re.compile(
    r"\bposted\b(?! (?:office|mail))|\bposting\b|\b(?:taped?|stuck|sticks?|stapled?|nailed|tacked|pinned|hung|plastered|glued|attached|affixed|fastened)\b(?! (?:to|in) traffic)|\bput (?:it|one|a copy|a notice|the \w+)? ?(?:up )?on (?:the|my|our|their) (?:front |back |apartment )?(?:door|building|house|wall|window|porch)\b|"
    r"\bon (?:the|my|our) (?:front |back |apartment )?(?:door|window)\b|\bput (?:it|one) up\b"
)
_NOT_POSTED = re.compile(
    r"\b(?:not|never|n't|nothing|no copy|nobody) (?:\w+ )?(?:posted|put up|stuck|taped|hung|tacked|up)\b|\bnothing (?:was )?(?:on|at) (?:the|my|our) (?:door|house|building|dwelling)\b|\b(?:without|w/o|no) posting\b|\bmailing (?:alone|only|without posting)\b|\bnothing else\b|\bjust (?:mailed|a letter|the letter|the mail)\b|"
    r"\bonly (?:mailed|a letter|the letter)\b|\b(?:slid|shoved|pushed|slipped)\b[^.;]{0,30}\b(?:under|door|slot)\b|\btucked\b|\bwhere nobody (?:walks|goes|looks|sees)\b|\bskip(?:ped)? (?:the )?(?:posting|everything else)\b|\bthat'?s (?:it|all)\b|\bthats (?:it|all)\b"
)
_HIDDEN = re.compile(r"\bwhere nobody (?:walks|goes|looks|sees)\b|\btucked (?:in|inside|behind)\b|\bbehind the\b")
_RIGHT_ADDRESS = re.compile(
    r"\blast[- ]known addr\w*|\b(?:to|at) (?:my|our|his|her|the|their|the owner'?s) (?:correct |right |current |home |mailing |present |own |usual |real )?(?:address|addr|house|place|home)\b(?! (?:i|we) (?:sold|left|moved))|\b(?:correct|right|current|same) (?:mailing )?addr\w*|\baddress (?:they|the town|he|she) (?:has|had|have) on file\b"
)
_WRONG_ADDRESS = re.compile(
    r"\b(?:wrong|bad|incorrect|someone else'?s|an(?:other)? other|different|another) (?:address|addr|house|place|apartment)\b|\b(?:had|have|i) (?:already )?(?:g[ai]ven?|told) (?:the )?(?:town|them|clerk|inspector|him|her)(?: \w+)? (?:my|our|the) (?:new|forwarding|current) (?:address|adress|addr)\b|\bknew (?:my|our|his|her) new addr\w*"
)
_AGENT = r"(?:(?:rental |property |leasing |my |our |owner'?s )?agent|(?:property |building |resident |apartment )?managers?|management(?: company| office)?|attorney|lawyer|representative|superintendent|super|caretaker)"
_OTHER = r"(?:neighbou?r|mail ?man|roommate'?s (?:friend|boyfriend|girlfriend)|visitor|guest|baby ?sitter|sitter|co-?worker|friend|stranger|kid next door|painter|plumber|contractor|secretary|boss|delivery)"
_HANDED_TO = r"\b(?:hand(?:ed|s|ing)?|g[ai]ve|given|left|leaves|served|serve|delivered|took|talked|dropped)\b[^.;]{0,45}?\b(?:to|with|on|upon|by)? ?(?:the |my |our |his |her |a |an )?"
_SERVED_ON = (
    ("agent", re.compile(rf"{_HANDED_TO}{_AGENT}\b|\b{_AGENT} (?:took|got|received|accepted|signed|was (?:handed|served|given))\b")),
    ("other", re.compile(rf"{_HANDED_TO}{_OTHER}\b|\b{_OTHER} (?:took|got|received|accepted|signed|was (?:handed|served|given))\b")),
    ("occupant", re.compile(rf"{_HANDED_TO}(?:tenants?|renters?|occupants?|lodger|resident|lessee)\b|\b(?:tenant|renter|occupant)s? (?:took|got|received|accepted|signed|was (?:handed|served|given))\b")),
    ("owner", re.compile(rf"{_HANDED_TO}(?:owner|landlord|landlady|seller)\b|\b(?:owner|landlord)s? (?:took|got|received|accepted|signed|was (?:handed|served|given))\b")),
)  # fmt: skip
_TO_ME = re.compile(r"\b(?:hand(?:ed|s|ing)?|g[ai]ve|given|served|delivered|put)\b[^.;]{0,25}?\b(?:me|us|my hands?|my own hands?)\b|\bi (?:was|got|took|accepted)(?: \w+)? (?:served|handed|given|it|the)\b|\bme personally\b")
_NEVER_ME = re.compile(r"\b(?:never|not) (?:to )?me\b")
_MY_RENTAL = re.compile(r"\b(?:my|our) (?:rentals?|tenants?|renters?|building|duplex|property|investment)\b|\bi(?:'m| am) the (?:owner|landlord)\b|\bi own\b")


def read(text: str, today: date, asked: str | None = None) -> Found:
    """How the notice was delivered, as `text` tells it; `today` plays no part."""
    plain = folded(text)
    posted = False if _HIDDEN.search(plain) else _posted(plain)
    mail = _registered(plain)
    person = _in_person(plain, bool(posted or mail is not None or _MAILED.search(plain)))
    facts = {
        "in_person": person,
        "served_on": _served_on(plain) if person else None,
        "registered_mail": mail,
        "last_known_address": stated(plain, _RIGHT_ADDRESS, _WRONG_ADDRESS, prevails=False),
        "posted": posted,
    }
    bare = {**dict.fromkeys(("in_person", "registered_mail", "last_known_address", "posted"), read_yesno), "served_on": _bare_person}
    return Found(told(facts, text, asked, bare))


_MAILED = re.compile(r"\bmail(?:ed|ing)?\b|\bsent (?:it|one|a copy|the \w+) (?:by|in|to|through)\b")


def _in_person(plain: str, otherwise: bool) -> bool | None:
    """Whether the notice was handed over; `otherwise`: the text tells of mailing or posting."""
    told = {
        not denied(plain, match.start())
        for match in _IN_PERSON.finditer(plain)
        if not _ASKS.search(plain[: match.start()])
    }
    if True in told:
        return True
    return False if told or otherwise or _NOT_IN_PERSON.search(plain) else None


def _posted(plain: str) -> bool | None:
    if _NOT_POSTED.search(plain):
        return False
    return stated(plain, _POSTED)


def _registered(plain: str) -> bool | None:
    """Whether a copy went by registered mail; certified and plain mail are other things."""
    if _CERTIFIED_OR.search(plain):
        return None
    if _REGISTERED.search(plain):
        return stated(plain, _REGISTERED)
    return False if _OTHER_MAIL.search(plain) else None


def _served_on(plain: str) -> str | None:
    """Who was handed the notice; the person who asks counts as an occupant unless they speak as an owner."""
    named = next((who for who, pattern in _SERVED_ON if pattern.search(plain)), None)
    if named in {"agent", "other"} or (named is not None and not _TO_ME.search(plain)):
        return named
    if _TO_ME.search(plain) and not _NEVER_ME.search(plain):
        return "owner" if _MY_RENTAL.search(plain) else "occupant"
    return named


def _bare_person(text: str) -> str | None:
    plain = folded(text)
    for who, words in (("agent", _AGENT), ("other", _OTHER), ("occupant", r"(?:tenants?|renters?|occupants?|me|us|i live)"), ("owner", r"(?:owners?|landlord|landlady|i own)")):
        if re.search(rf"\b{words}\b", plain):
            return who
    return None
