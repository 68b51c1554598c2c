import os
import subprocess
import sys
import time

import pytest

from tests.assistant.commands.conftest import COMMAND, PATIENCE_SECONDS, ROOT


def chat(howard, *lines, command=("chat",), **environ):
    return howard(*command, given="".join(f"{line}\n" for line in lines).encode(), **environ)


def test_the_greeting_says_which_howard_and_which_text(howard):
    done = chat(howard)
    assert (done.status, done.err) == (0, "")
    assert "Town of Howard, not the Village of Howard" in done.out
    assert "adopted May 2, 2000, amended June 6, 2000" in done.out
    assert "It is not legal advice." in done.out


def test_howard_without_a_terminal_answers_its_standard_input(howard):
    done = chat(howard, "what is the fine for each day", command=())
    assert (done.status, done.err) == (0, "")
    assert "12.17" in done.out
    assert done.out == chat(howard, "what is the fine for each day").out


def test_no_screen_control_is_ever_written(howard):
    assert "\x1b" not in chat(howard, "no heat", "\x1b[31mred\x1b[0m", "12.17").out


def test_a_conversation_goes_on_line_by_line(howard):
    told = chat(howard, "is my bedroom window big enough", "10 by 14", "one window, 3 by 3 feet").out
    assert "No. A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9." in " ".join(told.split())


def test_what_is_heard_has_no_bar_and_what_is_seen_has_one(howard):
    question = "is a 3x3 window ok for my 10x14 bedroom"
    assert "[###" not in chat(howard, question).out
    assert "[#############-------|] 9 of 14 square feet" in howard("ask", question).out


def test_a_number_picks_from_the_list_last_shown(howard):
    done = chat(howard, "how big does a bedroom window have to be", "1")
    assert done.out.count("12.06(1)(b)") > chat(howard, "how big does a bedroom window have to be").out.count(
        "12.06(1)(b)"
    )


def test_quit_ends_it_and_later_lines_are_not_answered(howard):
    assert chat(howard, "quit", "no heat").out == chat(howard).out
    assert chat(howard, "QUIT", "no heat").out == chat(howard).out


def test_empty_lines_are_passed_over(howard):
    assert chat(howard, "", "   ").out == chat(howard).out


def test_without_a_prompt_no_prompt_is_written(howard):
    assert "\n> " not in chat(howard, "no heat").out


def test_a_line_of_a_megabyte_and_bytes_that_are_no_text_are_answered(howard):
    done = howard("chat", given=b"no heat " * 131_072 + b"\n\xff\xfe\n12.17\n")
    assert (done.status, done.err) == (0, "")
    assert "forfeiture" in done.out


def test_the_words_that_do_something_are_told_and_work(howard):
    told = chat(howard, "help", "is a 3x3 window ok for my 10x14 bedroom", "why", "form heat", "64", "10", "park").out
    assert "  form window: asks for one fact after the other." in told
    assert "Facts found: bedroom; 140 sq ft" in told
    assert "How cold was it outside then?" in told
    assert "Parked: Heat" in told


def test_every_line_is_wrapped(howard):
    told = chat(howard, "read 12.06", "help", "is a 3x3 window ok for my 10x14 bedroom", "note").out
    assert max(map(len, told.split("\n"))) <= 80


def test_speech_without_a_program_is_said_not_to_be_there(howard):
    done = chat(howard, "no heat", command=("chat", "--speak"), PATH="")
    assert (done.status, done.err) == (0, "")
    assert "No speech program was found here." in " ".join(done.out.split())
    assert "12.06(5)" in done.out


def test_with_speech_the_answer_is_said_in_words(howard, tmp_path):
    heard = tmp_path / "heard"
    program = tmp_path / "voice"
    program.write_text(f"#!{sys.executable}\nimport sys\nopen({str(heard)!r}, 'ab').write(sys.stdin.buffer.read())\n")
    program.chmod(0o700)
    settings = tmp_path / "config.toml"
    settings.write_text(f"speech_program = {str(program)!r}\n")
    running = subprocess.Popen(
        [*COMMAND, "chat"],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "HOWARD_CONFIG": str(settings)},
        cwd=ROOT,
    )
    running.stdin.write(b"what is 12.17\n")
    running.stdin.flush()
    end = time.monotonic() + PATIENCE_SECONDS
    while not (heard.exists() and b"section 12.17" in heard.read_bytes()):
        assert time.monotonic() < end
        time.sleep(0.05)
    running.communicate()
    assert running.returncode == 0


@pytest.fixture
def report(howard, tmp_path):
    rows = "Building,Unit,Room,Floor area,Windows\nElm 5,1,Bedroom,10x14 ft,3x3 ft\n"
    (tmp_path / "rents.csv").write_text(rows, encoding="utf-8")
    path = tmp_path / "report.json"
    howard("check", str(tmp_path / "rents.csv"), "--out", str(path))
    return path


@pytest.mark.parametrize("command", [("chat", "--finding"), ("--finding",)])
def test_a_finding_opens_the_conversation(howard, report, command):
    done = howard(*command, str(report), given=b"why\nwho pays\n")
    told = " ".join(done.out.split())
    assert (done.status, done.err) == (0, "")
    assert "Finding 64 of the self-check: Elm 5, Bedroom, unit 1" in told
    assert told.count("A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9.") == 2
    assert "The chapter says who is responsible, not who pays in the end." in told


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("report.json:9999", "report.json has no finding 9999; give a number that stands in the report"),
        ("rents.csv", "line 1 of rents.csv is no finding; give a report that was written with --format json"),
        ("gone.json", "gone.json cannot be read (No such file or directory); name a report that was written with"),
    ],
)
def test_a_finding_that_is_not_there_is_wrong_use(howard, report, name, said):
    done = howard("chat", "--finding", str(report.with_name(name)))
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith(f"howard --finding: {said}")
    assert done.err.count("\n") == 1


def test_the_room_of_the_conversation_is_saved_and_checked(howard, tmp_path):
    path = tmp_path / "home.toml"
    told = chat(howard, "is a 3x3 window ok for my 10x14 bedroom", f"save room {path}", f"save room {path}").out
    assert "There is a home.toml already, and it is left as it is." in " ".join(told.split())
    found = [row for row in howard("check", str(path), "--json").replies if row.get("duty") == "window-area"]
    assert [row["verdict"] for row in found] == ["violates"]
