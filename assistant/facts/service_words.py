"""The phrases that tell how a notice reached a person."""

from __future__ import annotations

from assistant.facts.phrases import any_of

_WORDS = {
    "paper": "it|this|that|them|one|[the|a|my|our] (notices?|orders?|papers?|letters?|nov|copy|paperwork|thing|ticket)",
    "mail": "mail(ed|ing)?|letters?|post",
    "handed": "hand(ed|s|ing)?|gave|give|given|left|leaves|served?|delivered|took|talked|dropped",
    "door": "[front|back|apartment] (door|building|house|wall|window|porch)",
    "stuck": "taped?|stuck|sticks?|stapled?|nailed|tacked|pinned|hung|plastered|glued|attached|affixed|fastened",
    "agent": (
        "[rental|property|leasing|my|our|owner's] agent|[property|building|resident|apartment] managers?|management "
        "[company|office]|"
        "attorney|lawyer|representative|superintendent|super|caretaker"
    ),
    "stranger": (
        "neighbou?r|mail-?man|roommate's (friend|boyfriend|girlfriend)|visitor|guest|baby-?sitter|sitter|co-?worker|"
        "friend|stranger|"
        "kid next door|painter|plumber|contractor|secretary|boss|delivery"
    ),
    "occupant": "tenants?|renters?|occupants?|lodger|resident|lessee",
    "owner": "owners?|landlord|landlady|seller",
    "took": "took|got|received|accepted|signed|was (handed|served|given)",
    "to": "[to|with|on|upon|by] [the|my|our|his|her|a|an]",
}

IN_PERSON = any_of(
    "(hand(ed|s|ing)?|gave|given|give) [{paper}] [directly|right|straight] ([to] (me|us|him|her|them|[the] (owner|"
    "tenant|landlord))|to(?! (nobody|no one|none))(?= ))",
    "in-person", "by hand(?! to (nobody|no one))", "person(al|ally)", "face-to-face",
    "handed(?! [it|anything] [to] (nobody|no one|no-one|none))", "hand-deliver*",
    "put (it|the _) [right] in(to)? (my|his|her|their) hands?",
    "at (the|your) counter",
    **_WORDS,
)  # fmt: skip
TRIED = any_of(
    "(tried|trying|attempted|wanted|offered|went) to (hand|give|serve|deliver)*",
    "(wouldn't|would not|didn't|refus* to|won't) (take|accept) (it|the _)",
    **_WORDS,
)
"""The notice was offered in person, and perhaps not taken."""
NO_AGENT = any_of("(isn't|is not|not|wasn't|ain't|never) [really] (the|my|our|an|his|her|their|any) [_] agent")
"""Who was handed the notice is said to be no agent."""
OTHER_WAY = any_of(
    "e-?mail*", "text(ed)? [message]", "text", "(facebook|instagram|messenger|whatsapp|sms)", "fax*", "voice-?mail",
    "(by|over the|on the|via) (phone|telephone)", "phoned?", "(slid|slipped|shoved|pushed|slides?) ... (under|through)",
    "(threw|thrown|tossed|dropped|left|laid|put|stuck|tucked|lying|found) [_] [_] [_] (on|in|under|at|by|near|"
    "behind) [the|my|"
    "our|a|his|her] [front|car|back] (lawn|yard|grass|driveway|porch swing|step|steps|doorstep|stoop|door-?mat|mat|"
    "windshield|wiper|car|truck|mail-?box|mail slot|gate|hallway floor)",
    "newspapers?", "publish*", "publication", "(website|web site|internet|online)", "verbal(ly)?", "oral(ly)?",
)  # fmt: skip
"""A way that the text does not name; where it is told, what is not told besides did not happen."""

NOT_MAILED = any_of(
    "(never|not|nothing|no copy|wasn't|weren't|didn't|isn't|nobody) [_] [_] (mail*|sent|came [in|by|through] [the] "
    "mail)",
    "(no|without|w/o) [any] [registered|certified] (mail|mailing|letter)",
    "nothing [ever|else] [came|was|arrived] [sent|in|by] [the|in the|by|through the] mail",
    "(never|didn't|haven't) (got|get|gotten|received|receive|see|seen|saw) (anything|a thing|it|one|a copy|nothing) "
    "(in|by|through) [the|my] mail",
)
"""No copy was mailed."""

NEVER_SENT = any_of(
    "(registered|regd?|reg'd)\\.? [mail|letter|ltr|one|copy|mailing] (never|not|wasn't|didn't|hasn't) [_] "
    "(went|go|gone|sent|mailed|came|come|got|arrived|out|happened?)",
    "(mail|mailing|letter|mailed (one|copy)) (never|not|wasn't|didn't|hasn't) [_] "
    "(went|go|gone|sent|mailed|came|come|got|arrived|out|happened?)",
)
"""The letter that is told of was not sent."""

POSTED_ONLY = any_of(
    "(just|only|merely|simply) (post*|taped|stuck|tacked|nailed|stapled|hung|pinned|put up|on the [front] door)",
    "only the (one|copy|paper|notice) [they|he|she] [that was] (taped|stuck|posted|on|tacked|nailed)",
    "(post*|taped|stuck|tacked|nailed|stapled|hung|pinned) [_] [_] [_] [_] (only|alone|and (that's|that is) (it|"
    "all)|and nothing "
    "else)",
    "posting (only|alone)",
)
"""A posted copy and no other."""

NOT_IN_PERSON = any_of(
    "(didn't|did not|never|not) (hand|give|see|meet|talk)*", "nobody (knocked|gave|handed|came)",
    "(handed|given|gave) [it] to (nobody|no one)",
    "(i|we) (was|were) [not] (home|there)",
    "(i|we) (wasn't|weren't) (home|there)", "(at work|not home|nobody home|was gone) when",
    "never (saw|met) (him|her|anyone|anybody)",
    "slid", "under (my|the|our) [_] door", "e-?mail*", "text(ed)?", "facebook", "message", "voice-?mail", "fax*",
    "phoned?", "called",
    "mail-?box", "mail (slot|chute)", "left (it|one|a|the)(?! with)", "tucked", "found (it|a copy|the)",
)  # fmt: skip
"""The notice was handed over, or was not."""

REGISTERED = any_of("(registered|regd?|reg'd)\\.?(?! (voter|nurse|owner|agent))")
OTHER_MAIL = any_of(
    "certified",
    "(first-class|1st-class|regular|ordinary|plain|normal|priority|express|overnight|snail) [first class|us] {mail}",
    "mailed [it|one|a copy|the _] (first-class|1st-class|regular)",
    "(ordinary|regular|plain) stamp", "(just|only) [a|one] stamp", "fed-?ex", "ups", "dhl", "courier", "e-?mail*",
    "texted", "text message",
    "facebook", "fax*", "never (got|received|sent|mailed) (a|any|the) (mail|letter)",
    "nothing [ever] [in|came in|by] [the] mail(box)?",
    "(no|without|w/o) (mailing|mail|letter|registered (mail|letter))", "not mailed", "posting (alone|only)",
    "only posted", "that's (it|all)",
    "nothing else",
    **_WORDS,
)  # fmt: skip
EITHER_MAIL = any_of("certified or registered", "registered or certified")
MAILED = any_of("mail(ed|ing)?", "sent (it|one|a copy|the _) (by|in|to|through)")
"""The notice went by registered mail, or some other way."""

POSTED = any_of(
    "(posted|posting)(?! (office|mail))", "{stuck}",
    "put [it|one|a copy|a notice|the _] [up] on (the|my|our|their) {door}",
    "on (the|my|our) [front|back|apartment] (door|window)", "put (it|one) up",
    **_WORDS,
)  # fmt: skip
NOT_POSTED = any_of(
    "(not|never|nothing|no copy|nobody|none) [_] [_] (posted|put up|stuck|taped|hung|tacked|up)",
    "(wasn't|weren't|isn't|didn't) [_] (post|posted|put up|stuck|taped|hung|tacked)",
    "nothing [was] (on|at) (the|my|our) (door|house|building|dwelling)", "(without|w/o|no) posting",
    "mailing (alone|only|without posting)",
    "nothing else", "(just|only) (mailed|[a|the] letter|the mail)",
    "(slid|shoved|pushed|slipped) ... (under|door|slot)",
    "skip(ped)? [the] (posting|everything else)", "that's (it|all)",
)  # fmt: skip
HIDDEN = any_of("where nobody (walks|goes|looks|sees)", "tucked", "behind the")
"""A copy was posted in a conspicuous place, or was not."""

RIGHT_ADDRESS = any_of(
    "last-known (addr*|one)",
    "last [good|mailing] addr* [that|which] [we|they|he|she|you|i|the town|the office] (ha(ve|d|s)|knew|knows?|on "
    "file|on record)",
    "addr* of record",
    "(to|at) (my|our|his|her|the|their|the owner's) [correct|right|current|home|mailing|present|own|usual|real] "
    "(address|addr|house|place|home)"
    "(?! (i|we) (sold|left|moved))",
    "(correct|right|current|same) [mailing] addr*", "address (they|the town|he|she) (has|had|have) on file",
)  # fmt: skip
WRONG_ADDRESS = any_of(
    "(old|former|previous|prior|outdated|ex) [mailing] (addr*|house|apartment)",
    "(wrong|bad|incorrect|someone else's|different|another) (address|addr|house|place|apartment)",
    "(had|have|i) [already] (given?|gave|told) [the] (town|them|clerk|inspector|him|her) [_] (my|our|the) (new|"
    "forwarding|current) (address|adress|addr)",
    "knew (my|our|his|her) new addr*",
    "(last-known (address|addr|one)|address|addr) [is|was|on it] (wrong|bad|no good|incorrect|outdated|old|stale)",
)
"""The mail went to the last known address, or elsewhere."""

SERVED_ON = {
    who: any_of(f"{{handed}} ... {{to}} {{{who}}}", f"{{handed}} {{to}} {{{who}}}", f"{{{who}}} {{took}}", **_WORDS)
    for who in ("agent", "stranger", "occupant", "owner")
}
NAMED = {who: any_of(f"{{{who}}}", **_WORDS) for who in ("agent", "stranger", "occupant", "owner")}
"""Who was handed the notice, in a sentence and in a bare answer."""

TO_ME = any_of(
    "(hand(ed|s|ing)?|gave|give|given|served|delivered|put) ... (me|us|my [own] hands?)",
    "(hand(ed|s|ing)?|gave|give|given|served|delivered|put) (me|us)",
    "i (was|got|took|accepted) [_] (served|handed|given|it|the)",
    "me personally",
)
NEVER_ME = any_of("(never|not) [to] me")
ME = any_of("me", "us", "i live")
OWN_RENTAL = any_of(
    "(my|our) (rentals?|tenants?|renters?|building|duplex|property|investment)",
    "(i'm|i am) the (owner|landlord)",
    "i own",
)
"""The one who asks, and signs that it is the owner."""
