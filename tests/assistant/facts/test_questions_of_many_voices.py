import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

from assistant.calculators.register import calculator
from assistant.facts.reader import read_facts

CASES = Path(__file__).parent / "cases"


def questions():
    for file in sorted(CASES.glob("*.toml")):
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        for case in told["case"]:
            yield pytest.param(file.stem, case, told["today"], id=f"{file.stem}: {case['text']}")


def plain(value):
    if isinstance(value, Fraction):
        return round(float(value), 4)
    return list(value) if isinstance(value, tuple) else value


@pytest.mark.parametrize(("name", "case", "today"), list(questions()))
def test_a_question_leads_to_its_verdict_or_to_the_fact_that_is_open(law, name, case, today):
    found = calculator(name)
    outcome = found.decide(found.hold(read_facts(name, case["text"], today).facts), law, today)
    asks = case.get("asks", [])
    assert list(outcome.missing[: len(asks)]) == asks
    assert bool(outcome.missing) == bool(asks)
    assert outcome.verdict == case.get("verdict")
    assert {value: plain(outcome.values.get(value)) for value in case.get("values", {})} == case.get("values", {})
