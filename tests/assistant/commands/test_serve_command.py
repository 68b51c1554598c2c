import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.assistant.commands.conftest import COMMAND, PATIENCE_SECONDS, ROOT

WITHOUT = (
    "import sys; sys.modules['textual_serve'] = None\n"
    "from assistant.cli import main; sys.exit(main(['serve', *sys.argv[1:]]))"
)


@pytest.fixture
def port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_it_says_where_it_is_and_ends_when_told_to(started, port, number, status):
    process = started("serve", "--port", f"{port}", "--sessions", "3")
    told = process.stdout.readline().decode()
    assert told == f"Howard is at http://127.0.0.1:{port} for up to 3 visitors at a time. Ctrl-C ends it.\n"
    process.send_signal(number)
    assert process.communicate(timeout=PATIENCE_SECONDS) == (b"", b"")
    assert process.returncode == status


def test_a_port_that_is_taken_is_said(howard):
    with socket.create_server(("127.0.0.1", 0)) as other:
        done = howard("serve", "--port", f"{other.getsockname()[1]}")
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("howard serve: port ")
    assert done.err.endswith("choose another with --port\n")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--port", "0"), "is no port"),
        (("--port", "99999"), "is no port"),
        (("--sessions", "0"), "is no number of visitors"),
        (("--public-url", "town.example"), "is no address"),
    ],
)
def test_wrong_use_is_one_sentence(howard, options, told):
    done = howard("serve", *options)
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert told in done.err


def test_without_its_optional_part_it_says_how_to_install_it():
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 2
    assert done.stderr == (
        "howard serve: what it needs is not installed; install it with: "
        'pip install "howard[serve]", or in the project\'s folder: pip install ".[serve]"\n'
    )


def test_no_visitor_s_process_outlives_a_server_that_was_killed(port):
    from asyncio import run

    import aiohttp

    process = subprocess.Popen([*COMMAND, "serve", "--port", f"{port}"], cwd=ROOT, stdout=subprocess.PIPE)
    process.stdout.readline()

    async def visit():
        url = f"http://127.0.0.1:{port}"
        async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/ws", headers={"Origin": url}) as one:
            await one.receive()
            command = ["ps", "-o", "pid=", "--ppid", f"{process.pid}"]
            told = subprocess.run(command, capture_output=True, text=True, check=True)
            process.kill()
            return int(told.stdout)

    visitor = run(visit())
    process.communicate()
    end = time.monotonic() + PATIENCE_SECONDS
    while _lives(visitor):
        assert time.monotonic() < end
        time.sleep(0.05)


def _lives(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
