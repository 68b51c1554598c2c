import tempfile

import pytest

from assistant.papers.printing import print_out


def test_lp_gets_the_paper(program, around, tmp_path):
    program("lp", "/bin/cat > kept; echo 'request id is office-12 (1 file)'")
    printed = print_out("Grüße", environ=around)
    assert (printed.tried, printed.worked) == ("lp", True)
    assert printed.said == "Sent to the printer with lp. It said: request id is office-12 (1 file)."
    assert (tmp_path / "kept").read_text("utf-8") == "Grüße"


def test_lpr_where_there_is_no_lp(program, around, tmp_path):
    program("lpr", "/bin/cat > kept")
    assert print_out(b"%PDF-1", environ=around).said == "Sent to the printer with lpr."
    assert (tmp_path / "kept").read_bytes() == b"%PDF-1"


def test_a_command_of_the_settings_goes_first(program, around, tmp_path):
    program("lp", "exit 1")
    program("send", '/bin/cat > kept; echo "$1,$2"')
    assert print_out("x", "send -d 'my office'", around).said.endswith("It said: -d,my office.")


@pytest.mark.parametrize(("paper", "name"), [("x", "paper.txt"), (b"%PDF-1", "paper.pdf")])
def test_a_command_may_want_a_file(program, around, tmp_path, paper, name):
    program("send", 'echo "${1##*/}"; /bin/cat "$1" > kept')
    assert print_out(paper, "send {file}", around).said.endswith(f"It said: {name}.")
    assert (tmp_path / "kept").read_bytes() in {b"x", b"%PDF-1"}


def test_what_the_printer_says_is_told_cleaned(program, around):
    program("lp", r"printf 'lp: no \033[31m default\n destination' >&2; exit 1")
    printed = print_out("x", environ=around)
    assert not printed.worked
    assert printed.said == ("It was not printed. Lp said: lp: no [31m default destination. Save it as a file instead.")


def test_a_printer_that_fails_without_a_word(program, around):
    program("lp", "exit 3")
    said = print_out("x", environ=around).said
    assert said == "It was not printed, and lp gave no reason. Save it as a file instead."


def test_a_printer_that_hangs_is_given_up(program, around):
    program("lp", "exec /bin/sleep 60")
    printed = print_out("x", environ=around, seconds=1)
    assert (printed.worked, printed.said) == (
        False,
        "There was no answer from lp within 1 second. Look at the printer, or save it as a file.",
    )


def test_without_a_printer_it_offers_the_file(around):
    printed = print_out("x", environ=around)
    assert (printed.tried, printed.worked) == ("", False)
    assert printed.said.startswith("No printer command was found. Save it as a file")


def test_a_command_that_is_not_there_is_told(around):
    printed = print_out("x", "printit now", around)
    assert (printed.tried, printed.worked) == ("printit", False)
    assert "No such file or directory" in printed.said


def test_a_command_that_cannot_be_read_is_told(around):
    assert "cannot be read: lp 'x." in print_out("x", "lp 'x", around).said


def test_a_long_paper_that_nobody_reads_is_no_fault(program, around):
    program("lp", "exit 0")
    assert print_out("x" * 1_000_000, environ=around).worked


def test_no_room_for_the_file_that_a_command_wants_is_told(program, around, monkeypatch):
    program("send", "exit 0")
    monkeypatch.setattr(tempfile, "tempdir", "/nowhere")
    assert "said: No such file or directory." in print_out("x", "send {file}", around).said


@pytest.mark.parametrize("command", ["''", "lp\x00", "{file}", "\ud800"])
def test_no_command_is_an_error(around, command):
    assert not print_out("\ud800", command, around).worked
