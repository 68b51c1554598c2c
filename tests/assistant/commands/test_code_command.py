import hashlib
from itertools import chain

import pytest

from corpus.law import FOLDER

SPELLINGS = [
    ("12.06(1)(a)",),
    ("12.06", "(1)", "a"),
    ("12.06 (1) a",),
    ("12-06(1)(a)",),
    ("section 12.06 sub 1 a",),
    ("section", "12.06", "sub", "1", "para", "a"),
    ("sec. 12.06.1.a",),
    ("\u00a7 12.06(1)(a)",),
    ("12.06.1.a",),
    ("SEC 12.06 (1)(A)",),
]


@pytest.fixture(scope="module")
def chapter(howard):
    return howard("code", "--json").json


def test_the_outline_has_every_provision_in_order(howard, chapter):
    done = howard("code")
    assert (done.status, done.err) == (0, "")
    first_words = [line.split()[0] for line in done.out.splitlines() if line.startswith("12.")]
    assert first_words == [provision["cite"] for provision in chapter["provisions"]]


@pytest.mark.parametrize("words", SPELLINGS)
def test_a_citation_is_understood_as_people_write_it(howard, words):
    done = howard("code", *words)
    assert done.status == 0
    assert done.out.startswith("12.06(1)(a)\n")
    assert "not less than 12 square feet" in " ".join(done.out.split())


def test_a_provision_is_shown_with_what_it_stands_under_and_what_lies_under_it(howard):
    told = " ".join(howard("code", "12.11(2)").out.split())
    assert told.startswith("12.11(2)")
    assert "Stands under: 12.11" in told
    assert "12.11(2)(a)" in told


def test_what_does_not_exist_is_told_and_is_an_answer(howard):
    assert howard("code", "12.13").out == "The chapter goes from 12.11 to 12.15; there is no section 12.13.\n"
    done = howard("code", "12.06(9)")
    assert (done.status, done.out) == (0, "12.06 has no subsection (9); it ends with (5).\n")
    assert howard("code", "--json", "12.13").json["near"] == ["12.11", "12.15"]


@pytest.mark.parametrize("words", [("frob",), ("12.6.7.8.9.10.11",), ("",), ("13.01",)])
def test_what_is_no_citation_of_the_chapter_never_ends_in_a_fault(howard, words):
    done = howard("code", *words)
    assert done.status in {0, 2}
    assert done.err.count("\n") == (done.status == 2)


def test_no_citation_is_wrong_use_and_says_how_to_write_one(howard):
    done = howard("code", "frob")
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("howard code: 'frob' is no citation; write it like 12.06(1)(a) or 12.06.1.a")


def test_search_finds_words_in_any_form(howard):
    done = howard("code", "--search", "rat proof")
    assert (done.status, done.out.split()[0]) == (0, "12.09(1)(a)(2)")
    found = howard("code", "--json", "--search", "rodents").json["found"]
    assert {"12.08(1)(a)", "12.08(1)(b)"} <= {provision["cite"] for provision in found}


def test_a_search_that_finds_nothing_is_an_answer(howard):
    assert howard("code", "--search", "xylophone").status == 0
    assert howard("code", "--json", "--search", "xylophone").json["found"] == []


@pytest.mark.parametrize("words", ["", "?!"])
def test_a_search_for_no_word_is_wrong_use(howard, words):
    assert howard("code", "--search", words).status == 2


def test_the_whole_chapter_as_json_has_its_105_provisions(chapter, law):
    assert chapter.keys() == {"sha256", "adopted", "amended", "provisions"}
    assert (chapter["adopted"], chapter["amended"]) == ("2000-05-02", "2000-06-06")
    assert chapter["sha256"] == hashlib.sha256((FOLDER / "chapter-12.txt").read_bytes()).hexdigest()
    assert len(chapter["provisions"]) == 105
    assert [provision["cite"] for provision in chapter["provisions"]] == list(law.ordinance.provisions)


def test_a_provision_as_json_has_its_keys(chapter):
    lines = [{"first_line", "last_line"}, {"ranges"}]
    for provision in chapter["provisions"]:
        assert set(provision) - {"cite", "parent", "heading", "text", "notes"} in lines
        assert provision["parent"] is None or provision["cite"].startswith(provision["parent"] + "(")
        assert isinstance(provision["heading"], str)


def ranges(provision):
    return provision.get("ranges") or [[provision["first_line"], provision["last_line"]]]


def test_the_line_ranges_tile_lines_1_to_117_each_once(chapter):
    spans = chain.from_iterable(ranges(provision) for provision in chapter["provisions"])
    assert sorted(chain.from_iterable(range(first, last + 1) for first, last in spans)) == list(range(1, 118))
    assert ranges(next(p for p in chapter["provisions"] if p["cite"] == "12.11(1)(a)")) != [[82, 87]]


def test_each_text_is_the_chapter_s_own_lines(chapter):
    lines = (FOLDER / "chapter-12.txt").read_text(encoding="ascii").split("\n")
    for provision in chapter["provisions"]:
        own = [line for first, last in ranges(provision) for line in lines[first - 1 : last]]
        assert provision["text"] == "\n".join(own)
