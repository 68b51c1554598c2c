import pytest

from assistant.tui import environment
from assistant.tui.environment import Terminal, has_terminal, on_paper, quiet_environment, the_terminal, wants_lines


class End:
    def __init__(self, terminal):
        self.terminal = terminal

    def isatty(self):
        return self.terminal


@pytest.mark.parametrize(
    ("stdin", "stderr", "term", "told"),
    [
        (True, True, "xterm-256color", True),
        (False, True, "xterm-256color", False),
        (True, False, "xterm-256color", False),
        (True, True, "dumb", False),
        (True, True, "", False),
        (True, True, None, False),
    ],
)
def test_a_terminal_is_on_both_ends_and_not_dumb(monkeypatch, stdin, stderr, term, told):
    monkeypatch.setattr(environment.sys, "stdin", End(stdin))
    monkeypatch.setattr(environment.sys, "stderr", End(stderr))
    monkeypatch.setattr(environment.sys, "platform", "linux")
    monkeypatch.delenv("TERM", raising=False)
    if term is not None:
        monkeypatch.setenv("TERM", term)
    assert has_terminal() is told


def test_closed_ends_are_no_terminal(monkeypatch):
    monkeypatch.setattr(environment.sys, "stdin", None)
    assert not has_terminal()


def test_what_textual_would_obey_is_removed():
    environ = {
        "TEXTUAL_DEBUG": "1",
        "TEXTUAL": "debug",
        "TEXTUAL_PRESS": "q",
        "COLUMNS": "9",
        "LINES": "9",
        "HOME": "/",
    }
    quiet_environment(environ)
    assert environ == {"HOME": "/", "TEXTUAL_DISABLE_KITTY_KEY": "1"}


@pytest.mark.parametrize(("told", "light"), [("0;15", True), ("0;default;7", True), ("15;0", False), ("", False)])
def test_a_light_terminal_says_so(told, light):
    assert on_paper({"COLORFGBG": told}) is light


@pytest.mark.parametrize(
    ("environ", "colors"),
    [
        ({"TERM": "xterm-256color"}, "many"),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, "many"),
        ({"TERM": "xterm-kitty"}, "many"),
        ({"TERM": "xterm"}, "few"),
        ({"TERM": "linux"}, "few"),
        ({"TERM": "xterm-16color"}, "few"),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "none"),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, "many"),
    ],
)
def test_the_environment_tells_how_many_colors_there_are(environ, colors):
    assert the_terminal(environ, "linux").colors == colors


@pytest.mark.parametrize(
    ("environ", "ascii_only"),
    [
        ({"LANG": "C"}, True),
        ({"LANG": "POSIX"}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),
        ({"LANG": "en_US.ISO-8859-1"}, True),
        ({"LC_ALL": "C", "LANG": "en_US.UTF-8"}, True),
        ({"TERM": "linux", "LANG": "en_US.UTF-8"}, True),
        ({"LANG": "en_US.UTF-8"}, False),
        ({"LANG": "C.utf8"}, False),
        ({"LANG": "de_DE@euro"}, False),
        ({}, False),
    ],
)
def test_the_locale_tells_whether_there_is_more_than_ascii(environ, ascii_only):
    assert the_terminal(environ, "linux").ascii_only is ascii_only


def test_windows_has_all_colors_and_signs():
    assert the_terminal({}, "win32") == Terminal("many", ascii_only=False)


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (None, False),
        ("", False),
        ("0", False),
        ("false", False),
        ("NO", False),
        ("1", True),
        ("yes", True),
        (" 1 ", True),
    ],
)
def test_accessible_asks_for_lines(value, told):
    assert wants_lines({} if value is None else {"ACCESSIBLE": value}) is told
