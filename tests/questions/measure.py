"""How well Howard reads questions: `python -m tests.questions.measure [--floors FILE] [--misses N] SET...`.

A set is a file of labelled questions, one JSON object a line: `q`, `kind` (answer, calculate, ask, decline), `cites`
(the acceptable primary citations), and where a calculator decides, `verdict` and `values`; `today` is the date that
counts as today. In own.jsonl the label is the intent alone. With --floors, any figure below its floor is an error.
"""

from __future__ import annotations

import json
import sys
import tomllib
from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from assistant.conversation import START, respond
from assistant.engine import Engine, load_engine
from assistant.reply import to_json

FOLDER = Path(__file__).parent
TODAY = "2026-06-15"
TOLERANCE = 0.01


@dataclass(frozen=True)
class Judged:
    """One question with its label, the reply, and what became of it."""

    label: dict[str, Any]
    reply: dict[str, Any]
    result: str

    @property
    def provision_right(self) -> bool:
        return self.result == "right" or self.result.startswith("calc:")


def labels(path: Path, engine: Engine) -> list[dict[str, Any]]:
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    return [row if "kind" in row else _from_intent(row, engine) for row in rows]


def _from_intent(row: dict[str, Any], engine: Engine) -> dict[str, Any]:
    intent = engine.intent(row["intent"])
    return {**row, "kind": "answer" if intent.covered else "decline", "cites": [intent.cite] if intent.covered else []}


def judged(label: dict[str, Any], engine: Engine) -> Judged:
    today = date.fromisoformat(label.get("today", TODAY))
    reply = to_json(respond(label["q"], START, engine, today)[0])
    return Judged(label, reply, result(label, reply))


def result(label: dict[str, Any], reply: dict[str, Any]) -> str:
    """`right`, or in one word what went wrong; `calc:` where the provision is right and the reckoning is not."""
    if label["kind"] == "decline":
        return "right" if reply["kind"] == "decline" and not reply["citations"] else "answered"
    if reply["kind"] == "decline":
        return "false decline"
    if reply["kind"] == "choose":
        held = any(_under(option["cite"], label["cites"]) for option in reply["options"])
        return "choose" if held else "choose without the right one"
    if not reply["citations"] or not _under(reply["citations"][0]["cite"], label["cites"]):
        return "wrong provision"
    return _reckoning(label, reply)


def _under(cite: str, accepted: list[str]) -> bool:
    return any(cite == one or cite.startswith(f"{one}(") for one in accepted)


def _reckoning(label: dict[str, Any], reply: dict[str, Any]) -> str:
    calc = reply["calc"] or {}
    if label["kind"] == "ask" and calc.get("verdict") not in (None, "depends"):
        return "calc: a verdict without the facts"
    if label["kind"] == "calculate":
        if reply["kind"] != "calculate":
            return "calc: not reckoned"
        if label.get("verdict") and calc["verdict"] != label["verdict"]:
            return "calc: wrong verdict"
        for name, value in (label.get("values") or {}).items():
            if not _same(value, calc["values"].get(name)):
                return f"calc: wrong {name}"
    return "right"


def _same(wanted: Any, got: Any) -> bool:
    if isinstance(wanted, int | float) and isinstance(got, int | float):
        return abs(wanted - got) <= TOLERANCE
    return sorted(wanted) == sorted(got or ()) if isinstance(wanted, list) else bool(wanted == got)


def figures(rows: list[Judged]) -> dict[str, float]:
    inside = [row for row in rows if row.label["kind"] != "decline"]
    outside = [row for row in rows if row.label["kind"] == "decline"]
    chosen = [row for row in inside if row.result.startswith("choose")]
    kinds = {kind: [row for row in inside if row.label["kind"] == kind] for kind in ("calculate", "ask")}
    return {
        "in_scope_right": _share(inside, [row.result == "right" for row in inside]),
        "in_scope_provision_right": _share(inside, [row.provision_right for row in inside]),
        "wrong_provision": _share(inside, [row.result == "wrong provision" for row in inside]),
        "false_decline": _share(inside, [row.result == "false decline" for row in inside]),
        "choose": _share(inside, [row in chosen for row in inside]),
        "choose_holds_right": _share(chosen, [row.result == "choose" for row in chosen]),
        "decline_right": _share(outside, [row.result == "right" for row in outside]),
        **{f"{kind}_right": _share(of, [row.result == "right" for row in of]) for kind, of in kinds.items()},
    }


def _share(rows: list[Judged], good: list[bool]) -> float:
    return round(sum(good) / len(rows), 4) if rows else 1.0


def below(name: str, found: dict[str, float], floors: dict[str, Any]) -> list[str]:
    """One line for each figure that is worse than its floor; errors are better when low."""
    lines = []
    for figure, floor in floors.get(name, {}).items():
        errors = figure in {"wrong_provision", "false_decline", "choose"}
        if found[figure] > floor if errors else found[figure] < floor:
            lines.append(f"{name}: {figure} is {found[figure]}, its floor is {floor}")
    return lines


def main() -> int:
    options = ArgumentParser(description=__doc__)
    options.add_argument("sets", nargs="*", default=["train", "dev", "own"])
    options.add_argument("--floors", type=Path)
    options.add_argument("--misses", type=int, default=0)
    given = options.parse_args()
    engine, faults = load_engine(), []
    floors = tomllib.loads(given.floors.read_text()) if given.floors else {}
    for name in given.sets:
        rows = [judged(label, engine) for label in labels(FOLDER / f"{name}.jsonl", engine)]
        found = figures(rows)
        faults += below(name, found, floors)
        print(f"{name} ({len(rows)}): " + " ".join(f"{figure}={value}" for figure, value in found.items()))
        print("  " + ", ".join(f"{what} {times}" for what, times in Counter(row.result for row in rows).most_common()))
        for row in [row for row in rows if row.result != "right"][: given.misses]:
            cites = [one["cite"] for one in row.reply["citations"][:1]]
            told = f"{row.label['q'][:140]!r} {row.label['cites'][:2]}"
            print(f"- [{row.result}] {told} got {row.reply['intent']} {cites}")
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
