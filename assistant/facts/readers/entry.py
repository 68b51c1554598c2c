"""What a sentence tells of how the Building Inspector came."""

from __future__ import annotations

import re
from datetime import date

from assistant.facts.answers import told
from assistant.facts.counts import numbered
from assistant.facts.cues import denied, stated
from assistant.facts.day_parts import HOUR_FACTS, no_such_hour, visit_hour
from assistant.facts.found import Found
from assistant.facts.phrases import Phrases, any_of
from assistant.facts.yesno import read_yesno

_WORDS = {
    "proof": (
        "[town|official|photo|picture] [his|her|their|proper|some|any|a|an|the|my] [town|official|photo|picture|"
        "town's] "
        "(i\\.?d\\.?|ids|identification|ident|badge|credentials?|business card|card from the town|id card|cards?|"
        "papers? [to] "
        "prov*|license)"
    ),
    "him": "him|her|them|it|the (inspector|guy|man|lady|town guy|inspection)|inspector",
    "occupant": "i|we|she|he|they|tenants?|owner|occ|occupants?|wife|husband|roommate|landlord|ll",
    "notlet": "won't|would not|wouldn't|did not|didn't|do not|don't|never|not|refus* to",
    "okay": "ok|okay|permission|consent|blessing|say-so|asking|knocking|agreement",
    "warrant": "warr?ant|warrent|court order|court paper|paper from (a|the) judge",
}
_SHOWED = any_of(
    "(show|showed|shown|shows|showing|flash|flashed|present|presented|produc(ed|es)|had|has|held up|waved|waving|"
    "display(ed)?|gave|give|"
    "pulled out|wearing|wore|carried|carrying|with|w/|saw|seen|provided) [me|us|him|her|them|to me|up] {proof}",
    "{proof} [was|were|is|had been] (shown|showed|presented|produced|on him|on her|displayed|provided)",
    "and (his|her|their) {proof}",
    "(proper|valid|official|good|correct) {proof}",
    "and {proof}",
    "(?<=,\\x20){proof}(?=\\s*(,|;|\\.|$|at ))",
    "identified [(himself|herself|themselves)]",
    "id'd",
    "(i\\.?d\\.?|identification|badge|credentials?)\\s?(:|-|=)?\\s?(ok|okay|yes|good|fine|verified|checked|valid|"
    "proper|in order|"
    "shown|presented|produced|given)",
    "proved who",
    **_WORDS,
)
_NO_PROOF = any_of(
    "(no|without [showing] [any|an|a]|w/o|lacked|zero) {proof}",
    "(never|{notlet}) (show|showed|shown|showing|have|had|give|gave|produce|produced|present|carry|provide|see|saw) "
    "[me|us|him|her] [a|an|any] ({proof}|a thing|anything|nothing)",
    "(never|{notlet}) identif*",
    "asked ... {proof} ... {notlet} (show|give|produce)",
    "without (card|paper|identifying)",
    "(refus* to|{notlet}|declin* to) (say|tell|give|prove|state) [me|us|him|her] (who|[his|her|their|a] name)",
    "(i\\.?d\\.?|identification|badge|credentials?)\\s?(:|-|=)?\\s?(no|none|not shown|refused|missing)",
    **_WORDS,
)
_LET_IN = any_of(
    "(let|lets|letting|allowed?|allows|invited?|welcomed?|waved) {him} [right|on|come|look|to come] [in|inside|through|"
    "around|over]",
    "(come (on|right) in|c'mon in|go ahead|be my guest|help yourself)",
    "said (yes|ok|okay|sure|fine|come)",
    "{occupant} [_] (agreed|consent(ed|s)?|gave [him|her|them] (permission|consent|[free] access|the (ok|okay))|"
    "permitted)",
    "with (my|our|her|his|their|the (tenant|owner|occupant)'s) {okay}",
    "opened (the|my) door (for|to) {him}",
    "opened up (for|to) {him}",
    "said [that] (he|she|they|{him}) (could|can|may|might) (come|enter|look|go)",
    "consent of [the] {occupant}",
    "(with|w/|by) [full|free|oral|verbal|written] (consent|permission)",
    "(consent|permission|entry|access)\\s?(:|-|=)?\\s?(ok|okay|yes|given|granted|obtained|allowed)",
    "(nobody|no one) (objected|minded|complained)",
    **_WORDS,
)
_TURNED_AWAY = any_of(
    "{occupant} [_] (refuses?|refused|den(y|ied|ies)|object(ed|s)?|declin(ed|es))",
    "said (no(?! problem)|to (leave|get lost|go away))",
    "told {him} [_] [_] (no|get lost|go away|leave|to (leave|get lost|go)|off|come back)",
    "{notlet} [want to] (let|allow|invite|open|agree|consent|give)",
    "(without|w/o) [my|our|her|his|their|anyone's|any|the _] {okay}",
    "(walked|barged|burst|pushed|came|broke|snuck|went) [right|straight|just] (in|inside|past me) [right|anyway|"
    "uninvited|himself|herself] "
    r"(without|uninvited|anyway|while|when (nobody|i was))",
    r"(walked|barged|burst|pushed|broke|snuck) [right|straight|just] (in|inside|past me)(?=\W*$)",
    "turn(ed|ing|s)? {him} (away|off|down)",
    "(pushed|shoved|barged|burst) [his way|her way] past (me|us)", "(barged|burst|broke) in",
    "(slam*|shut|clos*) [the|my|our|her|his] door ... (face|on {him})", "slammed the door",
    "let (himself|herself|themselves) in", "(no one|nobody) [was] home", "kept {him} out",
    "refused entry",
    "no consent",
    "(consent|permission|entry|access|admission)\\s?(:|-|=)?\\s?[was|is] (denied|refused|withheld|declined|no|not "
    "given|not "
    "granted)",
    "{notlet} want {him} [to] [in|inside|here|around|come|enter]",
    "(denied|refused|declined|withheld) (consent|permission|entry|access|admission)",
    "(?<!will\\x20)(?<!ll\\x20)come back (with|w/|when|after) [you|he|they] [have|has|get|got] [a|your|the] {warrant}",
    "(not|no entry|nobody gets in|stay out) (without|w/o|unless) [you|he|they] [have|has|get|got] [a|the] {warrant}",
    **_WORDS,
)  # fmt: skip
_HAS_WARRANT = any_of(
    "(with|had|has|have|got|gets|shows?|showed [me]|brought|brings|came [back] with|obtained|carrying|holding|handed "
    "me|served|under|w/) "
    "[a|an|the|his|her|their] [signed|valid|court|search|special] [inspection] {warrant}",
    "{warrant} (in hand|was (signed|issued|shown|obtained))",
    **_WORDS,
)
_NO_WARRANT = any_of(
    "(no|without [a|any|the]|w/o [a]|never (had|got|showed [me]) [a|any]|({notlet}|doesn't|does not) (have|show|get|"
    "bring) [me|us] [a|any]) "
    "[search|court|inspection|signed] {warrant}",
    **_WORDS,
)
_ASKS_PROOF = re.compile(
    r"\b(?:must|should|do(?:es)?(?:n'?t)?|(?:have|has|need|needs) to|gotta|can i ask|is it a must|required to|supposed "
    r"to|want to see)"
    r"\b[^.;]{0,40}$"
)
_ASKS_WARRANT = re.compile(
    r"\b(?:needs?|require[sd]?|must|make|ask for|(?:have|has) to|should|unless|until|back|hold out for|insist\w*|can|"
    r"could|may|if|go get)"
    r"\b[^.;?]{0,45}$"
)
_ASKS_CONSENT = re.compile(
    r"(?<!\d )(?<!\d)\b(?:can|may|could|should|must|do|does|am|is|are|if|what happens if|have to|gotta|got to|right "
    r"to)\b[^.;?]{0,25}\b"
    r"(?:i|we|he|she|they|a tenant|someone|it)?\s*(?:(?:allowed|have|need|get|free) to |gotta )?"
    r"(?:let|refuse|tell|say|said|deny|turn|open|decline|allow|object|keep)\b|"
    r"\b(?:is|are|can|may|could) (?:the |an? )?(?:\w+ )?(?:inspector|he|she|they|it)\b[^.;?]{0,40}\b(?:without|w/o)\b"
)


def read(text: str, today: date, asked: str | None = None) -> Found:
    """How the inspector came, as `text` tells it; `today` plays no part."""
    plain = numbered(text)
    hour, assumed = visit_hour(text)
    facts = {
        "identification": _there(plain, _SHOWED, _NO_PROOF, _ASKS_PROOF),
        "consent": _consent(plain),
        "warrant": _there(plain, _HAS_WARRANT, _NO_WARRANT, _ASKS_WARRANT),
        **hour,
    }
    bare = dict.fromkeys(("identification", "reasonable_hour", "consent", "warrant"), read_yesno)
    wrong = no_such_hour(text)
    return Found(told(facts, text, asked, bare), assumed, wrong, HOUR_FACTS if wrong else ())


def _there(plain: str, yes: Phrases, no: Phrases, asks: re.Pattern[str]) -> bool | None:
    """Whether a thing was there; what the sentence only asks about is not told."""
    for phrases, meaning in ((no, False), (yes, True)):
        for match in phrases.matches(plain):
            if not asks.search(plain[: match.start()]):
                return meaning and not denied(plain, match.start())
    return None


def _consent(plain: str) -> bool | None:
    """Whether someone who may give it gave consent."""
    if _ASKS_CONSENT.search(plain):
        return None
    return False if _TURNED_AWAY.said_in(plain) else stated(plain, _LET_IN)
