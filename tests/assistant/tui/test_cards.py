from dataclasses import replace
from fractions import Fraction

import pytest

from assistant.reply import Calculation, Line, Option, Quote
from assistant.tui.blocks import lines
from assistant.tui.cards import card

DATES = "adopted May 2, 2000, amended June 6, 2000"


@pytest.fixture
def shown(words):
    def text(reply, width=76, **settings):
        return "\n".join(line.plain.rstrip() for line in lines(card(reply, words, DATES).rows, width, **settings))

    return text


@pytest.fixture
def tone(words):
    """The style of the badge."""

    def style(reply):
        answer = card(reply, words, DATES).rows[1].body
        return next(span.style for span in answer.spans if span.start == 0)

    return style


def verdict(reply, word, said=""):
    return replace(reply["window"]("q"), calc=Calculation("x", word, verdict_words=said))


def test_the_verdict_stands_in_words_before_the_answer(reply, shown):
    text = shown(reply["window"]("q"))
    assert text.index("Does not meet") < text.index("No. A 140 sq ft bedroom")


def test_a_verdict_without_words_is_shown_as_the_engine_calls_it(reply, shown):
    assert "multiple dwelling" in shown(verdict(reply, "multiple-dwelling"))


def test_a_verdict_is_toned_by_the_data(reply, tone):
    assert tone(verdict(reply, "meets")) == "bold $badge on $good"
    assert tone(verdict(reply, "violates")) == "bold $badge on $bad"
    assert tone(verdict(reply, "depends")) == "bold $badge on $open"
    assert tone(verdict(reply, "owner")) == "bold $badge on $link"


def test_every_tone_of_the_data_has_a_color(words):
    assert set(words["tones"].values()) <= {"good", "bad", "open"}


def test_what_comes_first_stands_first(reply, shown):
    assert shown(replace(reply["rent"]("q"), first="Call 911.")).startswith("Call 911.")


def test_a_comparison_has_a_bar(reply, shown):
    assert "━━━━━━━━━━━━━───────│  9 of 14 sq ft" in shown(reply["window"]("q"))


@pytest.mark.parametrize(("measured", "required"), [(-5, 70), (5, -20), (5, 0)])
def test_what_is_below_zero_has_no_bar(reply, shown, measured, required):
    step = Line("Inside: -5", None, Fraction(measured), Fraction(required), "degrees", False)
    assert "│" not in shown(replace(reply["window"]("q"), calc=Calculation("heat", None, steps=(step,))))


def test_the_quoted_words_are_in_the_card_only_where_the_code_is_not_beside_it(reply, shown):
    quote = "“shall be 10 percent of the floor area"
    assert quote in shown(reply["window"]("q"), narrow=True)
    assert quote not in shown(reply["window"]("q"))


PARTS = (
    *(
        "Does not meet",
        "The working",
        "9 of 14 sq ft",
        "The law",
        DATES,
        "A bedroom needs window area",
        "What would do",
    ),
    *("If you own it", "If you live there", "Taken for granted", "Not settled", "Who decides", "Ask next"),
)


def test_the_five_parts_stand_in_their_order(reply, shown):
    text = shown(reply["window"]("q"))
    assert sorted(PARTS, key=text.index) == list(PARTS)
    assert all(text.count(part) == 1 for part in PARTS)


def test_the_quoted_words_follow_their_citation_and_the_dates(reply, shown):
    text = shown(reply["window"]("q"), narrow=True)
    parts = ("The law            12.06(1)(a)  12.06(1)(b)", DATES, "“shall be 10 percent")
    assert sorted(parts, key=text.index) == list(parts)


def test_a_working_that_is_too_long_follows_the_law_but_for_its_comparisons(reply, shown):
    window = reply["window"]("q")
    long = tuple(Line("One more line of a working that says a good deal.") for _ in range(9))
    text = shown(replace(window, calc=replace(window.calc, steps=(*long, *window.calc.steps))))
    assert (
        text.index("9 of 14 sq ft") < text.index("The law") < text.index("More of the working") < text.index("One more")
    )


def test_what_this_turn_calls_for_stands_before_the_law_and_the_reasons_after_it(reply, shown):
    text = shown(replace(reply["window"]("q"), notes=("A room of 9 miles cannot be.",)))
    assert text.index("9 miles") < text.index("The law") < text.index("A bedroom needs window area")


def test_options_are_numbered_and_picked_by_their_intent(reply, words, shown):
    made = card(reply["which"]("q"), words, DATES)
    assert [choice.intent for choice in made.choices] == ["bedroom-window-area", "openable-window-area"]
    assert made.numbered
    assert " 2  How much of a window must open" in shown(reply["which"]("q"))


def test_follow_ups_are_numbered(reply, shown):
    assert " 2  A wall close to the window" in shown(reply["window"]("q"))


def test_a_number_does_not_pick_where_it_may_be_the_answer(reply, words, shown):
    made = card(reply["roaches"]("q"), words, DATES)
    assert not made.numbered
    assert made.choices == ()
    assert "What counts as infested" not in shown(reply["roaches"]("q"))


def test_what_is_asked_stands_near_the_top_and_a_number_answers_it(reply, words, shown):
    made = replace(reply["window"]("q"), asks="How much of it opens?")
    text = shown(made)
    assert text.index("this one has 9") < text.index("How much of it opens?") < text.index("The working")
    assert not card(made, words, DATES).numbered


def test_the_other_parts_of_a_question_follow_and_are_numbered_on(reply, words, shown):
    both = replace(reply["window"]("q"), also=(replace(reply["rent"]("q"), next=(Option("lease", "Leases", ""),)),))
    made = card(both, words, DATES)
    assert len(made.choices) == 3
    assert made.near == ("12.04", "12.09")
    text = shown(both)
    assert text.index("this one has") < text.index("does not say anything about rent") < text.index(" 3  Leases")


def test_all_citations_are_kept_in_order(reply, words):
    assert [quote.cite for quote in card(reply["window"]("q"), words, DATES).quotes] == ["12.06(1)(a)", "12.06(1)(b)"]


def test_a_reply_with_everything_empty_is_only_what_it_says(reply, shown):
    assert shown(reply["plain"]("hello")) == "You said: hello"


@pytest.mark.parametrize("text", ["[/]", "[b]x[/b]", "[@click=app.quit]x[/]", "[link='file:///etc']x[/]", "[/", "\\["])
def test_no_words_are_read_as_markup(reply, shown, text):
    made = replace(
        reply["window"]("q"),
        say=text,
        why=(text,),
        title=text,
        first=text,
        owner=text,
        citations=(Quote("12.04", text),),
        calc=Calculation("x", "v", steps=(Line(text),), verdict_words=text, assumed=(text, text)),
        next=(Option("i", text, ""),),
    )
    assert shown(made, narrow=True).count(text) == 11
