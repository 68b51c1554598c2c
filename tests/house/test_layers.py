import subprocess
import sys

import pytest

from tests.house.tree import PACKAGES, ROOT, imports, python

BASE = {"amount", "outcome", "reply", "phrases", "words", "facts", "calculators", "settings"}
FACES = {"tui", "lines", "serve", "commands", "cli", "options", "plain", "explained", "verify", "__main__"}
"""What is in neither set belongs to the conversation, between them."""

DOORS = {("assistant.selfcheck.opening", "assistant.engine")}
"""Where a part may reach into a neighbor: a finding opens a conversation, which needs the engine."""

DATES = ("calendar", "_strptime", "zoneinfo", "dateutil", "dateparser", "pendulum", "arrow", "babel")


def rank(module):
    """How high a module of the project stands; it may import what stands no higher."""
    package, *rest = module.split(".")
    part = rest[0] if rest else ""
    within = 0 if package != "assistant" or part in BASE else 2 if part in FACES else 1
    return PACKAGES.index(package), within


def uses():
    for name, tree in python(*PACKAGES):
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for used, names in imports(name, tree):
            if used.split(".")[0] in PACKAGES:
                yield module, used, names


def test_nothing_imports_upward():
    assert [f"{module} imports {used}" for module, used, _ in uses() if rank(used) > rank(module)] == []


def test_there_is_something_to_import():
    assert len({rank(used) for _, used, _ in uses()}) >= 4


@pytest.mark.parametrize(
    ("package", "closed"),
    [
        ("assistant.calculators", ("intents", "assistant.facts", "assistant.words", "assistant.reply")),
        ("assistant.facts", ("intents",)),
        ("assistant.words", ("intents", "assistant.facts")),
        ("assistant.serve", ("assistant.commands", "assistant.cli", "assistant.conversation", "assistant.papers")),
        ("assistant.lines", ("assistant.commands", "assistant.cli", "assistant.tui.app", "assistant.tui.chat")),
        ("assistant.forms", ("assistant.tui", "assistant.commands", "assistant.conversation")),
        ("assistant.tui", ("assistant.commands", "assistant.cli", "assistant.calculators")),
        ("assistant.commands", ("assistant.tui", "assistant.cli")),
        ("assistant.settings", ("assistant.conversation", "assistant.engine", "assistant.misses")),
        ("assistant.conversation", ("assistant.settings", "assistant.misses")),
        ("assistant.engine", ("assistant.settings.loading", "assistant.settings.places")),
        ("assistant.misses", ("assistant.tui", "assistant.commands", "assistant.cli", "assistant.plain")),
        ("assistant.selfcheck", ("assistant.tui", "assistant.commands", "assistant.conversation", "assistant.engine")),
        ("assistant.papers", ("assistant.tui", "assistant.commands", "assistant.cli", "assistant.plain")),
    ],
)
def test_a_part_knows_nothing_of_its_neighbors(package, closed):
    inside = [(module, used) for module, used, _ in uses() if f"{module}.".startswith(f"{package}.")]
    assert inside
    assert [
        pair for pair in inside if f"{pair[1]}.".startswith(tuple(f"{name}." for name in closed)) and pair not in DOORS
    ] == []


def test_nothing_takes_a_private_name_from_another_module():
    taken = [f"{module}: {used}.{name}" for module, used, names in uses() for name in names if name.startswith("_")]
    assert taken == []


def test_an_answer_needs_no_screen_no_validator_and_no_date_library():
    code = (
        "import sys; from datetime import date; from assistant.conversation import START, load_engine, respond;"
        "respond('is a 3x3 window ok for my 10x14 bedroom', START, load_engine(), date(2026, 6, 15));"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    )

    def loaded():
        return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout

    loaded()
    kept = set(loaded().split())
    assert "rapidfuzz" in kept
    assert kept & {"textual", "rich", "pydantic", "tomllib", "numpy", "argparse", *DATES} == set()
