"""`howard check --template`: a filled example of a file, or a checklist to print and fill by hand."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Literal

from assistant.commands.output import WrongUse, columns
from assistant.papers.markdown import markdown
from assistant.papers.text import plain_text
from assistant.selfcheck.checklist import checklist_blocks, checklist_page
from assistant.selfcheck.report.outputs import OF_ENDING
from assistant.selfcheck.report.whole import whole_bytes
from assistant.selfcheck.wording import load_wording

_ON_PAPER = ("text", "markdown", "html")


Kind = Literal["csv", "xlsx", "toml", "checklist"]


def check_template(name: Kind, out: list[Path], form: str | None, lang: str) -> int:
    """Writes the template to the file, or to standard output where none is named.

    Raises:
        WrongUse: there is more than one file, it cannot be written, or a workbook would go to a terminal.
    """
    if len(out) > 1:
        raise WrongUse("check", "a template goes to one file", "give --out once")
    path = out[0] if out else None
    if name == "xlsx" and path is None and sys.stdout.isatty():
        raise WrongUse("check", "a workbook is not for a screen", "say where it goes: --out dwellings.xlsx")
    content = _checklist(path, form, lang) if name == "checklist" else _example(name)
    if path is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return 0
    try:
        whole_bytes(path, content)
    except OSError as fault:
        raise WrongUse("check", f"{path} cannot be written ({fault.strerror})", "give another name") from None
    return 0


def _example(name: Literal["csv", "xlsx", "toml"]) -> bytes:
    from assistant.selfcheck.templates import template  # noqa: PLC0415  (it brings what writes workbooks)

    return template(name)


def _checklist(path: Path | None, form: str | None, lang: str) -> bytes:
    chosen = OF_ENDING.get(path.suffix.lower()) if path else None
    chosen = chosen or form or "text"
    if chosen not in _ON_PAPER:
        raise WrongUse("check", f"a checklist is not written as {chosen}", f"choose one of {', '.join(_ON_PAPER)}")
    wording = load_wording(lang)
    if chosen == "html":
        return "".join(checklist_page(wording)).encode()
    blocks = checklist_blocks(wording)
    return (markdown(blocks) if chosen == "markdown" else plain_text(blocks, columns())).encode()
