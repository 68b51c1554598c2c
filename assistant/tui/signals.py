"""Signals from outside, which by default kill the program and leave the terminal unusable."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable

INTERRUPTED = 130
"""The exit status after Ctrl-C, by custom 128 and the signal's number."""


def watch_signals(leave: Callable[[int], None]) -> None:
    """Makes SIGTERM and SIGINT leave in good order, with the exit status that is given to `leave`.

    A terminal that hung up cannot be restored, and writing to it may block for ever: SIGHUP ends the process at once.
    """
    if sys.platform == "win32":
        return
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, leave, 0)
    loop.add_signal_handler(signal.SIGINT, leave, INTERRUPTED)
    loop.add_signal_handler(signal.SIGHUP, os._exit, 0)
