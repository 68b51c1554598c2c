import os
import signal
import time

import pytest

RESTORED = (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1003l", b"\x1b[?2004l")
"""The other screen left, the cursor shown, no more mouse reports, no more marked pastes."""

BROKEN = """
import sys
from assistant.tui import run as way_in
class Broken:
    def {method}(self, *given):
        raise KeyError(given)
way_in.open_talk = lambda settings, tell: Broken()
sys.exit(way_in.run())
"""


def restored(terminal):
    return all(sequence in terminal.out for sequence in RESTORED)


def test_it_starts_and_ctrl_q_leaves_with_status_0(chat):
    chat.send("\x11")
    assert chat.ends() == 0
    assert restored(chat)


def test_ctrl_c_leaves_quietly_with_status_130(chat):
    chat.send("\x03")
    assert chat.ends() == 130
    assert restored(chat)
    assert "Traceback" not in chat.text


def test_a_question_is_answered(chat):
    chat.send("12.04\r")
    chat.shows("No person shall occupy or let")


@pytest.mark.parametrize(
    ("keys", "asked"),
    [
        ("helloX\x7f world\r", "hello world"),
        ("world\x1b[Hhello \x1b[F!\r", "hello world!"),
        ("nonsense\x15hello\r", "hello"),
        ("hello wrold\x17world\r", "hello world"),
        ("ac\x1b[Db\x1b[C!\r", "abc!"),
    ],
)
def test_keys_that_come_together_are_applied_in_order(chat, keys, asked):
    chat.send(keys)
    chat.shows(f"│ {asked}  ")


def test_what_is_typed_right_after_enter_stays_in_the_line(chat):
    chat.send("first question\rsecond one\r\x1b[A\x1b[A \x7fagain\r")
    chat.shows("│ first question  ")
    chat.shows("│ second one  ")
    chat.shows("│ first questionagain  ")


@pytest.mark.parametrize(
    "bad", [b"\xff", b"caf\xe9 ", b"\x80", b"\x1b[1;1;99999999u", b"\x1b[48;24;80;0;0t\x1b[<35;5;5M"]
)
def test_bytes_that_cannot_be_read_do_not_end_it(chat, bad):
    chat.send(bad)
    chat.send("\x15still here\r")
    chat.shows("│ still here  ")


def test_a_paste_is_joined_and_presses_no_key(chat):
    chat.send("\x1b[200~one\r\ntwo\x11\x1b\x11" + "x" * 40 + "\x1b[201~\r")
    chat.shows("│ one two" + "x" * 40)


@pytest.mark.parametrize("text", ["[/]", "[@click=app.quit]x[/]", "[b]x[/b]", "[/"])
def test_markup_is_shown_as_text(chat, text):
    chat.send(f"{text}\r")
    chat.shows(f"│ {text}  ")
    chat.send("\x11")
    assert chat.ends() == 0


@pytest.mark.parametrize("sequence", ["\x1b]52;c;aGk=\x07", "\x1bc", "\x9b2J", "\u202e"])
def test_escape_sequences_that_are_pasted_never_reach_the_terminal(chat, sequence):
    chat.send(f"\x1b[200~before{sequence}after\x1b[201~\r")
    chat.shows("after  ")
    assert sequence.encode() not in chat.out


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_a_signal_ends_it_and_restores_the_terminal(chat, number, status):
    chat.signal(number)
    assert chat.ends() == status
    assert restored(chat)


def test_after_a_stop_from_outside_the_screen_comes_back(chat):
    chat.signal(signal.SIGTSTP)
    chat.wait(lambda: os.waitpid(chat.pid, os.WUNTRACED | os.WNOHANG)[0], "did not stop")
    chat.wait(lambda: restored(chat), "did not leave the screen")
    chat.out = b""
    chat.signal(signal.SIGCONT)
    chat.shows("For example")


def test_a_terminal_that_hangs_up_ends_it(chat):
    chat.hang_up()
    chat.read = lambda: time.sleep(0.01)
    assert chat.ends() == 0


def test_a_question_that_fails_shows_no_words_of_the_visitor_after_the_end(terminal):
    chat = terminal(BROKEN.format(method="ask"))
    chat.shows("For example")
    chat.send("secret words\r")
    chat.shows("went wrong with this")
    chat.send("\x11")
    assert chat.ends() == 1
    after = chat.text[chat.text.rindex("howard: a fault of the program") :]
    assert after.startswith("howard: a fault of the program: KeyError at ")
    assert "secret" not in after


CRASH = """
import sys
from assistant.tui import chat
from assistant.tui.run import run
def crash(self, event):
    words = event.text
    raise KeyError(words)
chat.Chat.on_ask_asked = crash
sys.exit(run())
"""


def test_a_crash_shows_no_words_of_the_visitor(terminal):
    chat = terminal(CRASH)
    chat.shows("For example")
    chat.send("secret words\r")
    assert chat.ends() == 1
    assert restored(chat)
    after = chat.out[chat.out.rindex(b"\x1b[?1049l") :].decode()
    assert "howard: a fault of the program: KeyError at " in after
    assert "secret" not in after
    assert "Traceback" not in after


@pytest.mark.parametrize(
    "settings",
    [
        {"TEXTUAL_PRESS": "ctrl+q"},
        {"TEXTUAL_SCREENSHOT": "1"},
        {"TEXTUAL_DRIVER": "no.such:Driver"},
        {"COLUMNS": "9", "LINES": "9"},
    ],
    ids=lambda settings: next(iter(settings)),
)
def test_the_environment_does_not_steer_it(terminal, settings):
    chat = terminal(**settings)
    chat.shows("For example")
    chat.send("hello\r")
    chat.shows("│ hello  ")


def test_a_key_log_is_never_written(terminal, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    chat = terminal(TEXTUAL_DEBUG="1", TEXTUAL_LOG=str(tmp_path / "log"), PYTHONPATH=os.environ.get("PYTHONPATH", ""))
    chat.shows("For example")
    chat.send("secret\r")
    chat.shows("│ secret  ")
    assert not any(path.name in {"keys.log", "log"} for path in tmp_path.iterdir())
