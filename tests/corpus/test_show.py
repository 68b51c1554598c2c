import json
from hashlib import sha256

import pytest

from corpus.errors import NoSuchProvision
from corpus.law import FOLDER
from corpus.show import (
    chapter_data,
    outline_text,
    provision_data,
    provision_text,
    search_data,
    search_text,
    wrapped,
)


def test_the_outline_has_a_line_for_each_provision(law):
    lines = outline_text(law).split("\n")
    assert len(lines) == 107
    assert lines[0] == "12.01              TITLE AND SCOPE"
    assert lines[33] == "12.05(1)(a)(2)           A room or rooms affording privacy and equipped ..."
    assert lines[-2:] == ["Adopted 5/2/00", "Amended 6/6/00"]


def test_a_provision_stands_under_what_is_above_it(law):
    assert provision_text(law, "12.05(2)(b)(1)") == (
        "12.05(2)(b)(1)\n"
        "\n"
        "Stands under:\n"
        "  12.05 REQUIREMENTS FOR SANITATION\n"
        "    (2) Access to Bathrooms and Water Closets. Access to at least one bathroom or water closet compartment"
        " shall be provided without requiring passage through a sleeping room, bathroom or water closet compartment of"
        " another dwelling unit.\n"
        "      (b) Piped Hot and Cold Running Water.\n"
        "\n"
        "Text:\n"
        "        (1) Every kitchen sink, lavatory basin and bathtub or shower required under this ordinance shall be"
        " connected and supplied with hot and cold running water."
    )


def test_what_lies_under_stands_in_the_order_of_the_text(law):
    lines = [line.strip()[:20] for line in provision_text(law, "12.11(1)").split("\n")]
    assert lines[5:12] == [
        "Text:",
        "(1) Notices of Viola",
        "(a) Whenever the Bui",
        "(1) A list of the vi",
        "(2) Specification of",
        "(3) Advice concernin",
        "Such notice and orde",
    ]


def test_a_section_does_not_take_in_its_neighbor_with_a_longer_label(law):
    assert "(10)" not in provision_text(law, "12.03(1)")


def test_notes_name_the_provision_when_there_are_several(law):
    assert "\n  12.06(4): Printed so:" in provision_text(law, "12.06")
    assert "\n  Printed so:" in provision_text(law, "12.06(4)")


def test_a_note_on_several_provisions_is_told_once(law):
    shown = provision_text(law, "12.09")
    assert shown.count("who pays in the end") == 1
    assert "12.09(1)(a), 12.09(1)(a)(1), 12.09(1)(a)(2), 12.09(1)(a)(2)(a), 12.09(2)(a): The chapter says who" in shown


def test_the_text_of_every_provision_is_shown_whole(law):
    for provision in law.ordinance.provisions.values():
        shown = provision_text(law, provision.cite)
        assert all(paragraph in shown for paragraph in provision.paragraphs)


def test_the_frame_is_in_the_language_that_is_asked_for(law):
    assert "\nEstá bajo:\n" in provision_text(law, "12.06(4)", "es")


@pytest.mark.parametrize("show", [provision_text, provision_data])
def test_a_missing_provision_is_refused(law, show):
    with pytest.raises(NoSuchProvision):
        show(law, "12.13")


def test_the_whole_chapter_as_data(law):
    data = json.loads(json.dumps(chapter_data(law)))
    assert list(data) == ["sha256", "adopted", "amended", "provisions"]
    assert data["sha256"] == sha256((FOLDER / "chapter-12.txt").read_bytes()).hexdigest()
    assert (data["adopted"], data["amended"]) == ("2000-05-02", "2000-06-06")
    assert len(data["provisions"]) == 105


def test_a_provision_in_one_piece_has_a_first_and_a_last_line(law):
    (first, *_) = chapter_data(law)["provisions"]
    assert list(first) == ["cite", "parent", "heading", "text", "first_line", "last_line", "notes"]
    assert (first["cite"], first["parent"], first["first_line"], first["last_line"]) == ("12.01", None, 1, 2)


def test_a_provision_in_two_pieces_has_ranges(law):
    (notice,) = [each for each in chapter_data(law)["provisions"] if "ranges" in each]
    assert notice["cite"] == "12.11(1)(a)"
    assert notice["ranges"] == [[83, 83], [87, 87]]
    assert "first_line" not in notice


def test_the_lines_in_the_data_are_the_whole_text(law):
    text = (FOLDER / "chapter-12.txt").read_text(encoding="ascii").split("\n")
    lines = {}
    for each in chapter_data(law)["provisions"]:
        ranges = each.get("ranges") or [[each["first_line"], each["last_line"]]]
        numbers = [number for first, last in ranges for number in range(first, last + 1)]
        assert not lines.keys() & set(numbers)
        lines |= dict(zip(numbers, each["text"].split("\n"), strict=True))
    assert [lines[number] for number in range(1, 118)] == text[:117]


def test_one_provision_as_data_has_its_parents_and_children(law):
    data = provision_data(law, "12.06(1)")
    assert [each["cite"] for each in data["parents"]] == ["12.06"]
    assert [each["cite"] for each in data["children"]] == ["12.06(1)(a)", "12.06(1)(b)"]


def test_a_search_shows_the_words_where_they_stand(law):
    (line,) = search_text(law, "crockery").split("\n")
    assert line.startswith("12.03(22)  ... ")
    assert "crockery or dust." in line


def test_a_search_shows_ten_and_counts_the_rest(law):
    lines = search_text(law, "building inspector").split("\n")
    assert len(lines) == 11
    assert lines[-1].endswith("more provisions hold some of these words.")


def test_a_search_that_finds_nothing_says_so(law):
    assert search_text(law, "zebra") == 'No provision holds "zebra".'


def test_a_search_as_data_holds_every_provision(law):
    data = search_data(law, "stairs")
    assert data["search"] == "stairs"
    assert len(data["found"]) == 4
    assert data["found"][0]["cite"] == "12.08(1)(c)"
    assert data["found"][0]["words"] == ["Stairs", "stair"]


def test_wrapped_lines_keep_their_indent():
    assert wrapped("Text:\n    one two three four\n\nend", 14) == "Text:\n    one two\n    three four\n\nend"


def test_a_word_wider_than_the_screen_stays_whole():
    assert wrapped("a floor-to-ceiling height", 8) == "a\nfloor-to-ceiling\nheight"
