"""The report in its forms: what stands in each, and that nothing in it can do harm."""

import csv
import re
from html.parser import HTMLParser
from io import StringIO
from json import loads
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from markdown_it import MarkdownIt

from assistant.commands.check_schema import line_schema
from assistant.selfcheck.model import Building, Unit
from tests.assistant.selfcheck.dwellings import exactly
from tests.assistant.selfcheck.reporting import ELM, ITEMS, OAK, TALLY, ran, written

GOLDEN = Path(__file__).with_name("golden")
ENDINGS = {"text": "txt", "markdown": "md", "html": "html", "json": "json", "csv": "csv"}
VOID = {"meta", "path", "rect"}


def kept(text):
    """The text as a file of the project holds it: without a mark at its head, and with plain line ends."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def lines(**how):
    return [loads(line) for line in written("json", **how).splitlines()]


def findings(**how):
    return [line for line in lines(**how) if line["kind"] == "finding"]


def rows(**how):
    return list(csv.DictReader(StringIO(written("csv", **how).removeprefix("\ufeff"))))


class Page(HTMLParser):
    """What a page holds: its tags with their attributes, whether they nest, and its text."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.attributes, self.open, self.text = [], [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


@pytest.mark.parametrize("form", ENDINGS)
def test_the_report_is_as_it_was(form):
    assert kept(written(form)) == (GOLDEN / f"report.{ENDINGS[form]}").read_text(encoding="utf-8")


def test_a_table_begins_with_the_mark_of_utf_8_and_its_lines_end_as_spreadsheets_have_them():
    text = written("csv")
    assert text.startswith("\ufeffbuilding,")
    assert text.count("\n") == text.count("\r\n") > 1


@pytest.mark.parametrize("form", ENDINGS)
def test_the_same_check_gives_the_same_report(form):
    assert written(form) == written(form)


def test_every_line_is_of_the_schema_and_the_last_is_the_account():
    validator = Draft202012Validator(line_schema())
    told = lines()
    for line in told:
        validator.validate(line)
    assert [line["kind"] for line in told if line["kind"] != "finding"] == ["problem", "problem", "summary"]
    assert told[-1]["kind"] == "summary"


def test_the_account_counts_what_the_lines_say():
    told = lines()
    account = told[-1]
    states = [line["state"] for line in told if line["kind"] == "finding"]
    assert account["findings"] == {
        state: states.count(state) for state in ("violates", "cannot-tell", "meets", "not-covered")
    }
    assert account["status"] == 3
    assert account["rows"] == {"in": 9, "checked": 6, "rejected": 1, "blank": 2}
    assert (account["buildings"], account["buildings_violating"], account["units"], account["rooms"]) == (2, 1, 3, 2)


def test_a_finding_carries_all_that_is_known_of_it():
    found = next(line for line in findings() if line["duty"] == "window-area")
    assert (found.pop("number"), found.pop("facts")["room"]) == (64, "sleeping")
    assert found == {
        "kind": "finding",
        "building": "<Elm> & 5 *x*",
        "unit": "1",
        "room": "Bedroom",
        "duty": "window-area",
        "title": "Window area",
        "state": "violates",
        "verdict": "violates",
        "text": "A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9.",
        "cite": "12.06(1)(a)",
        "quote": "The minimum total window area in every sleeping room shall be 10 percent of the floor area of such "
        "room, but not less than 12 square feet.",
        "measured": 9,
        "required": 14,
        "measured_in": "square feet",
        "working": [
            "10 percent of a floor of 140 sq ft is 14 sq ft.",
            "Window area that counts: 9 sq ft. Needed: 14 sq ft.",
        ],
        "assumed": ["every window faces outdoors with no wall close by"],
        "notes": ["The chapter does not say if window area means glass or opening, or how to measure a floor."],
        "mends": "owner",
        "mend": ["It needs 5 sq ft more. One window of 3 ft by 5 ft would do."],
        "danger": 10,
        "calculator": "window",
        "calculated": "violates",
    }


def test_only_what_is_to_be_acted_on_is_listed_where_that_is_asked_for():
    assert {line["state"] for line in findings(acted_on=True)} == {"violates", "cannot-tell"}
    assert {row["state"] for row in rows(acted_on=True)} == {"violates", "cannot-tell"}
    assert {line["state"] for line in findings()} == {"violates", "cannot-tell", "meets", "not-covered"}


def test_a_table_has_a_row_for_each_finding_and_no_cell_that_is_a_formula():
    evil = ["=1+1", "+1", "-1", "@SUM(1)", "\t=1", "  =1", "\r=1"]
    buildings = [Building(name, units=(Unit(name, exit=()),)) for name in evil]
    told = rows(items=(*buildings, TALLY))
    assert len(told) == len(findings(items=(*buildings, TALLY)))
    cells = [cell for row in told for cell in row.values()]
    assert [cell for cell in cells if cell.lstrip().startswith(("=", "+", "-", "@"))] == []
    assert {row["building"] for row in told} == {f"'{name}" for name in evil}


def test_a_page_holds_all_it_needs_and_runs_nothing():
    text = written("html")
    page = Page(text)
    assert page.open == []
    assert {"script", "link", "img", "iframe", "form", "a", "object"} & set(page.tags) == set()
    assert [name for name, _ in page.attributes if name.startswith("on") or name in {"src", "href"}] == []
    assert re.findall(r"url\(|@import|https?:|javascript:", text) == []
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in page.attributes


def test_names_stand_in_a_page_as_text():
    page = Page(written("html"))
    assert "<Elm> & 5 *x*" in page.text
    assert "elm" not in page.tags


def test_names_stand_in_markdown_as_text():
    tokens = MarkdownIt().parse(written("markdown"))
    heads = [
        "".join(child.content for child in tokens[place + 1].children)
        for place, token in enumerate(tokens)
        if token.type == "heading_open"
    ]
    assert "<Elm> & 5 *x*" in heads
    inner = [child.type for token in tokens for child in token.children or ()]
    assert "html_inline" not in inner
    assert "link_open" not in inner


def test_a_bar_shows_what_was_measured_against_what_is_required():
    page = written("html")
    bars = re.findall(r"<svg.*?</svg>", page)
    assert len(bars) == 4
    window = next(bar for bar in bars if "Measured 9, required 14 square feet." in bar)
    assert '<rect class="short" x="0" y="4" width="219"' in window
    assert 'd="M339 0V22"' in window


def test_the_gravest_dangers_come_first():
    counts = ran("json")[1].counts
    dangers = [finding.ruling.duty.danger for finding in counts.gravest]
    assert dangers == sorted(dangers)
    assert counts.gravest[0].ruling.duty.id == "exit"
    assert counts.gravest[1].ruling.duty.id == "heater-vented"


def test_rows_in_are_rows_checked_and_rejected_and_blank():
    assert "Rows in: 9 = checked 6 + rejected 1 + blank 2." in written("text")


def test_the_worst_buildings_are_shown_in_full_up_to_a_limit():
    mild = Building("Mild", units=(Unit("1", kept_clean=False), Unit("2", kept_clean=False)))
    grave = Building("Grave", units=(Unit("1", exit=("blocked",)),))
    (text, page), report = ran("text", "html", items=(mild, OAK, grave, TALLY), full=1)
    assert [building.name for building in report.buildings] == ["Grave"]
    assert "2 more buildings are not shown in full: the 1 worst are." in " ".join(text.split())
    assert "--format json or csv has every finding" in page
    assert ran("text", items=ITEMS, full=0)[1].buildings == ()


def test_of_a_building_with_very_many_violations_the_rest_is_counted():
    tower = Building("Tower", units=tuple(Unit(str(number), exit=("blocked",)) for number in range(510)))
    (text, page), report = ran("text", "html", items=(tower,))
    assert report.buildings[0].gravity == (510,)
    assert "And 10 more violations in this building." in " ".join(text.split())
    assert page.count('<article class="finding">') == 500


def test_all_buildings_stand_in_the_order_of_the_file_where_none_is_left_out():
    assert [building.name for building in ran("text")[1].buildings] == [ELM.name, OAK.name]


@pytest.mark.parametrize("width", [40, 60, 100])
def test_lines_on_the_screen_are_no_wider_than_it(width):
    assert max(map(len, written("text", width=width).splitlines())) <= width


def test_a_summary_leaves_out_the_buildings():
    text = written("summary")
    assert "Something violates the chapter." in text
    assert "Not told" not in text


def test_how_a_check_ends():
    fine = Building("Fine", units=())
    full = {"units_total": exactly(1), "foundation": (), "outer_walls": (), "roof": (), "exterior_doors": ()}
    absent = {"hatchway", "outside_stairs", "handrails", "porches", "porch_rails", "inside_stairs"}
    absent |= {"openings_rodent_screened", "basement_windows_screened"}
    met = Building("Met", units=(), absent=frozenset(absent), shared_halls=False, containers=True, **full)

    def status(*items):
        return lines(items=items)[-1]["status"]

    assert status(met) == 0
    assert status(met, TALLY) == 6
    assert status(fine) == 6
    assert status(Building("Bad", units=(), roof=("leaks",))) == 3
    assert status() == 6
