"""A room and its window told one after the other, in words that alone ask nothing."""


def test_a_window_told_after_the_room_is_reckoned_with_it(talk):
    turns = ("my bedroom is 10x14", "the window is 3x3", "sorry its 3x5", "what if the room was 12x14")
    _, (first, _), (second, _), (third, _) = talk(*turns)
    assert (first.calc.verdict, second.calc.verdict, third.calc.verdict) == ("violates", "meets", "violates")
    assert first.say == "No. A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9."
    assert third.say == "No. A bedroom of 168 sq ft needs at least 16.8 sq ft of window; this one has 15."


def test_a_window_alone_is_not_made_up_a_room(talk):
    reply, _ = talk("the window is 3x3")[-1]
    assert reply.calc is None or "floor_sqft" not in reply.calc.facts
