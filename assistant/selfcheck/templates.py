"""Files to fill in: a commented, filled example as CSV, as a workbook and as TOML."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from io import StringIO
from itertools import groupby
from typing import Literal

from assistant.selfcheck.facts import Sample, load_vocabulary
from assistant.selfcheck.samples import question, sample_cells, sample_columns, shown_facts, taken
from assistant.selfcheck.sayings import saying

Form = Literal["csv", "xlsx", "toml"]

FORMS: tuple[Form, ...] = ("csv", "xlsx", "toml")

REMARKS = ("first", "empty", "places", "units", "remark")
"""What the sheets say before their example, by keys of [template]."""


def template(form: Form) -> bytes:
    """The example in one of the forms; every reader takes it as it is."""
    if form == "xlsx":
        from assistant.selfcheck.template_workbook import template_workbook  # noqa: PLC0415  (openpyxl takes its time)

        return template_workbook()
    text = _csv() if form == "csv" else _toml()
    return text.encode("utf-8-sig" if form == "csv" else "utf-8")


def _csv() -> str:
    """With a byte order mark and Windows line ends: what spreadsheet programs open without asking."""
    out = StringIO()
    writer = csv.writer(out)
    for key in REMARKS:
        writer.writerow([f"# {saying(f'template.{key}')}"])
    writer.writerow([column.title for column in sample_columns()])
    for row in load_vocabulary().rows:
        writer.writerow(sample_cells(row))
    return out.getvalue()


def _toml() -> str:
    lines = [f"# {saying('template.toml')}", f"# {saying('template.toml_more')}", ""]
    seen: set[str] = set()
    for row in load_vocabulary().rows:
        lines += [*_table(row, seen), ""]
    return "\n".join(lines)


def _table(row: Sample, seen: set[str]) -> Iterator[str]:
    """One table; a fact is commented where it stands first."""
    yield {"building": "[building]", "unit": "[[unit]]", "room": "[[unit.room]]"}[row.level]
    yield f"name = {quoted(row.room or row.unit or row.building)}"
    numbered = []
    for own, facts in groupby(shown_facts(row), key=lambda fact: fact[0].level != "window"):
        if not own:
            numbered += [f"{record.name} = {quoted(shown)}" for record, shown in facts]
            continue
        for record, shown in facts:
            if record.id not in seen:
                yield f"# {question(record)} {taken(record)}"
            seen.add(record.id)
            yield f"{record.name} = {quoted(shown)}"
    if numbered:
        yield f"windows = [{{ {', '.join(numbered)} }}]"


def quoted(text: str) -> str:
    """The text as a TOML string."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
