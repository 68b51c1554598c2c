"""`howard check`: whole dwellings from files against the duties of the chapter."""

from __future__ import annotations

import gc
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from types import FrameType
from typing import NoReturn, TextIO

from assistant.commands.output import WrongUse, columns, write
from assistant.selfcheck.accounts import CannotRead
from assistant.selfcheck.changes import Earlier, NoEarlierCheck, earlier
from assistant.selfcheck.duties.check import Check
from assistant.selfcheck.report.counts import Counts
from assistant.selfcheck.report.naming import Naming
from assistant.selfcheck.report.outputs import OF_ENDING, Output, output
from assistant.selfcheck.report.parts import Worst
from assistant.selfcheck.report.report import Report, status
from assistant.selfcheck.report.whole import whole
from assistant.selfcheck.run import Run, same_file
from assistant.selfcheck.wording import load_wording
from corpus.law import load_law

FULL = 20
"""How many buildings a report shows in full where nothing else is said."""

_EVERY = 100
"""Units between two signs of progress."""

_BY_SIGNAL = 128
"""What shells add to the number of the signal that ended a program."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be checked and how it is to be told."""

    files: tuple[Path, ...]
    form: str | None
    out: tuple[Path, ...]
    since: Path | None
    full: int
    acted_on: bool
    today: date
    lang: str


def check_command(given: Namespace, today: date, lang: str) -> int:
    """What the options ask for: a check, a template, the schemas, or a walk; gives the exit status.

    Raises:
        WrongUse: a file cannot be read or written, or the options do not go together.
    """
    if given.schema:
        from assistant.commands.check_schema import check_schema  # noqa: PLC0415  (pydantic is wanted here alone)

        return check_schema()
    if given.template:
        from assistant.commands.check_template import check_template  # noqa: PLC0415

        return check_template(given.template, given.out, given.format, lang)
    if given.walk:
        from assistant.commands.walk import walk  # noqa: PLC0415

        return walk(given.walk, sys.stdin, sys.stdout)
    form = "json" if given.json else given.format
    full = FULL if given.full is None else given.full
    return check(Wish(tuple(given.files), form, tuple(given.out), given.since, full, given.problems, today, lang))


def check(wish: Wish) -> int:
    """Checks the files and writes the reports; gives the exit status.

    Raises:
        WrongUse: a file cannot be read or written, or no form fits.
    """
    forms = _forms(wish)
    law, wording = load_law(), load_wording(wish.lang)
    report = Report(Counts(), (), 0, wish.today, law, wording, Naming(wording))
    try:
        with ExitStack() as stack:
            stack.enter_context(_ending_in_order())
            streams = [(form, sys.stdout if path is None else stack.enter_context(whole(path))) for form, path in forms]
            outputs = [output(form, stream, report, columns(), wish.acted_on) for form, stream in streams]
            ended = _run(wish, outputs).end(report)
            sys.stdout.flush()
    except (CannotRead, NoEarlierCheck) as fault:
        raise WrongUse("check", str(fault).rstrip("."), "see howard check --help") from None
    except BrokenPipeError:
        raise
    except OSError as fault:
        raise WrongUse("check", f"the report cannot be written ({fault.strerror})", "give another --out") from None
    if wish.out and wish.form != "json":
        write(wording["report.written"].format(files=", ".join(map(str, wish.out))))
    return status(ended.counts)


@contextmanager
def _ending_in_order() -> Iterator[None]:
    """Whoever ends the program leaves it time to take away what is half written."""

    def end(number: int, frame: FrameType | None) -> NoReturn:
        raise SystemExit(_BY_SIGNAL + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _run(wish: Wish, outputs: Sequence[Output]) -> Run:
    from assistant.selfcheck.files import read_dwellings  # noqa: PLC0415  (it brings what reads spreadsheets)

    before: Earlier | None = earlier(wish.since) if wish.since else None
    check = Check.of(load_law(), wish.today, wish.lang)
    # What is checked is let go of at once and holds no rings; looking for some among it all takes a tenth of the time.
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
    run = Run(check, outputs, Counts(), Worst(wish.full), before, _progress(sys.stderr))
    for file in wish.files:
        run.take(read_dwellings(file))
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K")
    return run


def _progress(stream: TextIO) -> Callable[[int], None]:
    if not stream.isatty():
        return lambda units: None
    told = 0

    def tell(units: int) -> None:
        nonlocal told
        if units >= told + _EVERY:
            told = units
            stream.write(f"\r{units:,}")
            stream.flush()

    return tell


def _forms(wish: Wish) -> list[tuple[str, Path | None]]:
    """Each form with the file that it goes to; None is the screen, where a report that goes to files is summed up."""
    if not wish.files:
        raise WrongUse("check", "no file given", "name a .csv, .xlsx or .toml file, or see howard check --template csv")
    files = [(_form_of(path, wish), path) for path in wish.out]
    for path in wish.out:
        if any(same_file(path, file) for file in wish.files):
            raise WrongUse("check", f"{path.name} is read and would be written over", "give another name after --out")
        if path.is_dir() or not path.parent.is_dir():
            raise WrongUse("check", f"{path} cannot be written", "name a file in a folder that is there")
    screen = wish.form if not files else "json" if wish.form == "json" else "summary"
    return [*files, (screen or "text", None)]


def _form_of(path: Path, wish: Wish) -> str:
    form = OF_ENDING.get(path.suffix.lower()) or wish.form
    if form is None:
        endings = ", ".join(OF_ENDING)
        raise WrongUse("check", f"{path.name} has no ending that says what to write", f"end it in one of {endings}")
    return form
