import re

from assistant.papers.text import plain_text
from assistant.selfcheck.checklist import checklist_blocks, checklist_page, cites, parts
from assistant.selfcheck.facts import load_facts
from assistant.selfcheck.wording import load_wording
from corpus.law import load_law
from tests.assistant.selfcheck.test_reports import Page

WORDING = load_wording()


def test_the_parts_stand_in_the_order_of_a_walk():
    assert list(dict.fromkeys(title for title, _, _ in parts(WORDING))) == [
        "Outside",
        "Shared halls and stairs",
        "Way in and way out",
        "Kitchen",
        "Bathroom",
        "Each room",
        "Basement",
        "The whole",
    ]


def test_every_fact_has_its_line_and_every_line_but_the_address_its_provision():
    lines = [line for _, _, told in parts(WORDING) for line in told]
    assert len(lines) == len([fact for fact in load_facts().values() if fact.level != "window"])
    assert [line.ask for line in lines if not line.cite] == ["What is the address of the building?"]
    assert {line.cite for line in lines if line.cite} <= set(load_law().ordinance.provisions)


def test_a_fact_is_cited_for_the_duty_that_turns_on_it():
    found = cites()
    assert found["room.windows"] == "12.06(1)(a)"
    assert found["building.roof"] == "12.08(1)(a)"
    assert found["unit.outdoor_f"] == "12.06(5)"


def test_lines_hold_what_is_filled_in_by_hand():
    text = " ".join(plain_text(checklist_blocks(WORDING)).split())
    assert "Does the unit have a kitchen sink? (12.05(1)(a)(1)) [_] yes [_] no" in text
    assert "and in good repair? (12.08(1)(a)) [_] sound [_] wrong: ________" in text
    assert "How large is the floor of the room? (12.06(1)(a)) ________ sq ft" in text
    assert "[_] sleeping [_] living [_] kitchen" in text


def test_parts_about_units_and_rooms_are_filled_in_anew():
    again = {title: note for title, note, _ in parts(WORDING) if note}
    assert again["Each room"] == "Fill in this part anew for each room."
    assert again["Kitchen"] == "Fill in this part anew for each unit."
    assert "Outside" not in again


def test_the_page_is_whole_and_runs_nothing():
    text = "".join(checklist_page(WORDING))
    page = Page(text)
    assert page.open == []
    assert "script" not in page.tags
    assert "[_]" not in text
    assert text.count('class="box"') > 150
    assert re.findall(r"https?:|url\(", text) == []
