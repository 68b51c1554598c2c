"""Data files made ready once and kept: what takes long to read and check is read and checked only when it changes."""

# Every start of the program passes here, and strings are faster than paths:
# ruff: noqa: PTH103, PTH105, PTH108, PTH111, PTH116, PTH118, PTH120, PTH123

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

FORMAT = 1
"""Raise it when what is kept changes its shape; what was kept before is then made anew."""

_OTHERS_MAY_WRITE = 0o022

Plain = TypeVar("Plain")


def data_files(folder: Path, pattern: str = "*.toml") -> list[Path]:
    """Every file in `folder` and the folders under it whose name has the pattern's ending, in the order of their paths.

    `pattern` is a star and an ending, such as `*.toml`. A folder that is not there holds no files.
    """
    return [Path(name) for name in data_names(folder, pattern)]


def data_names(folder: Path, pattern: str = "*.toml") -> list[str]:
    """The same files by their paths as strings: for many files at every start, half the time."""
    found: list[str] = []
    _collect(str(folder), pattern.removeprefix("*"), found)
    return sorted(found)


def _collect(folder: str, ending: str, found: list[str]) -> None:
    try:
        entries = os.scandir(folder)
    except FileNotFoundError:
        return
    with entries:
        for entry in entries:
            if entry.name.startswith("."):
                continue
            if entry.name.endswith(ending):
                found.append(entry.path)
            elif entry.is_dir():
                _collect(entry.path, ending, found)


def prepared(name: str, sources: Sequence[Path | str], build: Callable[[], Plain]) -> Plain:
    """What `build` makes of `sources`, from the user's cache where none of them has changed.

    It must be plain data: dict, list, tuple, str, bytes, int, bool, None. It is kept with the path, size and time of
    every source and of the file that holds `build`; where any differs, or the cache cannot be read or written, it is
    made in memory. Whatever `build` raises is passed on.
    """
    state = _state(sources, build)
    if state is None:
        return build()
    place = _place(name, sources)
    kept = _read(place, state)
    if kept is None:
        kept = (state, build())
        _write(place, kept)
    made: Plain = kept[1]
    return made


def cache_folder() -> str:
    """The folder for what is kept: HOWARD_CACHE, else `howard` in the system's folder for a user's caches."""
    chosen = os.environ.get("HOWARD_CACHE")
    if chosen:
        return chosen
    base = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_CACHE_HOME")
    return os.path.join(base or os.path.join(os.path.expanduser("~"), ".cache"), "howard")


def _state(sources: Sequence[Path | str], build: Callable[[], object]) -> str | None:
    paths = [str(source) for source in sources]
    code = getattr(build, "__code__", None)
    if code is not None:
        paths.append(code.co_filename)
    try:
        stats = [os.stat(path) for path in paths]
    except OSError:
        return None
    lines = [f"{path}\t{stat.st_size}\t{stat.st_mtime_ns}" for path, stat in zip(paths, stats, strict=True)]
    return "\n".join([str(FORMAT), *lines])


def _place(name: str, sources: Sequence[Path | str]) -> str:
    home = os.path.dirname(sources[0]) if sources else ""
    mark = crc32(f"{sys.implementation.cache_tag}\n{home}".encode("utf-8", "surrogateescape"))
    return os.path.join(cache_folder(), f"{name}-{mark:08x}.prepared")


def _read(place: str, state: str) -> tuple[str, Any] | None:
    try:
        with open(place, "rb") as file:
            if not _ours(os.fstat(file.fileno())):
                return None
            kept = marshal.loads(file.read())  # marshal.load asks the file for every few bytes
    except (OSError, ValueError, EOFError, TypeError):
        return None
    return kept if isinstance(kept, tuple) and len(kept) == 2 and kept[0] == state else None


def _ours(stat: os.stat_result) -> bool:
    """Whether nobody but this user could have written the file: what is read back is trusted."""
    return os.name == "nt" or (stat.st_uid == os.getuid() and not stat.st_mode & _OTHERS_MAY_WRITE)


def _write(place: str, kept: tuple[str, Any]) -> None:
    passing = f"{place}.{os.getpid()}"
    try:
        os.makedirs(os.path.dirname(place), mode=0o700, exist_ok=True)
        with open(os.open(passing, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            marshal.dump(kept, file)
        os.replace(passing, place)
    except (OSError, ValueError):
        _remove(passing)


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:
        return
