"""Who has taken a duty on by agreement: "the lease makes me do it", "the lease is silent"."""

from __future__ import annotations

import re

from assistant.facts.counts import numbered
from assistant.facts.phrases import any_of
from assistant.facts.unsure import without_unsure

_WORDS = {
    "paper": "leases?|[rental|written|our|verbal|signed] agreements?|contract|addendum|rider|paperwork|house rules",
    "duty": (
        "responsib*|handl*|tak* (care|it on|on|over)|took|deal*|pay*|treat*|exterminat*|spray*|pest control|provid*|"
        "buy*|furnish*|"
        "suppl*|bring* [my|our|their|his|her|your] own|us* (my|our|their|his|her|your) own|"
        "arrang*|hir*|do|does|own (trash|garbage|bin|can|cart|pest)*|on (me|us|him|her|the (tenant|renter|"
        "occupant|lessee))|"
        "up to (me|us|the tenant)|job|duty"
    ),
    "occupant": "tenants?|renters?|occupants?|lessees?|residents?|me|us|i|we|he|she|they|my|our|mine",
    "operator": (
        "[property|building|resident] managers?|management [company|firm|co]|operators?|superintendent|caretaker"
    ),
    "not": (
        "not|never|no longer|don't|doesn't|isn't|aren't|won't|needn't|can't be|shouldn't|wouldn't|dont|doesnt|isnt|"
        "arent|wont|shall not|will not|must not|need not"
    ),
}
_LEFT_TO_OWNER = any_of(
    "{paper} ... ({occupant}|{operator}) [are|is|am|do|does|will|shall|would|should] {not} [ever] "
    "[be|being|have to|has to|need to|needs to|required to|supposed to|expected to|made to|to|held|the one to] {duty}",
    "{paper} ... {not} [be] (the|a|my|our|his|her|their) [tenant's|tenants'|renter's|occupant's|lessee's] {duty}",
    "{paper} ... {not} [on|up to] [the|a|any] (tenants?|renters?|occupants?|lessees?|me|us)",
    "{paper} ... (excus*|reliev*|exempt*|free*|let*) [the|a|all|any] {occupant} [off|from|of]",
    "{paper} ... (landlords?|owners?|lessors?) [will|shall|must|has to|is|are|to|needs to|agrees? to|always] [be] "
    "{duty}",
    **_WORDS,
)
"""An agreement that says in so many words that the duty stays where it is."""
_SILENT = any_of(
    "{paper} ... (does not|doesn't) (say|mention|cover|include|address|talk|put|make)*",
    "{paper} ... (says? nothing|silent|never (says?|said|mentions?)|nothing (about|on)|no mention|don't (say|mention)|"
    "didn't (say|mention))",
    "(no|without [a|an|any]|not (a|an|any)|never (had|signed|made) [a|an|any]|don't have (a|an|any)|isn't (a|an|any)) "
    "[such|other|special|side] {paper}",
    "nothing (in|about (it|that|this|pests|bugs|garbage|trash) in) (my|our|the|her|his|their) {paper}",
    "not (in|part of) (my|our|the|her|his|their) {paper}",
    "(never|not|didn't) (agreed?|sign|signed|promised?)",
    "(without|w/o|minus|ignor*|remov*|strik*|struck|drop|dropped|delet*|take out|took out) "
    "[the|that|this|such|any|a|an] [lease|pest|garbage] (clause|{paper}|provision|sentence|part)",
    "(no|isn't [a|any|such a]|wasn't [a|any|such a]) [such] (clause|provision)",
    "(nobody|no one) [has] agreed",
    "nothing [was] (agreed|in writing|signed)",
    **_WORDS,
)
_BY_OPERATOR = any_of(
    "{operator} ... (agreed|took [it|this|that|them] on|assumed|has (agreed|assumed)|contracted|signed (on|up))",
    "{paper} ... {operator} ... {duty}",
    "{operator} ... (by|under|per|through) [a|an|the|our|their|his|her] {paper}",
    **_WORDS,
)
_BY_OCCUPANT = any_of(
    "{paper} ... {occupant} ... {duty}",
    "{paper} ... {duty} ... {occupant}",
    "{occupant} [has|have|had|both|all|already|did|do] (agreed?|signed (on|up|a paper|an? agreement)|assumed|promised|"
    "took (it|this|that|pest control|them) on)",
    "{occupant} ... (by|under|per) [a|an|the|our|their|his|her|my] {paper}",
    "(by|under|per) [a|an|the|our|their|his|her|my] {paper} ... {duty}",
    "i [did] agree to",
    "{paper} (puts?|made|makes?|placed?|has|lays?) (it|that|this|them|pest control|extermination|garbage) [all] (on|"
    "upon|to) [the] {occupant}",
    **_WORDS,
)
_ASKS_WHETHER = any_of("(can|could|may|does) (the|my|our|a|his|her) {paper}", **_WORDS)
_BARE = (
    ("none", re.compile(r"^\W*(?:no|nope|nah|none|nobody|no one|neither|nothing|not)\b")),
    ("operator", re.compile(r"\b(?:managers?|management|operators?|superintendent|caretaker)\b")),
    ("occupant", re.compile(r"\b(?:tenants?|renters?|occupants?|lessees?|residents?|me|us|i do|we do|i did|mine)\b")),
)


def agreement(text: str) -> str | None:
    """Who `text` says has taken the duty on by agreement: "occupant", "operator" or "none"; None where it is silent."""
    plain = without_unsure(numbered(text))
    if _ASKS_WHETHER.said_in(plain):
        return None
    for who, phrases in (
        ("none", _SILENT),
        ("none", _LEFT_TO_OWNER),
        ("operator", _BY_OPERATOR),
        ("occupant", _BY_OCCUPANT),
    ):
        if phrases.said_in(plain):
            return who
    return None


def read_agreement(text: str) -> str | None:
    """The party that a bare answer names: "no", "the tenant", "our manager"."""
    plain = numbered(text)
    return agreement(text) or next((who for who, pattern in _BARE if pattern.search(plain)), None)
