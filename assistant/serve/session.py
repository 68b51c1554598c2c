"""One visitor's process, fed from a browser's socket."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from textual_serve.app_service import AppService

READY = b"__GANGLION__\n"
"""The line with which Textual's driver says that packets follow."""

PACKET_MOST = 1 << 24
"""Bytes of one packet of the process; a whole screen is a hundredth."""

_LINES_BEFORE = 10


class VisitorSession(AppService):
    """A process that is started without a shell, in an environment of its own, and that ends when it is stopped.

    `show` hands what it draws to the browser, `close` ends the browser's socket.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        folder: str,
        show: Callable[[bytes], Awaitable[None]],
        close: Callable[[], Awaitable[object]],
        stop_seconds: float,
    ) -> None:
        self._exit_event = asyncio.Event()
        self._command, self._environment, self._folder = list(command), dict(environment), folder
        self._show, self._close, self._stop_seconds = show, close, stop_seconds
        self._process: Process | None = None
        self._task: asyncio.Task[None] | None = None
        self._stdin: asyncio.StreamWriter | None = None

    async def _open_app_process(self, width: int = 80, height: int = 24) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=self._environment,
            cwd=self._folder,
            start_new_session=True,
        )
        self._stdin = self._process.stdin
        return self._process

    async def stop(self) -> None:
        """Tells the process to end, and ends it where it does not."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError, asyncio.TimeoutError):
            await asyncio.wait_for(self.send_meta({"type": "quit"}), self._stop_seconds)
        try:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(process.wait(), self._stop_seconds)
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
        await process.wait()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def run(self) -> None:
        """Hands on what the process draws until it ends; then the socket is closed."""
        stdout = self._process.stdout if self._process else None
        try:
            if stdout is not None and await _is_ready(stdout):
                await self._hand_on(stdout)
        except (asyncio.IncompleteReadError, ConnectionError, ValueError):
            pass
        finally:
            await self._close()

    async def _hand_on(self, stdout: asyncio.StreamReader) -> None:
        while True:
            kind = await stdout.readexactly(1)
            size = int.from_bytes(await stdout.readexactly(4), "big")
            if size > PACKET_MOST:
                return
            payload = await stdout.readexactly(size)
            if kind == b"D":
                await self._show(payload)
            elif kind == b"M" and json.loads(payload).get("type") == "exit":
                return


async def _is_ready(stdout: asyncio.StreamReader) -> bool:
    for _ in range(_LINES_BEFORE):
        line = await stdout.readline()
        if line == READY or not line:
            return bool(line)
    return False
