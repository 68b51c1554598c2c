import os
import subprocess
import sys
from datetime import date

from assistant.serve.surroundings import visitor_command, visitor_environment

CONFINED = (
    "from assistant.serve.surroundings import confine; confine()\n"
    "try:\n open({path!r}, 'w', buffering=1).write('x\\n')\nexcept OSError as fault:\n print('no file', fault.errno)\n"
    "try:\n bytearray(2 << 30)\nexcept MemoryError:\n print('no memory')\n"
)


def test_a_visitor_s_process_knows_nothing_of_the_server_s_environment():
    environ = visitor_environment({"SECRET_TOKEN": "s3cret", "HOME": "/home/clerk", "DISPLAY": ":0", "PATH": "/bin"})
    assert set(environ) == {
        *("PATH", "PYTHONPATH", "PYTHONUTF8", "PYTHONNOUSERSITE", "HOWARD_CACHE", "HOWARD_CONFIG"),
        *("TERM", "COLORTERM", "LANG"),
    }
    assert environ["PATH"] == ""
    assert "s3cret" not in str(environ)


def test_the_command_is_no_shell_s():
    assert visitor_command(80, 24, "en", date(2026, 6, 15))[1:] == [
        *("-m", "assistant.serve.visitor", "80", "24", "en", "2026-06-15")
    ]


def test_a_confined_process_writes_no_file_and_takes_no_gigabytes(tmp_path):
    code = CONFINED.format(path=str(tmp_path / "file"))
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=dict(os.environ)
    )
    assert done.stdout.startswith("no file")
    assert done.stdout.endswith("no memory\n")
    assert (tmp_path / "file").read_text() == ""
