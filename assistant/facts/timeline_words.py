"""The phrases that tell which day of a notice a date is, beyond those of service and petition."""

from __future__ import annotations

from assistant.facts.petition_words import CUES as PETITION_CUES
from assistant.facts.phrases import any_of

CUES = {
    **{name: PETITION_CUES[name] for name in ("served", "mailed", "posted", "filed", "now")},
    "comply_by": any_of(
        "comply", "complied", "compliance", "fix(ed|ing)?", "repair*", "until", "till?", "re-inspect*", "correct(ed)?",
        "due", "deadline (to|for) (fix|comply|compliance|repair*)",
    ),
    "hearing": any_of(
        "hearings? [is|was|on|set|for|scheduled] [set|scheduled] [for]", "hrg", "heard", "board (met|meets|meeting)",
    ),
    "ordered": any_of(
        "(vacat*|vacation|vacancy) (order|notice|paper|letter)",
        "order(ed|s)? [us|me|him|her|them|to|of] [to] (vacat*|leave|move|get out)",
        "order(ed|s)? [us|me] to (vacat*|leave|move|get out) (came|was|is|dated|issued|of|on|from) [dated|issued] [on]",
        "(vacat*|vacation) (order|notice|paper|letter) (came|was|is|dated|issued|of|on|from) [dated|issued] [on]",
        "condemned",
    ),
    "other": any_of(
        "(vacat*|out|leave|move|gone) by", "before", "away", "date on (it|the)", "written", "signed on", "wrote",
        "closing", "expires?", "starts?", "moved in", "bought",
    ),
}  # fmt: skip
"""What may have happened on a day, by the fact that holds it."""
