"""Every intent's twin: questions as people put them, which must come to that intent and say what is expected."""

import tomllib
from datetime import date
from pathlib import Path

import pytest

from assistant.conversation import START, respond
from intents.catalogue import FOLDER, load_phrases

TWINS = Path(__file__).parents[1] / "twins"
TODAY = date(2026, 6, 15)
KEYS = {"q", "says", "verdict", "kind"}


def _questions():
    for path in sorted(TWINS.rglob("*.toml")):
        for number, question in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["question"], 1):
            yield pytest.param(path.stem, question, id=f"{path.parent.name}/{path.stem}-{number}")


QUESTIONS = list(_questions())


def told(reply):
    return " ".join((reply.text, *reply.unsettled, reply.owner or "", reply.resident or ""))


@pytest.mark.parametrize(("name", "question"), QUESTIONS)
def test_the_question_comes_to_its_intent(name, question, engine):
    intent = engine.intent(name)
    reply, _ = respond(question["q"], START, engine, TODAY)
    if intent.covered:
        assert [quote.cite for quote in reply.citations][:1] == [intent.cite], (reply.kind, reply.intent)
    else:
        assert (reply.kind, reply.intent) == ("decline", name)
    assert question["says"].lower() in told(reply).lower()
    assert reply.kind == question.get("kind", reply.kind)
    assert (reply.calc and reply.calc.verdict) == question.get("verdict", reply.calc and reply.calc.verdict)


def test_every_intent_has_a_twin_in_the_same_folder():
    def places(folder):
        return {path.relative_to(folder).as_posix() for path in folder.glob("*/*.toml")}

    assert places(TWINS) == places(FOLDER)


def test_every_twin_has_a_question_of_known_keys():
    for path in TWINS.rglob("*.toml"):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        assert set(table) == {"question"}
        assert table["question"]
        for question in table["question"]:
            assert {"q", "says"} <= set(question) <= KEYS, path.name


def plainly(text):
    return " ".join("".join(letter if letter.isalnum() else " " for letter in text.lower()).split())


def test_no_twin_question_is_a_phrase():
    """Else it would prove only that a phrase finds itself."""
    phrases = {plainly(phrase) for of in load_phrases().values() for phrase in of}
    assert [found.id for found in QUESTIONS if plainly(found.values[1]["q"]) in phrases] == []
