"""The proof that the duties speak of provisions, holders, intents and numbers that there are."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path

from assistant.phrases import FOLDER
from corpus.errors import DataFault, UnknownParameter
from corpus.fault import Fault, cite_faults
from corpus.forms import read_toml
from corpus.law import Law

_BLANKS = frozenset({"cite", "holder", "parts", "term"})
"""The blanks of the sentences that are no numbers of the law."""


def duty_faults(law: Law, intents: Collection[str], folder: Path = FOLDER) -> Iterator[Fault]:
    """Whatever in the duties of any language does not stand."""
    for path in sorted(folder.glob("*/duties.toml")):
        file = f"{path.parent.name}/{path.name}"
        try:
            tables = read_toml(path)
        except DataFault as fault:
            yield Fault.of(fault)
            continue
        for table in ("say", "who"):
            for cite in tables[table]:
                yield from cite_faults(law.ordinance, file, f"{table}.{cite}", cite)
        named = (*tables["who"].values(), *tables["kinds"]["duties"], *tables["kinds"]["shifting"])
        for who in sorted(set(named) - set(tables["holders"])):
            yield Fault(file, "holders", f"there is no holder {who!r}")
        for intent in sorted(set(tables["next"]["intents"]) - set(intents)):
            yield Fault(file, "next.intents", f"there is no intent {intent!r}")
        for table in ("text", "holders", "say"):
            for key, template in tables[table].items():
                yield from _blank_faults(law, file, f"{table}.{key}", str(template))


def _blank_faults(law: Law, file: str, key: str, template: str) -> Iterator[Fault]:
    for blank in re.findall(r"\{([\w.]+)\}", template):
        if blank not in _BLANKS:
            try:
                law.parameters.fill(f"{{{blank}}}")
            except UnknownParameter:
                yield Fault(file, key, f"no number of the law is called {blank!r}")
