from assistant.tui.faults import fault_line
from corpus.errors import DataFault
from intents import wording


def caught(work):
    try:
        work()
    except Exception as fault:
        return fault
    raise AssertionError("no fault")


def test_a_fault_tells_its_kind_and_place_and_no_words():
    line = fault_line(caught(lambda: wording.clean(5)))
    assert line.startswith("howard: a fault of the program: AttributeError at wording.py:")


def test_what_was_typed_is_not_told():
    assert "secret" not in fault_line(caught(lambda: {}["my secret"]))


def test_a_data_file_that_is_wrong_is_told_in_full():
    fault = DataFault("notes.toml", "note.0", "no such provision")
    assert fault_line(fault) == "howard: notes.toml: note.0: no such provision"


def test_a_fault_that_was_never_raised():
    assert fault_line(ValueError("x")) == "howard: a fault of the program: ValueError"
