import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

import corpus
from corpus.errors import DataFault
from corpus.law import load_law


def run(code, **environ):
    root = Path(corpus.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=root,
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_the_law_is_read_once_a_process(law):
    assert load_law() is law


def test_a_kept_law_needs_no_validator_and_no_toml(law):
    seen = run(
        "import sys; from corpus.law import load_law; load_law();"
        "print(sorted(name for name in ('pydantic', 'tomllib', 'textual', 'calendar') if name in sys.modules))"
    )
    assert seen == "[]"


def test_a_kept_law_is_ready_at_once(law):
    def seconds():
        start = perf_counter()
        load_law.__wrapped__()
        return perf_counter() - start

    assert min(seconds() for _ in range(20)) < 0.005


def test_a_kept_law_is_the_law_that_was_read(law, tmp_path, monkeypatch):
    monkeypatch.setenv("HOWARD_CACHE", str(tmp_path))
    fresh, kept = load_law.__wrapped__(), load_law.__wrapped__()
    assert fresh is not kept
    assert dict(fresh.parameters) == dict(kept.parameters)
    assert dict(fresh.readings) == dict(kept.readings)
    assert dict(fresh.ordinance.provisions) == dict(kept.ordinance.provisions)
    assert fresh.holidays == kept.holidays


def test_a_changed_number_takes_effect_at_the_next_start(folder, change):
    assert load_law.__wrapped__(folder).parameters["vacate_days"].text == "60 days"
    change("parameters.toml", "value = 60\n", "value = 90\n")
    assert load_law.__wrapped__(folder).parameters["vacate_days"].text == "90 days"


def test_notes_name_the_numbers_of_the_law(folder, change):
    change("parameters.toml", "value = 60\n", "value = 90\n")
    (note,) = load_law.__wrapped__(folder).ordinance.get("12.11(3)(a)(1)").notes
    assert note.startswith("The text does not say from what the 90 days are counted.")


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (("parameters.toml", "value = 60\n", 'value = "sixty"\n'), "vacate_days.value: 'sixty' is not a number"),
        (("parameters.toml", "value = 60\n", "value = 60.5\n"), "vacate_days.value: "),
        (("parameters.toml", "value = 60\n", ""), "vacate_days.value: Field required"),
        (("parameters.toml", "value = 60\n", "value = 60\nvalu = 1\n"), "vacate_days.valu: Extra inputs"),
        (("readings.toml", "value = 18\n", 'value = "1/0"\n'), "reasonable_until.value: "),
        (("outline.toml", "amended = 2000-06-06\n", 'amended = "6/6/00"\n'), "amended: "),
        (("outline.toml", "lines = [[1, 2]]", "lines = [[0, 2]]"), "provisions.12.01.lines.0.0: "),
        (
            ("notes.toml", "{vacate_days} are counted", "{vacating_days} are counted"),
            "note.39.text: no parameter vacating_days",
        ),
        (("holidays.toml", "month = 8\n", "month = 13\n"), "holiday.11.month: "),
        (("holidays.toml", "checked_on = ", "checked_on := "), "Expected '='"),
    ],
)
def test_a_fault_names_file_and_key(folder, change, edit, fault):
    change(*edit)
    with pytest.raises(DataFault) as raised:
        load_law.__wrapped__(folder)
    assert str(raised.value).startswith(f"{edit[0]}: {fault}")


def test_a_missing_file_is_named(folder):
    (folder / "chapter-12.txt").unlink()
    with pytest.raises(DataFault, match=r"^chapter-12\.txt: .*No such file"):
        load_law.__wrapped__(folder)


def test_a_text_that_is_not_utf_8_is_refused(folder):
    (folder / "chapter-12.txt").write_bytes(b"12.01 \xff")
    with pytest.raises(DataFault, match=r"^chapter-12\.txt: .*utf-8"):
        load_law.__wrapped__(folder)
