"""The web server: the page, its own files, and a socket for each visitor."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import date
from html import escape
from pathlib import Path
from string import Template
from tempfile import mkdtemp

import textual_serve
from aiohttp import WSCloseCode, WSMsgType, web

from assistant.serve.limits import Limits, Meter
from assistant.serve.session import VisitorSession
from assistant.serve.site import Site
from assistant.serve.surroundings import visitor_command, visitor_environment
from assistant.tui.words import Table

_OWN = Path(__file__).with_name("page")
_THEIRS = Path(textual_serve.__file__).with_name("static")
FILES = {
    "page.css": (_OWN / "page.css", "text/css"),
    "page.js": (_OWN / "page.js", "text/javascript"),
    "xterm.css": (_THEIRS / "css" / "xterm.css", "text/css"),
    "textual.js": (_THEIRS / "js" / "textual.js", "text/javascript"),
}
"""All that there is to fetch beside the page."""

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' {socket}; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
    "Server": "Howard",
}
FONT_SIZES = range(8, 49)
RESIZE_BYTES = 1024
"""What a change of size counts as: it makes the process draw everything."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(eq=False)
class Front:
    """What the server answers with: the site, the limits, the page's words, the color around it, the open sessions."""

    site: Site
    limits: Limits
    words: Table
    lang: str
    ground: str
    today: Callable[[], date]
    places: set[object] = field(default_factory=set)
    sockets: set[web.WebSocketResponse] = field(default_factory=set)
    # An empty folder to stand in: nothing is read from it and nothing put there.
    folder: str = field(default_factory=lambda: mkdtemp(prefix="howard-"))

    def app(self) -> web.Application:
        """The application of aiohttp."""
        app = web.Application(middlewares=[self.guard], client_max_size=self.limits.message_bytes)
        app.add_routes(
            [
                web.get("/", self.page),
                web.get("/ws", self.socket),
                web.get("/static/{name}", self.file),
            ]
        )
        app.on_shutdown.append(self._close)
        app.on_cleanup.append(self._clean)
        return app

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuses requests that name another site; puts the headers that keep a page to itself."""
        if not self.site.trusts_host(request.host):
            return web.Response(status=421, text=self.words["not_here"])
        response = await handler(request)
        if not response.prepared:
            socket = self._socket_url(request)
            response.headers.update({name: value.format(socket=socket) for name, value in HEADERS.items()})
        return response

    async def page(self, request: web.Request) -> web.Response:
        """The page, or that all places are taken."""
        if len(self.places) >= self.limits.sessions:
            return self._html("full.html", request, 503)
        return self._html("page.html", request, 200)

    async def file(self, request: web.Request) -> web.StreamResponse:
        """One of the page's own files."""
        found = FILES.get(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound(text=self.words["not_here"])
        return web.Response(body=found[0].read_bytes(), content_type=found[1], charset="utf-8")

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """A visit, from its beginning to its end."""
        if not self.site.trusts_origin(request.headers.get("Origin", ""), request.host):
            return web.Response(status=403, text=self.words["not_here"])
        if len(self.places) >= self.limits.sessions:
            return web.Response(status=503, text=self.words["full"], headers={"Retry-After": "60"})
        place = object()
        self.places.add(place)
        try:
            return await self._visit(request)
        finally:
            self.places.discard(place)

    async def _visit(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=15, max_msg_size=self.limits.message_bytes)
        await socket.prepare(request)
        self.sockets.add(socket)
        columns, rows = self.limits.size(request.query.get("width"), request.query.get("height"))
        session = VisitorSession(
            visitor_command(columns, rows, self.lang, self.today()),
            visitor_environment(),
            self.folder,
            socket.send_bytes,
            socket.close,
            self.limits.stop_seconds,
        )
        try:
            await session.start(columns, rows)
            await self._listen(socket, session)
        finally:
            self.sockets.discard(socket)
            await session.stop()
            await socket.close()
        return socket

    async def _listen(self, socket: web.WebSocketResponse, session: VisitorSession) -> None:
        """Hands on what the browser sends, until it leaves, sends too much or what is none, or nobody types."""
        meter, typed = Meter(self.limits), time.monotonic()
        while True:
            left = typed + self.limits.idle_seconds - time.monotonic()
            try:
                message = await asyncio.wait_for(socket.receive(), max(left, 0.01))
            except TimeoutError:
                return
            told = _told(message.data) if message.type is WSMsgType.TEXT else None
            if told is None:
                return
            kind, value = told
            size = RESIZE_BYTES if kind == "resize" else len(message.data)
            if not meter.takes(size, time.monotonic()):
                await socket.close(code=WSCloseCode.POLICY_VIOLATION)
                return
            if kind == "stdin" and isinstance(value, str):
                typed = time.monotonic()
                await session.send_bytes(value.encode("utf-8", "replace"))
            elif kind == "resize" and isinstance(value, dict):
                await session.set_terminal_size(*self.limits.size(value.get("width"), value.get("height")))

    def _html(self, name: str, request: web.Request, status: int) -> web.Response:
        size = request.query.get("fontsize", "")
        told = {
            **self.words,
            "lang": self.lang,
            "ground": self.ground,
            "base": self.site.base(request.host),
            "socket": self._socket_url(request),
            "size": size if size.isdigit() and len(size) < 3 and int(size) in FONT_SIZES else "20",
        }
        page = Template((_OWN / name).read_text(encoding="utf-8"))
        text = page.substitute({key: escape(str(value)) for key, value in told.items()})
        return web.Response(text=text, content_type="text/html", status=status)

    def _socket_url(self, request: web.Request) -> str:
        return f"ws{self.site.base(request.host).removeprefix('http')}/ws"

    async def _close(self, _: web.Application) -> None:
        for socket in list(self.sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    async def _clean(self, _: web.Application) -> None:
        Path(self.folder).rmdir()


def _told(data: str) -> tuple[str, object] | None:
    """A message of the page: its kind and what it holds; None where it is no such message."""
    try:
        message = json.loads(data)
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, list) or not message or not isinstance(message[0], str):
        return None
    return message[0], message[1] if len(message) > 1 else None
