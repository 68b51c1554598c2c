"""What a question may mean while it is still being typed, and the facts understood so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from assistant.cases import opened, with_facts
from assistant.continuing import continued
from assistant.conversation import calculators_of, context_of
from assistant.engine import Engine
from assistant.explain import words_of_each
from assistant.facts.reader import read_facts
from assistant.state import Case, State, Told
from assistant.suggestion import READINGS_MOST, Suggestion, Suggestions
from assistant.tags import tags
from assistant.unfinished import completed, provisions_begun
from corpus.ordinance import Provision
from intents.catalogue import Intent
from intents.matcher import Match, Matched, match
from intents.wording import QUESTION_LIMIT, clean

LETTERS_LEAST = 3
"""Fewer letters than this in every word of a text mean nothing yet."""

CANDIDATES = 10
"""How many of the matches are looked at for them."""

SPEAKS, SHOWN = 0.15, 0.1
"""How much a word must move the score to carry a reading, and to be shown as one of the words that matched."""

CHATTER = frozenset({"talk", "noise"})
"""Kinds of outside matters that nobody picks from a list."""


def suggest(text: str, state: State, engine: Engine, today: date) -> Suggestions:
    """The readings and facts of a text that may be unfinished; the same text in the same state always gives the same.

    Where the text goes on with the case at hand, that case is the first reading, and its facts told before count too.
    """
    typed = clean(text[: QUESTION_LIMIT * 2])[:QUESTION_LIMIT]
    held = tags(state.case, engine) if state.case else ()
    if not any(character.isalnum() for character in typed):
        return Suggestions(tags=held)
    begun = provisions_begun(typed, engine.law.ordinance)
    if begun:
        return Suggestions(tuple(_provision(one, engine) for one in begun[:READINGS_MOST]), held)
    whole = completed(typed, engine.matcher) if text[-1:].isalpha() else typed
    matched = match(whole, engine.matcher, context_of(typed, state, engine))
    going = _going_on(typed, state, matched, engine, today)
    if going is not None:
        return Suggestions(_readings(matched, engine, engine.intent(going.intent)), tags(going, engine))
    readings = _readings(matched, engine) if _says_something(typed, matched) else ()
    opening = _opening(typed, readings, engine, today)
    return Suggestions(readings, tags(opening, engine) if opening else () if readings else held)


def _provision(provision: Provision, engine: Engine) -> Suggestion:
    """A provision to be read; one without a heading goes by what people ask of it."""
    return Suggestion(None, provision.heading or engine.matcher.targets[provision.cite][0].title, provision.cite)


def _going_on(text: str, state: State, matched: Matched, engine: Engine, today: date) -> Case | None:
    """The case that the text goes on with, as it then is; None where the text opens a subject of its own."""
    turn = continued(text, state, matched, engine, today) if state.case else None
    return turn[1].case if turn else None


def _says_something(text: str, matched: Matched) -> bool:
    """Whether there is a word long enough to go by, in what is more than talk."""
    talk = matched.decision == "one" and matched.matches[0].intent.kind in CHATTER
    return not talk and any(len(word) >= LETTERS_LEAST and word.isalpha() for word in text.split())


def _readings(matched: Matched, engine: Engine, going: Intent | None = None) -> tuple[Suggestion, ...]:
    """The likeliest readings that a word of the text speaks for, each provision once; `going` before all of them."""
    ranked = [one.intent for one in _in_order(matched) if one.intent.kind not in CHATTER][:CANDIDATES]
    intents = [going, *ranked] if going else ranked
    told = words_of_each(matched, intents, engine)
    kept: dict[str, Suggestion] = {}
    for intent, moved in zip(intents, told, strict=True):
        words = {word: weight for word, weight in moved if _tells(word, engine)}
        if intent is going or any(weight >= SPEAKS for weight in words.values()):
            kept.setdefault(intent.cite or intent.id, _suggestion(intent, words, matched))
    return tuple(kept.values())[:READINGS_MOST]


def _tells(word: str, engine: Engine) -> bool:
    """Whether a word says something by itself: neither filler nor a bare number."""
    return word not in engine.matcher.catalogue.lexicon.filler and any(letter.isalpha() for letter in word)


def _in_order(matched: Matched) -> Sequence[Match]:
    """The matches inside and outside the chapter, set against each other by how surely the chapter addresses it."""
    best = {side: max(one.score for one in matched.matches if one.intent.covered is side) for side in (True, False)}
    lift = best[True] - matched.inside - best[False]
    return sorted(matched.matches, key=lambda one: -one.score - (0.0 if one.intent.covered else lift))


def _suggestion(intent: Intent, told: Mapping[str, float], matched: Matched) -> Suggestion:
    words = dict.fromkeys(word.text for word in matched.reading.words if told.get(word.text, 0.0) >= SHOWN)
    quote = intent.citations[0][1] if intent.citations else ""
    return Suggestion(intent.id, intent.title, intent.cite, tuple(words), quote, intent.near)


def _opening(text: str, readings: Sequence[Suggestion], engine: Engine, today: date) -> Case | None:
    """The case that the first reading opens, with the facts of the text; None where there are none."""
    if not readings or readings[0].intent is None:
        return None
    intent = engine.intent(readings[0].intent)
    for name in calculators_of(intent, engine):
        found = read_facts(name, text, today)
        if found.facts:
            return with_facts(opened(name, intent), found, Told(text))
    return None
