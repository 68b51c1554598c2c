from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.outcome import Said, said
from assistant.words import Words, load_words
from assistant.words.filling import fill


@pytest.fixture
def style():
    return load_words("window").style


@pytest.fixture
def printed(law, style):
    def print_one(value, how=""):
        blank = "{value:" + how + "}" if how else "{value}"
        return fill(f"= {blank}", {"value": value}, law, style, {}).removeprefix("= ")

    return print_one


def amount(low, high, **flags):
    return Amount(None if low is None else Fraction(low), None if high is None else Fraction(high), **flags)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (14, "14"),
        (Fraction(161, 12), "13.42"),
        (Fraction("16.8"), "16.8"),
        (Fraction(-4), "minus 4"),
        (Fraction(2000), "2,000"),
        (date(2026, 5, 12), "Tuesday, May 12, 2026"),
        ((), ""),
        (("a",), "a"),
        (("a", "b", "c"), "a, b and c"),
        (("a, being so", "b"), "a, being so, and b"),
        (True, "yes"),
        (False, "no"),
        ("plain", "plain"),
        (Amount.exactly(9), "9"),
        (amount("8.55", "9.45"), "about 9"),
        (amount(8, 10), "8 to 10"),
        (amount(100, None), "at least 100"),
        (amount(100, None, above=True), "over 100"),
        (amount(None, 12), "up to 12"),
        (amount(None, 12, below=True), "under 12"),
        (amount(None, None), "an unknown number"),
    ],
)
def test_values_are_written_as_people_write_them(printed, value, text):
    assert printed(value) == text


@pytest.mark.parametrize(
    ("value", "how", "text"),
    [
        (Fraction(2000), "money", "$2,000"),
        (amount(2000, None), "money", "at least $2,000"),
        (Fraction(7, 16), "share", "43.75 percent"),
        (1, "day|days", "1 day"),
        (12, "day|days", "12 days"),
        (amount(2, 3), "unit|units", "2 to 3 units"),
        (Fraction(0), "hour", "midnight"),
        (Fraction(12), "hour", "noon"),
        (Fraction(47, 2), "hour", "11:30 pm"),
        (Fraction(7), "hour", "7 am"),
        (Fraction(13), "hour", "1 pm"),
    ],
)
def test_a_blank_may_say_how_its_value_is_written(printed, value, how, text):
    assert printed(value, how) == text


def test_the_law_fills_the_blanks_that_values_do_not(law, style):
    text = fill("{heat_least}, {heat_least.number}, {reasonable_from:hour}", {}, law, style, {})
    assert text == "70 degrees Fahrenheit, 70, 8 am"


def test_a_blank_that_nothing_fills_is_an_error(law, style):
    with pytest.raises(KeyError):
        fill("{nothing}", {}, law, style, {})


def test_words_of_the_interface_have_plain_names(law):
    words = load_words("notice")
    text = words.say(said("say.incomplete", absent=("section-references", "appeal-advice")), law)
    assert text == "No. The notice lacks the sections violated and advice on appeal."


def test_a_sentence_that_opens_with_a_blank_opens_with_a_capital(law):
    text = load_words("extermination").say(said("say.agreement", who="occupant"), law)
    assert text.startswith("The occupant is responsible, because an agreement has put extermination on the occupant.")


def test_a_key_without_its_table_is_looked_for_in_all_of_them(law, style):
    words = Words("facts", {"assumed": {"taken": "{words} taken as feet"}}, style)
    assert words.say(Said("taken", {"words": "3 x 3"}), law) == "3 x 3 taken as feet"


def test_the_answer_may_put_a_question_in_its_own_way(law):
    words = load_words("window")
    assert words.ask("windows", law).startswith("How big is each window")
    assert words.ask("windows", law, "say.rule_bath").startswith("Does the bathroom have a window")
    assert words.ask("room", law, "say.rule_bath").startswith("What is the room used for?")


def test_the_answer_may_have_its_own_deciding_words():
    words = load_words("window")
    assert "10 percent" in words.quote("12.06(1)(a)")
    assert "15 percent" in words.quote("12.06(1)(a)", "say.skylight_short")
    assert words.quote("12.17") is None


def test_a_language_without_a_file_is_told_in_english():
    assert load_words("heat", "es").title == load_words("heat").title


def test_there_are_no_words_for_an_unknown_name():
    with pytest.raises(KeyError):
        load_words("rent")


@pytest.mark.parametrize(
    ("fact", "name", "question"),
    [
        ("extermination", "proofed", "Is the building kept reasonably rat- or insect-proof?"),
        (
            "window",
            "obstruction_above_ceiling",
            "Does the wall or structure rise above the level of the room's ceiling?",
        ),
        ("petition", "how", "Was it served in person?"),
        ("service", "in_person", "Was it served in person?"),
    ],
)
def test_questions_are_put_so_that_a_bare_yes_answers_them(law, fact, name, question):
    assert load_words(fact).ask(name, law).startswith(question)


@pytest.mark.parametrize(
    ("template", "sentence"),
    [
        ("{value} units.", "At least 2 units."),
        ("So it is. {value} units.", "So it is. At least 2 units."),
        ("Of {value} units.", "Of at least 2 units."),
    ],
)
def test_a_blank_that_opens_a_sentence_has_a_capital(law, style, template, sentence):
    assert fill(template, {"value": amount(2, None)}, law, style, {}) == sentence
