"""How long and how hard Howard's own words are, for every intent and whatever a calculator finds."""

import re
import tomllib
from dataclasses import replace
from datetime import date
from fractions import Fraction
from itertools import chain

import pytest

from assistant.amount import Amount
from assistant.answers import answer
from assistant.calculators.register import NAMES, calculator
from assistant.cases import case_reply
from assistant.citing import shown
from assistant.phrases import load_phrases
from assistant.plain import plain_reply
from assistant.words import FOLDER, LANGUAGE, load_words
from tests.assistant.calculators.every import TODAY, outcomes, sentences
from tests.house.own_words import own_words, without_citations
from tests.house.reading import grade, words
from tests.house.reading import sentences as sentences_of

ALOUD_MOST, LEAD_MOST, SENTENCE_MOST, GRADE_MOST = 30, 60, 25, 8
LONG_AMOUNT = Amount(Fraction("1234.56"), Fraction("2345.67"))
LONG_DAY = date(2026, 9, 30)
ONE_LINE = 100_000
SYMBOL = re.compile(r"""[^\w .,;:'"()?!$-]|_""")
"""What a screen reader may stumble over."""

FILES = [
    (
        "conversation",
        ("choose", "not_found", "nothing", "cut", "others", "lookup", "unknown", "problem", "about", "chat"),
    ),
    ("danger", ("lines",)),
    ("lines", ("talk", "why", "form", "petition")),
    ("provisions", ("decides", "owner", "resident")),
    ("facts", ("problems",)),
]


def before_the_law(reply, engine):
    """Howard's own words before the quotation: those of the plain text, and the verdict that a screen shows."""
    text = plain_reply(replace(reply, first=None), engine, ONE_LINE)
    before = re.split(r"^The law \(", text, maxsplit=1, flags=re.MULTILINE)[0] if reply.citations else ""
    before = re.sub(r" \(12\.\d\d\S*\)$", "", before, flags=re.MULTILINE)
    return [*before.split(), *(reply.calc.verdict_words.split() if reply.calc else ())]


def counted(own):
    return sum(any(letter.isalnum() for letter in word) for word in own)


def lengthened(said):
    """The sentence with every amount as a range between long numbers, and every date as a long one."""

    def longest(value):
        return LONG_AMOUNT if isinstance(value, Amount) else LONG_DAY if isinstance(value, date) else value

    return replace(said, values={name: longest(value) for name, value in said.values.items()})


def spoken(name, law):
    """Every sentence that the calculator can say, each with the longest values that it can have."""
    told = load_words(name)
    for _, outcome in outcomes(calculator(name), law):
        for said in sentences(outcome):
            yield said.key, told.say(lengthened(said), law)


@pytest.fixture(scope="session")
def intents(engine):
    return list(engine.matcher.catalogue.intents.values())


def texts_of(intent):
    texts = (intent.say, intent.why, intent.owner, intent.resident, intent.unsettled, intent.first, intent.refer)
    return [text for text in texts if text]


@pytest.fixture(scope="session")
def replies(engine):
    """For each calculator a reply of every kind that it has: each answer with each working and each open question."""

    def of(name):
        found = {}
        for facts, outcome in outcomes(calculator(name), engine.law):
            steps = tuple(step.said.key for step in outcome.steps)
            found[outcome.verdict, outcome.say.key, steps, outcome.missing[:1]] = facts
        rule = calculator(name)
        return [case_reply(name, rule.hold(facts), engine, TODAY) for facts in found.values()]

    return of


def test_no_sentence_to_read_aloud_is_longer_than_30_words(intents, engine):
    aloud = {intent.id: answer("", intent, engine).aloud for intent in intents}
    assert len(aloud) > 480
    assert {name: text for name, text in aloud.items() if len(text.split()) > ALOUD_MOST} == {}


@pytest.mark.parametrize("name", NAMES)
def test_no_answer_of_a_calculator_is_longer_than_30_words(name, law):
    said = {text for key, text in spoken(name, law) if key.startswith("say.")}
    assert said
    assert [text for text in said if len(text.split()) > ALOUD_MOST] == []


@pytest.mark.parametrize("name", NAMES)
def test_no_sentence_of_a_calculator_is_longer_than_25_words(name, law):
    assert set(too_long(text for _, text in spoken(name, law))) == set()


def test_no_provision_is_introduced_in_more_than_30_words(engine):
    for cite in engine.law.ordinance.provisions:
        reply = shown("", cite, engine, load_phrases())
        assert len(reply.aloud.split()) <= ALOUD_MOST, reply.aloud
        assert counted(before_the_law(reply, engine)) <= LEAD_MOST


def test_an_intent_says_at_most_sixty_words_before_the_law(intents, engine):
    own = {one.id: before_the_law(answer("", one, engine), engine) for one in intents if one.covered}
    assert len(own) > 220
    assert {name: said for name, said in own.items() if not 0 < counted(said) <= LEAD_MOST} == {}


@pytest.mark.parametrize("name", NAMES)
def test_a_calculator_says_at_most_sixty_words_before_the_law(name, replies, engine):
    own = [before_the_law(reply, engine) for reply in replies(name)]
    assert own
    assert [said for said in own if not 0 < counted(said) <= LEAD_MOST] == []


@pytest.mark.parametrize(
    "turns",
    [
        ("who has to get rid of roaches", "just one unit", "I don't know"),
        ("is my bedroom window big enough", "I don't know", "I don't know"),
        ("is the heat ok at 64", "-500 degrees outside"),
        ("notice mailed May 4 and posted May 6, when must I petition",),
        ("no heat, and my unit has roaches",),
    ],
)
def test_a_conversation_says_at_most_sixty_words_before_the_law(talk, engine, turns):
    for reply, _ in talk(*turns):
        for one in (replace(reply, also=()), *reply.also):
            assert counted(before_the_law(one, engine)) <= LEAD_MOST


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_a_calculator_says_is_a_symbol(name, law):
    assert {letter for _, text in spoken(name, law) for letter in SYMBOL.findall(text)} == set()


def test_nothing_that_an_intent_says_is_a_symbol(intents):
    assert {letter for one in intents for letter in SYMBOL.findall(" ".join((one.title, *texts_of(one))))} == set()


def too_long(texts):
    return [one for text in texts for one in sentences_of(without_citations(text)) if len(words(one)) > SENTENCE_MOST]


def ended(said):
    """Howard's own words of several sentences as one text; what is no whole sentence is ended like one."""
    return " ".join(text if text.endswith((".", "?")) else f"{text}." for text in map(own_words, said))


def test_no_sentence_of_an_intent_is_longer_than_25_words(intents):
    assert {one.id: long for one in intents if (long := too_long(texts_of(one)))} == {}


def test_every_intent_reads_at_grade_8_or_below(intents):
    grades = {one.id: grade(own_words(" ".join(texts_of(one)))) for one in intents}
    assert len(grades) > 480
    assert {name: of for name, of in grades.items() if of > GRADE_MOST} == {}


@pytest.mark.parametrize("name", NAMES)
def test_every_calculator_reads_at_grade_8_or_below(name, law):
    told = load_words(name)
    asked = (told.ask(fact.name, law) for fact in calculator(name).facts)
    unknown = (told.of("unknown", fact.name, law) for fact in calculator(name).facts)
    said = dict.fromkeys(chain((text for _, text in spoken(name, law)), asked, unknown))
    assert grade(ended(said)) <= GRADE_MOST


@pytest.mark.parametrize(("file", "tables"), FILES, ids=[f"{file}-{'-'.join(tables)}" for file, tables in FILES])
def test_the_conversation_s_own_sentences_are_short_and_read_at_grade_8_or_below(file, tables):
    held = tomllib.loads((FOLDER / LANGUAGE / f"{file}.toml").read_text(encoding="utf-8"))
    said = [text for table in tables for text in held[table].values() if isinstance(text, str)]
    assert said
    assert too_long(said) == []
    assert grade(ended(said)) <= GRADE_MOST
