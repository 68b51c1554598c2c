"""Who has taken a duty on by agreement: "the lease makes me do it", "the lease is silent"."""

from __future__ import annotations

import re

from assistant.facts.folding import folded

_PAPER = r"(?:lease|(?:rental |written |our |verbal |signed )?agreement|contract|addendum|rider|paperwork|house rules)"
_SILENT = re.compile(
    rf"\b{_PAPER}s?\b[^.;]{{0,25}}\b(?:does ?n[o']?t (?:say|mention|cover|include|address|talk|put|make)\w*|does not \w+|doesnt \w+|says? nothing|"
    r"silent|never (?:says?|mentions?|said)|nothing (?:about|on)|no mention|don'?t (?:say|mention)|didn'?t (?:say|mention))|"
    rf"\b(?:no|without (?:an?|any)?|not? (?:an?|any)|never (?:had|signed|made) (?:an?|any)|don'?t have (?:an?|any)|isn'?t (?:an?|any)) ?(?:such |other |special |side )?{_PAPER}\b|"
    rf"\bnothing (?:in|about (?:it|that|this|pests|bugs|garbage|trash) in) (?:my|our|the|her|his|their) {_PAPER}\b|"
    rf"\bnot (?:in|part of) (?:my|our|the|her|his|their) {_PAPER}\b|"
    r"\b(?:never|not|did ?n[o']?t|didnt) (?:agreed?|sign(?:ed)?|promised?)\b|\bnobody (?:has )?agreed\b|\bno one (?:has )?agreed\b|\bnothing (?:was )?(?:agreed|in writing|signed)\b"
)
_DUTY = (
    r"(?:responsib\w*|handl\w+|tak\w+ (?:care|it on|on|over)|took|deal\w*|pay\w*|treat\w*|exterminat\w*|spray\w*|pest control|provid\w+|buy\w*|furnish\w*|"
    r"suppl\w+|arrang\w+|hir\w+|do(?:es)?|own (?:trash|garbage|bin|can|cart|pest)\w*|on (?:me|us|him|her|the (?:tenant|renter|occupant|lessee))|up to (?:me|us|the tenant)|job|duty)"
)
_OCCUPANT = r"(?:tenants?|renters?|occupants?|lessees?|residents?|me|us|i|we|he|she|they|my|our|mine)"
_OPERATOR = r"(?:(?:property |building |resident )?managers?|management(?: company| firm| co)?|operators?|superintendent|caretaker)"
_BY_OPERATOR = re.compile(
    rf"\b{_OPERATOR}\b[^.;]{{0,30}}\b(?:agreed|took (?:it|this|that|them)? ?on|assumed|has (?:agreed|assumed)|contracted|signed (?:on|up))\b|"
    rf"\b{_PAPER}\b[^.;]{{0,40}}\b{_OPERATOR}\b[^.;]{{0,30}}\b{_DUTY}|"
    rf"\b{_OPERATOR}\b[^.;]{{0,40}}\b(?:by|under|per|through) (?:an?|the|our|their|his|her)? ?{_PAPER}\b"
)
_BY_OCCUPANT = re.compile(
    rf"\b{_PAPER}\b(?:[^.;]{{0,50}}\b{_OCCUPANT}\b[^.;]{{0,40}}\b{_DUTY}|[^.;]{{0,50}}\b{_DUTY}[^.;]{{0,30}}\b{_OCCUPANT}\b)|"
    rf"\b{_OCCUPANT}\b(?: (?:has|have|had|both|all|already|did|do))? (?:agreed?|signed (?:on|up|a paper|an? (?:paper|agreement|lease))|assumed|promised|took (?:it|this|that|pest control|them) on)\b|"
    rf"\b{_OCCUPANT}\b[^.;]{{0,40}}\b(?:by|under|per) (?:an?|the|our|their|his|her|my)? ?{_PAPER}\b|\bi (?:did )?agree to\b"
)
_ASKS_WHETHER = re.compile(rf"\b(?:can|could|may) (?:the|my|our|a|his|her) {_PAPER}\b|\bdoes (?:the|my|our|a|his|her) {_PAPER}\b")
_BARE = (
    ("none", re.compile(r"^\W*(?:no|nope|nah|none|nobody|no one|neither|nothing|not)\b")),
    ("operator", re.compile(rf"\b{_OPERATOR}\b")),
    ("occupant", re.compile(r"\b(?:tenants?|renters?|occupants?|lessees?|residents?|me|us|i do|we do|i did|mine)\b")),
)


def agreement(text: str) -> str | None:
    """Who `text` says has taken the duty on by agreement: "occupant", "operator" or "none"; None where it is silent."""
    plain = folded(text)
    if _ASKS_WHETHER.search(plain):
        return None
    for who, pattern in (("none", _SILENT), ("operator", _BY_OPERATOR), ("occupant", _BY_OCCUPANT)):
        if pattern.search(plain):
            return who
    return None


def read_agreement(text: str) -> str | None:
    """The party that a bare answer names: "no", "the tenant", "our manager"."""
    plain = folded(text)
    return agreement(text) or next((who for who, pattern in _BARE if pattern.search(plain)), None)
