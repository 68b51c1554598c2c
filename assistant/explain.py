"""Why a question was read as it was: the words that spoke for the reading, and the runners-up."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from assistant.engine import Engine
from assistant.reply import Evidence, Option
from intents.catalogue import Intent
from intents.matcher import Matched

WORDS_MOST = 6
OTHERS_MOST = 3
LEAST = 0.01
"""A word that moves the score by less than this is not told."""


def evidence_of(matched: Matched, intent: str | None) -> Evidence:
    """The evidence for reading a question as this intent; words and weights are worked out when they are asked for."""
    others = [match.intent for match in matched.matches if match.intent.id != intent][:OTHERS_MOST]
    return Evidence(
        concepts=matched.reading.concepts,
        repaired=matched.reading.repaired,
        others=tuple(Option(other.id, other.title, other.cite) for other in others),
    )


def words_of(matched: Matched, intent: Intent, engine: Engine) -> tuple[tuple[str, float], ...]:
    """The words of the question that spoke most for the intent (or against it), with how much each moved the score."""
    return words_of_each(matched, (intent,), engine)[0]


def words_of_each(matched: Matched, intents: Sequence[Intent], engine: Engine) -> list[tuple[tuple[str, float], ...]]:
    """The same for several intents at once."""
    told = engine.matcher.weights.told_each(matched.features, [intent.cite or intent.id for intent in intents])
    return [_words(each, matched) for each in told]


def _words(told: Mapping[str, float], matched: Matched) -> tuple[tuple[str, float], ...]:
    moved: dict[int, float] = defaultdict(float)
    for feature, weight in told.items():
        places = matched.features[feature]
        for place in places:
            moved[place] += weight / len(places)
    words = matched.reading.words
    ranked = sorted(moved.items(), key=lambda item: -abs(item[1]))[:WORDS_MOST]
    return tuple((words[place].text, weight) for place, weight in ranked if abs(weight) >= LEAST)
