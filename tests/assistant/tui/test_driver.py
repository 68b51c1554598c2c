import pytest
from textual import events

from assistant.tui.driver import Keyboard, Pastes

START, END = "\x1b[200~", "\x1b[201~"


@pytest.fixture
def typed():
    keyboard = Keyboard()

    def keys(*chunks):
        found = [message for chunk in chunks for message in keyboard.read(chunk)]
        return [found.key if isinstance(found, events.Key) else found for found in found]

    return keys


def test_letters_and_keys(typed):
    assert typed(b"a\r\x1b[A") == ["a", "enter", "up"]


def test_alt_with_a_number_is_that_and_no_letter(typed):
    assert typed(b"a\x1b1\x1b5b\x1b[A") == ["a", "alt+1", "alt+5", "b", "up"]
    assert typed("¡".encode()) == ["inverted_exclamation_mark"]


@pytest.mark.parametrize("bad", [b"\xff", b"caf\xe9 ", b"\x80\x81"])
def test_a_byte_that_is_not_utf8_does_not_end_the_reading(typed, bad):
    typed(bad)
    assert typed(b"a") == ["a"]


def test_a_letter_of_several_bytes_may_come_in_pieces(typed):
    assert typed(b"\xc3", b"\xa9") == ["é"]


@pytest.mark.parametrize(
    "report", [b"\x1b[1;1;99999999u", b"\x1b[48;24;80;0;0t\x1b[<35;5;5M", b"\x1b[<99999999999999999999;1;1M"]
)
def test_a_malformed_report_does_not_end_the_reading(typed, report):
    assert typed(report + b"ab")[-2:] == ["a", "b"]


def test_a_size_that_no_terminal_has_is_not_believed(typed):
    assert typed(b"\x1b[48;9999;9999;9999;9999t") == []


def test_a_lone_escape_comes_when_nothing_follows(typed, monkeypatch):
    times = iter([0.0, 0.0, 99.0, 99.0, 99.0])
    monkeypatch.setattr("textual._parser.get_time", lambda: next(times))
    assert typed(b"\x1b", b"") == ["escape"]


@pytest.mark.parametrize("text", ["\x11", "\x1b\x11" + "x" * 60, "a\x1b[A\x7f\x00\x9b2Jb"])
def test_a_paste_presses_no_key(typed, text):
    (paste,) = typed((START + text + END).encode())
    assert isinstance(paste, events.Paste)
    assert not any(ord(letter) < 32 or 127 <= ord(letter) < 160 for letter in paste.text)


def test_a_paste_may_come_in_pieces():
    pastes = Pastes()
    assert pastes.clean(f"a{START}one ") == "a"
    assert pastes.clean("two\x1b[20") == ""
    assert pastes.clean("1~b") == f"{START}one two{END}b"


def test_a_paste_whose_end_never_comes_is_over_after_two_seconds():
    pastes = Pastes()
    assert pastes.clean(f"{START}one") == ""
    read = [pastes.clean("") for _ in range(21)]
    assert read == [""] * 20 + [f"{START}one{END}"]
    assert pastes.clean("two") == "two"


def test_lines_of_a_paste_are_kept_for_the_line_to_join():
    assert Pastes().clean(f"{START}one\r\ntwo{END}") == f"{START}one\r\ntwo{END}"


def test_a_paste_without_an_end_is_let_through_when_it_is_too_long():
    assert Pastes().clean(START + "x" * 200_000).endswith(END)
