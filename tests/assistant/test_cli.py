"""How every end of the program looks: exit statuses, one line of error, never a traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from assistant import cli
from assistant.cli import main
from corpus.errors import DataFault

ROOT = Path(__file__).parents[2]


def run(*arguments, **options):
    return subprocess.run([sys.executable, "-m", "assistant", *arguments], cwd=ROOT, check=False, timeout=60, **options)


@pytest.mark.parametrize("before", [(), ("ask",), ("code",)])
def test_the_version_says_which_howard_and_which_text(before, capsys):
    assert main([*before, "--version"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("howard 0.")
    assert "Town of Howard, not the Village of Howard." in told
    assert "adopted May 2, 2000, amended June 6, 2000" in told
    assert "A later amendment may not be in this text." in told


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (["--frob"], "--frob"),
        (["ask", "--frob", "no heat"], "--frob"),
        (["frob"], "frob"),
        (["code", "--search"], "--search"),
        (["--today", "2026-02-30", "ask", "no heat"], "2026-02-30"),
        (["--today", "tomorrow", "ask", "no heat"], "tomorrow"),
        (["--lang", "fr", "ask", "no heat"], "fr"),
        (["verify", "everything"], "everything"),
    ],
)
def test_wrong_use_is_one_line_that_says_what_and_how_to_mend_it(arguments, what, capsys):
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("howard")
    assert what in told.err
    assert "--help" in told.err


def test_a_date_that_is_none_is_told_in_words(capsys):
    main(["--today", "2026-02-30", "ask", "no heat"])
    assert "_day" not in capsys.readouterr().err


@pytest.mark.parametrize("command", [[], ["chat"], ["ask"], ["code"], ["calc"], ["verify"]])
def test_help_is_there_for_every_command(command, capsys):
    with pytest.raises(SystemExit) as end:
        main([*command, "--help"])
    assert end.value.code == 0
    assert "usage: howard" in capsys.readouterr().out


@pytest.mark.parametrize(
    "fault", [ZeroDivisionError("secret words"), KeyError("secret words"), RecursionError("secret")]
)
def test_a_fault_of_the_program_is_status_1_and_tells_nothing_that_was_typed(fault, monkeypatch, capsys):
    monkeypatch.setitem(cli._COMMANDS, "ask", broken(fault))
    assert main(["ask", "secret words"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "secret" not in told.err


def test_a_spoiled_data_file_is_status_1_and_named(monkeypatch, capsys):
    monkeypatch.setitem(cli._COMMANDS, "ask", broken(DataFault("window.toml", "say.short", "no such blank")))
    assert main(["ask", "no heat"]) == 1
    assert capsys.readouterr().err == "howard: window.toml: say.short: no such blank\n"


def broken(fault):
    def command(given):
        raise fault

    return command


def test_ctrl_c_ends_quietly_with_130(monkeypatch, capsys):
    monkeypatch.setitem(cli._COMMANDS, "ask", broken(KeyboardInterrupt()))
    assert main(["ask", "no heat"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("arguments", [("chat",), ("ask", "--batch", "--json")])
def test_ctrl_c_while_waiting_for_a_line_ends_quietly_with_130(arguments):
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-m", "assistant", *arguments], cwd=ROOT, **pipes) as process:
        process.stdin.write(b"no heat\n")
        process.stdin.flush()
        while b"12.06(5)" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"")


@pytest.mark.parametrize("arguments", [("code", "--json"), ("ask", "12.17"), ("--version",), ("calc",), ("chat",)])
def test_a_pipe_that_nobody_reads_ends_quietly_with_0(arguments):
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = run(*arguments, stdin=subprocess.DEVNULL, stdout=writer, stderr=subprocess.PIPE)
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_pipe_closed_in_the_middle_of_a_batch_ends_quietly_with_0(tmp_path):
    command = f"{sys.executable} -m assistant ask --json --batch | head -n 1"
    done = subprocess.run(
        ["bash", "-c", f"{command}; exit ${{PIPESTATUS[0]}}"],
        cwd=ROOT,
        input=b"12.17\n" * 2000,
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr, done.stdout.count(b"\n")) == (0, b"", 1)


def with_streams(arguments, streams):
    command = f"exec {sys.executable} -m assistant {arguments} {streams}"
    return subprocess.run(["bash", "-c", command], cwd=ROOT, input=b"", capture_output=True, check=False, timeout=60)


@pytest.mark.parametrize("arguments", ["ask 12.17", "chat", "ask --batch", "code --json"])
@pytest.mark.parametrize("stream", ["0<&-", "2>&-"])
def test_a_stream_that_is_not_needed_may_be_closed(arguments, stream):
    done = with_streams(arguments, stream)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("arguments", ["ask 12.17", "chat", "code --json"])
def test_a_closed_output_is_at_most_one_line_of_error(arguments):
    done = with_streams(arguments, "1>&-")
    assert done.stderr.count(b"\n") == done.returncode
    assert b"Error" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device to write to")
def test_a_full_disk_is_one_line_of_error():
    with Path("/dev/full").open("w") as full:
        done = run("code", stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr
