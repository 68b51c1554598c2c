import pytest

ALL = ("violations-list", "section-references", "remedial-order", "time", "appeal-advice")


def test_all_five_in_writing_are_complete(decide):
    outcome = decide("notice", has=ALL, written=True)
    assert (outcome.verdict, outcome.values) == ("complete", {"missing": ()})


@pytest.mark.parametrize(
    ("part", "item"),
    [
        ("violations-list", "12.11(1)(a)(1)"),
        ("section-references", "12.11(1)(a)(1)"),
        ("remedial-order", "12.11(1)(a)(1)"),
        ("time", "12.11(1)(a)(2)"),
        ("appeal-advice", "12.11(1)(a)(3)"),
    ],
)
def test_one_part_that_is_not_there_is_enough_and_its_item_is_cited_first(decide, part, item):
    outcome = decide("notice", has=tuple(other for other in ALL if other != part))
    assert (outcome.verdict, outcome.missing) == ("incomplete", ())
    assert outcome.values == {"missing": (part,)}
    assert outcome.citations == (item, "12.11(1)(a)")


def test_parts_of_one_item_that_are_not_there_cite_that_item_first(decide):
    assert decide("notice", has=("time", "appeal-advice")).citations == ("12.11(1)(a)(1)", "12.11(1)(a)")


@pytest.mark.parametrize(
    "facts",
    [
        {"has": ("violations-list", "section-references", "remedial-order")},
        {"has": ALL, "written": False},
        {"has": ("violations-list", "section-references", "remedial-order", "time"), "written": False},
        {"has": ALL, "written": True},
        {},
    ],
)
def test_what_belongs_to_several_items_or_to_the_form_cites_the_paragraph_first(decide, facts):
    assert decide("notice", **facts).citations[0] == "12.11(1)(a)"


def test_a_notice_told_by_mouth_is_incomplete_whatever_it_says(decide):
    assert decide("notice", written=False).values == {"missing": ("written",)}
    assert decide("notice", has=ALL, written=False).values == {"missing": ("written",)}


def test_all_parts_in_the_order_of_the_text(decide):
    outcome = decide("notice", has=("time",), written=False)
    absent = ("violations-list", "section-references", "remedial-order", "appeal-advice", "written")
    assert outcome.values == {"missing": absent}


@pytest.mark.parametrize(
    ("facts", "missing"),
    [({}, ("has", "written")), ({"written": True}, ("has",)), ({"has": ALL}, ("written",))],
)
def test_what_could_still_be_absent_is_asked_for(decide, facts, missing):
    outcome = decide("notice", **facts)
    assert (outcome.verdict, outcome.missing) == (None, missing)


def test_an_empty_notice_lacks_all_five(decide):
    assert decide("notice", has=()).values == {"missing": ALL}
