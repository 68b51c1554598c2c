import pytest

from assistant.facts.yesno import read_yesno, says_unknown

YES = [
    "yes", "Yes.", "YES!!", "yep", "yup", "yeah it is", "ya", "sure", "sure is", "correct", "that's right", "of course",
    "uh huh", "i think so", "I guess so", "it is", "It does.", "they did", "well yes", "ok yeah", "um, yes", "y",
    "yes, no holes anywhere", "absolutely", "true", "he did", "sí", "pretty much", "indeed", "yes i think so",
]  # fmt: skip
NO = [
    "no", "No.", "NOPE", "nah", "not really", "not at all", "never", "no way", "it isn't", "it's not", "he didn't",
    "i don't think so", "I don\u2019t think so", "hardly", "n", "they never did", "uh uh", "false", "absolutely not",
    "nobody did", "it does not", "well, no", "none", "hell no", "wasn't", "no it was taped to the door", "didnt",
]  # fmt: skip
UNKNOWN = [
    "i don't know", "I dont know", "idk", "dunno", "not sure", "no idea", "no clue", "can't tell", "hard to say",
    "who knows", "I don\u2019t remember", "maybe", "beats me", "how would I know", "not really sure", "never checked",
    "I have no idea", "not a clue, no idea", "?", "i couldn't tell you", "unsure", "no sé",
]  # fmt: skip


@pytest.mark.parametrize("text", YES)
def test_yes_in_many_words(text):
    assert read_yesno(text) is True
    assert not says_unknown(text)


@pytest.mark.parametrize("text", NO)
def test_no_in_many_words(text):
    assert read_yesno(text) is False
    assert not says_unknown(text)


@pytest.mark.parametrize("text", UNKNOWN)
def test_not_knowing_is_neither_yes_nor_no(text):
    assert read_yesno(text) is None
    assert says_unknown(text)


@pytest.mark.parametrize("text", ["maybe two", "not sure, 12 I think", "I don't know, June 3?"])
def test_an_answer_with_a_number_is_known_after_all(text):
    assert not says_unknown(text)


@pytest.mark.parametrize("text", ["", "the building", "12 by 14", "Tuesday", "duplex"])
def test_other_words_are_neither(text):
    assert read_yesno(text) is None
    assert not says_unknown(text)
