"""Findings for programs: one JSON object a line, the account of the whole check in the last."""

from __future__ import annotations

from fractions import Fraction
from json import dumps
from typing import Any

from assistant.calculators.register import calculator
from assistant.facts.codec import number, to_plain
from assistant.selfcheck.accounts import Problem
from assistant.selfcheck.finding import STATES, Finding, Ruling
from assistant.selfcheck.report.counts import Counts

KEPT = 4096
"""How many rulings are kept as text; those of places that are alike are the same."""


_NOTHING: tuple[object, ...] = (None, "", [], {})


class Lines:
    """Writes findings as lines; what a finding does not have is left out of its line."""

    def __init__(self) -> None:
        self._texts: dict[Ruling, str] = {}
        self._place: tuple[str, str, str] | None = None
        self._head = ""

    def finding(self, finding: Finding) -> str:
        """One finding as a line, without its end."""
        ruling = finding.ruling
        text = self._texts.get(ruling)
        if text is None:
            if len(self._texts) >= KEPT:
                self._texts.clear()
            told = {name: value for name, value in self._ruling(ruling).items() if value not in _NOTHING}
            text = self._texts[ruling] = _json(told)[1:-1]
        if finding[:3] != self._place:
            building, unit, room = self._place = finding[:3]
            place = {"kind": "finding", "building": building, "unit": unit, "room": room}
            self._head = _json(place)[:-1]
        change = f', "change": {_json(finding.change)}' if finding.change else ""
        return f'{self._head}{change}, {text}, "number": {finding.number}}}'

    def _ruling(self, ruling: Ruling) -> dict[str, Any]:
        measured, required, unit = ruling.sides
        return {
            "duty": ruling.duty.id,
            "title": ruling.duty.title,
            "state": ruling.state,
            "verdict": ruling.verdict,
            "text": ruling.say,
            "cite": ruling.cite,
            "quote": ruling.quote,
            "measured": _number(measured),
            "required": _number(required),
            "measured_in": unit,
            "working": [line.text for line in ruling.steps],
            "assumed": list(ruling.assumed),
            "notes": list(ruling.notes),
            "mends": ruling.mender.removesuffix("-by-agreement"),
            "by_agreement": ruling.mender.endswith("-by-agreement") or None,
            "mend": list(ruling.mend),
            "missing": list(ruling.missing),
            "danger": ruling.duty.danger + 1,
            "calculator": ruling.calculator,
            "calculated": ruling.calculated,
            "facts": {} if ruling.facts is None else to_plain(calculator(ruling.calculator), ruling.facts),
        }

    def problem(self, problem: Problem) -> str:
        """Something that could not be taken, as a line."""
        return _json(
            {
                "kind": "problem",
                "of": problem.kind,
                "file": problem.file,
                "row": problem.row,
                "column": problem.column,
                "found": problem.found,
                "accepted": problem.accepted,
            }
        )

    def gone(self, place: tuple[str, str, str, str]) -> str:
        """A violation of an earlier check whose place is not in the files any more, as a line."""
        return _json({"kind": "gone", **dict(zip(("building", "unit", "room", "duty"), place, strict=True))})

    def summary(self, counts: Counts, status: int, today: str) -> str:
        """The account of the whole check, as a line."""
        return _json({"kind": "summary", "today": today, "status": status, **account(counts)})


def account(counts: Counts) -> dict[str, Any]:
    """The account of a check as plain data."""
    rows, checked, rejected, blank = counts.rows
    duties = sorted({duty for duty, _ in counts.by_duty})
    return {
        "buildings": counts.buildings,
        "buildings_violating": counts.buildings_violating,
        "units": counts.units,
        "rooms": counts.rooms,
        "rows": {"in": rows, "checked": checked, "rejected": rejected, "blank": blank},
        "cells_refused": counts.cells_refused,
        "problems": counts.problems_met,
        "findings": {state: counts.states[state] for state in STATES},
        "duties": {duty: {state: counts.by_duty[duty, state] for state in STATES} for duty in duties},
        "missing": dict(counts.missing.most_common()),
        "changes": dict(counts.changes),
    }


def _number(value: Fraction | None) -> int | float | None:
    return None if value is None else number(value)


def _json(data: object) -> str:
    return dumps(data, ensure_ascii=False)
