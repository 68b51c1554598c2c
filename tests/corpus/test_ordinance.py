from datetime import date

import pytest

from corpus.errors import NoSuchProvision
from corpus.law import FOLDER


def test_the_chapter_has_105_provisions_in_the_order_of_its_text(law):
    provisions = list(law.ordinance.provisions.values())
    assert len(provisions) == 105
    firsts = [provision.ranges[0][0] for provision in provisions]
    assert firsts == sorted(firsts)


def test_the_lines_of_all_provisions_are_the_text(law):
    lines = (FOLDER / "chapter-12.txt").read_text(encoding="ascii").split("\n")
    spans = sorted((span, provision) for provision in law.ordinance.provisions.values() for span in provision.ranges)
    numbers = [number for (first, last), _ in spans for number in range(first, last + 1)]
    assert numbers == list(range(1, 118))
    for provision in law.ordinance.provisions.values():
        own = [lines[number - 1] for first, last in provision.ranges for number in range(first, last + 1)]
        assert provision.text == "\n".join(own)
    assert law.ordinance.history == ("Adopted 5/2/00", "Amended 6/6/00") == tuple(lines[117:])


def test_the_dates_of_the_chapter(law):
    assert law.ordinance.adopted == date(2000, 5, 2)
    assert law.ordinance.amended == date(2000, 6, 6)


@pytest.mark.parametrize(
    ("cite", "parent", "heading", "begins"),
    [
        ("12.01", None, "TITLE AND SCOPE", "12.01 TITLE AND SCOPE\nThis code shall be known"),
        ("12.03(2)", "12.03", "Half-basement or lower level", "(2) Half-basement"),
        ("12.03(17)(b)", "12.03(17)", "", "(b) Has charge"),
        ("12.09(1)(a)(2)(a)", "12.09(1)(a)(2)", "", "(a) Provision of all facilities"),
        ("12.11(3)(a)(3)(a)", "12.11(3)(a)(3)", "", "(a) If a dwelling"),
        ("12.11(4)", "12.11", "Emergency Order", "(4) Emergency Order Whenever"),
        ("12.11(5)", "12.11", "Vacation and Demolition", "(5) Vacation"),
        ("12.15(1)(a)", "12.15(1)", "Membership", "(a) Membership - the Board"),
        ("12.17", None, "PENALTIES", "12.17\nPENALTIES\nViolation"),
    ],
)
def test_where_a_provision_stands(law, cite, parent, heading, begins):
    provision = law.ordinance.get(cite)
    assert (provision.parent, provision.heading) == (parent, heading)
    assert provision.text.startswith(begins)


def test_the_paragraph_after_the_list_belongs_to_the_notice_not_to_its_last_item(law):
    notice, last_item = law.ordinance.get("12.11(1)(a)"), law.ordinance.get("12.11(1)(a)(3)")
    assert notice.ranges == ((83, 83), (87, 87))
    assert "\nSuch notice and order shall be served upon the owner" in notice.text
    assert last_item.text == "(3) Advice concerning the procedure for appeal"
    assert [paragraph.split(" ", 2)[0] for paragraph in notice.paragraphs] == ["(a)", "Such"]


def test_wrapped_lines_are_joined_for_people(law):
    title, body = law.ordinance.get("12.16").paragraphs
    assert title == "12.16 INTERPRETATION"
    assert body.startswith(
        "The provisions of the chapter shall be held to be the minimum requirements to protect the health,"
    )
    assert law.ordinance.get("12.17").paragraphs[0] == "12.17 PENALTIES"


def test_a_section_without_text_is_its_title(law):
    assert law.ordinance.get("12.06").paragraphs == ("12.06 REQUIREMENTS FOR LIGHT, VENTILATION AND HEATING",)


def test_children_are_only_those_right_under(law):
    assert [child.cite for child in law.ordinance.children("12.06")] == [
        *("12.06(1)", "12.06(2)", "12.06(3)", "12.06(4)", "12.06(5)")
    ]
    assert law.ordinance.children("12.04") == ()


def test_the_path_leads_from_the_section_down(law):
    assert [step.cite for step in law.ordinance.path("12.05(2)(b)(2)")] == [
        *("12.05", "12.05(2)", "12.05(2)(b)", "12.05(2)(b)(2)")
    ]


def test_the_label_is_what_the_text_opens_with(law):
    assert law.ordinance.get("12.06").label == "12.06"
    assert law.ordinance.get("12.06(1)(a)").label == "(a)"
    assert all(each.text.startswith(each.label) for each in law.ordinance.provisions.values())


@pytest.mark.parametrize("ask", ["get", "children", "path"])
def test_a_missing_provision_is_named(law, ask):
    with pytest.raises(NoSuchProvision, match=r"^the chapter has no provision 12\.13$"):
        getattr(law.ordinance, ask)("12.13")


def test_a_quote_stands_across_wrapped_lines(law):
    assert law.ordinance.holds("12.16", "the people of the Town of Howard and where")


@pytest.mark.parametrize("quote", ["", " ", "not less than 13 square feet", "at least 45 percent"])
def test_other_words_do_not_stand(law, quote):
    assert not law.ordinance.holds("12.06(1)(a)", quote)


def test_a_quote_needs_its_provision(law):
    with pytest.raises(NoSuchProvision):
        law.ordinance.holds("12.14", "window")


def test_defined_terms_lead_to_their_definitions(law):
    assert len(law.ordinance.terms) == 24
    assert law.ordinance.terms["multiple dwelling"] == "12.03(14)"
    assert law.ordinance.terms["lower level"] == law.ordinance.terms["half-basement"] == "12.03(2)"
