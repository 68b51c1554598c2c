from io import StringIO

import pytest

from assistant.commands.output import WrongUse
from assistant.commands.walk import walk
from tests.assistant.selfcheck.files import Read


def said(path, *answers):
    out = StringIO()
    assert walk(path, StringIO("".join(f"{one}\n" for one in answers)), out) == 0
    return out.getvalue()


def test_every_answer_is_saved_as_it_is_given(tmp_path):
    path = tmp_path / "home.toml"
    text = said(path, "Elm House", "12 Elm Street", "1", "leaks")
    assert path.read_text() == (
        '[building]\nname = "Elm House"\naddress = "12 Elm Street"\nunits_total = "1"\nfoundation = "leaks"\n'
    )
    assert text.endswith("Saved to home.toml. The same command goes on from here.\n")


def test_a_walk_says_where_it_is(tmp_path):
    text = said(tmp_path / "home.toml", "Elm House", "stop")
    assert "What is the building called?\n> " in text
    assert "-- Outside --\nWhat is the address of the building?\n> " in text


def test_a_walk_resumes_where_it_was_left(tmp_path):
    path = tmp_path / "home.toml"
    said(path, "Elm House", "12 Elm Street", "1", "stop")
    text = said(path, "broken", "stop")
    assert text.startswith("The walk goes on where home.toml leaves off.\n\n-- Outside --\nIs the foundation sound")
    assert Read(path).buildings[0].foundation == ("broken",)


def test_a_walk_to_its_end_says_how_to_check(tmp_path):
    text = said(tmp_path / "home.toml", *["yes"] * 3, *[""] * 300)
    assert text.endswith("That is all. The dwelling is saved to home.toml; now run: howard check home.toml\n")


def test_a_bad_answer_gets_its_sentence_and_the_question_again(tmp_path):
    text = said(tmp_path / "home.toml", "Elm", "", "many")
    assert text.count("How many dwelling units does the building have?") == 2
    assert "  Write a whole number (4).\n" in text


def test_a_walk_is_kept_in_a_toml_file(tmp_path):
    with pytest.raises(WrongUse, match=r"a walk is kept in a \.toml file; name it like home\.toml"):
        said(tmp_path / "home.csv")


def test_a_broken_file_is_left_as_it_is(tmp_path):
    path = tmp_path / "home.toml"
    path.write_text("= 1")
    with pytest.raises(WrongUse, match="is no TOML that can be read"):
        said(path, "Elm")
    assert path.read_text() == "= 1"


def test_a_folder_that_is_not_there_gets_one_sentence(tmp_path):
    with pytest.raises(WrongUse, match="cannot be written"):
        said(tmp_path / "none" / "home.toml", "Elm")
