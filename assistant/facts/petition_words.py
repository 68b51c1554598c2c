"""The phrases that tell what happened on a day of a notice or of a petition."""

from __future__ import annotations

from assistant.facts.phrases import any_of

_WORDS = {
    "notice": "noti(c|s)es?|orders?|letters?|papers?|paperwork|nov|citation|ticket|it|this|that|them|thing",
    "petition": "petit*|petishun|pet\\.?|appeal*|apeal|appeel|request*|objection|protest|form",
    "on": "up|on|to",
}

CUES = {
    "served": any_of(
        "(re)?(served?|service|serves|serving)", "svd", "srvd", "svc",
        "(handed|hands?|handing)(?! in)(-deliver*)?", "deliver*",
        "signed for [the|a|my|his|her|that] [(registered|certified) (letter|mail)]",
        "(gave|give) [it to] (me|us|him|her|them|my|our)",
        "(got|get|gotten|given|receiv*|reciev*|recv'?d?|rec'?d|took|accepted|brought|found|saw|came|come|arrived|"
        "showed up|dropped off|left)"
        "(?!( _){0,3} {petition}) [me|us|him|her|them|to me|my|our] [the|a|an|your|this|that] [{notice}]",
        "{notice} (came|come|arrived|reached)", "on me",
        **_WORDS,
    ),
    "mailed": any_of(
        "(registered|certified|reg|regd)\\.? (mail*|letter|ltr|copy|post)", "mail(ed|ing|s)?", "postmark*",
        "sent [it|out|the _] (by|via|through|thru)", "sent (it|the (notice|order|letter))",
        "((the|my|our|a) mail [one|copy|version|carrier|lady|guy]|mail-?man|mail-?woman|post-?man|usps) "
        "[(came|arrived|got|was|brought|delivered|left|dropped|gave|had)] [here|there|it|me|the notice|off|by]",
        "(came|arrived|got [it|the _]) (in|by|thru|through) [the|my|our] (mail-?box|mail)",
    ),
    "posted": any_of(
        "post(ed|ing|s)?(?! ?mark| office)",
        "(taped|stuck|nailed|tacked|stapled|pinned|hung|put|fixed|attached) [_] [_] {on} [the|my|our|a] [door|front "
        "door|building|house|wall|window|porch]",
        "(taped|stuck|nailed|tacked|stapled|pinned|hung) (it|one|there|outside|by)",
        "on (the|my|our) [front] door",
        **_WORDS,
    ),
    "filed": any_of(
        "files?", "filed", "filing", "filled", "(date-)?stamp*", "lodged?",
        "(turn|turned|turning|put|hand|handed|gave|give|sent|send|mail|mailed|submit*|drop|dropped|brought|took|got|"
        "receiv*|reciev*|rec'?v?'?d|deliver*|make|making|made)"
        " [in|off|over|up] [my|our|the|a|an|his|her|their|your|this] [written] {petition}",
        "(petit*|petishun|pet) [in]",
        "{petition} (was|were|is|has|rec'?v?'?d|came|come|got|went|stamped|filed|received|dropped|dated|submitted|"
        "turned|handed|"
        "put|sent|"
        "mailed) [been] [filed|put|handed|turned] [in|off]",
        "appealed", "given? paper", "turn(ed|ing)? (it|mine|that|them) in", "put(ting)? it in",
        "(handed|got) (it|mine) in(?!\\s+person)", "submit*",
        "(get|gets|getting|bring|brings|drop|drops|dropped|take|takes|turn|turns|send|sends|hand|hands|put|puts) "
        "[it|mine|this|that|my|our|the|a|his|her] [{petition}] (in|off|over)(?!\\s+(person|(my|his|her|their) hand))",
        **_WORDS,
    ),
    "hearing": any_of(
        "hearings?", "hrg", "heard?", "held", "hold(ing)?", "noticed for", "schedul*", "set (for|my|the)",
        "continued to",
        "board (met|meets|meeting)", "decision", "decided", "voted",
    ),
    "now": any_of(
        "(it's|it is) (already|now)", "(it's|it is)(?=\\s+(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))",
        "now (it's|it is)", "here it('s| is)", "today('s date)? is", "today's", "now is", "as of",
    ),
    "other": any_of(
        "until", "till?", "by", "before", "away", "retained", "dated", "date on (it|the)", "dtd", "written",
        "signed on", "wrote",
        "fix(ed)?", "repair*", "due", "comply", "compliance", "reinspect*", "inspected", "closing", "vacation",
        "home on",
        "expires?", "deadline", "starts?", "moved", "bought",
    ),
}  # fmt: skip
"""What may have happened on a day, by the fact that holds it; hearings and other days are no facts."""

IN_PERSON = any_of(
    "in-person", "(personal|personally)(?! (check|property|rep*))",
    "(handed|hands?|handing)(?! (in|it in|that in|out)(?!\\w))", "hand-deliver*", "face-to-face",
    "gave [it|them|the _] [to] me", "put (it|the _) in (my|his|her) hands?",
)  # fmt: skip
BY_MAIL = any_of("mail(ed|ing|-?man|-?woman)?", "post-?man", "registered", "certified", "reg\\.?")
POSTED = any_of(
    "post(ed|ing)", "taped", "stuck", "nailed", "tacked", "stapled", "pinned", "hung",
    "put [it|one|a copy] [up] on (the|my|our) [front] door",
)  # fmt: skip
"""How a notice was served."""

_HEARING = {
    "hearing": "[petition|appeal|board|my|our|the|his|her|their|a] hearings?|hrg",
    "when": "when|how (soon|long|quick*|fast|many days)|by (when|what (date|day))|(what|which) (date|day)|what's "
    "the latest|latest",
    "must": "must|does|do|will|can|has|have|should|is|are|need*|would",
}
ABOUT_HEARING = any_of(
    "{when} ... {must} ... {hearing}",
    "{when} ... (hear|hearing) (me|us|him|her|them|it|the (petition|appeal|case|petitioner)|my (case|petition|appeal))",
    "{when} ... (i|we|he|she|they|petition|appeal|case) ... heard",
    "[the|a|my|our|his|her|their] {hearing} (when|date|day|by (when|what)|deadline|(has|have|must|needs?|got|is|"
    "can) [to] [be|"
    "happen]|held|no later|at the latest)",
    "(latest|last) [possible] (date|day) (for|of|to (hold|have|hear)) ... ({hearing}|case|appeal|petition)",
    "(hold|have|set|schedul*|get|conduct) [the|my|our|a|his|her] {hearing} (by|within|no later)",
    "{when} ... (hold|set|schedul*) (it|one|the|my|a)",
    "latest {hearing}",
    **_HEARING,
)
"""The day of the hearing is asked for."""

FILED = any_of(
    "(i|we|he|she|they|tenant|owner|landlord|ll)['ve] [have|has|had|already|just] [already|just|only|both] (filed|"
    "petitioned|appealed|"
    "(turned|handed|put|sent|dropped|mailed|brought) [it|(my|our|the|his|her|their|a) _] (in|off)|submitted|asked "
    "for [a|the] hearing|requested [a|the] hearing)",
    "{petition}('s)? [is|was|has been|have been|were|got] [already|now|just|all] (in|filed|submitted|received|stamped|"
    "turned in|handed in|on file|with the)",
    **_WORDS,
)
"""A petition that has come in."""

SAME_DAY = {
    "mailed": any_of(
        "(mail*|sent|registered) [it|out|a copy] [out|on|by mail] the same (day|date|morning|afternoon)",
        "same (day|date) [it was|by|as|it] [was] (mail*|registered|sent)",
    ),
    "posted": any_of(
        "(post*|taped|stuck|nailed|tacked|put) [it|up|a copy] [up|on the door|on the (building|house)] the same "
        "(day|date|morning|"
        "afternoon)",
        "same (day|date) [it was|as|it] [was] (post*|taped|stuck|tacked|nailed)",
    ),
}
"""The other half of a service, done on the day of the one."""
