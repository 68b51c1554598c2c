"""Keeps keys that come in one burst in order across widgets.

Textual hands each key to the widget that has the keyboard, whose queue may not have come to the keys before it (issue
6605). Keys that leave a widget are bound with priority: they wait here until it has.
"""

from __future__ import annotations

import asyncio

from textual.widget import Widget


async def settled(widget: Widget | None) -> None:
    """Returns once a widget has acted upon every key that it was given."""
    done = asyncio.Event()
    if widget is not None and widget.is_running and widget.call_later(done.set):
        await done.wait()
