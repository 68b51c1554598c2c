import os
import re
from pathlib import Path

import aiohttp
import pytest

from tests.assistant.serve.packets import processes

QUESTION = "is a 3x3 window ok for my 10x14 bedroom\r"


async def test_the_page_fetches_nothing_from_anywhere_else(house):
    at = await house()
    answer = await at.client.get("/")
    page = await answer.text()
    addresses = re.findall(r"(?:href|src)=\s*[\"']?([^\"')\s>]+)", page)
    assert len(addresses) == 4
    assert all(address.startswith(f"{at.origin}/static/") for address in addresses)
    for address in addresses:
        found = await at.client.get(address.removeprefix(at.origin))
        text = await found.text()
        assert found.status == 200
        assert "url(" not in text if address.endswith(".css") else "fonts.g" not in text


async def test_the_headers_keep_the_page_to_itself(house):
    at = await house()
    for path in ("/", "/static/page.js", "/none"):
        told = (await at.client.get(path)).headers
        assert told.get("X-Content-Type-Options", "nosniff") == "nosniff"
    told = (await at.client.get("/")).headers
    assert "default-src 'none'; script-src 'self'" in told["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in told["Content-Security-Policy"]
    assert told["Server"] == "Howard"


@pytest.mark.parametrize(
    "path", ["/static/", "/static", "/static/..%2fpage.html", "/static/%2e%2e/server.py", "/download/x", "/etc/passwd"]
)
async def test_nothing_else_can_be_fetched(house, path):
    at = await house()
    assert (await at.client.get(path)).status == 404


async def test_a_request_to_another_name_is_refused(house):
    at = await house()
    answer = await at.client.get("/", headers={"Host": "evil.example"})
    assert (answer.status, await answer.text()) == (421, "This address is not known here.")


@pytest.mark.parametrize("headers", [{}, {"Origin": "http://evil.example"}, {"Origin": "null"}])
async def test_a_strange_page_opens_no_session(house, headers):
    at = await house()
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await at.client.ws_connect("/ws", headers=headers)
    assert refused.value.status == 403
    assert processes() == []


async def test_the_size_of_letters_is_a_number_within_reason(house):
    at = await house()
    for asked, used in (("30", "30"), ("9999", "20"), ('"><script>', "20"), ("\u0663", "20")):
        assert f'data-font-size="{used}"' in await (await at.client.get("/", params={"fontsize": asked})).text()


async def test_each_visitor_has_a_session_of_their_own(house):
    at = await house()
    async with at.visitor() as one, at.visitor() as other:
        await one.shows("No heat")
        await other.shows("No heat")
        await one.types(QUESTION)
        await one.shows("this one has 9.")
        assert "this one has 9." not in other.text
        assert len(set(processes())) == 2
        await other.types("what is the fine for each day\r")
        await other.shows("You asked: what is the fine for each day")
    await at.until(at.is_empty)


async def test_one_more_visitor_than_there_are_places_is_asked_to_wait(house):
    at = await house(sessions=1)
    async with at.visitor() as one:
        await one.shows("No heat")
        page = await at.client.get("/")
        assert (page.status, "All places are taken just now." in await page.text()) == (503, True)
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await at.client.ws_connect("/ws", headers={"Origin": at.origin})
        assert refused.value.status == 503
    await at.until(at.is_empty)
    assert (await at.client.get("/")).status == 200


async def test_a_size_beyond_reason_is_cut(house):
    at = await house()
    async with at.visitor("?width=99999&height=9999") as one:
        await one.shows("No heat")
        await one.socket.send_json(["resize", {"width": 100_000, "height": 100_000}])
        await one.socket.send_json(["resize", {"width": "x"}])
        await one.types("\x1b[48;3000;3000;1;1t")
        await one.types(QUESTION)
        await one.shows("this one has 9.")
        assert max(map(len, one.text.split("\n"))) <= 250


@pytest.mark.parametrize(
    "hostile", ["\x1b[1;1;99999999u", "\x1b[48;1;1;0;0t\x1b[<0;5;5M", "\x1b[200~\x1b\x11" + "a" * 60, "\ud800\xff\x00"]
)
async def test_no_key_that_cannot_be_ends_a_visit(house, hostile):
    at = await house()
    async with at.visitor() as one:
        await one.shows("No heat")
        await one.types(hostile)
        await one.types("\x1b[201~\x1b[1;5Q\x11\x03\x1a\x1c")
        await one.types("\x7f" * 100)
        await one.types(QUESTION)
        await one.shows("this one has 9.")


@pytest.mark.parametrize("sent", ["no json", "{}", "[]", "[1]", "[" * 5000, '"stdin"'])
async def test_what_is_no_message_ends_the_visit(house, sent):
    at = await house()
    async with at.visitor() as one:
        await one.socket.send_str(sent)
        await one.is_let_go()
    await at.until(at.is_empty)


async def test_who_sends_too_much_is_let_go(house):
    at = await house(window_bytes=2000)
    async with at.visitor() as one:
        await one.shows("No heat")
        await one.types("a" * 3000)
        assert await one.is_let_go() == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_a_message_that_is_too_long_is_not_read(house):
    at = await house()
    async with at.visitor() as one:
        await one.types("a" * 100_000)
        assert await one.is_let_go() == aiohttp.WSCloseCode.MESSAGE_TOO_BIG


async def test_a_place_where_nobody_types_becomes_free(house):
    at = await house(idle_seconds=0.2)
    async with at.visitor() as one:
        await one.is_let_go()
    await at.until(at.is_empty)


async def test_a_process_that_does_not_end_is_ended(house):
    at = await house(stop_seconds=0.5)
    async with at.visitor() as one:
        await one.shows("No heat")
        [process] = processes()
        os.kill(process, 19)
    await at.until(at.is_empty)


async def test_a_visitor_s_process_sees_nothing_of_the_server_s_environment_and_folder(house, monkeypatch):
    monkeypatch.setenv("HOWARD_TEST_SECRET", "s3cret")
    at = await house()
    async with at.visitor() as one:
        await one.shows("No heat")
        [process] = processes()
        assert b"s3cret" not in Path(f"/proc/{process}/environ").read_bytes()
        assert Path(f"/proc/{process}/cwd").readlink() == Path(at.front.folder)
        assert list(Path(at.front.folder).iterdir()) == []
