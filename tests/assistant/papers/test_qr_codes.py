import pytest
import segno

from assistant.papers import qr
from assistant.papers.qr import QUIET, qr_codes

TEXT = "The thirtieth day is June 19. Grüße 王 😀"


def from_blocks(rows):
    upper = {"▀": (True, False), "▄": (False, True), "█": (True, True), " ": (False, False)}
    lines = []
    for row in rows:
        lines += [[upper[drawn][half] for drawn in row] for half in (0, 1)]
    return lines[: len(rows[0])]


def from_ascii(rows):
    return [[row[place] == "#" for place in range(0, len(row), 2)] for row in rows]


def matrix(text):
    code = segno.make_qr(text, error="M", encoding="utf-8", boost_error=False)
    return [[bool(square) for square in row] for row in code.matrix_iter(border=QUIET)]


@pytest.mark.parametrize(("look", "read"), [("blocks", from_blocks), ("ascii", from_ascii)])
def test_the_rows_are_the_squares_of_the_code(look, read):
    (code,) = qr_codes(TEXT, 100, 50, look)
    assert read(code) == matrix(TEXT)


def test_ascii_is_ascii_and_blocks_are_half_as_high():
    (plain,), (blocks,) = qr_codes(TEXT, 100, 50, "ascii"), qr_codes(TEXT, 100, 50)
    assert "".join(plain).isascii()
    assert (len(plain[0]), len(plain)) == (82, 41)
    assert (len(blocks[0]), len(blocks)) == (41, 21)


@pytest.mark.parametrize(("columns", "rows", "look"), [(80, 24, "blocks"), (40, 20, "blocks"), (80, 40, "ascii")])
def test_each_code_keeps_within_its_room(columns, rows, look):
    for code in qr_codes("word " * 200, columns, rows, look):
        assert len(code) <= rows
        assert {len(row) for row in code} == {len(code[0])}
        assert len(code[0]) <= columns


def test_what_is_too_long_for_one_comes_in_several_that_are_numbered(monkeypatch):
    texts = []
    monkeypatch.setattr(qr, "_modules", lambda text: (texts.append(text), ((True,),))[1])
    qr_codes("one word after another " * 20, 41, 21)
    assert [text.split("\n")[0] for text in texts] == [f"{n}/{len(texts)}" for n in range(1, len(texts) + 1)]
    assert "".join(text.partition("\n")[2] for text in texts) == "one word after another " * 20
    assert all(text.partition("\n")[2].endswith(" ") for text in texts)


def test_a_word_that_is_too_long_is_broken_between_letters(monkeypatch):
    texts = []
    monkeypatch.setattr(qr, "_modules", lambda text: (texts.append(text), ((True,),))[1])
    qr_codes("😀" * 50, 29, 15)
    assert "".join(text.partition("\n")[2] for text in texts) == "😀" * 50


def test_where_not_even_the_smallest_fits_there_is_none():
    assert qr_codes("x", 28, 20) == ()
    assert len(qr_codes("x", 29, 15)) == 1


def test_the_largest_code_holds_what_the_standard_says():
    assert [qr._room(version) for version in (1, 10, 40)] == [14, 213, 2331]
