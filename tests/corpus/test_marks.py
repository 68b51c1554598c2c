import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.law import FOLDER, load_law
from corpus.mark_forms import mark_faults, read_marks
from corpus.marks import marks, places
from corpus.verify import faults

ORDINANCE = load_law().ordinance

TIMES = {
    "approved": 3,
    "basement": 3,
    "building and housing inspector": 19,
    "dwelling": 38,
    "dwelling unit": 17,
    "extermination": 2,
    "first story": 1,
    "garbage": 3,
    "habitable room": 6,
    "infestation": 2,
    "light housekeeping": 1,
    "multiple dwelling": 1,
    "occupant": 10,
    "operator": 4,
    "owner": 12,
    "person": 13,
    "plumbing": 3,
    "rooming unit": 1,
    "rubbish": 2,
    "supplied": 3,
}
"""How often each term is marked in the chapter; those that are nowhere used beyond their definition are not listed."""


def paragraphs():
    for provision in ORDINANCE.provisions.values():
        own = provision.paragraphs[1:] if provision.parent is None else provision.paragraphs
        yield from ((provision.cite, text) for text in own)


def marked(cite, kind="term"):
    return [
        (text[mark.start : mark.end], mark.to)
        for at, text in paragraphs()
        if at == cite
        for mark in marks(ORDINANCE, at, text)
        if mark.kind == kind
    ]


def test_every_use_of_a_defined_term_is_counted():
    found = [mark.name for cite, text in paragraphs() for mark in marks(ORDINANCE, cite, text) if mark.kind == "term"]
    assert {name: found.count(name) for name in sorted(set(found))} == TIMES


def test_the_terms_are_those_of_12_03():
    """23 definitions; one of them defines two words for the same thing."""
    assert len(ORDINANCE.terms) == 24
    assert len(set(ORDINANCE.terms.values())) == 23


def test_no_term_is_marked_within_its_own_definition():
    own = [
        (cite, mark.name)
        for cite, text in paragraphs()
        for mark in marks(ORDINANCE, cite, text)
        if mark.kind == "term" and (cite == mark.to or cite.startswith(f"{mark.to}("))
    ]
    assert own == []
    assert "owner" not in [name for name, _ in marked("12.03(17)(b)")]


@pytest.mark.parametrize(
    ("cite", "words"),
    [
        ("12.03(6)", "approved by a health officer"),
        ("12.05(1)(b)", "approved by the Building Inspector"),
        ("12.02", "Uniform Dwelling Code"),
        ("12.03", '"dwelling"'),
        ("12.03", '"dwelling unit"'),
        ("12.11(5)(b)", '"dangerous dwelling"'),
        ("12.03(19)", "mechanical garbage disposal units"),
        ("12.03(12)", "groups of persons"),
        ("12.03(13)", "group of person living"),
        ("12.11(1)(a)", "in person"),
        ("12.11(5)(b)", "safety of any person"),
        ("12.15(2)", "a person shall be a citizen"),
        ("12.05(2)(b)(1)", "supplied with hot and cold"),
        ("12.06(2)(b)", "supplied with a screen"),
    ],
)
def test_a_word_in_another_sense_is_not_marked(cite, words):
    texts = [text for at, text in paragraphs() if at == cite and words in text]
    assert texts
    for text in texts:
        for found in re.finditer(re.escape(words), text):
            inside = [mark for mark in marks(ORDINANCE, cite, text) if found.start() <= mark.start < found.end()]
            assert [mark.name for mark in inside if mark.name != "building and housing inspector"] == []


@pytest.mark.parametrize("part", ["owner-occupant", "Owner-Occupant", "Half-basement"])
def test_a_part_of_another_word_is_not_marked(part):
    for cite, text in paragraphs():
        for found in re.finditer(part, text):
            assert [mark for mark in marks(ORDINANCE, cite, text) if found.start() <= mark.start < found.end()] == []


def test_unit_alone_is_no_defined_term():
    assert marked("12.09(1)(a)(1)") == [
        ("garbage", "12.03(8)"),
        ("rubbish", "12.03(22)"),
        ("dwelling", "12.03(4)"),
    ]


def test_the_longer_term_is_marked_and_not_the_shorter_in_it():
    assert marked("12.06(4)") == [("multiple dwelling", "12.03(14)")]
    assert marked("12.07(1)(a)") == [("dwelling unit", "12.03(5)")]


def test_supplied_is_marked_where_it_says_by_whom():
    assert [cite for cite, _ in paragraphs() if ("supplied", "12.03(23)") in marked(cite)] == [
        "12.03(19)",
        "12.05(2)(b)(2)",
        "12.08(4)",
    ]


@pytest.mark.parametrize(
    ("cite", "words", "to"),
    [
        ("12.05(2)(a)(2)", "section 12.06", "12.06"),
        ("12.06(2)(a)", "Subsection (2) of this section", "12.06(2)"),
        ("12.09(2)(a)", "paragraph 1 above", "12.09(1)"),
        ("12.11(4)", "paragraph (2) of this section", "12.11(2)"),
        ("12.11(5)(b)", "paragraph (5)(a) above", "12.11(5)(a)"),
    ],
)
def test_words_that_point_elsewhere_lead_there(cite, words, to):
    assert marked(cite, "cite") == [(words, to)]


def test_every_mark_leads_to_a_provision():
    found = [mark.to for cite, text in paragraphs() for mark in marks(ORDINANCE, cite, text)]
    assert len(found) == 149
    assert set(found) <= set(ORDINANCE.provisions)


def test_a_note_leads_only_to_what_there_is():
    found = places(ORDINANCE, "See 12.06(1)(b) and 12.13, and 12.06(9).")
    assert [mark.to for mark in found] == ["12.06(1)(b)"]


@given(st.sampled_from(sorted(ORDINANCE.provisions)), st.text(max_size=80))
def test_marks_of_any_text_are_in_order_and_do_not_overlap(cite, text):
    found = marks(ORDINANCE, cite, f"{text} dwelling unit {text}")
    assert all(first.end <= second.start for first, second in pairwise(found))


def test_the_file_fits_the_text():
    assert list(mark_faults(ORDINANCE, read_marks(FOLDER))) == []


def test_a_place_that_does_not_stand_is_a_fault(folder, change):
    change("marks.toml", 'words = "in person"', 'words = "in the flesh"')
    change("marks.toml", 'to = "12.09(1)"', 'to = "12.09(9)"')
    told = [str(fault) for fault in faults(folder)]
    assert any(line.startswith("marks.toml: other_sense.9.words: these words do not stand") for line in told)
    assert "marks.toml: pointer.1.to: the chapter has no provision 12.09(9)" in told


def test_a_term_that_is_not_defined_is_a_fault(folder, change):
    change("marks.toml", '"operator" = ["operators"]', '"janitor" = ["janitors"]')
    assert "marks.toml: forms.janitor: the chapter defines no 'janitor'" in [str(fault) for fault in faults(folder)]
