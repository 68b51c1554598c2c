import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date

import pytest
from aiohttp import WSMsgType
from aiohttp.test_utils import TestClient, TestServer

from assistant.serve.limits import Limits
from assistant.serve.server import Front
from assistant.serve.site import Site
from assistant.serve.words import serve_words
from tests.assistant.serve.packets import Screen, processes

PATIENCE_SECONDS = 30


class Visitor:
    """A browser's end of a socket, and what its terminal shows."""

    def __init__(self, socket):
        self.socket, self._drawn = socket, b""

    @property
    def text(self):
        return Screen(self._drawn).text

    async def shows(self, text):
        end = time.monotonic() + PATIENCE_SECONDS
        while text not in self.text:
            assert time.monotonic() < end, self.text
            message = await asyncio.wait_for(self.socket.receive(), PATIENCE_SECONDS)
            assert message.type is WSMsgType.BINARY, (message, self.text)
            self._drawn += message.data

    async def types(self, text):
        await self.socket.send_json(["stdin", text])

    async def is_let_go(self):
        """The code with which the server closes the socket."""
        while True:
            message = await asyncio.wait_for(self.socket.receive(), PATIENCE_SECONDS)
            if message.type in {WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED}:
                return self.socket.close_code


class House:
    """A server and its visitors."""

    def __init__(self, front, client):
        self.front, self.client = front, client
        self.origin = f"http://{client.host}:{client.port}"

    @asynccontextmanager
    async def visitor(self, query="?width=100&height=30"):
        async with self.client.ws_connect(f"/ws{query}", headers={"Origin": self.origin}) as socket:
            yield Visitor(socket)

    def is_empty(self):
        """Whether every visit is over, its process too."""
        return processes() == [] and self.front.places == set()

    async def until(self, holds):
        end = time.monotonic() + PATIENCE_SECONDS
        while not holds():
            assert time.monotonic() < end
            await asyncio.sleep(0.02)


@pytest.fixture
async def house():
    """house(sessions=1) is a server with these limits."""
    opened = []

    async def open_house(**limits):
        words = serve_words("en")
        front = Front(
            Site("127.0.0.1", 0), replace(Limits(), **limits), words, "en", "#ffffff", lambda: date(2026, 6, 15)
        )
        client = TestClient(TestServer(front.app()))
        await client.start_server()
        front.site = Site("127.0.0.1", client.port)
        opened.append(client)
        return House(front, client)

    yield open_house
    for client in opened:
        await client.close()
