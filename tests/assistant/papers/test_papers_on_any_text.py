"""Whatever is typed, no paper breaks, and what can be read stays there to be read."""

import unicodedata
from datetime import UTC, date, datetime
from io import BytesIO

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from icalendar import Calendar
from markdown_it import MarkdownIt
from pypdf import PdfReader

from assistant.papers.due import DueDay
from assistant.papers.ics import calendar_file
from assistant.papers.markdown import markdown
from assistant.papers.note import call_note
from assistant.papers.pdf import pdf
from assistant.papers.petition import Petition, petition_draft
from assistant.papers.text import plain_text
from assistant.reply import Reply
from corpus.law import load_law
from intents.wording import clean
from tests.assistant.papers.conftest import DAY

LAW = load_law()
STAMP = datetime(2026, 6, 15, tzinfo=UTC)
DUE = DueDay("petition", date(2026, 6, 19), None, date(2026, 6, 22))
NASTY = (
    "\x1b]52;c;eA==\x07",
    "\u202egnp.exe\u2066",
    "😀👩‍👩‍👧 e\u0301\u0302",
    "- a\n# b\r\n```\n> c\n---\n===\n1. d",
    "BEGIN:VEVENT\r\nEND:VCALENDAR\r\nX:;,\\n",
    "<script>[x](y)![z](w)&amp;**_`",
    "{petition_days} {x} %s \\0",
    "\ud800\x00\ufffe\ufeff",
    "(\\) Tj ET endstream endobj",
    "محمد שלום 王小明 Łódź",
)
TEXTS = st.one_of(
    st.text(max_size=200),
    st.text(alphabet="-#>*_`[]()<>!|~&=+\\1.) \n\t\"'", max_size=60),
    st.lists(st.sampled_from(NASTY), max_size=5).map("".join),
)


def shape(text):
    tokens = MarkdownIt("commonmark").parse(text)
    return [(token.type, token.tag, [child.type for child in token.children or ()]) for token in tokens]


def note(text):
    return call_note([Reply(text, "decline", None, 0.0, "T", "S.")], DAY, LAW, text)


def seen(text):
    return "".join(text.split())


def nasty(test):
    for text in (*NASTY, "wörd " * 2_000, "x" * 10_000):
        test = example(text)(test)
    return test


@settings(max_examples=150, deadline=None)
@nasty
@given(TEXTS)
def test_a_note_has_the_same_structure_and_the_text_in_it(text):
    made = markdown(note(text))
    if clean(text[:400]):
        assert shape(made) == shape(markdown(note("plain")))
        told = MarkdownIt("commonmark").parse(made)
        asked = [token for token in told if token.type == "inline" and token.content.startswith("**Asked:**")]
        assert seen("".join(child.content for child in asked[0].children)) == seen(f"Asked: {clean(text)}")
    assert all(unicodedata.category(letter)[0] != "C" for letter in made.replace("\n", ""))


@settings(max_examples=100, deadline=None)
@nasty
@given(TEXTS)
def test_plain_text_holds_all_of_a_statement(text):
    made = plain_text(petition_draft(Petition(text, text, text, text), DAY, LAW))
    assert seen(clean(text)) in seen(made)
    assert all(unicodedata.category(letter)[0] != "C" for letter in made.replace("\n", ""))
    assert max(map(len, made.splitlines())) <= 72


@settings(max_examples=60, deadline=None)
@nasty
@given(TEXTS)
def test_a_calendar_file_has_its_one_event_and_the_text_in_it(text):
    (event,) = Calendar.from_ical(calendar_file([DUE], STAMP, LAW, text)).walk("VEVENT")
    subject = clean(text[:400])[:200].rstrip()
    assert str(event["summary"]) == f"Last day to file the petition (12.11(2)(a)){f': {subject}' if subject else ''}"
    assert len(event.walk("VALARM")) == 3


@settings(max_examples=25, deadline=None)
@nasty
@given(TEXTS)
def test_a_pdf_can_be_read_with_fonts_or_without(text):
    blocks = petition_draft(Petition(text, text, text, text), DAY, LAW)
    for made in (pdf(blocks, DAY, LAW), pdf(blocks, DAY, LAW, fonts=())):
        told = " ".join(page.extract_text() for page in PdfReader(BytesIO(made)).pages)
        assert "Petition for a hearing" in told
        assert "It is not legal advice." in " ".join(told.split())


@pytest.mark.parametrize("text", ["wörd " * 2_000, "The furnace — mended. (See: “bill”) " * 200])
def test_a_long_statement_in_western_letters_is_whole_in_the_pdf(text):
    made = pdf(petition_draft(Petition(grounds=text), DAY, LAW), DAY, LAW, fonts=())
    told = "".join(seen(page.extract_text().rpartition("\n")[0]) for page in PdfReader(BytesIO(made)).pages)
    assert seen(clean(text)) in told
