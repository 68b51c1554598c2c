import pytest

from assistant.facts.cues import denied, stated
from assistant.facts.phrases import any_of

HOLE = any_of("holes?")
TIGHT = any_of("tight")


@pytest.mark.parametrize(
    "text",
    [
        "there are no holes",
        "never any holes",
        "we don't have holes",
        "we dont have holes",
        "without any holes",
        "it lacks holes",
        "it is tight, not a lot of holes",
    ],
)
def test_a_denial_before_the_word_counts(text):
    assert denied(text, text.index("holes"))


@pytest.mark.parametrize(
    "text",
    [
        "there are holes",
        "no screens, but there are holes",
        "he did not come. holes everywhere",
        "not only holes",
        "no it has holes",
        "never in my life have I seen so many holes",
    ],
)
def test_a_denial_elsewhere_does_not(text):
    assert not denied(text, text.index("holes"))


def test_the_contrary_is_a_no():
    assert stated("it is tight", TIGHT, HOLE) is True
    assert stated("it has holes", TIGHT, HOLE) is False
    assert stated("there are no holes", TIGHT, HOLE) is True
    assert stated("it is not tight", TIGHT, HOLE) is False


def test_a_sentence_that_says_both_gives_what_prevails():
    assert stated("it is tight but has holes", TIGHT, HOLE) is None
    assert stated("it is tight but has holes", TIGHT, HOLE, prevails=False) is False


def test_a_sentence_that_says_neither_gives_none():
    assert stated("we have mice", TIGHT, HOLE) is None
