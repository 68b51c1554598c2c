import os
import re
import time
from pathlib import Path

import pytest

STYLES = re.compile(rb"\x1b\[([0-9;]*)m")
COLORS = {*range(30, 50), *range(90, 108)}


def codes(terminal):
    """Every number of every sequence that sets a style."""
    return {int(number) for found in STYLES.findall(terminal.out) for number in found.split(b";") if number}


def answered(chat):
    chat.shows("For example")
    chat.send("12.04\r")
    chat.shows("No person shall occupy or let")
    return chat


def test_no_color_means_none(terminal):
    used = codes(answered(terminal(NO_COLOR="1", size=(120, 40))))
    assert used & COLORS == set()
    assert {1, 7} <= used


@pytest.mark.parametrize("term", ["xterm", "linux"])
def test_a_terminal_of_16_colors_is_given_no_other(terminal, term):
    used = codes(answered(terminal(TERM=term, size=(120, 40))))
    assert used & {38, 48} == set()
    assert used & COLORS


@pytest.mark.parametrize("settings", [{"LANG": "C"}, {"LC_ALL": "POSIX"}, {"TERM": "linux"}], ids=str)
def test_a_terminal_with_ascii_alone_is_given_nothing_else(terminal, settings):
    chat = answered(terminal(**settings, size=(120, 40)))
    assert chat.text.isascii()
    assert "\\u" not in chat.text


def test_what_is_typed_before_the_screen_is_there_is_answered_in_order(terminal):
    chat = terminal(size=(120, 40))
    chat.send("12.04\r12.02\rand the next")
    chat.shows("│ 12.04")
    chat.shows("│ 12.02")
    chat.shows(" and the next")
    assert chat.text.index("│ 12.04") < chat.text.index("│ 12.02")


def test_f9_and_the_list_of_everything_work_in_a_real_terminal(chat):
    chat.send("\x1b[20~")
    chat.shows("Colors: high contrast.")
    chat.send("\x10")
    chat.shows("Everything that Howard can do")
    chat.send("light\r")
    chat.shows("Colors: light.")


def test_a_caller_is_parked_and_taken_up_by_keys_sent_at_once(chat):
    answered(chat).send("\x1b[19~12.02\r\x1b[19~1")
    chat.shows("Taken up: ")


def test_f2_right_after_enter_clears_what_was_asked(chat):
    answered(chat).send("12.02\r\x1bOQ")
    chat.shows("New caller.")
    chat.out = b""
    chat.send("12.01\r\x1b[A\x1b[A again\r")
    chat.shows("│ 12.01 again")


def test_idle_it_does_next_to_nothing(chat):
    def busy():
        fields = Path(f"/proc/{chat.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def rest(seconds):
        until = time.monotonic() + seconds
        chat.wait(lambda: time.monotonic() > until, "")

    answered(chat)
    rest(2)
    before, written = busy(), len(chat.out)
    rest(4)
    assert busy() - before <= 0.08
    assert len(chat.out) == written
