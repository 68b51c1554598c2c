"""Keys that come in one burst are applied in order, across the fields of a form too."""

import pytest

F4, F10, TAB, UP = "\x1bOS", "\x1b[21~", "\t", "\x1b[A"


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        (f"{F4}hot water\r115\r {F10}", "heater turned up fully: yes."),
        (f"{F4}floor space\r99X\x7f9{F10}", "Floor space: 999 sq ft."),
        (f"{F4}12.11(2)\rMay 12\r\r\r\r{UP}{UP}{UP} {F10}", "served: in person."),
        (f"{F4}window\rb{TAB}10x14{TAB}2{TAB}w{TAB}3x5\r\rs\r4{F10}", "windows: window 3x5, skylight 4"),
        (f"{F4}heat\x1b[A{F4}still here\r", "│ still here  "),
    ],
)
def test_a_form_can_be_filled_in_one_burst(chat, keys, shown):
    chat.send("12.04\r")
    chat.shows("No person shall occupy or let")
    chat.send(keys)
    words = shown.split("  ")[0].split()
    chat.wait(lambda: " ".join(words) in " ".join(chat.text.split()), f"never showed {shown!r}")
