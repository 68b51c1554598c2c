"""How long whole checks take, and how much memory: `python -m tests.bench.check [UNITS ...]`.

Each portfolio is generated as CSV, six rooms a unit, and checked into JSON lines by a process of its own on one core.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.selfcheck import portfolio

SIZES = (1_000, 10_000, 100_000)


def one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def checked(units: int) -> tuple[float, float, int]:
    """Seconds by the clock, seconds of the processor, and megabytes at the most."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rents.csv"
        portfolio(path, units)
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        command = [sys.executable, "-m", "assistant", "check", str(path), "--json"]
        subprocess.run(command, stdout=subprocess.DEVNULL, check=False, preexec_fn=one_core)
        spent, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, after.ru_maxrss // 1024


def main(arguments: list[str]) -> int:
    sizes = [int(argument) for argument in arguments] or list(SIZES)
    times = []
    for units in sizes:
        spent, processor, memory = checked(units)
        times.append(processor)
        print(f"{units:>7,} units: {spent:6.1f} s, {processor:6.1f} s of the processor, {memory} MB", flush=True)
    if len(times) > 1:
        print(f"{sizes[-1] / sizes[0]:,.0f} times the units, {times[-1] / times[0]:,.1f} times the time")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
