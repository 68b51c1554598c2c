from hashlib import sha256

import pytest

from corpus.errors import DataFault
from corpus.fault import Fault, cite_faults, quote_faults
from corpus.law import FOLDER
from corpus.verify import accept_text, faults


def told(folder):
    return [str(fault) for fault in faults(folder)]


def test_the_law_as_it_stands_has_no_fault():
    assert told(FOLDER) == []


def test_the_recorded_hash_is_that_of_the_text():
    assert sha256((FOLDER / "chapter-12.txt").read_bytes()).hexdigest() == (
        "d404faae1995d2be8182b9e462eba072ddfa6c87c341775231a28af0fc22da3f"
    )


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (("chapter-12.txt", "crockery or dust", "crockery and dust"), "sha256: the text is not"),
        (("outline.toml", "lines = [[7, 7]]", "lines = [[7, 8]]"), "12.03(2): line 8 of the text belongs to"),
        (("outline.toml", "lines = [[5, 6]]", "lines = [[5, 5]]"), "provisions: line 6 of the text belongs to no"),
        (("outline.toml", "[[115, 117]]", "[[115, 217]]"), "12.17: lines 115 to 217 are not lines of the text"),
        (("outline.toml", "history = [118, 119]", "history = [117, 119]"), "history: line 117 of the text"),
        (("outline.toml", "history = [118, 119]", "history = [119, 119]"), "provisions: line 118 of the text"),
        (("outline.toml", '"12.05(1)(b)" =', '"12.05(1)(c)" ='), "12.05(1)(c): (c) stands where (b) is due"),
        (("outline.toml", '"12.05(1)(b)" =', '"12.05(1)(c)" ='), "12.05(1)(c): line 39 does not open with (c)"),
        (("outline.toml", '"12.11(4)" =', '"12.11(6)(a)" ='), "12.11(6)(a): stands before its parent 12.11(6)"),
        (("outline.toml", '"12.04" =', '"12.02a" ='), "12.02a: is not a citation"),
        (("outline.toml", '"12.04" =', '"12-04" ='), "12-04: is written otherwise than 12.04"),
        (("outline.toml", '"12.16" =', '"12.01(1)" ='), "12.01(1): line 109 does not open with (1)"),
        (("outline.toml", '"12.16" =', '"12.10" ='), "Cannot overwrite a value"),
        (("outline.toml", '"12.04" =', '"12.18" ='), "12.05: stands after 12.18"),
        (("outline.toml", '"Screening"', '"Screens"'), "12.06(2): the heading 'Screens' does not stand after (2)"),
        (("outline.toml", '["occupant"]', '["tenant"]'), "12.03(15): the term 'tenant' is not in the heading"),
        (("outline.toml", '["dwelling unit"]', '["dwelling"]'), "12.03(5): the term 'dwelling' is defined by 12.03(4)"),
        (("outline.toml", "adopted = 2000-05-02", "adopted = 2000-05-03"), "adopted: the history does not say"),
        (("outline.toml", "amended = 2000-06-06", "amended = 2001-06-06"), "amended: the history does not say"),
        (("parameters.toml", "value = 120\n", "value = 125\n"), "hot_water_least.value: the words do not state"),
        (("parameters.toml", 'unit = "years"', 'unit = "months"'), "board_term.unit: the words do not state"),
        (
            ("parameters.toml", '"not to exceed 60 days"', '"not to exceed 90 days"'),
            "vacate_days.quote: these words do not stand",
        ),
        (
            ("parameters.toml", '"shall consist of five members"', '"member"'),
            "board_members.quote: these words stand 5 times",
        ),
        (
            ("parameters.toml", 'cite = "12.15(2)"', 'cite = "12.14"'),
            "board_term.cite: the chapter has no provision 12.14",
        ),
        (("parameters.toml", "value = 120\n", "value = true\n"), "hot_water_least.value"),
        (("readings.toml", 'value = 8\nunit = "hour"', "value = 8\nunit = 8"), "reasonable_from.unit"),
        (
            ("notes.toml", '"marking inaccessible"]', '"making inaccessible"]'),
            "note.11.printed: these words do not stand",
        ),
        (("notes.toml", 'cites = ["12.07(2)"]', 'cites = ["12.07(3)"]'), "note.25.cites: the chapter has no provision"),
        (("notes.toml", "By 12.15(1)(a) there may", "By 12.15(1)(b) there may"), "note.47.text: the chapter has no"),
        (("notes.toml", "{findings_days}", "{finding_days}"), "note.35.text: no parameter finding_days"),
        (("holidays.toml", "day = 19\n", 'day = 19\nweekday = "Friday"\n'), "holiday.4: give either"),
        (("holidays.toml", "month = 6\nday = 19\n", "month = 6\nday = 31\n"), "holiday.4.day: month 6 has no day 31"),
        (("holidays.toml", "month = 6\nday = 19\n", "month = 2\nday = 29\n"), "holiday.4.day: month 2 has no day 29"),
        (("holidays.toml", '"Labor Day"', '"Memorial Day"'), "holiday.6.name: 'Memorial Day' is there twice"),
        (("holidays.toml", '"{holiday}, kept', '"A holiday, kept'), "words.moved: needs the blank"),
        (("holidays.toml", 'weekday = "Thursday"', 'weekday = "Thur"'), "holiday.9.weekday"),
    ],
)
def test_each_fault_is_told_by_file_and_key(folder, change, edit, fault):
    change(*edit)
    assert any(line.startswith(f"{edit[0]}: {fault}") for line in told(folder)), told(folder)


def test_faults_of_several_files_are_told_together(folder, change):
    change("parameters.toml", "value = 120\n", "value = 125\n")
    change("holidays.toml", "month = 8\n", "month = 13\n")
    (folder / "notes.toml").unlink()
    assert {fault.file for fault in faults(folder)} == {"parameters.toml", "holidays.toml", "notes.toml"}


def test_a_table_that_cannot_be_read_hides_no_other(folder, change):
    change("parameters.toml", "value = 120\n", "")
    change("parameters.toml", "value = 60\n", "value = 61\n")
    keys = {fault.key for fault in faults(folder)}
    assert {"hot_water_least.value", "vacate_days.value"} <= keys


def test_an_amendment_leads_through_what_no_longer_stands(folder, change):
    change("chapter-12.txt", "not to exceed 60 days", "not to exceed 45 days")
    assert [fault.key for fault in faults(folder)] == ["sha256", "vacate_days.quote", "note.39.printed"]
    accepted = accept_text(folder)
    assert accepted == sha256((folder / "chapter-12.txt").read_bytes()).hexdigest()
    assert [fault.key for fault in faults(folder)] == ["vacate_days.quote", "note.39.printed"]


def test_accepting_changes_the_hash_alone(folder, change):
    before = (folder / "outline.toml").read_text(encoding="utf-8")
    change("chapter-12.txt", "crockery or dust", "crockery and dust")
    accepted = accept_text(folder)
    after = (folder / "outline.toml").read_text(encoding="utf-8")
    assert after == before.replace("d404faae1995d2be8182b9e462eba072ddfa6c87c341775231a28af0fc22da3f", accepted)
    assert sorted(path.name for path in folder.iterdir()) == sorted(path.name for path in FOLDER.iterdir())


def test_a_text_that_is_not_there_cannot_be_accepted(folder):
    (folder / "chapter-12.txt").unlink()
    with pytest.raises(DataFault, match=r"^chapter-12\.txt"):
        accept_text(folder)


def test_an_outline_that_cannot_be_written_is_told(folder, monkeypatch):
    def refuse(*_, **__):
        raise PermissionError("read-only")

    monkeypatch.setattr("pathlib.Path.write_text", refuse)
    with pytest.raises(DataFault, match=r"^outline\.toml: sha256: cannot be written: read-only"):
        accept_text(folder)


def test_other_data_may_prove_its_citations_and_quotes(law):
    ordinance = law.ordinance
    assert cite_faults(ordinance, "a.toml", "near", "12.06") == []
    assert quote_faults(ordinance, "a.toml", "q", "12.06(4)", "at least five-foot candles") == []
    assert cite_faults(ordinance, "a.toml", "near", "12.13") == [
        Fault("a.toml", "near", "the chapter has no provision 12.13")
    ]
    (fault,) = quote_faults(ordinance, "a.toml", "q", "12.06(4)", "at least 5 foot-candles")
    assert str(fault) == "a.toml: q: these words do not stand in 12.06(4): 'at least 5 foot-candles'"
