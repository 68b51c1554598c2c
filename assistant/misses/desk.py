"""The misses of one desk: from a miss to its row in the file, where the folder may have to be made first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.misses.recorder import Recorder

if TYPE_CHECKING:
    from assistant.misses.watching import Miss
    from assistant.misses.words import Sieve


def recorder(path: Path, own_folder: bool) -> Recorder:
    """What writes the misses of this desk to the file, keeping of each only the words that may be kept.

    With `own_folder` its folder is made where it is missing: a folder that was set may be one of another machine, which
    must not be made here while that machine is away.
    """
    sieves: list[Sieve] = []

    def write(misses: list[Miss]) -> None:
        from assistant.misses.book import Entry, add  # noqa: PLC0415  (most conversations have no miss)
        from assistant.misses.words import sieve_of  # noqa: PLC0415
        from intents.catalogue import load_catalogue  # noqa: PLC0415

        if not sieves:
            sieves.append(sieve_of(load_catalogue().lexicon))
        if own_folder:
            make_folder(path)
        add(path, [Entry(_words(miss, sieves), miss.made, miss.intent, miss.day) for miss in misses])

    return Recorder(write)


def make_folder(path: Path) -> None:
    """Makes the folder of a file, with those above it, for its user alone."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def _words(miss: Miss, sieves: Sequence[Sieve]) -> str:
    return " ".join(sieves[0].words(miss.question))
