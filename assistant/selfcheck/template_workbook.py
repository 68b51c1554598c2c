"""The example as a workbook: titles with notes, fixed words to choose from, and a sheet that tells of each column."""

# ruff: noqa: ANN401  (openpyxl's sheets are of several types)

from __future__ import annotations

from io import BytesIO
from typing import Any

from openpyxl import Workbook
from openpyxl.comments import Comment
from openpyxl.styles import Alignment, Font, PatternFill
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.datavalidation import DataValidation

from assistant.selfcheck.facts import FactRecord, load_vocabulary
from assistant.selfcheck.samples import SampleColumn, question, sample_cells, sample_columns, taken
from assistant.selfcheck.sayings import saying
from assistant.selfcheck.titles import PLACES

_ROWS = 5000
"""The rows below the titles that have words to choose from."""

_WIDTH, _WIDEST = 14, 90
_BOLD = Font(bold=True)
_FILLS = {"place": "DDE7F0", "building": "E8EFE0", "unit": "FBF1D9", "room": "F3E6EC", "window": "EAE6F3"}


def template_workbook() -> bytes:
    """The workbook's bytes."""
    book = Workbook()
    sheet: Any = book.active
    sheet.title = saying("template.sheet")
    columns = sample_columns()
    sheet.append([column.title for column in columns])
    for row in load_vocabulary().rows:
        sheet.append(list(sample_cells(row)))
    for place, column in enumerate(columns, 1):
        _dress(sheet, place, column)
    sheet.freeze_panes = "D2"
    _notes(book.create_sheet(saying("template.notes")))
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def _dress(sheet: Any, place: int, column: SampleColumn) -> None:
    letter, record = get_column_letter(place), column.record
    title = sheet.cell(1, place)
    title.font, title.alignment = _BOLD, Alignment(wrap_text=True, vertical="top")
    title.fill = PatternFill("solid", fgColor=_FILLS[record.level if record is not None else "place"])
    sheet.column_dimensions[letter].width = _WIDTH
    told = saying(f"template.{PLACES[place - 1]}") if record is None else f"{question(record)}\n{taken(record)}"
    title.comment = Comment(told, "Howard", height=120, width=280)
    words = _words(record) if record is not None else ""
    if record is not None and words:
        rule = DataValidation("list", formula1=f'"{words}"', allow_blank=True, showErrorMessage=True)
        rule.errorStyle, rule.errorTitle, rule.error = "warning", saying("template.wrong_title"), taken(record)
        rule.add(f"{letter}2:{letter}{_ROWS}")
        sheet.add_data_validation(rule)


def _words(record: FactRecord) -> str:
    """The words to choose from; a condition may hold others too, so that a spreadsheet only warns."""
    if record.kind == "yesno":
        return "yes,no,n/a"
    words = ("yes", *record.words, "n/a") if record.kind == "condition" else record.words
    return ",".join(words)


def _notes(sheet: Any) -> None:
    for key in ("first", "empty", "places", "units"):
        sheet.append([saying(f"template.{key}")])
    sheet.append([])
    sheet.append([saying(f"template.note_{key}") for key in ("title", "level", "ask", "taken")])
    for cell in sheet[sheet.max_row]:
        cell.font = _BOLD
    for record in load_vocabulary().facts.values():
        about = saying(f"template.about_{record.level}")
        sheet.append([record.title, about, question(record), taken(record)])
    for letter, width in (("A", 36), ("B", 24), ("C", _WIDEST), ("D", _WIDEST)):
        sheet.column_dimensions[letter].width = width
