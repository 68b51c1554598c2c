"""What a bare number means by what was told just before it."""


def test_a_number_tells_late_what_was_not_known(talk):
    reply, _ = talk("it's 64 in here, is that ok", "I don't know", "10")[-1]
    assert reply.calc.name == "heat"
    assert str(reply.calc.facts["outdoor_f"]) == "10"


def test_a_number_after_votes_is_one_of_votes(talk):
    reply, _ = talk("does a variance pass with four members there", "2 voted for it", "and 3?")[-1]
    assert str(reply.calc.facts["for"]) == "3"
    assert str(reply.calc.facts["present"]) == "4"
