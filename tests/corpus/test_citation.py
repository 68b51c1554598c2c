import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.citation import Citation, find_citations, parse_citation
from corpus.errors import NotACitation


@pytest.mark.parametrize(
    "written",
    [
        *("12.06(1)(a)", "12.06 (1) a", "12-06(1)(a)", "12.06.1.a", "12.06-1-a", "12.06 1 a", "12.06(1)a", "12.06(1a)"),
        *(
            "sec. 12.06.1.a",
            "§ 12.06(1)(a)",
            "§12.06(1)(A)",
            "Sec 12.06 (1)(a)",
            "SECTION 12.06(1)(A)",
            "§§ 12.06(1)(a)",
        ),
        *("section 12.06 sub 1 para a", "12.06, subsection (1), paragraph (a)", "12.06 subsection 1 item a"),
        *("12.06 sub. 1 par. a", "the section 12.06 (1) (a).", "12.06 ( 1 ) ( a )", "12\u201306(1)(a)", "12.6(1)(a)"),
    ],
)
def test_many_ways_to_write_one_place(written):
    assert str(parse_citation(written)) == "12.06(1)(a)"


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("12.06", "12.06"),
        ("section 12.06 sub 1", "12.06(1)"),
        ("section 12.6", "12.06"),
        ("12.03.14", "12.03(14)"),
        ("12.03(14)", "12.03(14)"),
        ("12.09.1.a.2.a", "12.09(1)(a)(2)(a)"),
        ("12.13", "12.13"),
        ("12.06(9)", "12.06(9)"),
        ("13.01(2)", "13.01(2)"),
    ],
)
def test_each_place_as_it_is_printed(written, printed):
    assert str(parse_citation(written)) == printed


@pytest.mark.parametrize(
    "words",
    [
        "",
        "12",
        "12.6",
        "section 12.1",
        "12.061",
        "12.5 ft",
        "12.06 window",
        "window",
        "$12.06",
        "12.06 sq ft",
        "1 a",
        "(1)",
    ],
)
def test_other_words_are_no_citation(words):
    with pytest.raises(NotACitation):
        parse_citation(words)


@pytest.mark.parametrize(
    ("sentence", "cites"),
    [
        ("what does 12.06(1)(a) say?", ["12.06(1)(a)"]),
        ("does 12.06 (1) a say that", ["12.06(1)(a)"]),
        ("12.06(1) a window", ["12.06(1)"]),
        ("12.06 a room needs", ["12.06"]),
        ("see 12.06.", ["12.06"]),
        ("(12.06(5))", ["12.06(5)"]),
        ("12.06(1)(a) and 12.08(2)", ["12.06(1)(a)", "12.08(2)"]),
        ("12.06-12.08", ["12.06", "12.08"]),
        ("section 12.06 sub 1 please", ["12.06(1)"]),
        ("tell me about sec. 12.15.3.b", ["12.15(3)(b)"]),
        ("is there a 12.13", ["12.13"]),
        ("what is in 12.06 in the code", ["12.06"]),
        ("section 12.50", ["12.50"]),
        ("by 12.06(1)", ["12.06(1)"]),
    ],
)
def test_citations_in_a_sentence(sentence, cites):
    assert [str(citation) for citation, _, _ in find_citations(sentence)] == cites


@pytest.mark.parametrize(
    "sentence",
    [
        *(
            "is 12.5 ft ok",
            "it costs $12.06",
            "12.06 sq ft",
            "12.06 ft",
            '12.06"',
            "12.06%",
            "12.06 in",
            "12.06 degrees",
        ),
        *("10 x 12.06", "12.06 x 10", "a 12.06 by 10 room", "12.50 a month", "112.06", "12.06 percent", "12.10 pm"),
        *(
            "served 12-06-2026",
            "12.06.26",
            "12.06.2026",
            "2012-06-15",
            "12/06",
            "12-06",
            "section 13.06",
            "12.25",
            "what's 12.06 ft",
        ),
    ],
)
def test_measures_prices_and_dates_are_left_alone(sentence):
    assert find_citations(sentence) == ()


def test_where_a_citation_stands():
    sentence = "Does section 12.06 (1)(a) bind me?"
    ((_, start, end),) = find_citations(sentence)
    assert sentence[start:end] == "section 12.06 (1)(a)"


def test_places_are_ordered_as_in_the_text():
    written = ["12.03(10)", "12.03", "12.15", "12.03(2)", "12.03(17)(b)", "12.03(17)", "12.03(17)(a)", "12.09"]
    assert [str(citation) for citation in sorted(map(parse_citation, written))] == [
        *("12.03", "12.03(2)", "12.03(10)", "12.03(17)", "12.03(17)(a)", "12.03(17)(b)", "12.09", "12.15")
    ]


def test_the_parent_is_the_place_above():
    assert parse_citation("12.06(1)(a)").parent == Citation(("12.06", "1"))
    assert parse_citation("12.06").parent is None


def test_under_means_at_any_depth_but_not_itself():
    section, item = parse_citation("12.09"), parse_citation("12.09(1)(a)(2)")
    assert item.is_under(section)
    assert not section.is_under(item)
    assert not item.is_under(item)
    assert not parse_citation("12.03(17)").is_under(parse_citation("12.03(1)"))


LABELS = st.tuples(
    st.integers(1, 30), st.sampled_from("abcdefgh"), st.integers(1, 30), st.sampled_from("abcdefgh")
).flatmap(lambda labels: st.integers(0, 4).map(lambda depth: tuple(map(str, labels[:depth]))))
PLACES = st.builds(lambda section, labels: Citation((f"12.{section:02d}", *labels)), st.integers(0, 99), LABELS)
STYLES = [
    str,
    lambda place: f"§ {place}",
    lambda place: ".".join(place.parts),
    lambda place: " ".join([place.parts[0], *(f"({label})" for label in place.parts[1:])]),
    lambda place: f"Section {' sub '.join(place.parts)}",
    lambda place: str(place).upper().replace(".", "-", 1),
]


@given(place=PLACES, style=st.sampled_from(STYLES))
def test_every_place_in_every_style_reads_back(place, style):
    assert parse_citation(style(place)) == place


@given(place=PLACES)
def test_a_named_section_is_found_in_a_sentence(place):
    assert [found for found, _, _ in find_citations(f"What does section {place} ask for?")] == [place]


@given(words=st.text())
def test_any_text_is_a_citation_or_is_refused(words):
    find_citations(words)
    try:
        place = parse_citation(words)
    except NotACitation:
        return
    assert parse_citation(str(place)) == place
