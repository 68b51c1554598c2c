from datetime import date

import pytest

from assistant.tui.reader.hits import Hits, excerpt
from assistant.tui.reader.layout import TEXT_MOST, layout
from assistant.tui.reader.meaning import Notice, duty_rows, meaning
from assistant.tui.reader.reading import Place, asked_for
from assistant.tui.reader.trail import LIMIT, Trail
from assistant.tui.reader.tree import Tree
from assistant.tui.words import load_words
from corpus.law import load_law
from corpus.marks import Mark
from corpus.ordinance import folded
from corpus.search import Hit, search

LAW = load_law()
CITES = tuple(LAW.ordinance.provisions)
SAY = load_words()["reader"]
TODAY = date(2026, 6, 15)
WIDTHS = (36, 76, 78, 158)


def laid(width=78):
    return layout(LAW, width, "Note")


def words_of(lines):
    return "".join(folded(line).replace(" ", "") for line in lines)


# The text


@pytest.mark.parametrize("width", WIDTHS)
def test_every_provision_stands_on_the_page_word_for_word(width):
    page = laid(width)
    assert list(page.first) == list(CITES)
    for cite in CITES:
        own = [line.text.plain[: min(width, TEXT_MOST)] for line in page.lines if line.cite == cite and line.quoted]
        assert words_of(own) == words_of([LAW.ordinance.get(cite).text])


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_wider_than_the_page(width):
    assert max(line.text.cell_length for line in laid(width).lines) <= width


def test_the_text_goes_on_after_a_list_where_the_chapter_does():
    cites = [line.cite for line in laid().lines if line.quoted and line.cite.startswith("12.11(1)(a)")]
    assert list(dict.fromkeys(cites)) == ["12.11(1)(a)", *(f"12.11(1)(a)({n})" for n in (1, 2, 3))]
    assert cites[-1] == "12.11(1)(a)"


@pytest.mark.parametrize("width", WIDTHS)
def test_every_note_stands_with_its_provision(width):
    for cite in CITES:
        lines = [line.text.plain for line in laid(width).lines if line.cite == cite]
        if width > TEXT_MOST:
            lines = [line[TEXT_MOST:] for line in lines]
        told = words_of(lines).replace("│", "")
        for note in LAW.ordinance.get(cite).notes:
            assert note.replace(" ", "") in told


def test_every_mark_on_the_page_leads_somewhere_and_is_where_its_words_are():
    page = laid()
    assert len(page.spots) > 150
    for spot in page.spots:
        assert spot.mark.to in LAW.ordinance.provisions
        words = " ".join(page.lines[line].text.plain[start:end] for line, start, end in spot.runs)
        assert len(folded(words)) == spot.mark.end - spot.mark.start


def test_a_blank_line_belongs_to_what_comes_after_it():
    page = laid()
    assert [page.place(page.first[cite] - 1) for cite in CITES[1:]] == list(CITES[1:])
    assert page.place(10_000) == "12.17"


# The outline


def test_the_outline_begins_with_the_sections_alone():
    assert len(list(Tree(LAW.ordinance, "12.01").seen())) == len(LAW.ordinance.sections)


def test_unfolded_everywhere_the_outline_has_all_105_provisions():
    assert [one.cite for one in Tree(LAW.ordinance, "12.01", frozenset(CITES)).seen()] == list(CITES)


@pytest.mark.parametrize("cite", CITES)
def test_the_outline_follows_to_any_provision(cite):
    assert cite in [one.cite for one in Tree(LAW.ordinance, "12.01").follow(cite).seen()]


def test_folding_folds_first_and_then_goes_up():
    tree = Tree(LAW.ordinance, "12.01").follow("12.06(1)(a)")
    assert tree.fold().at == "12.06(1)"
    assert tree.fold().fold().at == "12.06(1)"
    assert not tree.fold().fold().is_open("12.06(1)")
    assert tree.fold().fold().fold().at == "12.06"
    assert Tree(LAW.ordinance, "12.01").fold().at == "12.01"


@pytest.mark.parametrize(("by", "at"), [(1, "12.02"), (-1, "12.01"), (500, "12.17")])
def test_steps_end_at_the_ends(by, at):
    assert Tree(LAW.ordinance, "12.01").step(by).at == at


@pytest.mark.parametrize("width", [20, 36, 76])
def test_no_row_of_the_outline_is_too_wide(width):
    rows = Tree(LAW.ordinance, "12.01", frozenset(CITES)).rows(width)
    assert max(row.text.cell_length for row in rows) <= width


# The way one came


def test_back_and_forward():
    trail = Trail(("a",)).to("b").to("c")
    assert trail.step(-1).here == "b"
    assert trail.step(-1).step(1).here == "c"
    assert trail.step(1) is None
    assert trail.step(-1).step(-1).step(-1) is None
    assert trail.step(-1).to("d").cites == ("a", "b", "d")


def test_one_comes_back_to_where_one_had_read_on_to():
    assert Trail(("a",)).left("b").to("c").step(-1).here == "b"


def test_a_long_way_is_forgotten_at_its_beginning():
    trail = Trail(("0",))
    for number in range(1, 3 * LIMIT):
        trail = trail.to(str(number))
    assert (len(trail.cites), trail.here) == (LIMIT, str(3 * LIMIT - 1))


# What is found


def test_what_was_found_is_gone_through_in_a_round():
    hits = Hits(search(LAW, "rat proof"))
    assert hits.here.cite == "12.09(1)(a)(2)"
    assert hits.step(-1).at == len(hits.found) - 1
    assert hits.step(len(hits.found)).at == 0


def test_an_excerpt_has_the_words_with_what_stands_around_them():
    text = folded(LAW.ordinance.get("12.09(1)(a)(2)").text)
    shown = excerpt(text, ("rat", "proof"), 60)
    assert "rat proof" in shown.plain
    assert shown.plain.startswith("\u2026 ")
    assert shown.cell_length <= 60


def test_only_whole_words_are_marked():
    pattern = Hits([Hit("12.01", ("rat",))]).pattern("12.01")
    assert pattern.search("a rat") and not pattern.search("operator")
    assert Hits([Hit("12.01", ("rat",))]).pattern("12.02") is None


# What is explained


@pytest.mark.parametrize("term", sorted(LAW.ordinance.terms))
def test_a_term_is_explained_in_the_chapters_own_words(term):
    to = LAW.ordinance.terms[term]
    rows = meaning(LAW.ordinance, Mark(0, 1, "term", to, term), SAY)
    assert rows[0].body.plain == f'"{term}" as {to} defines it'
    assert LAW.ordinance.get(to).text in [row.body.plain for row in rows]


def test_the_two_kinds_of_owner_are_told_with_the_term():
    rows = meaning(LAW.ordinance, Mark(0, 1, "term", "12.03(17)", "owner"), SAY)
    assert [row.body.plain[:3] for row in rows[2:]] == ["(a)", "(b)"]


@pytest.mark.parametrize("cite", CITES)
def test_the_duty_of_any_provision_can_be_shown(cite):
    notice = asked_for(f"violation of {cite}", LAW, TODAY, "en")
    rows = [row.body.plain for row in duty_rows(LAW, notice, cite, SAY, "en")]
    assert rows[0].startswith(cite)
    assert rows[2].startswith("Who: ")


# What a text asks for


@pytest.mark.parametrize("cite", CITES)
def test_every_provision_is_found_by_its_citation_in_any_form(cite):
    dotted = cite.replace("(", ".").replace(")", "")
    for text in (cite, dotted, cite.replace("(", " ("), f"section {cite}", f"\u00a7 {cite}."):
        assert asked_for(text, LAW, TODAY, "en") == Place(cite)


@pytest.mark.parametrize("text", ["12.06.1.a", "12.06(1)(a)", "section 12.06 sub 1 a", "12-06 (1) a"])
def test_a_citation_is_read_as_people_write_it(text):
    assert asked_for(text, LAW, TODAY, "en") == Place("12.06(1)(a)")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("12.13", "The chapter goes from 12.11 to 12.15; there is no section 12.13."),
        ("12.40", "The chapter ends with 12.17; there is no section 12.40."),
        ("12.09(1)(b)", "12.09(1) has no paragraph (b); it ends with (a)."),
    ],
)
def test_a_citation_that_leads_nowhere_says_so(text, sentence):
    found = asked_for(text, LAW, TODAY, "en")
    assert (found.cited.cites, found.cited.absent[0][0]) == ((), sentence)


def test_a_notice_is_looked_up_with_its_clock():
    found = asked_for("violation of 12.06 (5) and 12.08(2), served on June 1, 2026", LAW, TODAY, "en")
    assert isinstance(found, Notice)
    assert found.cited.cites == ("12.06(5)", "12.08(2)")
    assert found.clock[0] == "The petition can be filed until Wednesday, July 1, 2026. That leaves 16 days."


def test_mere_words_are_to_be_found():
    assert asked_for("rat proof", LAW, TODAY, "en") is None
