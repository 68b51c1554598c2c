import re
import tomllib
from argparse import _SubParsersAction

import pytest

from assistant.cli import FAULT, INTERRUPTED, WRONG_USE, parser
from assistant.commands.verify import FAULTY
from assistant.selfcheck.report.report import OPEN, VIOLATES
from assistant.tui.kiosk.statuses import LEFT_BY_STAFF
from tests.house.tree import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def blocks():
    return re.findall(r"^```\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def table(head):
    """The rows of the README's table whose first column has this head, as lists of cells."""
    lines = README[README.index(f"| {head} |") :].split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize(("number", "ending"), [(0, ".venv/bin/howard"), (1, ".venv/bin/python -m pytest -n auto")])
def test_the_first_block_sets_up_and_runs_and_the_second_sets_up_and_tests(number, ending):
    line = blocks()[number]
    assert line.count("\n") == 1
    assert line.startswith("python3 -m venv .venv && .venv/bin/pip install --quiet ")
    assert line.rstrip().endswith(ending)


def test_every_command_is_in_the_readme_and_no_other():
    sub = next(action for action in parser()._actions if isinstance(action, _SubParsersAction))
    told = {cells[0].strip("`").split()[1] for cells in table("command") if " " in cells[0]}
    assert told == set(sub.choices)


def test_every_option_of_a_command_is_in_the_readme():
    sub = next(action for action in parser()._actions if isinstance(action, _SubParsersAction))
    options = {option for one in sub.choices.values() for action in one._actions for option in action.option_strings}
    assert {option for option in options if option.startswith("--") and f"`{option}" not in README} - {
        "--batch"
    } == set()


def test_the_exit_statuses_are_those_of_the_program():
    assert {int(cells[0]) for cells in table("exit status")} == {
        0,
        FAULT,
        WRONG_USE,
        VIOLATES,
        FAULTY,
        LEFT_BY_STAFF,
        OPEN,
        INTERRUPTED,
    }


def test_every_dependency_is_told_with_what_it_is_for():
    wanted = [
        *PROJECT["dependencies"],
        *PROJECT["optional-dependencies"]["serve"],
        *PROJECT["optional-dependencies"]["test"],
        *PROJECT["optional-dependencies"]["dev"],
    ]
    names = {re.match(r"[a-z0-9-]+", dependency)[0] for dependency in wanted} - {PROJECT["name"]}
    rows = table("dependency")
    assert {name for cells in rows for name in re.sub(r" \(.*\)", "", cells[0]).split(", ")} == names
    assert all(all(cells) for cells in rows)


def test_every_file_that_the_documents_name_is_there():
    for document in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / document).read_text(encoding="utf-8")
        for name in re.findall(r"`((?:assistant|corpus|intents|tests|docs|\.ci)/[\w./-]*)`|\]\(([\w./]+)\)", text):
            assert (ROOT / (name[0] or name[1])).exists(), name


def test_the_readme_says_which_howard_which_text_and_that_it_is_no_advice():
    plain = " ".join(README.replace("*", "").split())
    assert "Town of Howard, not the Village of Howard" in plain
    assert "adopted May 2, 2000 and amended June 6, 2000" in plain
    assert "A later amendment may not be in this text." in plain
    assert "It is not legal advice." in plain


def test_the_changelog_begins_with_this_version():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## (\S+)", text, re.MULTILINE)[1] == PROJECT["version"]


def test_every_floor_is_a_figure_between_0_and_1():
    floors = tomllib.loads((ROOT / ".ci/floors.toml").read_text(encoding="utf-8"))
    assert set(floors) == {"train", "dev", "own"}
    assert all(0 <= floor <= 1 for of in floors.values() for floor in of.values())
