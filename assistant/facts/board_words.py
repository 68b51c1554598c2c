"""The phrases that tell of a vote of the Housing Appeals Board."""

from __future__ import annotations

from assistant.facts.phrases import any_of

_WORDS = {
    "member": (
        "[board|bd|voting|committee|brd] (members?|mbrs?|mems?|membrs?)|people|persons?|of them|of em|of the board|"
        "board|folks|guys|men|sitting|on "
        "the panel|judges|votes? cast"
    ),
    "voted": "voted?|voting|were|was|are|is|said|sided?|siding|went|came down",
    "yes": (
        "for|in favou?r|yes|yea|aye|to (sustain|uphold|modify|withdraw|grant|approve|allow|change|drop|throw|toss|"
        "dismiss|affirm|reverse|overturn|cancel|void|keep)|"
        "with (me|us|him|her|the (owner|petitioner|inspector|town))|on my side|concurr*|approv*|agreed?"
    ),
    "no": "against|no|nay|opposed|not|dissent*|didn't|did not|don't|disagreed|to deny",
    "there": (
        "came|come|show(ed|s|n)? [up]|present|attend*|there|heard|sat|sitting|in attendance|met|meet|turned (up|"
        "out)|made "
        "it|"
        "at the (meeting|hearing)|in the room"
    ),
    "five": "five|5",
}

FOR = any_of(
    "# [{member}|votes?|voters?] [{voted}] {yes}",
    "# (yes(es)?|ayes?|yeas?|favorable) [votes?]",
    "# concurring",
    "# of [the] \\d+ [{member}] [who|that] [{voted}] {yes}",
    "(ayes?|yeas?)\\s?(:|-|=)?\\s?#",
    "(yes(es)?|for|in favou?r|votes for)\\s?(:|=)\\s?#",
    "(got|received|drew|gets|had) [only|just] # votes?(?! against)",
    **_WORDS,
)
AGAINST = any_of(
    "# [{member}|votes?|voters?] [{voted}] {no}",
    "# (nos?|nays?|noes) [votes?]",
    "(nays?|noes)\\s?(:|-|=)?\\s?#",
    "(nos?|against|opposed|votes against)\\s?(:|=)\\s?#",
    "# of [the] \\d+ [{member}] [who|that] [{voted}] {no}",
    **_WORDS,
)
VOTES = any_of("# votes?")
ALL_FOR = any_of(
    "(all|every) [of] [the] [\\d+] [members|of them|of the members] [_] (voted|agreed|were|said|approved)", "unanimous*"
)
DENIED = any_of("den(y|ied|ies|ying)", "reject*", "turned down", "refused")
NONE_AGAINST = any_of("(nobody|no one|none|zero|no votes?|0) [voted|was|were|is] (against|opposed|dissent*|said no)")
ABSTAINED = any_of("# [{member}] (abstain*|recus*)", **_WORDS)
"""The votes."""

ALL_OF = any_of("all #", "# [board] members")
PRESENT = any_of(
    "# [_] [{member}] [of [the] {five}|were|was|are|is|that|who|have|had] [only] {there}",
    "# [{member}] voted(?! (for|against|to|yes|no))",
    "(only|just|the) # [of (the {five}|them|em)] [{member}] [who|that] [was] ({there}|had)",
    "(is|are|with|have|had|has|need|needs) [only|just] # [board|voting] members? (enough|present|in attendance|a "
    "quorum|there|sitting|okay)",
    "# (is|for|makes|be) [a|the] quorum",
    "# of [the] {five} [members] (hold|held|meet|met|come|came|were|are|at)",
    "# in attendance",
    "quorum (with|of) #",
    "(\\d+|one) of [the] #(?! (votes|days|weeks)) [{member}] [who|that] [{voted}] ({yes}|{no})",
    "# [{member}] (and|plus) the (secretary|[building] inspector|[town] attorney|clerk) [only] {there}",
    "(\\d+|one) votes? [out] of [the] #",
    "(present|attendance|attending|in attendance)\\s?(:|=|-)\\s?#",
    **_WORDS,
)
A_PAIR = any_of(
    "[just|only] a couple [of] [the] {member} [only] [that|who] (was|were|had|{there})",
    "(just|only) [had] a couple [of] [the] {member}",
    "(the|a) (pair|couple) [of them] [who|that] (were|was|came)",
    **_WORDS,
)
"""The members in attendance."""

VARIANCE = any_of("variances?", "variences?", "var", "hardships?", "exceptions?", "exemption", "relief", "waiver")
NOTICE = any_of(
    "sustain*", "uph(e|o)ld*", "affirm*", "modif*", "withdr(a|e)w*", "notices?", "orders?", "nov", "appeal",
    "throw [it] out", "dismiss*",
    "drop(ped)?", "violations?", "sided? with",
)  # fmt: skip
"""What is voted on."""

MOTIONS = {
    "withdraw": any_of(
        "withdr(a|e)w*", "throw* [_] [_] [_] out", "dismiss*", "drop(ped|ping)?", "cancel*", "rescind*", "overturn*",
        "revers*", "void",
        "with (me|us)", "on my side", "in my favou?r", "kill",
    ),
    "modify": any_of("modif*", "chang(e|ed|ing)", "amend*", "soften*", "extend*", "more time", "reduce*", "lighten*"),
    "sustain": any_of(
        "sustain*", "uph(e|o)ld*", "affirm*", "keep(ing)? (it|the (notice|order))", "stands?",
        "with [the] (town|inspector)",
    ),
}  # fmt: skip
"""What was moved about a notice."""
