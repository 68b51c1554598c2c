"""The proof that duties.toml speaks of provisions, facts, rules and numbers that there are, in the law's own words."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.selfcheck.duties.duty import FILE, Duty, Gate, load_duties
from assistant.selfcheck.duties.gates import RULES as GATE_RULES
from assistant.selfcheck.duties.rules import RULES
from assistant.selfcheck.facts import load_facts
from corpus.errors import DataFault, UnknownParameter
from corpus.fault import Fault, quote_faults
from corpus.law import Law


def selfcheck_faults(law: Law) -> Iterator[Fault]:
    """Whatever in the duties of the self-check does not stand."""
    try:
        duties, facts = load_duties(), frozenset(load_facts())
    except DataFault as fault:
        yield Fault.of(fault)
        return
    for gate in duties.gates.values():
        yield from _gate_faults(law, gate, facts)
    for duty in duties.duties.values():
        yield from _duty_faults(law, duty, facts)


def _gate_faults(law: Law, gate: Gate, facts: frozenset[str]) -> Iterator[Fault]:
    key = f"gates.{gate.name}"
    if gate.rule and gate.rule not in GATE_RULES:
        yield Fault(FILE.name, key, f"there is no rule {gate.rule!r}")
    if gate.fact and f"{gate.level}.{gate.fact}" not in facts:
        yield Fault(FILE.name, key, f"there is no fact {gate.level}.{gate.fact}")
    try:
        law.parameters.fill(gate.shut)
    except UnknownParameter as fault:
        yield Fault(FILE.name, key, str(fault))


def _duty_faults(law: Law, duty: Duty, facts: frozenset[str]) -> Iterator[Fault]:
    key = f"duties.{duty.id}"
    yield from quote_faults(law.ordinance, FILE.name, f"{key}.quote", duty.cite, duty.quote)
    if "quote_area" in duty.says:
        yield from quote_faults(law.ordinance, FILE.name, f"{key}.says.quote_area", duty.cite, duty.says["quote_area"])
    for fact in (f"{duty.level}.{duty.fact}", *duty.also):
        if fact not in facts:
            yield Fault(FILE.name, key, f"there is no fact {fact}")
    if duty.rule and duty.rule not in RULES:
        yield Fault(FILE.name, key, f"there is no rule {duty.rule!r}")
    wanted = () if duty.rule else ("meets", "violates", *("depends",) * bool(duty.open))
    for verdict in (one for one in wanted if one not in duty.says):
        yield Fault(FILE.name, f"{key}.says", f"nothing is said for {verdict}")
