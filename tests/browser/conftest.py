"""A headless Chromium, driven through its own protocol, in front of a server of Howard's."""

import asyncio
import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio

ROOT = Path(__file__).parents[2]
PATIENCE_SECONDS = 60
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@pytest.fixture
def serve():
    """serve("--sessions", "1") starts a server; it gives the address and the process."""
    running = []

    def start(*options, **environ):
        port = free_port()
        process = subprocess.Popen(
            [sys.executable, "-m", "assistant", "serve", "--port", f"{port}", "--today", "2026-06-15", *options],
            cwd=ROOT,
            env={**os.environ, **environ},
            stdout=subprocess.PIPE,
            text=True,
        )
        running.append(process)
        assert process.stdout.readline().startswith("Howard is at ")
        return f"http://127.0.0.1:{port}", process

    yield start
    for process in running:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE_SECONDS)


class Page:
    """One page of the browser."""

    def __init__(self, socket):
        self._socket, self._number, self.requested = socket, 0, []

    async def call(self, method, **parameters):
        self._number += 1
        await self._socket.send_json({"id": self._number, "method": method, "params": parameters})
        while True:
            told = json.loads((await self._socket.receive()).data)
            if told.get("method") == "Network.requestWillBeSent":
                self.requested.append(told["params"]["request"]["url"])
            if told.get("id") == self._number:
                assert "error" not in told, told
                return told["result"]

    async def go(self, url):
        for part in ("Page", "Runtime", "Network"):
            await self.call(f"{part}.enable")
        await self.call("Emulation.setDeviceMetricsOverride", width=1100, height=760, deviceScaleFactor=1, mobile=False)
        await self.call("Page.navigate", url=url)

    async def value(self, script):
        return (await self.call("Runtime.evaluate", expression=script, returnByValue=True))["result"].get("value")

    async def until(self, script):
        """Waits until the script gives something true."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not await self.value(script):
            assert time.monotonic() < end, script
            await asyncio.sleep(0.1)

    async def type(self, text):
        await self.call("Input.insertText", text=text)

    async def press(self, key, code, **more):
        for kind in ("keyDown", "keyUp"):
            await self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, **more)

    async def picture(self, path):
        shot = await self.call("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(shot["data"]))


@pytest_asyncio.fixture
async def page(tmp_path):
    """A page of a headless browser; the whole test fails where none is installed, for it is asked for by name."""
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    assert program, "no Chromium is installed"
    port = free_port()
    process = subprocess.Popen(
        [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
         f"--user-data-dir={tmp_path}", f"--remote-debugging-port={port}", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    async with aiohttp.ClientSession() as session:
        target = await _target(session, port)
        async with session.ws_connect(target, max_msg_size=0) as socket:
            yield Page(socket)
    process.terminate()
    process.wait()


async def _target(session, port):
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            async with session.get(f"http://127.0.0.1:{port}/json") as answer:
                pages = [one for one in await answer.json() if one["type"] == "page"]
                if pages:
                    return pages[0]["webSocketDebuggerUrl"]
        except aiohttp.ClientError:
            pass
        assert time.monotonic() < end
        await asyncio.sleep(0.1)
