"""What a sentence tells of how the Building Inspector came."""

from __future__ import annotations

import re
from datetime import date

from assistant.facts.answers import told
from assistant.facts.cues import stated
from assistant.facts.day_parts import visit_hour
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.facts.yesno import read_yesno

_PROOF = r"(?:town |official |photo |picture |his |her |their |proper |some |any |a |an |the |my )*(?:i\.?d\.?\b|ids\b|identification|ident|badge|credentials?|business card|card from the town|id card|papers? (?:to )?prov\w*|license)"
_SHOWED = re.compile(
    rf"\b(?:show(?:ed|n|s|ing)?|flash(?:ed)?|present(?:ed)?|produc(?:ed|es)|had|has|held up|wav(?:ed|ing)|display(?:ed)?|g[ai]ve|pulled out|wearing|wore|carried|carrying|with|saw|seen|provided)(?: (?:me|us|him|her|them|to me|up))? {_PROOF}"
    rf"|\b{_PROOF}(?: (?:was|were|is|had been))?(?: not| never| n't)? ?(?:shown|showed|presented|produced|on him|on her|displayed|provided)\b|\bidentified (?:himself|herself|themselves)\b|\bproved who\b"
)
_NO_PROOF = re.compile(
    rf"\b(?:no|without(?: (?:showing|any|an|a))?|w/o|lacked|zero|never (?:showed?|shown|produced|had|gave|saw)(?: (?:me|us|him|her))?(?: (?:an?|any|a thing|anything|nothing))?|"
    rf"(?:did ?n[o']?t|didnt|would ?n[o']?t|wouldnt|won'?t|could ?n[o']?t|not|refus\w+ to) (?:have|show(?:ed|ing)?|give|produce|present|carry|provide|see)(?: (?:me|us|him|her))?(?: (?:any|an|a))?) {_PROOF}|"
    r"\bnever showed (?:a thing|anything|nothing)\b|\b(?:did ?n[o']?t|didnt|never|would ?n[o']?t) identif\w+\b|\bwithout (?:card|paper|identifying)\b"
)
_ASKS_PROOF = re.compile(r"\b(?:must|should|does(?: ?n'?t)?|do|have to|has to|gotta|need to|needs to|can i ask|is it a must|required to|supposed to|want to see)\b[^.;]{0,40}$")
_LET_IN = re.compile(
    r"\b(?:let|lets|letting|allow(?:ed|s)?|invit(?:ed|e)|welcom(?:ed|e)|wav(?:ed|e)) (?:him|her|them|the (?:inspector|guy|man|lady|town guy)|inspector|it|the inspection)(?: (?:right|on|come|look|to come))?(?: (?:in|inside|through|around|over))?\b|"
    r"\b(?:come (?:on|right) in|c'?mon in|go ahead|be my guest|help yourself)\b|\bsaid (?:yes|ok(?:ay)?|sure|fine|come)\b|\b(?:i|we|she|he|they|tenant|owner|occupant|wife|husband|roommate)(?: \w+)? (?:agreed|consent(?:ed|s)?|gave (?:him |her |them )?(?:permission|consent|access|free access|the ok(?:ay)?)|permitted)\b|"
    r"\bwith (?:my|our|her|his|their|the (?:tenant|owner|occupant)'?s) (?:ok(?:ay)?|permission|consent|blessing)\b|\bopened (?:the|my) door (?:for|to) (?:him|her|them)\b"
)
_TURNED_AWAY = re.compile(
    r"\b(?:i|we|she|he|they|tenants?|owner|occ(?:upant)?s?|wife|husband|landlord|ll)(?:'ve|'d|\s+\w+)? (?:refus(?:es|ed|e|ing)|den(?:y|ied|ies)|object(?:ed|s)?|declin(?:ed|es))\b|\bsaid (?:no\b|to (?:leave|get lost|go away))|\btold (?:him|her|them)(?: \w+){0,3} (?:no\b|get lost|go away|leave|to leave|to get lost|to go|off|come back)|"
    r"\b(?:wo ?n[o']?t|wont|would ?n[o']?t|wouldnt|did ?n[o']?t|didnt|do ?n[o']?t|dont|never|not|refus\w+ to) (?:want to )?(?:let|allow|invite|open|agree|consent|give)\b|"
    r"\b(?:without|w/o) (?:my|our|her|his|their|anyone'?s|any|the \w+'s)? ?(?:ok(?:ay)?|permission|consent|say[- ]so|asking|knocking|agreement)\b|\b(?:walked|barged|burst|pushed|came|broke|forced (?:his|her) way|let (?:him|her)self|snuck|went) (?:right |straight |just )?(?:in|inside|past me)(?: (?:right|anyway|uninvited|himself|herself))?(?= (?:without|uninvited|anyway|when (?:no ?body|i was(?:n'?t)?)|while)|\W*$)|"
    r"\bturn(?:ed|ing|s)? (?:him|her|them|the inspector) (?:away|off|down)\b|\bslammed the door\b|\blet (?:him|her)self in\b|\bno one (?:was )?home\b|\bkept (?:him|her|them) out\b|\brefused entry\b|\bno consent\b"
)
_HAS_WARRANT = re.compile(
    r"\b(?:with|had|has|have|got|gets|shows?|showed(?: me)?|brought|brings|came (?:back )?with|obtained|carrying|holding|handed me|served|under|w/)(?: (?:an?|the|his|her|their|a signed|a valid|a court|a search|an inspection|a special|signed|inspection|search|special inspection))* (?:warr?ant|warrent|court order|paper from (?:a|the) judge)\b|"
    r"\b(?:warr?ant|warrent) (?:in hand|was (?:signed|issued|shown|obtained))\b"
)
_NO_WARRANT = re.compile(r"\b(?:no|without(?: (?:a|any|the))?|w/o(?: a)?|never (?:had|got|showed(?: me)?)(?: (?:a|any))?|(?:did ?n[o']?t|didnt|does ?n[o']?t|doesnt|do ?n[o']?t) (?:have|show|get|bring)(?: (?:me|us))?(?: (?:a|any))?|not have (?:a|any)) (?:search |court |inspection |signed )?(?:warr?ant|warrent|court (?:order|paper)|paper from (?:a|the) judge)\b")
_ASKS_WARRANT = re.compile(r"\b(?:need|needs|require[sd]?|must|make|ask for|have to|has to|should|unless|until|back|hold out for|insist\w*|can|could|may|if|go get)\b[^.;?]{0,45}$")


def read(text: str, today: date, asked: str | None = None) -> Found:
    """How the inspector came, as `text` tells it; `today` plays no part."""
    plain = folded(text)
    hour, assumed = visit_hour(text)
    facts = {
        "identification": _said(plain, _SHOWED, _NO_PROOF, _ASKS_PROOF),
        "consent": _consent(plain),
        "warrant": _said(plain, _HAS_WARRANT, _NO_WARRANT, _ASKS_WARRANT),
        **hour,
    }
    bare = dict.fromkeys(("identification", "reasonable_hour", "consent", "warrant"), read_yesno)
    return Found(told(facts, text, asked, bare), assumed)


def _said(plain: str, yes: re.Pattern[str], no: re.Pattern[str], asks: re.Pattern[str]) -> bool | None:
    """Whether a thing was there; what the sentence only asks about is not told."""
    for pattern, meaning in ((no, False), (yes, True)):
        for match in pattern.finditer(plain):
            if not asks.search(plain[: match.start()]):
                return meaning if pattern is no else stated(plain[match.start() :], yes)
    return None


def _consent(plain: str) -> bool | None:
    """Whether someone who may give it gave consent."""
    if _ASKS_WHETHER.search(plain):
        return None
    if _TURNED_AWAY.search(plain):
        return False
    return stated(plain, _LET_IN)


_ASKS_WHETHER = re.compile(
    r"\b(?:can|may|could|should|must|do|does|am|is|are|if|what happens if|have to|gotta|got to|right to)\b[^.;?]{0,25}\b(?:i|we|he|she|they|a tenant|someone|it)?\s*(?:allowed to |have to |need to |gotta |get to |free to )?(?:let|refuse|tell|say|said|deny|turn|open|decline|allow|object|keep)\b|"
    r"\b(?:is|are|can|may|could) (?:the |an? )?(?:\w+ )?(?:inspector|he|she|they|it)\b[^.;?]{0,40}\b(?:without|w/o)\b"
)
