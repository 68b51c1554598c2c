import pytest


@pytest.mark.parametrize(
    ("turns", "problem", "fact"),
    [
        (("it is -500 degrees in here and 20 outside",),
         "An indoor temperature of minus 500 degrees cannot be. Please check it.", "indoor_f"),
        (("it is -500 degrees in here and 20 outside", "-500"),
         "An indoor temperature of minus 500 degrees cannot be. Please check it.", "indoor_f"),
        (("hot water is 900 degrees",),
         "Tap water of 900 degrees cannot be. Please check the temperature.", "water_f"),
        (("hot water is 900 degrees", "900"),
         "Tap water of 900 degrees cannot be. Please check the temperature.", "water_f"),
        (("3 of our 2 units have roaches, who pays",),
         "3 infested of 2 units cannot be. Please check both numbers.", "units_infested"),
        (("roaches in our duplex, who pays?", "3"),
         "3 infested of 2 units cannot be. Please check both numbers.", "units_infested"),
        (("is a 3x4 window ok for a bedroom 10,000 ft by 10,000 ft",),
         "A room with a side of 10,000 feet cannot be. Please check its size.", "floor_sqft"),
        (("is my bedroom window big enough", "300 by 10"),
         "A room with a side of 300 feet cannot be. Please check its size.", "floor_sqft"),
        (("is my bedroom window big enough", "12x14", "500 sq ft"),
         "A window of 500 sq ft cannot be. Please check its size.", "windows"),
        (("is a building with 5000 units a multiple dwelling", "5000"),
         "A building of 5,000 units cannot be. Please check how many there are.", "units_total"),
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
