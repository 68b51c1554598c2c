import pytest

QUESTION = "is a 3x3 window ok for my 10x14 bedroom"
NOTICE = "I got a notice on June 1, when must I appeal"


def files(folder):
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("word", ["copy", "note", "save", "print"])
def test_before_anything_was_asked_nothing_leaves(talk, word):
    assert talk(word).text == "Nothing has been asked yet."


def test_the_note_is_read_without_rules_and_marks(talk):
    told = talk(QUESTION, "note").text
    assert told.startswith("CALL NOTE\n\nMonday, June 15, 2026")
    assert f"Asked: {QUESTION}" in told
    assert "---" not in told
    assert "\n  - " not in told


def test_the_note_is_saved_as_text(talk, tmp_path):
    assert talk(QUESTION, "save").text == f"Saved as {tmp_path}/2026-06-15 call-note.txt."
    assert files(tmp_path) == ["2026-06-15 call-note.txt"]


def test_a_folder_that_is_not_there_is_said(talk, tmp_path):
    tmp_path.rmdir()
    tmp_path.write_text("no folder")
    assert "no folder" in talk(QUESTION, "save").text


def test_without_programs_copying_and_printing_say_what_to_do(talk, nothing_there):
    assert "no clipboard program was found" in talk(QUESTION, "copy").text
    assert "No printer command was found." in talk(QUESTION, "print").text


def test_the_note_goes_to_the_printer_of_the_settings(talk, printing):
    assert talk(QUESTION, "print", at=printing).text.startswith("Sent to the printer with cat.")


def test_the_days_to_keep_become_a_calendar_file(talk, tmp_path):
    assert talk(NOTICE, "calendar").text.endswith("days-to-keep.ics.")
    assert b"DTSTART;VALUE=DATE:20260701" in next(tmp_path.glob("*.ics")).read_bytes()
    assert talk(QUESTION, "calendar").text.startswith("No day to keep was told in this call.")


def test_a_petition_is_asked_blank_by_blank_and_saved_to_sign_and_to_read(talk, tmp_path):
    assert talk("petition").text.endswith("Your name?")
    told = talk(NOTICE, "petition", "Ann Doe", "1 Main St", "", "It costs too much.", "2 Main St")
    assert told.text.count("Saved as") == 2
    text = next(tmp_path.glob("*.txt")).read_text()
    assert "Name: Ann Doe" in text
    assert "Monday, June 1, 2026" in text
    assert "It costs too much." in text
    assert next(tmp_path.glob("*.pdf")).read_bytes().startswith(b"%PDF")


def test_the_day_of_service_is_asked_where_the_call_did_not_tell_it(talk, tmp_path):
    blanks = ["petition", "Ann", "", "", "", ""]
    assert talk(*blanks).text == "On what day was the notice served?"
    assert talk(*blanks, "purple").text.startswith("That is not a day.")
    assert talk(*blanks, "June 1").text.startswith("Saved as")
    assert "Wednesday, July 1, 2026" in next(tmp_path.glob("*.txt")).read_text()


def test_a_draft_can_be_left(talk, tmp_path):
    assert talk("petition", "Ann", "stop").text == "The draft is left. Nothing was saved."
    assert files(tmp_path) == []


def test_after_a_petition_print_prints_it(talk, printing):
    told = talk(NOTICE, "petition", "Ann", "", "", "", "", "print", at=printing)
    assert told.text.startswith("Sent to the printer")
    assert told.session.paper.kind == "petition"
