"""Whether a packed workbook may be opened at all: what it would unpack to, before anything is unpacked."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile, ZipInfo

from assistant.selfcheck.accounts import CannotRead
from assistant.selfcheck.sayings import saying

MOST_BYTES = 1 << 30
"""The bytes of all parts together: a sheet of a million rows is below."""

MOST_IN_MEMORY = 100 << 20
"""The bytes of any part that is held as a whole: all but the sheets, which are read row by row."""

MOST_RATIO = 200
"""How much smaller packing may make a part; sheets come to 10 or 20."""

SMALL = 10 << 20
"""Parts of fewer bytes are let pass, however well they pack."""

MOST_PARTS = 5_000

_BOOK = "xl/workbook.xml"
_KINDS = (b"<!DOCTYPE", b"<!ENTITY")


def check_package(path: Path, file: str) -> None:
    """Lets a workbook pass whose parts are of a size that can be read.

    Raises:
        CannotRead: it is no workbook, is broken, or would unpack to far too much.
    """
    try:
        with ZipFile(path) as package:
            parts = package.infolist()
            if _BOOK not in package.namelist():
                raise CannotRead(saying("file.not_a_sheet", file=file))
            if len(parts) > MOST_PARTS or sum(part.file_size for part in parts) > MOST_BYTES:
                raise CannotRead(saying("file.bomb", file=file))
            for part in parts:
                _check(package, part, file)
    except (CannotRead, OSError):
        raise
    except Exception as fault:
        # Broken parts raise whatever their packing does: BadZipFile, zlib.error, LZMAError, EOFError, RuntimeError ...
        raise CannotRead(saying("file.broken", file=file)) from fault


def _check(package: ZipFile, part: ZipInfo, file: str) -> None:
    held = not part.filename.startswith("xl/worksheets/")
    packs_too_well = part.file_size > SMALL and part.file_size > MOST_RATIO * max(part.compress_size, 1)
    if packs_too_well or (held and part.file_size > MOST_IN_MEMORY):
        raise CannotRead(saying("file.bomb", file=file))
    if part.filename.endswith((".xml", ".rels")):
        with package.open(part) as stream:
            start = stream.read(2048)
        if any(kind in start for kind in _KINDS):
            raise CannotRead(saying("file.broken", file=file))
