from datetime import date

import pytest

from assistant.facts.readers.timeline import read

TODAY = date(2026, 6, 15)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("I got a notice on May 3, what are all my dates", {"served": date(2026, 5, 3)}),
        (
            "I was served May 3 and have until July 1 to fix it. I filed June 1 and the hearing is June 25.",
            {
                "served": date(2026, 5, 3),
                "comply_by": date(2026, 7, 1),
                "filed": date(2026, 6, 1),
                "hearing": date(2026, 6, 25),
            },
        ),
        (
            "served 5/20/2026, petition filed 6/2/2026, hearing set for 6/29/2026, comply by 7/15/2026",
            {
                "served": date(2026, 5, 20),
                "filed": date(2026, 6, 2),
                "hearing": date(2026, 6, 29),
                "comply_by": date(2026, 7, 15),
            },
        ),
        (
            "mailed May 20 and posted May 22, what comes next and when",
            {"how": "mail-and-post", "mailed": date(2026, 5, 20), "posted": date(2026, 5, 22)},
        ),
        ("order to vacate dated June 10. what dates matter", {"ordered": date(2026, 6, 10)}),
        (
            "the notice was served April 2, we didn't petition, and the vacate order came June 8",
            {"served": date(2026, 4, 2), "ordered": date(2026, 6, 8)},
        ),
        (
            "reinspection is on July 8, I was served on June 8",
            {"served": date(2026, 6, 8), "comply_by": date(2026, 7, 8)},
        ),
        ("what are all the dates for a notice", {}),
    ],
)
def test_each_date_is_read_as_the_day_it_tells(text, told):
    assert read(text, TODAY).facts == told


def test_a_time_to_comply_in_the_next_year_comes_after_its_notice():
    found = read("served Dec 20 and given until Jan 15 to comply", TODAY).facts
    assert found == {"served": date(2025, 12, 20), "comply_by": date(2026, 1, 15)}


def test_a_day_still_to_come_is_the_nearest_where_no_service_is_told():
    assert read("hearing on June 30, when are the findings", TODAY).facts == {"hearing": date(2026, 6, 30)}


def test_what_was_taken_for_the_year_is_said_of_the_day_itself():
    assumed = read("hearing on June 30, when are the findings", TODAY).assumed
    assert [said.values["day"] for said in assumed] == [date(2026, 6, 30)]


@pytest.mark.parametrize("asked", ["served", "mailed", "posted", "comply_by", "filed", "hearing", "ordered"])
def test_a_bare_date_answers_what_was_asked(asked):
    assert read("June 3, 2026", TODAY, asked).facts == {asked: date(2026, 6, 3)}


def test_a_day_that_does_not_exist_is_a_problem():
    found = read("served June 1, hearing on June 31", TODAY)
    assert found.facts.get("hearing") is None
    assert [said.key for said in found.problems] == ["problems.no_such_date"]
