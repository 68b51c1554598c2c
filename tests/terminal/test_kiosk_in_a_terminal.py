import os
import re
import signal
import time

import pytest

from assistant.tui.kiosk.pin import set_pin
from tests.terminal.lobby import HOME, RESTORED, alive, child, running

CLOSED = {
    "palette": "\x10quit\r",
    "quit": "\x11",
    "interrupt": "\x03",
    "suspend": "\x1a",
    "kill": "\x1c",
    "end of file": "\x04",
    "stop and go on": "\x13\x11",
    "function keys": "\x1bOP\x1b[20~\x1b[21~\x1b[23~",
    "alt and a letter": "\x1bq\x1bx\x1b:",
    "malformed key": "\x1b[1;1;99999999u",
    "not UTF-8": b"caf\xe9\xff\x80",
    "no size at all": "\x1b[48;1;1;0;0t\x1b[<0;5;5M",
    "size of one": "\x1b[48;1;1;1;1t",
    "a paste that ends itself": "\x1b[200~a\x1b[201~\x11\x1b[201~",
    "a paste with control keys": "\x1b[200~\x1b\x11" + "x" * 60 + "\x1b[201~",
    "mouse far outside": "\x1b[<0;900;900M\x1b[<0;900;900m",
    "markup": "[@click=app.quit]x[/] [/ [/b]\r",
    "an answer of the terminal": "\x1b[?62;c\x1b]11;rgb:0/0/0\x07\x1bP>|x\x1b\\",
}


@pytest.mark.parametrize("keys", CLOSED.values(), ids=CLOSED.keys())
def test_no_key_and_no_report_leads_out(kiosk, keys):
    started = kiosk()
    before = child(started)
    started.send(keys)
    assert alive(started)
    assert child(started) == before
    assert "Traceback" not in started.text


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP])
def test_signals_of_the_keyboard_do_nothing(kiosk, number):
    started = kiosk()
    for pid in (started.pid, *child(started)):
        os.kill(pid, number)
    assert alive(started)


def test_sigterm_ends_it_with_status_0_and_the_terminal_restored(kiosk):
    started = kiosk()
    started.signal(signal.SIGTERM)
    assert started.ends() == 0
    assert all(sequence in started.out for sequence in RESTORED)


def test_without_a_pin_the_key_of_the_staff_does_nothing(kiosk):
    started = kiosk()
    started.send("\x1b[24~")
    started.send("1234\r")
    assert alive(started)
    assert "PIN" not in started.text


def test_staff_leave_by_the_pin_with_status_5(kiosk, pin):
    set_pin("2468", pin)
    started = kiosk()
    started.send("\x1b[24~")
    started.shows("Type the PIN")
    started.send("2468\r")
    assert started.ends() == 5
    assert all(sequence in started.out for sequence in RESTORED)


def test_the_wait_after_a_wrong_pin_outlives_the_screen(kiosk, pin):
    set_pin("2468", pin)
    started = kiosk()
    (pin.with_suffix(".tries")).write_text(f'{{"wrong": 9, "last": {time.time()}}}')
    os.kill(child(started)[0], signal.SIGKILL)
    started.out = b""
    started.shows(HOME)
    started.send("\x1b[24~")
    started.shows("Please wait")
    started.send("2468\r")
    assert alive(started)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSEGV, signal.SIGUSR1])
def test_a_screen_that_ends_comes_back_within_3_seconds(kiosk, how):
    started = kiosk()
    began = time.monotonic()
    started.out = b""
    os.kill(child(started)[0], how)
    started.shows(HOME)
    assert time.monotonic() - began < 3


def test_a_failure_shows_no_trace_and_comes_back(kiosk):
    more = (
        "from assistant.tui.kiosk.screen import KioskScreen\n"
        "def broken(self, by): raise KeyError('the words of a visitor')\n"
        "KioskScreen.action_page = broken\n"
    )
    started = kiosk(more)
    before = child(started)
    started.out = b""
    started.send("\x1b[6~")
    started.shows(HOME)
    started.wait(lambda: child(started) not in ([], before), "no new screen")
    assert not re.search("Traceback|KeyError|visitor|\\.py", started.text)


def test_a_screen_that_stands_still_is_ended_and_begun_anew(kiosk):
    started = kiosk(
        "from assistant.tui.kiosk import watchdog\nwatchdog.Watchdog.__init__.__defaults__ = (8,)\n"
        "from assistant.tui.kiosk.screen import KioskScreen\n"
        "KioskScreen.action_page = lambda self, by: time.sleep(1000)\n"
    )
    started.out = b""
    started.send("\x1b[6~")
    started.shows(HOME)


def test_a_terminal_that_hung_up_ends_everything(kiosk):
    started = kiosk()
    pids = [started.pid, *child(started)]
    started.hang_up()
    deadline = time.monotonic() + 10
    while any(running(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.05)
        started.gone()


def test_variables_that_steer_the_toolkit_are_not_obeyed(kiosk, tmp_path):
    started = kiosk(
        TEXTUAL_DEBUG="1",
        TEXTUAL_LOG=str(tmp_path / "log"),
        TEXTUAL_PRESS="ctrl+q",
        TEXTUAL_DRIVER="os:abort",
        TEXTUAL_SCREENSHOT="1",
        TEXTUAL_ALLOW_SIGNALS="1",
        COLUMNS="20",
        LINES="5",
    )
    assert alive(started)
    assert not (tmp_path / "log").exists()
