from itertools import pairwise

import pytest
from markdown_it import MarkdownIt

from assistant.papers.blocks import Blank, Fine, Heading, Items, Paragraph, Quoted, Title
from assistant.papers.markdown import escaped, markdown


def read(text):
    """(kind, text) of every block as a reader of Markdown takes it."""
    tokens = MarkdownIt("commonmark").parse(text)
    return [
        (before.tag, "".join(child.content for child in token.children))
        for before, token in pairwise(tokens)
        if token.type == "inline"
    ]


def test_each_block_becomes_what_it_is():
    blocks = [Title("T"), Heading("A"), Heading("B", 2), Items(("x", "y")), Quoted("z", "12.06"), Fine("f")]
    assert markdown(blocks) == "# T\n\n## A\n\n### B\n\n- x\n- y\n\n> 12.06: “z”\n\n---\n\nf\n"


def test_labels_and_what_must_not_be_overlooked_are_bold():
    assert markdown([Paragraph("now", "When"), Paragraph("Leave", strong=True)]) == "**When:** now\n\n**Leave**\n"


def test_an_empty_line_to_fill_shows_as_a_line():
    assert read(markdown([Blank("Name"), Blank("Name", ("Anna",))])) == [
        ("p", f"Name: {'_' * 30}"),
        ("p", "Name: Anna"),
    ]


@pytest.mark.parametrize(
    "text",
    ["# no head", "- no item", "+ no", "* no", "1. no", "12) no", "> no", "=", "---", "***", "```", "~~~", "a #", "\\",
     "[x](http://a)", "![x](y)", "<b>x</b>", "&lt;", "*a* _b_ `c`", "a | b", "<http://a.b>", "[1]: x", "12. ", "-"],
)  # fmt: skip
def test_what_was_typed_reads_as_itself(text):
    assert read(markdown([Paragraph(text)])) == [("p", text.strip())]
    assert read(markdown([Items((text,))])) == [("p", text.strip())]
    assert read(markdown([Heading(text)])) == [("h2", text.strip())]


def test_a_citation_and_a_price_need_no_mark():
    assert escaped("12.06(1)(a) costs $200 - or 3.5") == "12.06(1)(a) costs $200 - or 3.5"
