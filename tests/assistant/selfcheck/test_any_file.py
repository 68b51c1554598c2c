"""Whatever a file holds, a reader gives an account of it or one sentence, and nothing else."""

import tempfile
import zipfile
from io import BytesIO
from pathlib import Path

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from assistant.selfcheck.accounts import CannotRead
from assistant.selfcheck.cells import BadCell, cell_reader
from assistant.selfcheck.facts import load_facts
from assistant.selfcheck.templates import template
from assistant.selfcheck.walk import Walk, answer, next_key
from assistant.selfcheck.walk_tables import walk_of, write_walk
from tests.assistant.selfcheck.files import Read

CELLS = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["yes", "no", "n/a", "3x4", "120", "64 F", "=1", "", "Elm", "1", "Bedroom", "9" * 400, "\x00", '"']
    ),
)
ROWS = st.lists(st.lists(CELLS, max_size=8), max_size=12)
TITLES = ["Building", "Unit", "Room", "Roof", "Room size", "Windows", "Window 1 size", "Hot water"]
WORKBOOK = template("xlsx")
SLOW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def account(content, name):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / name
        path.write_bytes(content)
        try:
            found = Read(path)
        except CannotRead as fault:
            sentence = str(fault)
            assert sentence.startswith(("homes", "line"))
            assert "\n" not in sentence
            return None
    assert all(one.accepted and len(one.found) <= 60 for one in found.problems)
    return found


@SLOW
@given(st.binary(max_size=300))
@example(b"\xff\xfe")
@example(b"\x00\x00")
@example(b"\xef\xbb\xbf")
def test_any_bytes_are_met_calmly(content):
    for name in ("homes.csv", "homes.toml", "homes.xlsx"):
        account(content, name)


@SLOW
@given(ROWS, st.sampled_from([",", ";", "\t"]), st.sampled_from(["utf-8", "utf-16", "utf-8-sig"]))
def test_every_row_of_a_csv_is_checked_rejected_or_blank(rows, delimiter, encoding):
    text = "\n".join(delimiter.join(row) for row in [TITLES, *rows])
    assert account(text.encode(encoding, "replace"), "homes.csv") is not None


@SLOW
@given(
    st.lists(
        st.lists(st.one_of(CELLS.filter(str.isprintable), st.floats(), st.booleans(), st.none()), max_size=8),
        max_size=6,
    )
)
def test_every_row_of_a_workbook_is_checked_rejected_or_blank(rows):
    book, out = Workbook(), BytesIO()
    for row in [TITLES, *rows]:
        book.active.append(row)
    book.save(out)
    assert account(out.getvalue(), "homes.xlsx") is not None


@SLOW
@given(st.data())
def test_a_workbook_with_bytes_changed_is_met_calmly(data):
    at = data.draw(st.integers(0, len(WORKBOOK) - 1))
    account(WORKBOOK[:at] + data.draw(st.binary(max_size=4)) + WORKBOOK[at + 2 :], "homes.xlsx")


@SLOW
@given(st.text(max_size=200), st.sampled_from(["xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"]))
def test_a_workbook_with_a_part_of_anything_is_met_calmly(part, name):
    out = BytesIO()
    with zipfile.ZipFile(BytesIO(WORKBOOK)) as whole, zipfile.ZipFile(out, "w") as package:
        for other in whole.namelist():
            package.writestr(other, part.encode() if other == name else whole.read(other))
    account(out.getvalue(), "homes.xlsx")


@SLOW
@given(
    st.recursive(st.one_of(CELLS, st.integers(), st.booleans()), lambda one: st.lists(one, max_size=3), max_leaves=6)
)
def test_any_value_of_a_toml_file_is_met_calmly(value):
    text = "[building]\nname = 'Elm'\nroof = 3\n[[unit]]\n[[unit.room]]\n"
    written = write_walk(
        walk_of({"building": {"name": "Elm", "roof": value}, "unit": [{"name": "1", "heating": value}]})
    )
    account((text + written.replace("[building]", "").replace("name", "names")).encode(), "homes.toml")
    assert account(written.encode(), "homes.toml") is not None


@settings(deadline=None)
@given(CELLS, st.sampled_from(sorted(load_facts())), st.sampled_from(["", "C", "ft", "sq ft"]))
def test_any_cell_is_a_value_or_a_sentence(text, fact, unit):
    reader = cell_reader(load_facts()[fact], unit)
    try:
        value = reader(text)
    except BadCell as bad:
        assert bad.accepted.strip()
    else:
        assert reader(text) == value


@SLOW
@given(st.lists(CELLS, max_size=40))
def test_any_answers_lead_through_a_walk(answers):
    walk = Walk()
    for text in answers:
        turn = answer(walk, text)
        walk = turn.walk
        assert turn.stop or next_key(walk) is not None or walk.told
    if walk.told:
        found = account(write_walk(walk).encode(), "homes.toml")
        assert found is not None
        assert found.problems == []
