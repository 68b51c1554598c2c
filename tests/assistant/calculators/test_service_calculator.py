import pytest

BY_MAIL = {"registered_mail": True, "last_known_address": True, "posted": True}


@pytest.mark.parametrize(
    ("facts", "verdict"),
    [
        ({"in_person": True}, "proper"),
        ({"in_person": True, "served_on": "agent"}, "proper"),
        ({"in_person": True, "served_on": "other"}, "not-proper"),
        ({"served_on": "other"}, "not-proper"),
        (BY_MAIL, "proper"),
        ({"in_person": False, **BY_MAIL}, "proper"),
        ({"in_person": False, **BY_MAIL, "posted": False}, "not-proper"),
        ({"in_person": False, **BY_MAIL, "registered_mail": False}, "not-proper"),
        ({"in_person": False, **BY_MAIL, "last_known_address": False}, "not-proper"),
        ({"in_person": False, "posted": False}, "not-proper"),
        ({"in_person": True, "posted": False, "registered_mail": False}, "proper"),
    ],
)
def test_in_person_or_both_mailed_and_posted(decide, facts, verdict):
    outcome = decide("service", **facts)
    assert (outcome.verdict, outcome.missing) == (verdict, ())
    assert outcome.citations == ("12.11(1)(a)",)


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("in_person", "registered_mail", "last_known_address", "posted")),
        ({"in_person": False, "posted": True}, ("registered_mail", "last_known_address")),
        ({"in_person": False, "registered_mail": True}, ("last_known_address", "posted")),
        ({"posted": False}, ("in_person",)),
    ],
)
def test_only_what_can_still_make_it_proper_is_asked_for(decide, facts, missing):
    assert decide("service", **facts).missing == missing


def test_service_that_fits_no_way_is_never_called_void(decide, law):
    from assistant.words import load_words

    outcome = decide("service", in_person=False, posted=False)
    said = " ".join(load_words("service").say(line, law) for line in (outcome.say, *outcome.unsettled))
    assert "not one of the ways the text names" in said
    assert "does not say that such service is void" in said
