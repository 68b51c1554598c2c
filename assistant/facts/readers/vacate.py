"""What a sentence tells of the day of an order to vacate."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from assistant.facts.after_service import near_to
from assistant.facts.counts import numbered
from assistant.facts.dates import Mention, find_dates, read_date
from assistant.facts.found import NO_FACTS, Found
from assistant.facts.phrases import any_of
from assistant.facts.tags import tag

_CUES = {
    "ordered": any_of(
        "order(ed|s)?", "(vac|vacat*|vacation|vacancy) (order|notice|paper|letter)", "dated?", "dtd", "issued",
        "sign(ed|ing)?",
        "came", "got", "served", "handed", "given", "gave", "received", "rec'd", "told", "sent", "posted", "stamped",
        "letter",
        "notice", "paper", "condemned", "said", "from",
    ),
    "other": any_of(
        "until", "till?", "[out] by", "before", "offer(ed|s|ing)?", "deadline", "stay", "(?<!to\\x20)move-out",
        "moving",
        "leave by", "gone by",
        "be out", "date (i|we) write", "school", "finish*", "possession", "extend*", "extension", "vacated by",
        "gives? (us|me|them)",
    ),
}  # fmt: skip


def read(text: str, today: date, asked: str | None = None, known: Mapping[str, Any] = NO_FACTS) -> Found:
    """The day of the order that `text` tells, near to the one `known`; one by which people are to be out is not it."""
    plain = numbered(text)
    mentions = find_dates(text, today)
    for mention in mentions:
        others = [(other.start, other.end) for other in mentions if other is not mention]
        if asked == "ordered" or tag(plain, (mention.start, mention.end), _CUES, others) != "other":
            return _found(near_to(mention, known.get("ordered")))
    answer = read_date(text, today) if asked == "ordered" else None
    return _found(near_to(answer, known.get("ordered"))) if answer is not None else Found()


def _found(mention: Mention) -> Found:
    if mention.day is None:
        return Found(problems=mention.problem, forgets=("ordered",))
    return Found({"ordered": mention.day}, mention.said)
