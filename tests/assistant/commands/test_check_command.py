import csv
import os
import signal
import subprocess
import time
from io import StringIO
from json import loads

import pytest

from assistant.selfcheck.facts import load_facts
from tests.assistant.commands.conftest import COMMAND, ROOT

HEAD = "Building,Units in the building,Unit,Room,Use,Room size,Windows,Window area that opens,Roof,Way out\n"
BAD = HEAD + "Elm 5,3,1,Bed,bedroom,10x14 ft,3x3 ft,4 sq ft,leaks,blocked\n"
OPEN = HEAD + "Elm 5,3,1,Bed,bedroom,10x14 ft,4x4 ft,8 sq ft,yes,yes\n"
GOOD = {
    "count": "1",
    "area": "1200 sq ft",
    "temperature": "125 F",
    "light": "6 fc",
    "yesno": "yes",
    "condition": "yes",
    "text": "5 Elm Street",
}
NO_IS_GOOD = {"building.pests_prevalent", "building.shared_parts_infested", "building.shared_halls", "unit.infested"}


def all_good():
    """A house of which everything was told, all of it good."""
    cells = {"Building": "Elm 5"}
    for fact in load_facts().values():
        if fact.level in {"building", "unit"} and fact.id != "building.units_infested":
            cells[fact.title] = "no" if fact.id in NO_IS_GOOD else GOOD.get(fact.kind) or fact.words[0]
    return ",".join(cells) + "\n" + ",".join(cells.values()) + "\n"


@pytest.fixture
def check(howard, tmp_path):
    """check("Building,...", "--json"): one check of a file, as of one day."""

    def run(content, *options, name="rents.csv"):
        path = tmp_path / name
        path.write_text(content, encoding="utf-8")
        return howard("check", str(path), "--today", "2026-06-15", *options)

    return run


def lines(text):
    return [loads(line) for line in text.splitlines()]


def test_a_violation_ends_with_3(check):
    done = check(BAD)
    assert (done.status, done.err) == (3, "")
    assert "Something violates the chapter." in done.out
    assert "Elm 5, unit 1: The way out is not as it must be: it is blocked. (12.08(3))" in " ".join(done.out.split())


def test_facts_that_are_missing_end_with_6(check):
    done = check(OPEN)
    assert done.status == 6
    assert "Nothing was found to violate the chapter, but not everything could be told." in done.out


def test_a_dwelling_that_meets_all_ends_with_0(check):
    done = check(all_good())
    assert "All that was checked meets the chapter." in done.out
    assert done.status == 0


def test_a_row_that_was_rejected_ends_with_6(check):
    done = check(all_good() + ",5 Elm Street\n")
    assert done.status == 6
    assert "Rows in: 2 = checked 1 + rejected 1 + blank 0." in done.out


def test_machines_get_one_json_object_a_line_and_nothing_else(check):
    done = check(BAD, "--json")
    told = lines(done.out)
    assert told[-1]["kind"] == "summary"
    assert told[-1]["status"] == done.status == 3
    window = next(line for line in told if line.get("duty") == "window-area")
    assert (window["verdict"], window["measured"], window["required"]) == ("violates", 9, 14)
    assert done.out == check(BAD, "--format", "json").out


def test_findings_go_to_csv(check):
    done = check(BAD, "--format", "csv", "--problems")
    rows = list(csv.DictReader(StringIO(done.out.removeprefix("\ufeff"))))
    assert {row["state"] for row in rows} == {"violates", "cannot-tell"}
    assert next(row for row in rows if row["duty"] == "roof")["cite"] == "12.08(1)(a)"


@pytest.mark.parametrize(
    ("name", "begins"),
    [
        ("r.html", "<!DOCTYPE html>"),
        ("r.md", "# Self-check of dwellings"),
        ("r.txt", "SELF-CHECK OF DWELLINGS"),
        ("r.json", '{"kind": '),
        ("r.csv", "\ufeffbuilding,"),
    ],
)
def test_the_ending_of_the_name_says_what_to_write(check, tmp_path, name, begins):
    done = check(BAD, "--out", str(tmp_path / name))
    assert (tmp_path / name).read_text(encoding="utf-8").startswith(begins)
    assert done.status == 3
    assert done.out.endswith(f"Written: {tmp_path / name}\n")
    assert "The building as a whole" not in done.out


def test_one_check_writes_several_reports(check, tmp_path):
    check(BAD, "--out", str(tmp_path / "r.html"), "--out", str(tmp_path / "r.json"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["r.html", "r.json", "rents.csv"]


def test_a_report_replaces_the_one_before(check, tmp_path):
    (tmp_path / "r.md").write_text("old")
    check(BAD, "--out", str(tmp_path / "r.md"))
    assert "old" not in (tmp_path / "r.md").read_text(encoding="utf-8").split()


def test_what_changed_is_told(check, tmp_path):
    before = tmp_path / "before.json"
    check(BAD, "--out", str(before))
    done = check(OPEN, "--since", str(before))
    assert "Mended: 4. New: 0. Still there: 0." in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ((), "howard check: no file given; name a .csv, .xlsx or .toml file, or see howard check --template csv"),
        (("none.csv",), "howard check: there is no file none.csv; check its name and folder; see howard check --help"),
        (
            ("none.csv", "--out", "r.zip"),
            "howard check: r.zip has no ending that says what to write; end it in one of .txt, .md, .markdown, .html, "
            ".htm, .json, .jsonl, .ndjson, .csv",
        ),
        (
            ("x.csv", "--out", "x.csv"),
            "howard check: x.csv is read and would be written over; give another name after --out",
        ),
        (
            ("x.csv", "--out", "no/such/r.md"),
            "howard check: no/such/r.md cannot be written; name a file in a folder that is there",
        ),
        (
            ("x.csv", "--full", "-1"),
            "howard check: argument --full: '-1' is no number of buildings; write one up to 9999; "
            "see howard check --help",
        ),
        (
            ("--template", "checklist", "--format", "csv"),
            "howard check: a checklist is not written as csv; choose one of text, markdown, html",
        ),
    ],
)
def test_wrong_use_is_told_in_one_sentence(howard, options, sentence):
    done = howard("check", *options)
    assert (done.status, done.out, done.err) == (2, "", f"{sentence}\n")


def test_a_file_that_is_no_earlier_report_is_told(check, tmp_path):
    (tmp_path / "old.csv").write_text("a,b\n")
    done = check(BAD, "--since", str(tmp_path / "old.csv"))
    assert done.status == 2
    assert "give a report that was written with --format json" in done.err


def test_nothing_is_left_of_a_report_where_a_file_cannot_be_read(check, tmp_path):
    done = check("PK\x03\x04 no workbook", "--out", str(tmp_path / "r.md"), name="rents.xlsx")
    assert done.status == 2
    assert [path.name for path in tmp_path.iterdir()] == ["rents.xlsx"]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_check_leaves_no_report(started, tmp_path, how):
    rows = "".join(f"Elm {number},3,1,Bed,bedroom,10x14 ft,3x3 ft,,yes,yes\n" for number in range(200_000))
    path, out = tmp_path / "rents.csv", tmp_path / "r.json"
    path.write_text(HEAD + rows, encoding="utf-8")
    running = started("check", str(path), "--out", str(out))
    patience = time.monotonic() + 30
    while not list(tmp_path.glob(".r.json.*")) and time.monotonic() < patience:
        time.sleep(0.05)
    running.send_signal(how)
    running.wait(30)
    assert [path.name for path in tmp_path.iterdir()] == ["rents.csv"]
    assert running.stderr.read() == b""


@pytest.mark.parametrize("name", ["csv", "toml"])
def test_a_template_is_a_file_that_can_be_checked(howard, tmp_path, name):
    path = tmp_path / f"example.{name}"
    assert howard("check", "--template", name, "--out", str(path)).status == 0
    done = howard("check", str(path))
    assert done.status == 3
    assert "rejected 0" in done.out
    assert "could not be read" not in done.out


def test_a_workbook_is_a_template_too(howard, tmp_path):
    path = tmp_path / "example.xlsx"
    howard("check", "--template", "xlsx", "--out", str(path))
    assert howard("check", str(path), "--json").status == 3


@pytest.mark.parametrize(("form", "begins"), [("text", "WALK"), ("markdown", "# Walk"), ("html", "<!DOCTYPE html>")])
def test_the_checklist_is_for_paper(howard, form, begins):
    done = howard("check", "--template", "checklist", "--format", form)
    assert done.status == 0
    assert done.out.startswith(begins)
    assert "12.08(3)" in done.out


def test_the_schemas_are_printed(howard):
    schemas = howard("check", "--schema")
    assert set(loads(schemas.out)) == {"dwelling", "line"}


def test_progress_is_not_told_where_nobody_watches(check):
    assert check(OPEN).err == ""


def test_progress_is_told_on_a_terminal_and_taken_away_again(tmp_path):
    path = tmp_path / "rents.csv"
    path.write_text(HEAD + "".join(f"Elm {number},1,1,Bed,bedroom,,,,yes,yes\n" for number in range(250)))
    master, slave = os.openpty()
    try:
        subprocess.run(
            [*COMMAND, "check", str(path)],
            check=False,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=slave,
        )
        assert os.read(master, 1000) == b"\r100\r200\r\x1b[K"
    finally:
        os.close(master)
        os.close(slave)
