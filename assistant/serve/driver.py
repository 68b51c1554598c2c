"""Textual's driver for browsers, with what a stranger could do to it closed."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

from textual import events, messages
from textual.drivers._byte_stream import ByteStream
from textual.drivers.web_driver import WebDriver
from textual.geometry import Size
from textual.message import Message

from assistant.serve.limits import Limits
from assistant.tui.driver import Keyboard

_GONE = 0
"""The exit status when the server is gone: nobody is left to be told."""


class BrowserDriver(WebDriver):
    """Reads through `Keyboard`; ends with the server; opens nothing and delivers nothing."""

    def run_input_thread(self) -> None:
        """Reads packets until the app ends. Where the server is gone, the process ends at once."""
        keyboard, stream = Keyboard(), ByteStream()
        for data in self._input_reader:
            for kind, payload in stream.feed(data) if data else ():
                if kind == "D":
                    self._hear(keyboard.read(payload))
                else:
                    self._on_meta(kind, payload)
            self._hear(keyboard.read(b""))
        if not self.exit_event.is_set():
            os._exit(_GONE)

    def _hear(self, heard: Iterable[Message]) -> None:
        """Keys, pastes and the mouse; a size comes from the server alone."""
        for message in heard:
            if not isinstance(message, events.Resize):
                self.process_message(message)

    def on_meta(self, packet_type: str, payload: Mapping[str, object]) -> None:
        """What the server says: a new size, within the limits, or the end."""
        if packet_type == "resize":
            self._size = Limits().size(payload.get("width"), payload.get("height"))
            size = Size(*self._size)
            self._app.post_message(events.Resize(size, size))
        elif packet_type == "quit":
            self._app.post_message(messages.ExitApp())

    def write(self, data: str) -> None:
        """Hands it to the server, all of it: a pipe may take it in pieces."""
        payload = data.encode("utf-8", "replace")
        self._put(b"D%s%s" % (len(payload).to_bytes(4, "big"), payload))

    def _put(self, packet: bytes) -> None:
        try:
            while packet:
                packet = packet[os.write(self.fileno, packet) :]
        except OSError:
            os._exit(_GONE)

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Nothing is opened."""

    def deliver_binary(self, *_: object, **__: object) -> None:
        """Nothing is delivered."""
