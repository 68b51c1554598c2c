"""From a question to the intents that it may mean, by evidence: what speaks for each, and whether that is enough."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from heapq import nlargest
from pathlib import Path
from typing import Any, Literal

from corpus.citation import find_citations
from corpus.prepared import prepared
from intents.catalogue import FOLDER, Catalogue, Intent, load_catalogue
from intents.features import features
from intents.leanings import Leaning, leaning
from intents.phrasebook import Phrasebook, phrasebook_of
from intents.reading import Reading, read
from intents.weights import COVERED, Weights, load_weights

CANDIDATES = 8
"""How many provisions and how many outside subjects are looked at closely."""

UNLEARNED = -1.0
"""The score of an intent that was added after the weights were learned: only a like phrase can lead to it."""

Decision = Literal["one", "several", "none"]


@dataclass(frozen=True, slots=True)
class Measures:
    """How evidence becomes a decision: the values of matching.toml."""

    near_phrase: float
    cited: float
    chapter: float
    familiar: float
    border: float
    emergency: float
    subject_floor: float
    lead: float
    part_floor: float
    context: float


@dataclass(frozen=True, slots=True, eq=False)
class Matcher:
    """All that questions are matched with.

    `targets` are the intents by provision or outside subject, `sides` their names, those that the chapter addresses
    under True; `unlearned` is the score of each before the weights are looked at, so that an intent that they do not
    know is still there.
    """

    catalogue: Catalogue
    weights: Weights
    phrasebook: Phrasebook
    measures: Measures
    leanings: tuple[Leaning, ...]
    targets: Mapping[str, tuple[Intent, ...]]
    sides: Mapping[bool, tuple[str, ...]]
    unlearned: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Match:
    """One intent with its score, and the name of what was scored: its provision or its outside subject.

    `near` is how much the most similar phrase of that provision or subject reads like the question, 0 to 1.
    """

    intent: Intent
    score: float
    target: str
    near: float


@dataclass(frozen=True, slots=True)
class Matched:
    """What a question may mean, the likeliest first, and whether the first stands alone.

    `decision` is "one" where the first match stands, "several" where the first few are too close to call, "none"
    where nothing is near enough. `inside` says how surely the chapter addresses the question; at 0 it may go either
    way. `features` are the question's, for whoever asks why.
    """

    decision: Decision
    inside: float
    matches: tuple[Match, ...]
    reading: Reading
    features: Mapping[str, tuple[int, ...]]


def match(question: str, matcher: Matcher, context: Sequence[str] = ()) -> Matched:
    """The intents that the question may mean; `context` are citations that a follow-up is likely to be about."""
    reading = read(question, matcher.catalogue.lexicon)
    found = features(reading, matcher.catalogue.lexicon.filler)
    learned = zip(matcher.weights.targets, matcher.weights.scores(found), strict=True)
    scores = {**matcher.unlearned, **dict(learned)}
    for target, gain in leaning(reading, matcher.leanings):
        scores[target] += gain
    for cite in context:
        for target in scores:
            scores[target] += matcher.measures.context * (target == cite or target.startswith(f"{cite}("))
    cited = {str(citation) for citation, _, _ in find_citations(question)}
    covered, outside = (_ranked(reading, scores, side, cited, matcher) for side in (True, False))
    inside = _inside(covered[0], outside[0], scores[COVERED], bool(cited), matcher.measures)
    ranked = [*covered, *outside] if inside >= 0 else [*outside, *covered]
    return Matched(_decided(ranked, inside, matcher.measures), inside, tuple(ranked), reading, found)


def _ranked(
    reading: Reading, scores: Mapping[str, float], covered: bool, cited: set[str], matcher: Matcher
) -> Sequence[Match]:
    """The likeliest provisions, or outside subjects, the best first."""
    measures, told = matcher.measures, matcher.phrasebook.line(reading)
    found = []
    for target in _likeliest(scores, matcher, covered, cited):
        near = matcher.phrasebook.nearest(told, target)
        score = scores[target] + measures.near_phrase * (near - 1.0) + measures.cited * _cites(target, cited)
        found.append(Match(_intent_of(target, told, scores, matcher), score, target, near))
    return sorted(found, key=lambda one: -one.score)


def _inside(covered: Match, outside: Match, chapter: float, cites: bool, measures: Measures) -> float:
    """How surely the chapter addresses a question: its best provision against the best outside subject."""
    lead = covered.score - outside.score + measures.chapter * chapter + measures.familiar * covered.near
    # Danger gets its line whatever the answer is, so an emergency need not push a provision aside.
    yields = measures.emergency if outside.intent.kind == "emergency" else 0.0
    return lead + measures.cited * cites + yields - measures.border


def _likeliest(scores: Mapping[str, float], matcher: Matcher, covered: bool, cited: set[str]) -> Sequence[str]:
    names = matcher.sides[covered]
    best = nlargest(CANDIDATES, names, key=scores.__getitem__)
    return [*best, *(name for name in names if name in cited and name not in best)] if cited else best


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


def _decided(ranked: Sequence[Match], inside: float, measures: Measures) -> Decision:
    first = ranked[0]
    if inside < 0:
        return "one" if first.score >= measures.subject_floor else "none"
    close = [one for one in ranked[1:] if one.intent.covered and first.score - one.score < measures.lead]
    return "several" if close else "one"


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
    measures, leanings = Measures(**plain["measures"]), tuple(Leaning(*row) for row in plain["leanings"])
    return matcher_of(catalogue, load_weights(folder), measures, leanings)


def matcher_of(catalogue: Catalogue, weights: Weights, measures: Measures, leanings: Sequence[Leaning]) -> Matcher:
    """The matcher of a catalogue and of weights that were learned from it, or from most of it."""
    targets: dict[str, tuple[Intent, ...]] = {}
    for intent in catalogue.intents.values():
        name = intent.cite or intent.id
        targets[name] = (*targets.get(name, ()), intent)
    sides = {side: tuple(name for name, of in targets.items() if of[0].covered is side) for side in (True, False)}
    unlearned = dict.fromkeys((*targets, *catalogue.intents), UNLEARNED)
    return Matcher(catalogue, weights, phrasebook_of(catalogue), measures, tuple(leanings), targets, sides, unlearned)
