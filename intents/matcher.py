"""From a question to the intents that it may mean, by evidence: what speaks for each, and whether that is enough."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from corpus.citation import find_citations
from corpus.prepared import prepared
from intents.catalogue import FOLDER, Catalogue, Intent, load_catalogue
from intents.features import features
from intents.leanings import Leaning, leaning
from intents.phrasebook import Phrasebook, load_phrasebook
from intents.reading import Reading, read
from intents.weights import COVERED, Weights, load_weights

CANDIDATES = 8
"""How many provisions and how many outside subjects are looked at closely."""

Decision = Literal["one", "several", "none"]


@dataclass(frozen=True, slots=True)
class Measures:
    """How evidence becomes a decision: the values of matching.toml."""

    near_phrase: float
    chapter: float
    cited: float
    floor: float
    subject_floor: float
    lead: float
    offered_floor: float
    part_floor: float


@dataclass(frozen=True, slots=True, eq=False)
class Matcher:
    """All that questions are matched with."""

    catalogue: Catalogue
    weights: Weights
    phrasebook: Phrasebook
    measures: Measures
    leanings: tuple[Leaning, ...]
    targets: Mapping[str, tuple[Intent, ...]]


@dataclass(frozen=True, slots=True)
class Match:
    """One intent with its score, and the name of what was scored: its provision or its outside subject."""

    intent: Intent
    score: float
    target: str


@dataclass(frozen=True, slots=True)
class Matched:
    """What a question may mean, the likeliest first, and whether the first stands alone.

    `decision` is "one" where the first match stands, "several" where the first few are too close to call, "none"
    where nothing is near enough. `features` are the question's, for whoever asks why.
    """

    decision: Decision
    matches: tuple[Match, ...]
    reading: Reading
    features: Mapping[str, tuple[int, ...]]


def match(question: str, matcher: Matcher) -> Matched:
    """The intents that the question may mean."""
    reading = read(question, matcher.catalogue.lexicon)
    found = features(reading, matcher.catalogue.lexicon.filler)
    scores = dict(zip(matcher.weights.targets, matcher.weights.scores(found), strict=True))
    for target, gain in leaning(reading, matcher.leanings):
        scores[target] += gain
    ranked = sorted(_ranked(question, reading, scores, matcher), key=lambda one: -one.score)
    return Matched(_decided(ranked, matcher.measures), tuple(ranked), reading, found)


def _ranked(question: str, reading: Reading, scores: Mapping[str, float], matcher: Matcher) -> Iterable[Match]:
    measures, chapter = matcher.measures, scores[COVERED] * matcher.measures.chapter
    cited = {str(citation) for citation, _, _ in find_citations(question)}
    told = matcher.phrasebook.line(reading)
    for covered in (True, False):
        sign = chapter if covered else -chapter
        for target in _likeliest(scores, matcher, covered, cited):
            near = matcher.phrasebook.nearest(told, target)
            score = scores[target] + sign + measures.near_phrase * near + measures.cited * _cites(target, cited)
            yield Match(_intent_of(target, told, scores, matcher), score - measures.near_phrase, target)


def _likeliest(scores: Mapping[str, float], matcher: Matcher, covered: bool, cited: set[str]) -> Sequence[str]:
    names = [name for name, intents in matcher.targets.items() if intents[0].covered is covered]
    best = sorted(names, key=scores.__getitem__, reverse=True)[:CANDIDATES]
    return [*best, *(name for name in names if name in cited and name not in best)]


def _cites(target: str, cited: set[str]) -> float:
    if target in cited:
        return 1.0
    return 0.25 if any(target.startswith(cite + "(") for cite in cited) else 0.0


def _intent_of(target: str, told: str, scores: Mapping[str, float], matcher: Matcher) -> Intent:
    intents = matcher.targets[target]
    if len(intents) == 1:
        return intents[0]

    def likeliness(intent: Intent) -> float:
        return scores[intent.id] + matcher.measures.near_phrase * matcher.phrasebook.nearest(told, intent.id)

    return max(intents, key=likeliness)


def _decided(ranked: Sequence[Match], measures: Measures) -> Decision:
    first = ranked[0]
    if first.score < (measures.floor if first.intent.covered else measures.subject_floor):
        return "none"
    rivals = [one for one in ranked[1:] if first.score - one.score < measures.lead and one.intent.covered]
    if first.intent.covered and rivals and first.score > measures.offered_floor:
        return "several"
    return "one"


@cache
def load_matcher(folder: Path = FOLDER) -> Matcher:
    """The matcher of the catalogue in `folder`.

    Raises:
        DataFault: a file is not as it should be.
    """
    catalogue = load_catalogue(folder)
    paths = [folder / "matching.toml", folder / "leanings.toml"]

    def build() -> dict[str, Any]:
        from intents.sources import plain_matching  # noqa: PLC0415  (pydantic is wanted only when a file has changed)

        return plain_matching(folder)

    plain = prepared("matching", paths, build)

    targets: dict[str, list[Intent]] = {}
    for intent in catalogue.intents.values():
        targets.setdefault(intent.cite or intent.id, []).append(intent)
    return Matcher(
        catalogue,
        load_weights(folder),
        load_phrasebook(folder),
        Measures(**plain["measures"]),
        tuple(Leaning(*row) for row in plain["leanings"]),
        {target: tuple(intents) for target, intents in targets.items()},
    )
