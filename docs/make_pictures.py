"""Draws docs/chat.svg: the chat with a real question and its answer. Run it from the project's folder."""

from __future__ import annotations

import asyncio
import re
from datetime import date
from pathlib import Path

from assistant.tui.environment import quiet_environment

QUESTION = "Is a 3 by 3 foot window enough for a 10 by 14 foot bedroom?"
TODAY = date(2026, 5, 1)
SIZE = (120, 40)
PICTURE = Path(__file__).with_name("chat.svg")


async def drawn() -> str:
    """The screen after the question, as SVG."""
    from assistant.settings.loading import load_settings  # noqa: PLC0415
    from assistant.tui.app import HowardApp  # noqa: PLC0415  (textual reads the environment as it is imported)
    from assistant.tui.chat import Chat  # noqa: PLC0415
    from assistant.tui.run import open_talk  # noqa: PLC0415

    usual = load_settings({"HOWARD_CONFIG": f"{PICTURE}.toml", "HOME": "/"}).settings
    app = HowardApp(lambda: open_talk(usual), lambda: TODAY, look="light")
    async with app.run_test(size=SIZE) as pilot:
        chat = app.screen
        assert isinstance(chat, Chat)
        chat.ask.value = QUESTION
        await pilot.press("enter")
        while not chat.ready and app.return_code is None:
            await pilot.pause()
        await pilot.pause()
        if app.fault_lines:
            raise SystemExit("\n".join(app.fault_lines))
        return app.export_screenshot()


def without_fonts(svg: str) -> str:
    """The picture without the fonts that it would fetch from elsewhere; any monospaced font will do."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    quiet_environment()
    PICTURE.write_text(without_fonts(asyncio.run(drawn())), encoding="utf-8")
