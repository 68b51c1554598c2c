"""Questions that are nothing but a look-up of the chapter: "12.06(1)(a)", "what does section 12.09 say"."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.answers import options
from assistant.engine import Engine
from assistant.phrases import Phrases
from assistant.provision_words import decider
from assistant.reply import Quote, Reply
from corpus.absence import absence
from corpus.citation import find_citations
from corpus.ordinance import Provision
from intents.reading import read


def looked_up(question: str, engine: Engine, phrases: Phrases) -> Reply | None:
    """The reply to a question that only cites; None where it asks for more."""
    found = find_citations(question)
    if not found:
        return None
    for citation, _, _ in found:
        missing = absence(engine.law, citation, engine.lang)
        if missing is not None:
            return _absent(question, missing.sentence, missing.near, phrases)
    if not only(question, phrases.cues("lookup.beside"), engine):
        return None
    return shown(question, str(found[0][0]), engine, phrases)


def without_citations(text: str) -> str:
    """The text with a blank for each citation."""
    for _, start, end in reversed(find_citations(text)):
        text = f"{text[:start]} {text[end:]}"
    return text


def only(text: str, beside: Iterable[str], engine: Engine) -> bool:
    """Whether beside its citations a text has none but these words."""
    known = frozenset(beside)
    words = read(without_citations(text), engine.matcher.catalogue.lexicon).words
    return all(word.text in known for word in words)


def _absent(question: str, sentence: str, near: tuple[str, ...], phrases: Phrases) -> Reply:
    return Reply(question, "decline", "nonexistent-sections", 1.0, phrases["not_found.title"], sentence, near=near)


def shown(question: str, cite: str, engine: Engine, phrases: Phrases) -> Reply:
    """A provision in its own words, with what lies under it."""
    provision = engine.law.ordinance.get(cite)
    intents = engine.matcher.targets[cite]
    key = "lookup.say" if provision.heading else "lookup.say_plain"
    parts = ", ".join(child.cite for child in engine.law.ordinance.children(cite))
    return Reply(
        question,
        "answer",
        intents[0].id,
        1.0,
        provision.heading or cite,
        phrases[key].format(cite=cite, heading=provision.heading),
        why=(phrases["lookup.under"].format(parts=parts),) if parts else (),
        decides=decider(cite, engine),
        citations=(Quote(cite, own_words(provision)),),
        next=options((intent.id for intent in intents[:3]), engine),
    )


def own_words(provision: Provision) -> str:
    """The first unbroken run of the provision's own lines."""
    first, last = provision.ranges[0]
    return " ".join(provision.text.split("\n")[: last - first + 1])
