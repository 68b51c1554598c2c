from fractions import Fraction

import pytest

from assistant.lead import lead
from assistant.reply import Calculation, Line, Quote, Reply

LAW = (Quote("12.06(1)(a)", "shall be 10 percent"),)
TEN = "one two three four five six seven eight nine ten"
LINE = Line(TEN)
COMPARED = Line(TEN, None, Fraction(9), Fraction(14), "sq ft", False)


def reply(say=TEN, steps=(), citations=LAW, **parts):
    return Reply(
        "q", "calculate", None, 1.0, "T", say, citations=citations, calc=Calculation("x", None, steps=steps), **parts
    )


@pytest.mark.parametrize(("lines", "before"), [(0, 0), (1, 1), (4, 4), (5, 0)])
def test_a_working_stands_before_the_law_whole_or_after_it(lines, before):
    """Ten words are said, two are the heading, and sixty are the most: four lines of ten fit."""
    found = lead(reply(steps=(LINE,) * lines))
    assert (len(found.steps), len(found.later_steps)) == (before, lines - before)


def test_of_a_working_that_is_too_long_the_comparisons_stand_before_the_law():
    other = Line(f"{TEN} {TEN}")
    found = lead(reply(steps=(other, COMPARED, other)))
    assert (found.steps, found.later_steps) == ((COMPARED,), (other, other))


def test_the_words_of_a_bar_count():
    assert len(lead(reply(steps=(COMPARED,) * 3)).steps) == 3
    assert len(lead(reply(f"{TEN} {TEN}", steps=(COMPARED,) * 3)).steps) == 2


def test_the_verdict_and_the_question_count():
    calc = Calculation("x", "violates", steps=(LINE,) * 4, verdict_words=TEN)
    assert lead(Reply("q", "calculate", None, 1.0, "T", TEN, citations=LAW, calc=calc)).steps == ()
    assert lead(reply(steps=(LINE,) * 4, asks=TEN)).steps == ()


def test_notes_come_before_the_working():
    notes = (TEN, TEN, TEN, TEN, TEN, "eleven")
    found = lead(reply(steps=(LINE,), notes=notes))
    assert (found.notes, found.later_notes, found.steps) == (notes[:5], notes[5:], ())


def test_where_no_law_follows_all_of_it_stands_where_it_is():
    found = lead(reply(steps=(LINE,) * 9, citations=(), notes=(TEN,) * 9))
    assert (len(found.notes), len(found.steps), found.later_notes, found.later_steps) == (9, 9, (), ())


def test_a_reply_without_a_calculator_has_no_working():
    assert lead(Reply("q", "answer", "i", 1.0, "T", TEN, citations=LAW)).steps == ()
