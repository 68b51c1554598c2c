NO = "No. A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9."
ROOM = "What is the room used for?"


def test_a_form_asks_one_fact_after_the_other_and_answers(talk):
    assert talk("form window").text.partition("\n\n")[2].startswith(ROOM)
    assert "\n  1. bedroom" in talk("form window").text
    assert "How big is the floor of the room?" in talk("form window", "1").text
    assert "How many windows and skylights" in talk("form window", "1", "10 by 14 feet").text
    assert talk("form window", "bedroom", "140", "1").text.startswith("Window 1. Is it in a wall")
    assert f"\n\n{NO}" in talk("form window", "bedroom", "140", "1", "1", "3 by 3").text


def test_how_an_entry_was_read_is_said(talk):
    assert talk("form window", "1", "10 by 14 feet").text.startswith("That is read as 140 sq ft.")


def test_only_what_still_matters_is_asked(talk):
    assert talk("form extermination", "3").text.startswith("The owner is responsible")


def test_the_answer_is_a_turn_that_the_conversation_goes_on_from(talk):
    told = talk("form window", "1", "140", "1", "1", "3 by 3", "what if it were 4 by 4")
    assert told.text.startswith("Yes.")
    assert "enough window" in talk("form window", "1", "140", "1", "1", "3 by 3", "why").text


def test_an_entry_that_cannot_be_is_asked_for_again(talk):
    told = talk("form window", "1", "purple").text
    assert told.startswith("This is not an area.")
    assert "How big is the floor of the room?" in told
    assert talk("form window", "elephant").text.startswith("That is not on the list.")


def test_back_goes_back_and_enter_skips(talk):
    assert talk("form window", "1", "back").text.startswith(ROOM)
    assert "So far: bedroom. Enter keeps it." in talk("form window", "1", "back").text
    assert talk("form window", "back").text.startswith("This is the first question.")
    assert "How many windows" in talk("form window", "1", "").text


def test_done_works_out_what_is_known_and_stop_leaves(talk):
    assert "floor" in talk("form window", "1", "done").text
    assert talk("form window", "done").text == "Nothing is filled in. The form is left."
    assert talk("form window", "1", "stop").text == "The form is left. Nothing was worked out."
    assert talk("form window", "1", "quit").done is False


def test_a_form_begins_with_what_the_conversation_told(talk):
    told = talk("is my bedroom window big enough", "10 by 14", "form window").text
    assert told.endswith("Window 1. How big is it? For example: 3 by 4 feet, or 12 square feet.")


def test_where_nothing_is_missing_everything_is_asked_again(talk):
    assert "So far: 64" in talk("is 64 degrees inside enough when it is 10 outside", "form heat").text


def test_the_forms_are_a_list_to_pick_from(talk):
    assert "\n  6. Whether a room has enough window" in talk("form").text
    assert ROOM in talk("form", "6").text
    assert "served" in talk("form", "16").text


def test_what_nobody_knows_is_not_asked_again(talk):
    told = talk("form heat", "64", "don't know").text
    assert "How cold was it outside" not in told


def test_several_choices_by_their_numbers(talk):
    assert "lacks the sections violated" in talk("form notice", "1 3 4 5").text
