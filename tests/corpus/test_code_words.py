import shutil

import pytest

from corpus.data_proofs import words_faults
from corpus.words import FOLDER, load_words


@pytest.fixture
def words_folder(tmp_path):
    copy = tmp_path / "words"
    shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def test_both_languages_have_all_sentences():
    assert list(words_faults(FOLDER)) == []


def test_a_language_without_a_file_is_english():
    assert load_words("fr").say("notes") == "Notes"


def test_levels_below_the_last_keep_its_name():
    assert [load_words().level(depth) for depth in (1, 4, 5)] == ["subsection", "part", "part"]


def test_a_blank_too_many_is_told(words_folder):
    path = words_folder / "es.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("{count}", "{number}"), encoding="utf-8")
    (fault,) = words_faults(words_folder)
    assert (fault.file, fault.key) == ("words/es.toml", "found_more")


def test_a_missing_sentence_is_told(words_folder):
    path = words_folder / "es.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('notes = "Notas"', ""), encoding="utf-8")
    (fault,) = words_faults(words_folder)
    assert (fault.file, fault.key) == ("words/es.toml", "notes")


def test_an_unknown_sentence_is_refused():
    with pytest.raises(KeyError):
        load_words().say("none")
