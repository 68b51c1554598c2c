"""Eight hours in the lobby, in some minutes: visitors who ask, touch, make a mess and go away, one after another.

`python -m tests.bench.soak [VISITORS]` says how long it took, how memory grew, and what went wrong; the status is 1
where anything did. Answers are held against those of `howard ask`.
"""

import asyncio
import gc
import random
import sys
import tempfile
import time
from dataclasses import replace
from datetime import date
from pathlib import Path

from assistant.conversation import START, load_engine, respond
from assistant.settings.loading import load_settings
from assistant.tui.kiosk.acts import Act
from assistant.tui.kiosk.app import Kiosk
from assistant.tui.kiosk.pin import Lock
from assistant.tui.kiosk.run import open_stand

TODAY = date(2026, 6, 15)
VISITORS = 5000
GROWTH_MIB_MOST = 12
"""From the first tenth of the visitors to the last."""

QUESTIONS = (
    "no heat in my apartment",
    "is a 3x3 window ok for my 10x14 bedroom",
    "only my apartment has roaches who pays",
    "who has to provide trash cans in a 4 unit building",
    "can the inspector come in without a warrant",
    "I was handed a notice yesterday until when can I petition",
    "how hot does the water have to be",
    "my landlord wants to come in at 10 pm",
    "what is the fine for 10 days",
    "can I get my deposit back",
    "asdf qwerty",
    "12.06(1)(a)",
)
MESSES = ("[/]", "[@click=app.quit]x[/]", "\x1b[2J\x1b]52;c;eA==\x07", "a\u202eb", "😀" * 400, "x" * 100_000, "\x00")


class Lobby:
    """The kiosk, its clock and what went wrong."""

    def __init__(self, folder: str) -> None:
        self.seconds, self.faults, self.chance = 0.0, [], random.Random(7)
        of = load_settings({"HOWARD_CONFIG": f"{folder}/none.toml", "HOWARD_MISSES": "off"}).settings
        stand = replace(open_stand(of, lambda: TODAY), report=self.faults.append)
        self.app = Kiosk(stand, Lock(Path(folder) / "kiosk.pin", self.now), self.now, idle=(90, 20))
        engine = load_engine()
        self.expected = {text: respond(text, START, engine, TODAY)[0].aloud for text in QUESTIONS}

    def now(self) -> float:
        return self.seconds

    async def visitor(self) -> None:
        """Two questions, some touches, a mess; then nobody is there."""
        await self.asks(self.chance.choice(QUESTIONS))
        for _ in range(3):
            await self.touches()
        self.app.screen.question.write(self.chance.choice(MESSES))
        self.app.screen.ask()
        self.app.screen.question.value = "left behind"
        self.seconds += 95
        await self.app.tick()
        self.seconds += 16
        before = id(self.app._visit)
        await self.app.tick()
        await self.app.tick()
        while self.app._message_queue.qsize():
            await asyncio.sleep(0.001)
        if id(self.app._visit) == before or not self.app._visit.fresh or self.app.screen.question.value:
            self.faults.append("a visit was not wiped")

    async def asks(self, text: str) -> None:
        self.app.screen.question.value = text
        self.app.screen.ask()
        await asyncio.sleep(0)
        told = " ".join(row.body.plain for row in self.app._visit.page.rows)
        if self.expected[text] not in told:
            self.faults.append(f"another answer to {text!r}")

    async def touches(self) -> None:
        buttons = self.app._visit.page.buttons
        act = self.chance.choice(buttons).act if buttons else Act("back")
        self.app.screen.do(act if act.do != "over" else Act("back"))
        await asyncio.sleep(0)


def resident_mib() -> float:
    """What the process holds of memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20


async def soak(visitors: int) -> int:
    """The exit status."""
    with tempfile.TemporaryDirectory() as folder:
        lobby, held, began = Lobby(folder), [], time.monotonic()
        async with lobby.app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            lobby.app.caches.settle()
            for number in range(1, visitors + 1):
                await lobby.visitor()
                if number % max(visitors // 10, 1) == 0:
                    gc.collect()
                    held.append(resident_mib())
                    sys.stdout.write(f"{number} visitors, {time.monotonic() - began:.0f} s, {held[-1]:.1f} MiB\n")
                    sys.stdout.flush()
    growth = held[-1] - held[0]
    sys.stdout.write(f"memory from the first tenth to the last: {growth:+.1f} MiB; faults: {len(lobby.faults)}\n")
    sys.stdout.writelines(f"{fault!r}\n" for fault in lobby.faults[:10])
    return int(bool(lobby.faults) or growth > GROWTH_MIB_MOST)


if __name__ == "__main__":
    sys.exit(asyncio.run(soak(int(sys.argv[1]) if len(sys.argv) > 1 else VISITORS)))
