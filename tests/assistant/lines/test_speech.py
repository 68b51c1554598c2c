import os
import sys
import time

import pytest

from assistant.lines.speech import Program, Speaker, speech_program

READS = "import sys; open(sys.argv[1], 'wb').write(sys.stdin.buffer.read())"
SLEEPS = "import sys, time; sys.stdin.read(); open(sys.argv[1], 'w').close(); time.sleep(60)"
PATIENCE_SECONDS = 10


def until(holds):
    end = time.monotonic() + PATIENCE_SECONDS
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def program(tmp_path):
    """A folder of programs that do nothing, by name."""

    def put(*names):
        for name in names:
            path = tmp_path / name
            path.write_text("#!/bin/sh\n")
            path.chmod(0o700)
        return {"PATH": str(tmp_path)}

    return put


def test_the_first_program_of_the_system_is_taken(program, tmp_path):
    environ = program("espeak-ng", "espeak")
    assert speech_program("", environ).command == (str(tmp_path / "espeak-ng"), "--stdin")
    assert speech_program("", program("spd-say")).hush == ("spd-say", "--cancel")


def test_where_there_is_none_there_is_none():
    assert speech_program("", {"PATH": ""}) is None
    assert speech_program("nosuch --voice", {"PATH": ""}) is None
    assert speech_program("'", {"PATH": os.environ["PATH"]}) is None


def test_the_settings_name_a_known_program_or_a_whole_command(program, tmp_path):
    environ = program("espeak", "mine")
    assert speech_program("espeak", environ).command == (str(tmp_path / "espeak"), "--stdin")
    assert speech_program("mine -v 'a b'", environ).command == (str(tmp_path / "mine"), "-v", "a b")


def test_what_is_said_reaches_the_program(tmp_path):
    heard = tmp_path / "heard"
    voice = Speaker(Program((sys.executable, "-c", READS, str(heard))))
    voice.say("No heat \u2019 at all")
    until(lambda: heard.exists() and heard.read_bytes())
    assert heard.read_bytes().decode() == "No heat \u2019 at all"
    voice.stop()


def test_the_next_answer_ends_the_one_before(tmp_path):
    begun = tmp_path / "begun"
    voice = Speaker(Program((sys.executable, "-c", SLEEPS, str(begun))))
    voice.say("a long story")
    until(begun.exists)
    started = time.monotonic()
    voice.say("another")
    voice.stop()
    assert time.monotonic() - started < 5


def test_a_voice_that_never_ends_is_stopped(tmp_path):
    begun, hushed = tmp_path / "begun", tmp_path / "hushed"
    program = Program((sys.executable, "-c", SLEEPS, str(begun)), (sys.executable, "-c", READS, str(hushed)))
    Speaker(program, seconds=0.5).say("a long story")
    until(hushed.exists)


def test_a_program_that_cannot_be_run_says_nothing(tmp_path):
    voice = Speaker(Program((str(tmp_path / "nosuch"),)))
    voice.say("no heat")
    voice.stop()
