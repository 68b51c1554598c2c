import os
import random
import time

from assistant.tui.kiosk.pin import set_pin
from tests.terminal.lobby import HOME, child

EVENTS = int(os.environ.get("KIOSK_EVENTS", "2000"))
"""Random keys and mouse events; KIOSK_EVENTS=20000 for the whole number."""


def idle(seconds, countdown):
    return (
        "from assistant.tui.kiosk import app\nold = app.Kiosk.__init__\n"
        f"def short(self, *given, **named): old(self, *given, **(named | {{'idle': ({seconds}, {countdown})}}))\n"
        "app.Kiosk.__init__ = short\n"
    )


def test_a_touch_stops_the_countdown_and_does_nothing_else(kiosk):
    started = kiosk(idle(2, 60))
    started.send("3")
    started.shows("Who must get rid of them?")
    started.shows("Are you still there?")
    started.out = b""
    started.send("\x1b[<0;5;23M\x1b[<0;5;23m")
    started.shows("Who must get rid of them?")


def test_idling_wipes_the_words_from_the_terminal(kiosk):
    started = kiosk(idle(2, 2))
    started.send("zanzibarqux in my window\r")
    started.shows("zanzibarqux")
    started.shows("Are you still there?")
    started.out = b""
    started.shows(HOME)
    started.wait(lambda: b"\x1b[3J" in started.out, "what was scrolled away was not cleared")
    assert "zanzibarqux" not in started.text


def events(seed, count):
    """Keys, mouse reports, pastes and sizes as bytes, the same for a seed."""
    chance = random.Random(seed)
    keys = [chr(code) for code in range(1, 127)] + [
        "\x1b[A",
        "\x1b[B",
        "\x1b[C",
        "\x1b[D",
        "\x1b[5~",
        "\x1b[6~",
        "\x1bOQ",
    ]
    keys += [f"\x1b[{number}~" for number in range(1, 25)] + [f"\x1b[1;{shift}A" for shift in range(2, 9)]
    for _ in range(count):
        kind = chance.random()
        if kind < 0.6:
            yield chance.choice(keys).encode()
        elif kind < 0.95:
            button, end = chance.choice([0, 0, 0, 2, 35, 64, 65]), chance.choice("Mm")
            yield f"\x1b[<{button};{chance.randint(1, 80)};{chance.randint(1, 24)}{end}".encode()
        elif kind < 0.98:
            yield b"\x1b[200~" + bytes(chance.randrange(256) for _ in range(40)) + b"\x1b[201~"
        else:
            yield bytes(chance.randrange(256) for _ in range(6))


def test_random_keys_and_mouse_events_leave_the_kiosk_a_kiosk(kiosk, pin):
    set_pin("2468", pin)
    started = kiosk()
    before = child(started)
    for place, data in enumerate(events(6, EVENTS)):
        started.send(data)
        if place % 5 == 4:
            started.read()
            started.out = started.out[-100_000:]
        assert place % 100 or not started.gone()
    started.send("\x1b[201~\x1b\\\x1b")
    started.wait(lambda: alive_quietly(started), "it is no kiosk any more")
    assert child(started) == before
    assert "Traceback" not in started.text


def alive_quietly(terminal):
    terminal.send("\x1bOQ")
    until = time.monotonic() + 2
    while time.monotonic() < until and HOME not in terminal.text:
        terminal.read()
    return HOME in terminal.text and not terminal.gone()
