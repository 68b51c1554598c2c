from io import BytesIO

import pytest
from pypdf import PdfReader

from assistant.papers.blocks import Blank, Paragraph, Title
from assistant.papers.fonts import add_fonts, built_in, with_gaps
from assistant.papers.note import call_note
from assistant.papers.pdf import pdf
from assistant.papers.petition import Petition, petition_draft
from tests.assistant.papers.conftest import DAY, WINDOW

GAPS = "Some letters could not be printed here."


def pages(made):
    return [" ".join(page.extract_text().split()) for page in PdfReader(BytesIO(made)).pages]


def test_the_petition_is_a_form_of_two_letter_pages(law):
    made = pdf(petition_draft(Petition("Anna Müller"), DAY, law), DAY, law)
    assert [(float(page.mediabox.width), float(page.mediabox.height)) for page in PdfReader(BytesIO(made)).pages] == [
        (612, 792),
        (612, 792),
    ]
    first, second = pages(made)
    assert "Petition for a hearing" in first
    assert "Anna Müller" in first
    assert "Signature" in first
    assert "1 / 2" in first
    assert "It must be received there" in second


def test_the_note_can_be_printed_too(law):
    assert "No. It needs 14 sq ft." in pages(pdf(call_note([WINDOW], DAY, law), DAY, law))[0]


def test_it_bears_the_day_that_was_handed_in_and_its_title(law):
    told = PdfReader(BytesIO(pdf([Title("T")], DAY, law))).metadata
    assert (told.title, told.creation_date.date()) == ("T", DAY)


def test_the_same_paper_is_the_same_file(law):
    blocks = petition_draft(Petition("Anna"), DAY, law)
    assert pdf(blocks, DAY, law) == pdf(blocks, DAY, law)


def test_a_long_statement_goes_on_over_pages_and_loses_nothing(law):
    words = [f"word{number}" for number in range(1_400)]
    told = " ".join(pages(pdf(petition_draft(Petition(grounds=" ".join(words)[:10_000]), DAY, law), DAY, law)))
    assert all(word in told for word in words[:1_300:100])
    assert len(pages(pdf([Paragraph("x" * 10_000)], DAY, law))) > 1


def test_without_a_font_that_has_them_letters_become_a_gap_and_the_paper_says_so(law):
    (page,) = pages(pdf([Blank("Name", ("王小明 Anna",))], DAY, law, fonts=()))
    assert "____ Anna" in page
    assert GAPS in page


@pytest.mark.parametrize("name", ["Łukasz", "Nguyễn Văn An", "\uff37ide"])
def test_without_a_font_an_accent_may_go_but_the_letter_stays(law, name):
    (page,) = pages(pdf([Blank("Name", (name,))], DAY, law, fonts=()))
    assert page.startswith(f"Name {with_gaps(name, frozenset())}")


def test_letters_without_accents_or_in_full_width_are_told_as_their_plain_form():
    assert with_gaps("Nguyễn \uff37\uff49de №", frozenset()) == "Nguyen Wide No"


def test_gaps_beside_each_other_are_one():
    assert with_gaps("a王小明b", frozenset()) == "a____b"
    assert with_gaps("a王小明b", frozenset("小")) == "a____小____b"


def test_western_letters_and_typographic_marks_need_no_font():
    assert built_in("Müller — “x” €…•")
    assert not built_in("Ł")


def test_a_font_that_cannot_be_read_is_passed_over(tmp_path, law):
    broken = tmp_path / "DejaVuSans.ttf"
    broken.write_bytes(b"no font")
    assert add_fonts(None, "Ł", [broken, tmp_path / "none.ttf"]) == ([], frozenset())
    assert GAPS in pages(pdf([Blank("Name", ("王",))], DAY, law, fonts=[broken]))[0]
