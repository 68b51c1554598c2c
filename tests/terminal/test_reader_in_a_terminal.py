"""The reader in a real terminal: keys that come together, and a paste."""

import pytest

CTRL_Q = "\x11"
F5 = "\x1b[15~"


@pytest.fixture
def reader(chat):
    chat.send(F5)
    chat.shows("paste a notice")
    return chat


def test_keys_that_come_together_are_applied_in_order(reader):
    reader.send("/frosst\x7f\x7ft proof\r")
    reader.shows("(b) No water closet shall be of the flush hopper")
    reader.send("12.11.5.b\r")
    reader.shows("In cases where it reasonably appears")
    reader.send(CTRL_Q)
    assert reader.ends() == 0


def test_a_pasted_notice_is_looked_up(reader):
    reader.send("\x1b[200~in violation of 12.06 (5)\r\nand 12.08(2)\x1b[201~")
    reader.shows("1 of 2 in the notice")
    reader.send(CTRL_Q)
    assert reader.ends() == 0
