"""What is said of a fault: what kind and where, and never a word of the visitor's."""

from __future__ import annotations

import traceback
from pathlib import Path

from corpus.errors import DataFault

_HERE = Path(__file__).parents[2]


def fault_line(fault: BaseException) -> str:
    """One line for whoever mends it. A message may hold what was typed, so only a data file's fault is told in full."""
    if isinstance(fault, DataFault):
        return f"howard: {fault}"
    frames = traceback.extract_tb(fault.__traceback__)
    own = [frame for frame in frames if _HERE in Path(frame.filename).parents] or frames
    where = f" at {Path(own[-1].filename).name}:{own[-1].lineno}" if own else ""
    return f"howard: a fault of the program: {type(fault).__name__}{where}"
