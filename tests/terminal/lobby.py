"""What the tests of the kiosk in a real terminal share."""

from pathlib import Path

KIOSK = """
import sys, time
from pathlib import Path
from assistant.settings.loading import load_settings
from assistant.tui.kiosk import run
{more}
sys.exit(run.kiosk(load_settings().settings, Path({pin!r})))
"""

HOME = "Is something wrong in your home?"
"""Words of its first page."""

RESTORED = (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1003l", b"\x1b[?2004l")


def child(terminal):
    return [int(pid) for pid in Path(f"/proc/{terminal.pid}/task/{terminal.pid}/children").read_text().split()]


def alive(terminal, text=HOME):
    """Whether it starts over and shows its first page again."""
    terminal.send("\x1b[12~\x1bOQ")
    terminal.out = b""
    terminal.shows(text)
    return not terminal.gone()


def running(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
