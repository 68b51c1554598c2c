import errno
import os
import stat
from pathlib import Path

import pytest

from assistant.papers import saving
from assistant.papers.saving import notes_folder, save
from tests.assistant.papers.conftest import DAY


def test_it_is_named_after_its_day_and_subject(tmp_path):
    saved = save("text é", tmp_path, DAY, "Window: Bedroom, 140 sq ft", "md")
    assert saved.path == tmp_path / "2026-06-15 window-bedroom-140-sq-ft.md"
    assert saved.path.read_text("utf-8") == "text é"
    assert saved.said == f"Saved as {saved.path}."


def test_nothing_is_ever_written_over(tmp_path):
    names = [save(text, tmp_path, DAY, "note", "txt").path for text in ("a", "b", "c")]
    assert [path.name for path in names] == ["2026-06-15 note.txt", "2026-06-15 note 2.txt", "2026-06-15 note 3.txt"]
    assert [path.read_text() for path in names] == ["a", "b", "c"]


def test_only_its_user_may_read_it(tmp_path):
    path = save(b"%PDF", tmp_path / "new", DAY, "note", "pdf").path
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize(
    ("subject", "name"),
    [
        ("../../etc/passwd", "2026-06-15 etc-passwd.md"),
        ("", "2026-06-15 paper.md"),
        ("王小明", "2026-06-15 paper.md"),
        ("CON\x00\n", "2026-06-15 con.md"),
        ("x" * 999, f"2026-06-15 {'x' * 60}.md"),
        ("Žółć", "2026-06-15 zoc.md"),
    ],
)
def test_a_subject_never_leads_out_of_the_folder(tmp_path, subject, name):
    assert save("", tmp_path, DAY, subject, "md").path == tmp_path / name


def test_a_folder_whose_parent_is_missing_is_not_made(tmp_path):
    folder = tmp_path / "a" / "b"
    saved = save("x", folder, DAY, "note", "md")
    assert (saved.path, saved.said) == (
        None,
        f"There is no folder {folder}. Make it, or set another notes folder.",
    )
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_folders_place_is_told(tmp_path):
    (tmp_path / "notes").write_text("")
    said = save("x", tmp_path / "notes", DAY, "note", "md").said
    assert said == f"There is a file, and no folder, at {tmp_path / 'notes'}. Set another notes folder."


@pytest.mark.parametrize(
    ("code", "begins"),
    [
        (errno.ENOSPC, "There is no room left where "),
        (errno.EACCES, "Howard may not write in "),
        (errno.EROFS, "Howard may not write in "),
        (errno.EIO, "It could not be saved in "),
    ],
)
def test_when_the_disk_says_no_nothing_stays_behind(tmp_path, monkeypatch, code, begins):
    def refuses(_):
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(saving.os, "fsync", refuses)
    saved = save("x", tmp_path, DAY, "note", "md")
    assert saved.path is None
    assert saved.said.startswith(begins)
    assert list(tmp_path.iterdir()) == []


def test_a_move_that_fails_frees_the_name_again(tmp_path, monkeypatch):
    def refuses(self, target):
        raise OSError(errno.EACCES, "no")

    monkeypatch.setattr(Path, "replace", refuses)
    assert save("x", tmp_path, DAY, "note", "md").said.startswith("Howard may not write in ")
    assert list(tmp_path.iterdir()) == []


def test_when_every_name_is_taken_it_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(saving, "MOST", 1)
    save("a", tmp_path, DAY, "note", "md")
    assert save("b", tmp_path, DAY, "note", "md").said.startswith("There are too many papers of this name")
    assert [path.name for path in tmp_path.iterdir()] == ["2026-06-15 note.md"]


def test_notes_go_among_the_documents_or_else_home(tmp_path):
    assert notes_folder(tmp_path) == tmp_path
    (tmp_path / "Documents").mkdir()
    assert notes_folder(tmp_path) == tmp_path / "Documents" / "Howard"


def test_half_a_letter_does_not_stop_it(tmp_path):
    assert save("a\ud800", tmp_path, DAY, "\ud800", "md").path.read_text() == "a?"
