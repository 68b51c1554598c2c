from json import loads

import pytest
from jsonschema import Draft202012Validator

WINDOW = "is a 3x3 window ok for my 10x14 bedroom"
ONE_OF_EACH_KIND = {
    WINDOW: "calculate",
    "is my bedroom window big enough": "ask",
    "what is the fine for each day": "answer",
    "can my landlord raise the rent": "decline",
    "12.13": "decline",
    "hello": "decline",
    "": "decline",
}


@pytest.fixture(scope="module")
def schema(howard):
    return howard("ask", "--schema").out


@pytest.fixture(scope="module")
def replies(howard):
    lines = "".join(f"{question}\n" for question in ONE_OF_EACH_KIND)
    return howard("ask", "--json", "--batch", given=lines.encode()).replies


def test_an_answer_is_plain_text_with_its_working_and_the_law_s_own_words(howard):
    done = howard("ask", WINDOW)
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith("No. A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9.")
    assert "12.06(1)(a)" in done.out
    assert "shall be 10 percent of the floor area" in " ".join(done.out.split())
    assert "adopted May 2, 2000, amended June 6, 2000" in done.out


def test_words_need_no_quotes(howard):
    assert howard("ask", *WINDOW.split()).out == howard("ask", WINDOW).out


def test_the_machine_form_is_one_json_object(howard):
    reply = howard("ask", "--json", WINDOW).json
    assert reply["question"] == WINDOW
    assert (reply["kind"], reply["intent"]) == ("calculate", "bedroom-window-area")
    assert reply["citations"][0]["cite"] == "12.06(1)(a)"
    assert reply["calc"]["name"] == "window"
    assert reply["calc"]["verdict"] == "violates"
    assert reply["calc"]["facts"] == {"room": "sleeping", "floor_sqft": 140, "windows": [{"area_sqft": 9}]}
    wanted = {"floor_sqft": 140, "required_sqft": 14, "actual_sqft": 9, "shortfall_sqft": 5}
    assert reply["calc"]["values"].items() >= wanted.items()
    assert "3 x 3 taken as feet" in reply["calc"]["assumed"]
    assert (reply["calc"]["missing"], reply["options"], reply["near"], reply["refer"]) == ([], [], [], None)


def test_options_may_stand_before_or_after_the_command(howard):
    assert howard("--json", "ask", WINDOW).out == howard("ask", WINDOW, "--json").out


def test_every_kind_of_reply_fits_the_printed_schema(schema, replies):
    Draft202012Validator.check_schema(loads(schema))
    checker = Draft202012Validator(loads(schema))
    for reply in replies:
        checker.validate(reply)


def test_the_schema_refuses_what_is_no_reply(schema, replies):
    checker = Draft202012Validator(loads(schema))
    for change in ({"kind": "guess"}, {"confidence": 2}, {"citations": ["12.17"]}, {"near": None}):
        assert not checker.is_valid({**replies[0], **change})
    for key in ("question", "kind", "intent", "text", "citations", "calc", "options", "near", "refer", "confidence"):
        assert not checker.is_valid({name: value for name, value in replies[0].items() if name != key})


@pytest.mark.parametrize(("place", "kind"), list(enumerate(ONE_OF_EACH_KIND.values())))
def test_the_kind_of_a_reply(replies, place, kind):
    assert replies[place]["kind"] == kind


def test_a_decline_cites_nothing_and_all_else_something(replies):
    for reply in replies:
        assert (reply["citations"] == []) is (reply["kind"] in {"decline", "choose"})


def test_a_section_that_does_not_exist_is_an_answer(howard):
    done = howard("ask", "what does 12.13 say")
    assert done.status == 0
    assert done.out.startswith("The chapter goes from 12.11 to 12.15; there is no section 12.13.")


def test_the_evidence_comes_on_request(howard):
    assert "evidence" not in howard("ask", "--json", WINDOW).json
    evidence = howard("ask", "--json", "--explain", "my bathrom windw is tiny").json["evidence"]
    assert evidence.keys() == {"words", "concepts", "facts", "repaired", "others"}
    assert {"typed": "bathrom", "read": "bathroom"} in evidence["repaired"]
    assert all(isinstance(one["weight"], float) for one in evidence["words"])
    assert "Spelling read as: bathrom = bathroom" in howard("ask", "--explain", "my bathrom windw is tiny").out


@pytest.mark.parametrize("words", [(), ("",), ("?!", "...")])
def test_no_word_among_the_words_is_wrong_use(howard, words):
    done = howard("ask", *words)
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert done.err.startswith("howard ask: no question given; ")


def test_today_is_what_the_command_says(howard):
    asked = ("ask", "--json", "The notice was served on May 12 2026. Is it too late to appeal?")
    assert howard(*asked, "--today", "2026-06-11").json["calc"]["verdict"] == "open"
    assert howard(*asked, "--today", "2026-08-11").json["calc"]["verdict"] == "passed"


def test_only_the_first_2000_characters_are_read_and_it_is_said(howard):
    reply = howard("ask", "--json", "no heat in my apartment " + "and so on " * 400 + "raise the rent").json
    assert reply["citations"][0]["cite"] == "12.06(5)"
    assert "2,000 characters" in reply["text"]


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_json_is_utf_8_whatever_the_system_writes_otherwise(howard, encoding):
    question = "caf\u00e9 \u2713 no heat"
    done = howard("ask", "--json", "--batch", given=question.encode(), PYTHONIOENCODING=encoding)
    assert done.json["question"] == question


def test_what_a_terminal_cannot_show_is_replaced(howard):
    done = howard("code", "fr\u00e9b", PYTHONIOENCODING="ascii")
    assert done.status == 2
    assert "'fr?b' is no citation" in done.err
