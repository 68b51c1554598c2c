import pytest


@pytest.mark.parametrize(
    ("turns", "problem", "fact"),
    [
        (("it is -500 degrees in here and 20 outside",),
         "An indoor temperature of minus 500 degrees cannot be: please give it again, between minus 100 and 150 "
         "degrees.", "indoor_f"),
        (("it is -500 degrees in here and 20 outside", "-500"),
         "An indoor temperature of minus 500 degrees cannot be: please give it again, between minus 100 and 150 "
         "degrees.", "indoor_f"),
        (("hot water is 900 degrees",),
         "Tap water of 900 degrees cannot be: please give it again, between 32 and 212 degrees.", "water_f"),
        (("hot water is 900 degrees", "900"),
         "Tap water of 900 degrees cannot be: please give it again, between 32 and 212 degrees.", "water_f"),
        (("3 of our 2 units have roaches, who pays",),
         "3 infested of 2 units cannot be: please give both numbers again, no more infested than there are.",
         "units_infested"),
        (("roaches in our duplex, who pays?", "3"),
         "3 infested of 2 units cannot be: please give both numbers again, no more infested than there are.",
         "units_infested"),
        (("is a 3x4 window ok for a bedroom 10,000 ft by 10,000 ft",),
         "A room with a side of 10,000 feet cannot be: please give its size again, no side over 200 feet.",
         "floor_sqft"),
        (("is my bedroom window big enough", "300 by 10"),
         "A room with a side of 300 feet cannot be: please give its size again, no side over 200 feet.", "floor_sqft"),
        (("is my bedroom window big enough", "12x14", "500 sq ft"),
         "A window of 500 sq ft cannot be: please give its size again, 400 sq ft or less.", "windows"),
        (("is a building with 5000 units a multiple dwelling", "5000"),
         "A building of 5,000 units cannot be: please give the number again, 2,000 or less.", "units_total"),
    ],
)  # fmt: skip
def test_a_bad_fact_is_named_and_asked_for_again(talk, turns, problem, fact):
    reply, state = talk(*turns)[-1]
    assert reply.kind == "ask"
    assert problem in reply.notes
    assert state.case.asked == fact
    assert reply.asks


def test_the_good_answer_after_a_bad_one_gives_the_verdict(talk):
    reply, _ = talk("it is -500 degrees in here and 20 outside", "64")[-1]
    assert (reply.kind, dict(reply.calc.facts)) == ("calculate", {"indoor_f": 64, "outdoor_f": 20})


@pytest.mark.parametrize(
    ("turns", "problem", "asked"),
    [
        (("my house is 5 million sq ft, is that enough",),
         "A home of 5,000,000 sq ft cannot be: please give its size again, 100,000 sq ft or less.", "floor_sqft"),
        (("is a building with 5 million units a multiple dwelling",),
         "A building of 5,000,000 units cannot be: please give the number again, 2,000 or less.", "units_total"),
    ],
)  # fmt: skip
def test_numbers_with_words_of_scale_can_be_impossible(talk, turns, problem, asked):
    reply, state = talk(*turns)[-1]
    assert (reply.kind, state.case.asked) == ("ask", asked)
    assert problem in reply.notes


@pytest.mark.parametrize(
    ("turns", "problem", "asked", "kept"),
    [
        (("its 62 in here and 20 outside, is that ok", "sorry, -500 not 62"),
         "An indoor temperature of minus 500 degrees cannot be: please give it again, between minus 100 and 150 "
         "degrees.",
         "indoor_f", {"outdoor_f": 20}),
        (("its 62 in here and 20 outside, is that ok", "sorry, its 500 in here"),
         "An indoor temperature of 500 degrees cannot be: please give it again, between minus 100 and 150 degrees.",
         "indoor_f", {"outdoor_f": 20}),
        (("my hot water measures 118 degrees", "sorry, 900"),
         "Tap water of 900 degrees cannot be: please give it again, between 32 and 212 degrees.", "water_f", {}),
        (("is a 3x3 window ok for my 10x14 bedroom", "i meant 5000 by 14"),
         "A room with a side of 5,000 feet cannot be: please give its size again, no side over 200 feet.",
         None, {"room": "sleeping", "windows": [{"area_sqft": 9}]}),
        (("notice served May 31, how long to petition", "I meant 31 June"),
         'There is no such day as "31 June": please give one that the calendar has.', "served", {}),
        (("notice mailed june 1 and posted june 3, when must i petition", "sorry, posted june 31"),
         'There is no such day as "june 31": please give one that the calendar has.', "posted",
         {"how": "mail-and-post", "mailed": "2026-06-01"}),
        (("order to vacate june 1", "sorry june 31"),
         'There is no such day as "june 31": please give one that the calendar has.', "ordered", {}),
        (("board voted 3 to 1 to sustain, 4 present", "sorry 30 to 1"),
         "31 votes cannot be: please give the count again. The Board has 5 members, and at most 3 or 4 of them vote.",
         "for",
         {"present": 4, "matter": "notice", "motion": "sustain"}),
        (("2 of 4 units have roaches who pays", "sorry, 5 not 2"),
         "5 infested of 4 units cannot be: please give both numbers again, no more infested than there are.",
         "units_infested", {"units_total": 4}),
        (("inspector came at 10 am with his badge and i let him in", "sorry, at 30 o'clock"),
         'There is no such time of day as "30 o\'clock": please give one such as 10 am or 14:30.', "hour",
         {"identification": True, "consent": True}),
        (("basement ceiling 8 ft, 3 ft below grade", "sorry, 800 ft not 8 ft"),
         "A ceiling of 800 feet cannot be: please give its height again, 100 feet or less.", "clear_height_ft",
         {"depth_below_grade_ft": 3}),
    ],
)  # fmt: skip
def test_a_correction_that_cannot_be_takes_back_that_fact_alone_and_asks_for_it(talk, turns, problem, asked, kept):
    reply, state = talk(*turns)[-1]
    assert [why for why in reply.notes if "cannot be" in why or "no such" in why] == [problem]
    assert (state.case.asked, dict(reply.calc.facts)) == (asked, kept)


def test_a_window_that_cannot_be_keeps_what_it_faces(talk):
    turns = ("bedroom 10x12, one window 3x5 that opens halfway", "no, the window is 0 by 0", "3 by 6 feet")
    _, (wrong, state), (right, _) = talk(*turns)
    assert "A window of 0 cannot be: please give its size again, more than 0." in wrong.notes
    assert (wrong.kind, state.case.asked) == ("ask", "windows")
    assert right.calc.facts["windows"] == [{"area_sqft": 18, "openable_share": 0.5}]
