"""Files that are there whole or not at all: written beside their place and moved there at the end."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import BinaryIO, TextIO

_BUFFER = 1 << 20


@contextmanager
def whole(path: Path) -> Iterator[TextIO]:
    """A stream of UTF-8 text that becomes the file when the block ends well, and leaves nothing behind otherwise.

    Raises:
        OSError: it cannot be written.
    """
    with _passing(path) as stream:
        text = TextIOWrapper(stream, encoding="utf-8", errors="replace", newline="")
        yield text
        text.flush()
        text.detach()


def whole_bytes(path: Path, content: bytes) -> None:
    """The file with these bytes, whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    with _passing(path) as stream:
        stream.write(content)


@contextmanager
def _passing(path: Path) -> Iterator[BinaryIO]:
    passing = path.with_name(f".{path.name[:100]}.{os.getpid()}")
    handle = os.open(passing, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with open(handle, "wb", buffering=_BUFFER) as stream:  # noqa: PTH123
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        passing.replace(path)
    finally:
        passing.unlink(missing_ok=True)
