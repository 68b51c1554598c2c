"""Writing misses down beside the conversation: it waits for no disk, and a failure is tried again later."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.misses.watching import Miss

AGAIN_SECONDS = 20
"""How soon what could not be written is tried again."""

CLOSING_SECONDS = 5
"""How long leaving waits for the last misses."""

WAITING_MOST = 1000
"""So many misses wait for a file that cannot be written; more are let go, the oldest first."""

Write = Callable[["list[Miss]"], None]


class Recorder:
    """Takes misses and hands them to `write` in a thread of its own, which begins with the first.

    `write` may raise whatever it likes: then it is given them again, with those that came in the meantime.
    """

    def __init__(self, write: Write) -> None:
        self._write = write
        self._queue: SimpleQueue[Miss | None] = SimpleQueue()
        self._thread: Thread | None = None

    def tell(self, miss: Miss) -> None:
        """Takes a miss, at once."""
        self._queue.put(miss)
        if self._thread is None:
            self._thread = Thread(target=self._run, name="misses", daemon=True)
            self._thread.start()

    def close(self, seconds: float = CLOSING_SECONDS) -> None:
        """Lets the last misses be written, for so long at most."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join(seconds)

    def _run(self) -> None:
        waiting: list[Miss] = []
        open_still = True
        while open_still:
            open_still = self._gather(waiting)
            if waiting and self._written(waiting):
                waiting.clear()
            del waiting[:-WAITING_MOST]

    def _gather(self, waiting: list[Miss]) -> bool:
        """Adds what has come to what waits; False once the end is told."""
        try:
            taken = self._queue.get(timeout=AGAIN_SECONDS if waiting else None)
            while taken is not None:
                waiting.append(taken)
                taken = self._queue.get_nowait()
        except Empty:
            return True
        return False

    def _written(self, waiting: list[Miss]) -> bool:
        try:
            self._write(list(waiting))
        except Exception:  # whatever it is: nobody at the desk is kept from an answer by it
            return False
        return True
