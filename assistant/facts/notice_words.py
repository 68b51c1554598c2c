"""The phrases that tell of the parts of a notice of violation."""

from __future__ import annotations

from assistant.facts.phrases import any_of

_WORDS = {
    "wrong": "violations?|viols?|problems?|defects?|issues?|wrong|infractions?|items?|deficienc*",
    "code": "section|ordinance|code|chapter|paragraph|subsection|rule",
    "fix": "fix|repair|replace|rebuild|install|clean up|remove",
    "month": "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec",
    "unit": "days?|weeks?|months?|d|hours?|hrs?",
}

PARTS = {
    "violations-list": any_of(
        "(list(s|ed|ing)?|names?|itemiz*|spells? out|describ*|sets? out|states?|tells? [me|us]|says?) "
        "[of|out|each|all] [the|every|any|what|which|my|our] [specific|several|some|\\d+] [is|are] {wrong}",
        "violations? [are|is|were] (listed|list|named|itemized|described|spelled out)",
        "(spells? out|spell) each item", "viols", "list of [_] ({wrong}|things|what's wrong)",
        "what('s| is| was| i did)? wrong",
        "(has|have|includes?|contains?|with|gives?) violations(?! letter)",
        "violations?(?=\\s*(:|=))", "[a|the] list(?=,)", "violations(?= ?(,|\\+|&|and (the|sections?|cites)))",
        "particulars", "what i (did wrong|violated)", "(the|all|our|my) violations(?! (letter|notice))",
        **_WORDS,
    ),
    "section-references": any_of(
        "{code}s? [of the (code|ordinance|chapter)] (numbers?|nos?|#s?|cites?|citations?|references?|refs?|violated|"
        "broken|listed)",
        "sections?(?! 8)", "\u00a7", "cit(e|es|ation|ations) [the] {code}s?",
        "(which|what) ({code}|law|part of the code)s?",
        "cites", "citations to", "refer(s|ence|ences)? to the {code}", "sec(t|s|ts|tion)?\\.? refs?", "secs",
        "the rule (i|we) broke", "sec\\.? ?12",
        **_WORDS,
    ),
    "remedial-order": any_of(
        "remed*", "correct(ive|ion|ions)", "cure", "what to (do|fix|repair)", "what (repairs?|work)", "which repairs",
        "what needs? [to be] (done|fixed|fixing|repaired)",
        "what (i (have|need|got) to (do|fix)|they want [me] [to] [do|done|fixed])",
        "what (must|has to|have to|needs to|should) be (done|fixed|repaired|corrected)", "order(?=\\s*(:|=|\\+|&))",
        "(?<=(,|\\+|&)\\x20)order(?=,)",
        "(repairs?|work|things|fixes) to be (done|made|fixed|repaired|carried out)",
        "how to (fix|repair|correct|cure|remedy) [it|them]",
        "(order|repairs?|work|fix*|instructions?) (to (fix|repair|make|replace|correct|do)|required|ordered|needed|"
        "instructions?)",
        "tells? (me|us) (to {fix}*|what to)", "tells? (me|us) to {fix}",
        "orders? [me|us] to ({fix}|make|correct|clean|paint)",
        "(orders?|ordered|demands?|requires?|directs?) [me|us|him|her|them|the owner|that] [the|all|my|certain|any|"
        "these] "
        "(repairs?|work|corrections?|fixes|clean-?up)",
        "what (i|we|he|she|they|you) [is|am|are|'m|'re|was|were] (supposed|expected|required|meant) to (do|fix|repair)",
        "supposed to do about", "what [i|we] to do", "(do|make|get) [the|some|all] (repairs?|fixes)",
        "repairs to make", "says?:? ?['\"]?{fix}",
        **_WORDS,
    ),
    "time": any_of(
        "(\\d+|a|one)-{unit}", "deadline", "due date", "how many {unit}", "date (by|to|on) (which|when|fix|comply)",
        "(,|and|or|no|has|gives?) [a|the] date", "time [limit|frame|to (comply|fix|do it)|for compliance]",
        "compliance (date|period|time|deadline)", "fix-by date", "by when", "how long (i|we|you) (have|get|got)",
        "when (it's due|to (fix|have)|it has to)",
        "by [the] {month}* \\d+",
        "by (\\d{1,2}/\\d{1,2}|the \\d+(st|nd|rd|th)|(mon|tues|wednes|thurs|fri|satur|sun)day|next week|the end of)",
        "(until|till?) _",
        **_WORDS,
    ),
    "appeal-advice": any_of(
        "appeals?", "appealing", "appeel*", "apeal*", "contest*", "[my|our|the] right to (a hearing|appeal)",
        "hearing", "disput*",
        "how (to|i can|we can|do i) (fight|object|challenge|argue|contest)", "fight(ing)? it", "challeng*",
        "seek review",
        "(my|our) rights", "argu(e|ing) [with] (it|this)", "object(ing)?", "if (i|you) disagree", "where to go if",
    ),
}  # fmt: skip
"""The parts that a notice must hold."""

LACKING = any_of(
    "nothing", "no", "not", "never", "without", "silent", "leav(es|ing) (off|out)", "left (off|out)", "miss(ing|es)",
    "lack(s|ing)?",
    "omit(s|ted|ting)?", "skip(s|ped|ping)?", "forg(o|e)t*", "fail(s|ed|ing)? to", "neglect*", "nowhere", "\\w+n't",
    "doesnt", "dont", "didnt", "isnt", "wasnt", "nor",
    "neither",
    "minus", "w/o", "except", "(everything|all [of (it|them)]) (but|except|save)",
)  # fmt: skip
"""What comes after is not there."""

EVERYTHING = any_of(
    "all (five|5|of (it|them|those|that|the above|the parts))",
    "everything",
    "the whole (lot|thing)",
    "every one",
    "has [it] all",
)
ALL_THERE = any_of(
    "all (five|5|the [required]) [required] (items|parts|things|elements|pieces|points|requirements|contents)",
    "all [of] (it|them|that|the above) (is|are|was|were) (there|in it|in the|included)",
)
ONLY = any_of(
    "nothing (else|more|besides|further)", "(that's|that is|thats) (all|it)", "is all [that] (it|they|i|the)",
    "(only|just) (says?|has|lists?|gives?|tells?|contains?|mentions?|states?|includes?)",
    "(says?|has|lists?|gives?|tells?|contains?|mentions?|states?|includes?) (only|just|nothing but|no more than)",
)  # fmt: skip
"""All parts are there, or none but those that are told of."""

ASKS_WHETHER_ALL = any_of(
    "[have|did] [i|we|they|he] (left|leave) [anything|something] out",
    "(anything|something|what) (else|missing|more)",
    "(miss|missed|forget|forgot|forgotten) (anything|something)",
    "what (have i|did i|do i|am i) [_] (forget|forgotten|miss*|left out)",
    "[is (it|that|this)|good] enough",
    "(is|are) (it|that|this|they|the notice) (complete|sufficient|all)",
    "complete",
    "sufficient",
)
"""The sentence lists what a notice holds and asks whether that is all."""

ASKS_THE_RULE = any_of(
    "(must|should|does|do|can|need*|has) (a|an|the|every|any|each) (notice|order|nov)",
    "(notice|order|nov)s? (must|should|ha(s|ve) to|needs? to|is required|are required)",
)
"""The sentence asks what a notice must hold and does not tell what one holds."""

MINE_LACKS = any_of(
    "(mine|it|this one|ours|the one (i|we) got) (has|have|had|gives?|lists?|shows?|contains?|got) (none|neither|no "
    "such thing)",
    "(mine|it|this one|ours) (doesn't|didn't|does not|did not|hasn't|don't)(?=\\s*(\\.|,|;|!|\\?|$))",
)
"""What the sentence speaks of is not in the notice."""

NOTHING = any_of("none [of (it|them|those|that)]", "nothing", "no")

WRITTEN = any_of(
    "letters?", "ltrs?", "papers?", "forms?", "draft(s|ed|ing)?", "written", "in writing", "writing", "typed",
    "printed", "pages?",
    "sheets?", "postcard", "document", "nov", "tickets?", "envelope", "note", "template", "list of", "whole notice",
    "(noti(c|s)e|order|list|it) (says?|lists?|names?|gives?|has|reads?)",
)  # fmt: skip
SPOKEN = any_of(
    "verbal(ly)?", "oral(ly)?", "by phone", "phone call", "called me", "over the phone", "voice-?mail", "spoken",
    "word of mouth",
    "hollered", "shouted", "yelled", "rattled off", "(just|only) (told|said|talk*)", "told me in person", "heads-up",
    "nothing (in writing|written|on paper)", "never (wrote|put it in writing|in writing|handed me [a sheet of] paper)",
    "(no|not) (in writing|written|on paper|paper|ltr|letter|writing)", "didn't (write|put) (it|anything)",
)  # fmt: skip
"""The notice is on paper, or was only spoken."""
