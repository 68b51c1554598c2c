"""The words of the duties and the reports: short, plain, in US spelling, and each of them used."""

import ast
import re

import pytest

from assistant.selfcheck.duties.duty import load_duties
from assistant.selfcheck.facts import load_facts, load_vocabulary
from assistant.selfcheck.faults import selfcheck_faults
from assistant.selfcheck.finding import STATES
from assistant.selfcheck.wording import load_wording
from corpus.law import load_law
from tests.assistant.selfcheck.test_any_dwelling import MENDERS, VERDICTS
from tests.house.own_words import own_words
from tests.house.reading import grade, sentences, words
from tests.house.test_texts import BRITISH
from tests.house.tree import ROOT

SENTENCE_MOST, GRADE_MOST = 25, 8
CODE = [*(ROOT / "assistant/selfcheck").rglob("*.py"), *(ROOT / "assistant/commands").glob("check*.py")]


def said():
    """Every sentence of the duties by its key."""
    duties = load_duties()
    for gate in duties.gates.values():
        yield f"{gate.name}.shut", load_law().parameters.fill(gate.shut)
    for duty in duties.duties.values():
        yield f"{duty.id}.mend", duty.mend
        yield from ((f"{duty.id}.{key}", text) for key, text in duty.says.items() if key != "quote_area")


def reported():
    """Every text of report.toml by its key."""
    for name, table in load_wording().tables.items():
        for key, value in table.items():
            yield f"{name}.{key}", " ".join(value) if isinstance(value, list) else value


@pytest.mark.parametrize("texts", [said, reported])
def test_sentences_are_short_and_in_us_spelling(texts):
    told = [(key, text) for key, text in texts() if text]
    assert len(told) > 80
    assert [key for key, text in told if BRITISH.search(text)] == []
    assert [key for key, text in told if any(len(words(one)) > SENTENCE_MOST for one in sentences(text))] == []


def test_the_sentences_of_the_duties_are_for_everyone_to_read():
    own = " ".join(own_words(text) for _, text in said() if text)
    assert grade(own) < GRADE_MOST


def test_the_duties_stand():
    assert [str(fault) for fault in selfcheck_faults(load_law())] == []


def test_every_fact_is_looked_at_by_some_duty():
    looked = {f"{duty.level}.{duty.fact}" for duty in load_duties().duties.values()}
    looked |= {fact for duty in load_duties().duties.values() for fact in duty.also}
    facts = {name for name in load_facts() if not name.startswith("window.")}
    assert facts - looked == {"building.address"}


def test_the_report_has_a_word_for_every_state_verdict_mender_condition_and_part():
    tables = load_wording().tables
    assert set(tables["states"]) == set(STATES)
    assert set(tables["verdicts"]) == set().union(*VERDICTS.values())
    assert set(tables["menders"]) == MENDERS
    assert set(tables["changes"]) == {"new", "mended", "remains", "untold"}
    assert set(tables["parts"]) == set(load_vocabulary().parts)
    conditions = {word for record in load_facts().values() if record.kind == "condition" for word in record.words}
    assert set(tables["wrong"]) == conditions | {"unsound"}


def test_every_word_of_the_report_is_used():
    strings = set()
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings |= set(re.findall(r"[a-z_]+", node.value))
    keys = [key for table in ("report", "checklist", "names", "say") for key in load_wording().tables[table]]
    parts = {key: re.fullmatch(r"(verdict|problem|again)_(\w+)", key) for key in keys}
    unused = [key for key in keys if key not in strings and not (parts[key] and parts[key][1] + "_" in strings)]
    assert unused == []
