"""Work that waits for disks and programs, done beside the screen and never waited for without end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from threading import Thread
from time import monotonic
from typing import TypeVar

T = TypeVar("T")


class Asides:
    """The threads in which it is done. One that hangs keeps neither the screen nor the end of the program waiting."""

    def __init__(self) -> None:
        self._running: set[Thread] = set()

    async def do(self, work: Callable[[], T], seconds: float) -> T:
        """What the work gives; whatever it raises is raised here.

        Raises:
            TimeoutError: it is not done yet.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def run() -> None:
            try:
                found = work()
            except Exception as fault:  # whatever it is, it belongs to who waits
                _hand_over(loop, done, partial(done.set_exception, fault))
            else:
                _hand_over(loop, done, partial(done.set_result, found))

        # A thread of a pool would be waited for at the end of the program, however long its disk hangs.
        thread = Thread(target=run, daemon=True)
        self._running = {one for one in self._running if one.is_alive()} | {thread}
        thread.start()
        return await asyncio.wait_for(done, seconds)

    def wait(self, seconds: float) -> None:
        """Lets what is at work come to its end, for so long at most."""
        end = monotonic() + seconds
        for thread in self._running:
            thread.join(max(end - monotonic(), 0))


def _hand_over(loop: asyncio.AbstractEventLoop, done: asyncio.Future[T], put: Callable[[], None]) -> None:
    def give() -> None:
        if not done.done():
            put()

    try:
        loop.call_soon_threadsafe(give)
    except RuntimeError:  # the screen is gone
        return
