from assistant.facts.forms import Form


def test_a_form_is_not_looked_for_without_the_bits_that_it_needs():
    form = Form(r"\d+ days", ("weeks",))
    assert form.first("12 days") is None
    assert [match[0] for match in form.matches("12 days, 2 weeks")] == ["12 days"]


def test_a_form_is_looked_for_between_two_places():
    form = Form(r"day")
    assert form.first("day by day", 1).start() == 7
    assert form.first("day by day", 1, 8) is None
    assert form.at("day by day", 7) is not None
    assert form.at("day by day", 1) is None
