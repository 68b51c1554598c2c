from assistant.papers.markdown import markdown
from assistant.papers.note import call_note
from assistant.papers.text import plain_text
from assistant.reply import Quote, Reply
from tests.assistant.papers.conftest import DAY, RENT, WINDOW

HEAD = "CALL NOTE\n=========\n\nMonday, June 15, 2026\n\n"
FOOT_END = "Howard tells what\nthe chapter says. It is not legal advice.\n"


def test_the_note_of_a_call_has_the_five_parts_in_order(law):
    note = plain_text(call_note([WINDOW], DAY, law))
    assert note.startswith(
        HEAD + "Question 1: Bedroom windows\n---------------------------\n\nAsked: is a 3x3 window ok\n\n"
        "Verdict: violates the chapter\n\nShort answer: No. It needs 14 sq ft.\n\n"
        "The working\n...........\n\n  - The window: 9 sq ft. (9 of 14 sq ft; 12.06(1)(a))\n\n"
        "The law (adopted May 2, 2000, amended June 6, 2000)\n" + "." * 51 + "\n\n"
        '    12.06(1)(a): "shall be 10 percent of the floor area of such room"\n\n'
        "The rule is about bedrooms.\n\nWhat would do: One window of 3 ft by 5 ft would do.\n\n"
        "If you own it: Make it larger.\n\nIf you live there: Tell the owner.\n\n"
        "Taken for granted: 3 x 3 taken as feet.\n\n"
        "Not settled\n...........\n\n  - Glass or opening is not said.\n\n"
        "Who decides: The Building Inspector first.\n\n"
        "The office\n----------\n\n  - Building Inspector's office, Town of Howard\n"
    )
    assert note.endswith(FOOT_END)


def test_a_decline_says_where_to_turn_and_names_no_decider(law):
    note = plain_text(call_note([RENT], DAY, law))
    assert "Short answer: Not covered.\n\nWhere to turn: See your lease.\n\nNear to it in the chapter: 12.11.\n" in note
    assert "Who decides" not in note


def test_the_caller_stands_in_it_only_where_typed(law):
    assert "Caller" not in plain_text(call_note([WINDOW], DAY, law))
    assert "\n\nCaller: Anna Müller\n\n" in plain_text(call_note([WINDOW], DAY, law, " Anna\x1b Müller\n"))


def test_the_office_stands_as_it_is_set(law):
    note = plain_text(call_note([RENT], DAY, law, office=("Town hall", "Telephone 555-0100")))
    assert "The office\n----------\n\n  - Town hall\n  - Telephone 555-0100\n" in note
    assert "Building Inspector's office" not in note


def test_it_is_no_legal_advice_once_however_many_turns_there_are(law):
    note = plain_text(call_note([WINDOW, RENT, WINDOW], DAY, law)).replace("\n", " ")
    assert note.count("not legal advice") == note.count("Town of Howard, not the Village of Howard") == 1
    assert [f"Question {number}:" in note for number in (1, 2, 3, 4)] == [True, True, True, False]


def test_the_other_parts_of_a_question_have_their_law_too(law):
    heat = Reply("q", "answer", "heat", 1.0, "Heat", "Yes.", citations=(Quote("12.06(5)", "heating facilities"),))
    both = Reply("no heat, roaches", "answer", "a", 1.0, "Roaches", "The owner.", also=(heat,))
    note = plain_text(call_note([both], DAY, law))
    assert "And: Heat\n.........\n\nShort answer: Yes.\n" in note
    assert '12.06(5): "heating facilities"' in note


def test_danger_stands_first(law):
    gas = Reply("gas", "decline", "gas", 1.0, "Gas", "Not this code.", first="Leave now and call 911.")
    assert "**Leave now and call 911.**\n\n**Short answer:** Not this code." in markdown(call_note([gas], DAY, law))


def test_turns_that_ask_nothing_are_left_out(law):
    hello = Reply("hi", "decline", "hello", 1.0, "Hello", "Good day.")
    assert "Nothing was asked in this call." in plain_text(call_note([hello], DAY, law))
    assert "Question 2" not in plain_text(call_note([hello, RENT], DAY, law))


def test_a_choice_of_readings_lists_them(talk, law):
    reply = talk("window")[0][0]
    note = plain_text(call_note([reply], DAY, law))
    assert "Asked: window\n" in note
    assert all(option.title in note.replace("\n", " ") for option in reply.options)
