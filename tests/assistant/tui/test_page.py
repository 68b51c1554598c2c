import pytest

from assistant.reply import Quote
from assistant.tui.blocks import lines
from assistant.tui.page import outline, page, tabs
from corpus.errors import NoSuchProvision
from corpus.law import load_law

ORDINANCE = load_law().ordinance


def plain(rows, width=70):
    return "\n".join(line.plain.rstrip() for line in lines(rows, width))


@pytest.fixture
def marked(words):
    def runs(cite, *quotes):
        found = []
        for row in page(ORDINANCE, cite, [Quote(*quote) for quote in quotes], words):
            found += [row.body.plain[s.start : s.end] for s in row.body.spans if s.style == "$marked on $mark"]
        return found

    return runs


def test_the_path_the_number_and_the_words_as_printed(words):
    assert plain(page(ORDINANCE, "12.06(3)", [], words)).split("\n")[:7] == [
        "12.06  REQUIREMENTS FOR LIGHT, VENTILATION AND HEATING",
        "",
        "12.06(3)",
        "",
        "(3) Electrical Outlet. The electrical outlets installed shall meet all",
        "    National Fire Protection Association (NFPA) Code, as well as any",
        "    other state codes.",
    ]


@pytest.mark.parametrize("cite", list(ORDINANCE.provisions))
def test_every_provision_is_shown_word_for_word(cite, words):
    shown = " ".join(plain(page(ORDINANCE, cite, [], words)).split())
    for paragraph in ORDINANCE.get(cite).paragraphs:
        assert " ".join(paragraph.split()) in shown


def test_a_paragraph_after_a_list_stands_after_it(words):
    shown = " ".join(plain(page(ORDINANCE, "12.11(1)(a)", [], words)).split())
    assert shown.index("shall include:") < shown.index("(3) Advice concerning") < shown.index("shall be served upon")


def test_a_provision_above_without_a_heading_is_shown_in_its_words(words):
    assert "(a)    Every dwelling unit shall contain:" in plain(page(ORDINANCE, "12.05(1)(a)(1)", [], words))


def test_the_quoted_words_are_marked(marked):
    assert marked("12.17", ("12.17", "fined not more than $200")) == ["fined not more than $200"]


def test_a_quote_is_found_across_other_white_space(marked):
    assert marked("12.16", ("12.16", "the\npeople of the Town of\nHoward")) == ["the people of the Town of Howard"]


def test_a_mark_ends_with_its_words_where_the_line_breaks(words):
    rows = page(ORDINANCE, "12.17", [Quote("12.17", "fined not more than $200.")], words)
    for width in range(30, 90):
        for line in lines(rows, width):
            marks = [line.plain[s.start : s.end] for s in line.spans if s.style == "$marked on $mark"]
            assert all(mark == mark.rstrip() for mark in marks)


def test_a_quote_of_another_provision_marks_nothing(marked):
    assert marked("12.17", ("12.16", "fined")) == []


def test_a_quote_under_the_provision_is_marked_too(marked):
    assert marked("12.15", ("12.15(3)(a)", "Three members of the Board")) == ["Three members of the Board"]


def test_a_quote_that_is_not_there_or_empty_marks_nothing(marked):
    assert marked("12.17", ("12.17", "five dollars"), ("12.17", "")) == []


def test_notes_stand_below_the_text(words):
    shown = plain(page(ORDINANCE, "12.06(4)", [], words))
    assert shown.index("five-foot candles") < shown.index("Note")


def test_no_such_provision(words):
    with pytest.raises(NoSuchProvision):
        page(ORDINANCE, "12.13", [], words)


def test_one_citation_needs_no_tabs():
    assert tabs(["12.04"], "12.04") == []
    assert plain(tabs(["12.04", "12.17"], "12.04")) == "12.04  12.17\n"


def test_the_outline_has_every_section(words):
    shown = plain(outline(ORDINANCE, [], words))
    assert [line.split()[0] for line in shown.split("\n") if line.startswith("12.")] == [
        section.cite for section in ORDINANCE.sections
    ]


def test_the_outline_begins_with_what_is_near(words):
    assert plain(outline(ORDINANCE, ["12.04"], words)).startswith(
        "No provision answers this.\nNear this subject  12.04"
    )
