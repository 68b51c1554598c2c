"""How soon a key is painted; loosely, for machines that do other things as well: tests/bench/keys.py measures it."""

from tests.bench.keys import BARE, HOWARD, key_times, shares

KEYS = 100
MIDDLE_MS, MOST_MS = 50, 100
"""The 50th and the 95th percentile: the aim is 50 ms at the 95th on a machine that has nothing else to do."""


def test_a_key_is_painted_at_once_beside_200_messages(tmp_path, monkeypatch):
    monkeypatch.setenv("HOWARD_CACHE", str(tmp_path))
    middle, most, _ = shares(key_times(HOWARD, KEYS))
    bare = shares(key_times(BARE, KEYS))[1]
    assert middle < MIDDLE_MS + bare
    assert most < MOST_MS + bare


def test_alt_and_a_number_takes_a_reading(chat):
    chat.send("is a 3x3 window ok for my 10x14 bedroom")
    chat.shows("window 9 sq ft")
    chat.send("\x1b1")
    chat.shows("A bedroom of 140 sq ft needs")


def test_arrow_and_enter_in_one_go_take_the_reading_of_the_letters_before(chat):
    chat.send("12.04\r")
    chat.shows("No person shall occupy or let")
    chat.send("roach\x1b[B\x1b[B\r")
    chat.shows("What an infestation is")


def test_an_arrow_in_an_empty_line_brings_back_the_last_question(chat):
    chat.send("first question\rx\x7f\x1b[A again\r")
    chat.shows("│ first question again  ")
