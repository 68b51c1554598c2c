from datetime import date

import pytest

from assistant.papers.petition import Petition, petition_draft, served_days
from assistant.papers.text import plain_text
from tests.assistant.papers.conftest import DAY, told

SERVED = date(2026, 5, 20)


def draft(law, petition, day=DAY, **more):
    return " ".join(plain_text(petition_draft(petition, day, law, **more)).split())


def test_an_empty_one_has_blanks_for_the_four_things_and_to_sign(law):
    text = plain_text(petition_draft(Petition(), DAY, law))
    for label in ("Name", "Address", "Telephone number", "Served on", "Signature", "Date"):
        assert f"\n{label}: ".ljust(73, "_") + "\n" in text
    assert text.count(f"\n{'_' * 72}") == 7


def test_what_was_typed_stands_in_its_place(law):
    text = plain_text(
        petition_draft(Petition("Anna Müller", "1 Elm St", "555-0100", "It is mended.\nSee bill."), DAY, law)
    )
    assert "\nName: Anna Müller\nAddress: 1 Elm St\nTelephone number: 555-0100\n" in text
    assert "why the order should be milder:\nIt is mended.\nSee bill.\n" in text


def test_it_says_that_it_is_a_draft_and_no_official_form(law):
    assert "Draft, made for you to check, change and sign. It is not an official form" in draft(law, Petition())
    assert draft(law, Petition()).endswith("It is not legal advice.")


def test_it_must_be_received_in_the_office_of_the_building_inspector(law):
    text = draft(law, Petition())
    assert "File it in the office of the Building Inspector. It must be received there" in text
    assert '12.11(2)(a): "provided such person shall file in the office of the Building Inspector a written' in text
    assert 'filed within thirty days of the date the notice and order are served."' in text


def test_the_words_of_the_law_are_those_of_the_law(law):
    quoted = next(block for block in petition_draft(Petition(), DAY, law) if type(block).__name__ == "Quoted")
    assert law.ordinance.holds(quoted.cite, quoted.text)


def test_the_thirtieth_day_comes_first_and_then_what_state_law_would_allow(law):
    text = draft(law, Petition(served=SERVED))
    assert "Served on: Wednesday, May 20, 2026" in text
    assert "Last day: Friday, June 19, 2026. That is day 30, counted from Wednesday, May 20, 2026" in text
    assert "State law (Wis. Stat. 990.001(4)), if it applies, would allow until Monday, June 22, 2026." in text
    assert text.index("Last day: Friday, June 19") < text.index("Monday, June 22")


def test_mailed_and_posted_the_earlier_count_is_the_safe_day(law):
    text = draft(law, Petition(mailed=SERVED, posted=date(2026, 5, 22)))
    assert "Mailed on: Wednesday, May 20, 2026 Posted on the building on: Friday, May 22, 2026" in text
    assert "Safe day: Friday, June 19, 2026." in text
    assert "Counted from the later, the last day is Sunday, June 21, 2026." in text


@pytest.mark.parametrize(
    ("day", "told_then"),
    [
        (date(2026, 6, 19), "Last day: Friday, June 19, 2026."),
        (date(2026, 6, 20), "It is over, but it may not be too late."),
        (date(2026, 6, 22), "would allow until Monday, June 22, 2026."),
        (date(2026, 6, 23), "Day 30 was Friday, June 19, 2026. It is over. The chapter names no late petition."),
    ],
)
def test_it_never_hides_that_the_day_has_passed(law, day, told_then):
    assert told_then in draft(law, Petition(served=SERVED), day)


def test_without_a_date_of_service_it_names_no_last_day(law):
    text = draft(law, Petition(mailed=SERVED))
    assert "so neither is the last day. It is day 30 after the date" in text
    assert "Last day:" not in text


def test_the_office_stands_as_it_is_set(law):
    assert "(Telephone 555-0100; 9 to 5)" in draft(law, Petition(), office=("Telephone 555-0100", "9 to 5"))


def test_a_statement_that_is_too_long_says_that_it_was_cut(law):
    assert "It was cut after 10,000 characters." in draft(law, Petition(grounds="x" * 10_001))
    assert "It was cut" not in draft(law, Petition(grounds="x" * 10_000))


def test_the_days_of_service_come_from_the_conversation_the_last_that_was_told():
    first = told("petition", {"served": "2026-05-20"})
    second = told("timeline", {"mailed": "2026-05-21", "posted": "2026-05-22"})
    assert served_days([first]) == Petition(served=SERVED)
    assert served_days([first, second]) == Petition(mailed=date(2026, 5, 21), posted=date(2026, 5, 22))
    assert served_days([second, first, told("window", {"served": "2026-01-01"})]) == Petition(served=SERVED)
    assert served_days([], Petition("Anna")) == Petition("Anna")


def test_a_real_conversation_fills_the_day_of_service(talk, law):
    replies = [reply for reply, _ in talk("until when can I petition, I was served in person on May 20")]
    assert served_days(replies).served == SERVED
