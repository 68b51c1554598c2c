import pytest

from assistant.forms.field import Choice, Field
from assistant.lines.answers import entry_of
from assistant.phrases import load_phrases

YES_NO = (Choice("yes", "yes"), Choice("no", "no"), Choice("unknown", "don't know"))
ROOMS = (Choice("sleeping", "bedroom"), Choice("bathroom", "bathroom"), Choice("owner", "the owner"))
PARTS = (Choice("list", "a list of violations"), Choice("time", "a reasonable time"), Choice("none", "none of these"))
COUNT = (Choice("none", "none"), Choice("1", "1"), Choice("2", "2"))


def entry(line, choices=(), many=False, name="f"):
    return entry_of(line, Field(name, "choice", "l", "a", choices=choices, many=many), load_phrases("en", "lines"))


@pytest.mark.parametrize(
    ("line", "value"),
    [("1", "yes"), ("YES", "yes"), ("n", "no"), ("2", "no"), ("3", "unknown"), ("not sure", "unknown"), ("4", None)],
)
def test_yes_and_no_by_number_word_or_letter(line, value):
    assert entry(line, YES_NO) == value


@pytest.mark.parametrize(("line", "value"), [("bed", "sleeping"), ("b", None), ("owner", "owner"), ("0", None)])
def test_a_choice_by_how_it_begins_where_that_is_plain(line, value):
    assert entry(line, ROOMS) == value


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("1 2", "list,time"),
        ("1, 2", "list,time"),
        ("2 and 1", "time,list"),
        ("3", "none"),
        ("1 3", None),
        ("1 9", None),
    ],
)
def test_several_choices_by_number(line, value):
    assert entry(line, PARTS, many=True) == value


@pytest.mark.parametrize(("line", "value"), [("2", "2"), ("none", "none"), ("1", "1"), ("7", None)])
def test_a_number_of_windows_is_itself_and_no_place_in_a_list(line, value):
    assert entry(line, COUNT, name="windows") == value


def test_text_is_taken_as_it_is_bounded_and_clean():
    assert entry("  10 by\u202e 12 \x1b[31mfeet") == entry("10 by 12 [31mfeet")
    assert len(entry("9" * 10_000)) == 200


def test_where_nobody_may_not_know_that_is_no_choice():
    assert entry("don't know", PARTS) is None
