"""The phrases that tell who wants to come in and what for."""

from __future__ import annotations

from assistant.facts.phrases import any_of

_WORDS = {
    "worker": (
        "maint(enance|enence|anence)?|handy-?man|repair-?(man|men|guy|person|crew|woman)s?|plumbers?|electricians?|"
        "contractors?|carpenters?|"
        "painters?|roofers?|(furnace|heat|heating|drywall|hvac|boiler|water heater|gas|stove|window|hired|bug|pest|"
        "spray) "
        "(man|guy|men|tech*|person|crew|people|company)|exterminators?|crew|workers?|workman|workmen|employees?|"
        "technicians?|techs?|janitor|"
        "super(intendent)?|custodian|(somebody|someone) who works for|hired hand|staff"
    ),
    "fix": (
        "fix*|repair*|replac*|mend*|patch*|unclog*|snake|unplug|restor*|re-?wir*|swap [out]|work on|seal*|install*|put "
        "(in|on|back)|"
        "re-?glaz*|caulk*|rebuild*|service|redo*|alter*|stop the leak|treat*|spray*|exterminat*|get the _ (working|"
        "going|running)|"
        "take care of|do the _|deal with|look at|see about|check on"
    ),
    "bad": (
        "broken|busted|leak*|burst|dead|cracked|clogged|stopped-up|plugged|faulty|bad|rotten|rotted|loose|missing|"
        "dripping|backed-up|"
        "overflow*|not working|out of order|quit|died|shorted|unsafe|torn|ripped|sagging|leaky"
    ),
    "thing": (
        "leak*|pipes?|sinks?|faucet|toilets?|tubs?|shower|drains?|plumbing|sewer|water heater|hot water|heat(er|ing)?|"
        "furnace|boiler|"
        "radiators?|windows?|screens?|sash|doors?|locks?|stairs?|steps?|hand-?rail|rails?|railings?|porch|roof|ceiling|"
        "walls?|foundation|floors?|"
        "wiring|outlets?|electric*|lights?|hall light|vents?|fan|chimney|gutter|siding|rats?|mice|roach*|bed-bugs|bugs|"
        "ants|"
        "code (repairs?|fix*|work|violations?)|required (repairs?|work)"
    ),
    "town": "town|[building] inspector|city",
}

WHO = {
    "employee": any_of("{worker}", **_WORDS),
    "agent": any_of(
        "[property|building|apartment] manager", "management [company|co|office]", "mgmt",
        "[rental|leasing|owner's|listing] agent",
        "realt(or|y)", "property management", "caretaker",
        "(landlord|owner)'s (son|wife|brother|sister|husband|daughter|cousin|nephew|father|mother|friend|buddy)",
    ),
    "owner": any_of(
        "land-?lords?", "lanlord", "landlady", "ll", "owners?", "lessor", "o(?= (wants|needs))", "slumlord",
        "(let|lets|letting) (me|us) in", "my (tenants?|renters?|lodgers?|lessees?)",
        "(tenant|tenent|tnt|renter|lessee|lodger|occ)s? (won't|refus*|changed|bars?|bolts?|blocks?|locked)", "i own",
    ),
    "other": any_of(
        "inspector", "neighbou?r", "police", "cops?", "sheriff", "appraiser", "insurance (man|guy|agent|adjuster)",
        "cable (guy|man)",
        "salesm(a|e)n", "ex", "buyers?", "bank",
    ),
}  # fmt: skip
"""The person at the door; a worker whom the owner sends comes before the owner who sends."""

ORDERED = any_of(
    "order(ed|s)?(?! (pizza|food|parts))", "(written|wrote) [me|us|it|him|her] up", "cited", "citation", "mandated",
    "(notice|letter) of violation", "nov", "violations?", "required by the (town|inspector)", "court order",
    "legally required", "by law",
    "{town} [_] (says|said|ordered|orders|told|wants|requires|made|gave|demand*)",
    **_WORDS,
)  # fmt: skip
"""A lawful order behind the visit."""

REPAIR = any_of(
    "{fix} ... {thing}", "{bad} ... {thing}", "{thing} ... ({bad}|repairs?|is out|went out|work)",
    "{thing} ... (won't|doesn't|don't|will not|does not|can't|stopped|isn't|not|never|quit) [_] (flush|drain|work|"
    "clos|lock|open|heat|"
    "turn on|shut|run|light|latch|hold)*",
    "no (heat|hot water)",
    "(code|required|necessary|needed|essential|emergency) (repairs?|fix*|work|alterations?)",
    "to (meet|comply with|satisfy|bring _ up to) [the] code", "repairs? the code", "the code wants", "up to code",
    "(for|about) (the|a|my|our|that) [_] {thing}",
    **_WORDS,
)  # fmt: skip
"""A repair of something that the chapter requires."""

PLAIN_REPAIR = any_of(
    "repairs?", "repairing", "fix (it|things|something|stuff)", "fixing", "fix* (my|the|our) _", "alterations?",
    "replace (my|the|our) _", "{worker} ... to fix",
    **_WORDS,
)  # fmt: skip
"""A repair of whatever it may be."""

OTHER_PURPOSE = any_of(
    "show(ing)?s?(?! up)", "walk [_] [_] through", "buyers?", "(prospective|potential|new) (tenant|renter|buyer)s?",
    "open house", "tour",
    "photos?", "pictures?", "videos?", "apprais*", "inspect(ion|s|ing)?(?! (order|found))", "snoop*", "nos(e|y)*",
    "look around", "bring* [_] [_] (friend|buddy|relative|family|guest)s?",
    "(to|and) (see|look at) (my|our|the) (place|apartment|unit|flat)",
    "check [up] on (me|us)", "see (how|if) (i|we)", "clean(ing|liness)? check", "paint(ing)?", "decorat*", "remodel*",
    "renovat*", "upgrad*",
    "[new] carpets?", "cosmetic", "measure", "cable", "internet", "collect [the] rent",
    "(get|pick up|grab|fetch|retrieve|drop off|leave|move|store) [some|his|her|their|a few|old|of] [of] [his|her|"
    "their|old] (stuff|things|"
    "tools|belongings|boxes|furniture|mail|junk)",
    "store (his|her|their)", "(just|to) visit", "say hi", "insurance", "lender", "bank", "evict*",
    "count [the] people", "[for] no reason",
    "just because", "whenever (he|she) (wants|likes)",
)  # fmt: skip
"""A visit for something else."""

SPEAKER = any_of("he", "she", "me", "myself", "himself", "herself", "i")
IS_STRANGER = any_of(
    "(it's|it is|its|it was|he's|he is|she's|she is|they're) [just] (a [total|complete] stranger|"
    "(someone|somebody) else|nobody (i|we) know)"
)
STRANGER = any_of("(someone|somebody) else", "a friend", "stranger", "don't know him", "neither", "none")
"""Who it is, in a bare answer."""
