"""What is told of a fault, to the system's log alone."""

from __future__ import annotations

import sys


def report(fault: BaseException) -> None:
    """What kind of fault it was and where, and never a word of a visitor's."""
    if sys.platform == "win32":
        return
    import syslog  # noqa: PLC0415  (there is none on Windows)

    from assistant.tui.faults import fault_line  # noqa: PLC0415

    syslog.syslog(syslog.LOG_ERR, fault_line(fault))
