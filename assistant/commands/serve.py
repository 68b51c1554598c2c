"""`howard serve`: the kiosk in a browser."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from assistant.commands.output import WrongUse, write
from assistant.engine import load_engine
from assistant.serve.limits import Limits
from assistant.serve.site import NotAnAddress, Site, public_url
from assistant.serve.words import serve_words
from assistant.settings.settings import Settings

if TYPE_CHECKING:
    from assistant.serve.server import Front

ENDED, INTERRUPTED = 0, 130


@dataclass(frozen=True, slots=True)
class Serving:
    """How to serve: where to listen, the address that visitors use, how many there may be, the date that counts."""

    host: str
    port: int
    public_url: str
    sessions: int
    today: Callable[[], date]


def serve(settings: Settings, serving: Serving) -> int:
    """Serves until it is told to end: 0 after SIGTERM, 130 after Ctrl-C.

    Raises:
        WrongUse: what it needs is not installed, the public address is none, or the port cannot be used.
    """
    say = serve_words(settings.lang)
    site = _site(serving)
    try:
        from assistant.serve.server import Front  # noqa: PLC0415  (the optional part of the program)
        from assistant.serve.visitor import ground_of  # noqa: PLC0415
    except ModuleNotFoundError:
        raise WrongUse("serve", say["missing"], say["install"]) from None
    # What each visitor reads is made ready here, for theirs may write nothing.
    load_engine(settings.lang, settings.office)
    ground = ground_of(settings.theme)
    front = Front(site, Limits(sessions=serving.sessions), say, settings.lang, ground, serving.today)
    try:
        return asyncio.run(_run(front))
    except OSError as fault:
        taken = say["taken"].format(port=site.port, reason=fault.strerror or fault)
        raise WrongUse("serve", taken, say["other_port"]) from None


def _site(serving: Serving) -> Site:
    try:
        public = public_url(serving.public_url) if serving.public_url else ""
    except NotAnAddress:
        raise WrongUse(
            "serve", f"{serving.public_url[:60]!r} is no address", "write it like https://example.org"
        ) from None
    return Site(serving.host, serving.port, public)


async def _run(front: Front) -> int:
    from aiohttp import web  # noqa: PLC0415  (the optional part of the program)

    runner = web.AppRunner(
        front.app(), access_log=None, handle_signals=False, shutdown_timeout=3 * front.limits.stop_seconds
    )
    ended = _told_to_end()
    await runner.setup()
    try:
        await web.TCPSite(runner, front.site.host, front.site.port).start()
        write(front.words["at"].format(url=front.site.url, sessions=front.limits.sessions))
        if not front.site.is_local:
            write(front.words["open"])
        return await ended
    finally:
        await runner.cleanup()


def _told_to_end() -> asyncio.Future[int]:
    """The exit status, once a signal says that it is to end."""
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[int] = loop.create_future()

    def end(status: int) -> None:
        if not ended.done():
            ended.set_result(status)

    if sys.platform != "win32":
        loop.add_signal_handler(signal.SIGTERM, end, ENDED)
        loop.add_signal_handler(signal.SIGINT, end, INTERRUPTED)
    return ended
