"""What a sentence tells of the day of an order to vacate."""

from __future__ import annotations

import re
from datetime import date

from assistant.facts.answers import told
from assistant.facts.dates import find_dates, read_date
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.facts.tags import tag

_CUES = {
    "ordered": re.compile(
        r"\border(?:ed|s)?\b|\b(?:vac|vacat\w*|vacation|vacancy) (?:order|notice|paper|letter)\b|\b(?:dated|dtd|date|issued|signed|signing|sign|came|got|served|handed|given|gave|"
        r"received|rec'?d|told|sent|posted|stamped|letter|notice|paper|condemned|said)\b|\bfrom\b"
    ),
    "other": re.compile(
        r"\b(?:until|till|til|by|out by|before|offer(?:ed|s|ing)?|deadline|stay|move[- ]?out|moving|leave by|gone by|be out|date (?:i|we) write|school|finish\w*|possession|extend\w*|extension|vacated by|gives? (?:us|me|them))\b"
    ),
}


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The day of the order that `text` tells; a day by which people are to be out is not it."""
    plain = folded(text)
    mentions = find_dates(text, today)
    for mention in mentions:
        others = [(other.start, other.end) for other in mentions if other is not mention]
        if asked == "ordered" or tag(plain, mention.start, mention.end, _CUES, others) != "other":
            facts = told({"ordered": mention.day}, text, None, {})
            return Found(facts, mention.said, mention.problem)
    answer = read_date(text, today) if asked == "ordered" else None
    return Found(told({"ordered": answer.day}, text, None, {}), answer.said, answer.problem) if answer else Found()
