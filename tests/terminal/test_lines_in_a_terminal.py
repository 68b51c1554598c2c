LINES = "import sys; from assistant.cli import main; sys.exit(main([]))"


def test_accessible_gives_lines_with_a_prompt_and_no_screen_control(terminal):
    started = terminal(LINES, ACCESSIBLE="1")
    started.shows("Your question: ")
    started.send("form heat\n")
    started.shows("Your answer: ")
    started.send("64\n10\nquit\n")
    assert started.ends() == 0
    assert "it shows 64" in " ".join(started.text.split())
    assert b"\x1b" not in started.out


def test_lines_are_as_wide_as_the_terminal(terminal):
    started = terminal(LINES, size=(50, 24), TERM="dumb")
    started.shows("Your question: ")
    started.send("read 12.06\nquit\n")
    assert started.ends() == 0
    assert 40 < max(len(line.rstrip()) for line in started.text.split("\n")) <= 50
