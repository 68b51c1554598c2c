import os
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import pytest

from tests.assistant.serve.packets import Screen

READY = "document.body.classList.contains('-first-byte')"
WATCH = """
window.seen = [];
const Real = window.WebSocket;
window.WebSocket = function (url) {
  const socket = new Real(url);
  socket.addEventListener("message", (event) => {
    if (typeof event.data !== "string") { window.seen.push(...new Uint8Array(event.data)); }
  });
  return socket;
};
"""
PICTURES = os.environ.get("HOWARD_PICTURES")


async def shown(page):
    """What the terminal of the page shows, from the bytes that it was sent."""
    return Screen(bytes(await page.value("window.seen"))).text


async def until_shown(page, text):
    for _ in range(600):
        if text in await shown(page):
            return
        await page.value("new Promise((done) => setTimeout(done, 100))")
    raise AssertionError(f"{text!r} in {await shown(page)}")


async def keep(page, name):
    if PICTURES:
        await page.picture(Path(PICTURES) / f"{name}.png")


@pytest.fixture
async def visit(page, serve):
    """The page with the kiosk on it."""
    url, _ = serve()
    await page.call("Page.enable")
    await page.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    await page.go(url)
    await page.until(READY)
    await until_shown(page, "Town of Howard")
    return page


async def test_a_question_is_typed_and_its_answer_read(visit):
    await until_shown(visit, "No heat")
    await keep(visit, "browser-first")
    await visit.type("is a 3x3 window ok for my 10x14 bedroom")
    await visit.press("Enter", 13, text="\r")
    await until_shown(visit, "this one has 9.")
    await keep(visit, "browser-answer")


async def test_nothing_is_fetched_from_anywhere_else(visit):
    assert len(visit.requested) >= 5
    hosts = {urlsplit(url).hostname for url in visit.requested if urlsplit(url).scheme in {"http", "https", "ws"}}
    assert hosts == {"127.0.0.1"}


async def test_when_all_places_are_taken_the_page_says_so(page, serve):
    url, _ = serve("--sessions", "1")
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/ws", headers={"Origin": url}) as other:
        assert (await other.receive()).type is aiohttp.WSMsgType.BINARY
        await page.go(url)
        await page.until("document.body?.innerText.includes('All places are taken just now.')")
        await keep(page, "browser-full")


async def test_the_end_of_a_visit_is_said_and_another_begins(page, serve):
    url, process = serve()
    await page.go(url)
    await page.until(READY)
    process.terminate()
    await page.until("document.body.classList.contains('-closed')")
    assert "This visit is over." in await page.value("document.body.innerText")
    assert await page.value("document.activeElement.id") == "again"
    await keep(page, "browser-over")
