"""What a visitor's process knows of this machine: next to nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from assistant.settings.places import config_file
from corpus.prepared import cache_folder

_KEPT = ("SYSTEMROOT",)
"""Without it nothing runs on Windows."""

_HOME = Path(__file__).parents[2]


def visitor_environment(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment of a visitor's process: where Howard and its settings are, and nothing else of the server's."""
    return {
        **{name: environ[name] for name in _KEPT if name in environ},
        "PATH": "",
        "PYTHONPATH": str(_HOME),
        "PYTHONUTF8": "1",
        "PYTHONNOUSERSITE": "1",
        "HOWARD_CACHE": os.path.abspath(cache_folder()),  # noqa: PTH100
        "HOWARD_CONFIG": str(config_file(environ).absolute()),
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "LANG": "C.UTF-8",
    }


def visitor_command(columns: int, rows: int, lang: str, today: date) -> list[str]:
    """The command of a visitor's process."""
    size = (f"{columns}", f"{rows}")
    return [sys.executable, "-m", "assistant.serve.visitor", *size, lang, today.isoformat()]


def confine() -> None:
    """Takes from this process what a visitor's never needs: writing files, dumping memory, a gigabyte and more."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (there is none on Windows)

    for limit, most in (
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NOFILE, 64),
        (resource.RLIMIT_AS, MEMORY_BYTES),
    ):
        held = resource.getrlimit(limit)[1]
        least = most if held == resource.RLIM_INFINITY else min(most, held)
        resource.setrlimit(limit, (least, least))


MEMORY_BYTES = 1 << 30
"""Addresses that a visitor's process may use; what it really holds is a tenth."""
