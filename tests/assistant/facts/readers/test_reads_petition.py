from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.readers.petition import read

TODAY = date(2026, 6, 15)


def facts(text, today=TODAY, asked=None):
    return dict(read(text, today, asked).facts)


@pytest.mark.parametrize(
    ("text", "today", "told"),
    [
        ("Handed notice yesterday. Last day?", "2026-11-12", {"served": date(2026, 11, 11), "how": "in-person"}),
        (
            "My property manager took the notice for me, in person, on January 31, 2028. What date does my petition "
            "have to be in by?",
            "2028-02-03",
            {"served": date(2028, 1, 31), "how": "in-person"},
        ),
        (
            "Personal service 06/22/2026, petition stamped 07/22/2026. Timely?",
            "2026-07-22",
            {"served": date(2026, 6, 22), "filed": date(2026, 7, 22), "how": "in-person"},
        ),
        (
            "been 12 days since i was served in person how many i got left",
            "2026-04-13",
            {"served": date(2026, 4, 1), "how": "in-person"},
        ),
        (
            "Personal service 2026-02-27; petition deadline?",
            "2026-06-15",
            {"served": date(2026, 2, 27), "how": "in-person"},
        ),
        (
            "Inspector handed me a notice on 31 August 2026, final day to petition?",
            "2026-09-02",
            {"served": date(2026, 8, 31), "how": "in-person"},
        ),
        ("Petition filed 4/6/2026. Hearing deadline?", "2026-06-15", {"filed": date(2026, 4, 6)}),
        (
            "We filed on Nov 24, 2026 and they want to hold the hearing Dec 29. Isn't that too late?",
            "2026-11-30",
            {"filed": date(2026, 11, 24)},
        ),
        (
            "Received petition 10 July 2026. Chairman is away until August 12, can the hearing wait for him?",
            "2026-07-15",
            {"filed": date(2026, 7, 10)},
        ),
        (
            "I already turned in my petition. What is the latest day the hearing can be?",
            "2026-06-15",
            {"about_hearing": True},
        ),
        ("petition stamped in 5/29/26 - hearing no later than", "2026-06-01", {"filed": date(2026, 5, 29)}),
        ("svd 5/2/26, LL at counter now, can he still file today", "2026-06-01", {"served": date(2026, 5, 2)}),
    ],
)
def test_questions_of_the_counter(text, today, told):
    assert facts(text, date.fromisoformat(today)) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("NOV svd 4/3, petition in 5/6. timely?", {"served": date(2026, 4, 3), "filed": date(2026, 5, 6)}),
        (
            "I got the order on June 14th and it's already July 10th. Have I still got time to ask for a hearing?",
            {"served": date(2026, 6, 14), "today": date(2026, 7, 10)},
        ),
        ("letter come 3 week ago. still can ask hearing?", {"served": date(2026, 5, 25)}),
        ("in the hospital when they served her on 02/20 and nobody opened the mail until April",
         {"served": date(2026, 2, 20)}),
        ("svc date 1-15-24, last day for pet?", {"served": date(2024, 1, 15)}),
        ("the notise is dated march 1 but i got it march 9 which one counts", {"served": date(2026, 3, 9)}),
        (
            "They posted it and mailed it on 2023-11-02. Would a request filed December 2 be in time?",
            {"mailed": date(2023, 11, 2), "posted": date(2023, 11, 2), "filed": date(2023, 12, 2),
             "how": "mail-and-post"},
        ),
        ("so i was gonna appeal but its been like thirty five days am i past it", {"served": date(2026, 5, 11)}),
        (
            "Grandpa signed for the registered letter on 12 Aug and it is now 5 Sept; does he have any days left",
            {"served": date(2026, 8, 12), "today": date(2026, 9, 5)},
        ),
        ("Can I hold off until December if I was served 10/27?", {"served": date(2025, 10, 27)}),
        (
            "Clk Q: svd 9/1 by posting+reg mail, pet stamped 10/1. In?",
            {"served": date(2025, 9, 1), "filed": date(2025, 10, 1), "how": "mail-and-post"},
        ),
        (
            "when's the final day to request the hearing if they handed it to me on the 21st of may",
            {"served": date(2026, 5, 21), "how": "in-person"},
        ),
        ("I recieved order on Jan 31, when is appeal cutoff", {"served": date(2026, 1, 31)}),
        ("pet filed 3/4, hrg must be by?", {"filed": date(2026, 3, 4)}),
        ("After I turn in the petition on May 1st, how long can they keep me waiting?", {"filed": date(2026, 5, 1)}),
        ("Petition filed 8/20, hearing noticed for 10/5; is that outside the time?", {"filed": date(2025, 8, 20)}),
        ("is that okay when the petition came in Nov. 18?", {"filed": date(2025, 11, 18)}),
        ("mailed 2/11, posted 2/13",
         {"mailed": date(2026, 2, 11), "posted": date(2026, 2, 13), "how": "mail-and-post"}),
        ("they mailed it May 3 and taped it to the door May 5",
         {"mailed": date(2026, 5, 3), "posted": date(2026, 5, 5), "how": "mail-and-post"}),
        ("On May 12 the inspector handed me the notice. I filed my petition June 3.",
         {"served": date(2026, 5, 12), "filed": date(2026, 6, 3), "how": "in-person"}),
        ("Filed 6/10 after being served on 5/12", {"filed": date(2026, 6, 10), "served": date(2026, 5, 12)}),
        ("Served in person May 1; on June 3 I filed",
         {"served": date(2026, 5, 1), "filed": date(2026, 6, 3), "how": "in-person"}),
        ("the order was served March 18 and here it is May 1",
         {"served": date(2026, 3, 18), "today": date(2026, 5, 1)}),
        ("They'll serve me on July 3, when's the deadline?", {"served": date(2026, 7, 3)}),
        ("hearing is set for July 1", {}),
        ("Notice served 5/16/26. Petition received 6/15/26.",
         {"served": date(2026, 5, 16), "filed": date(2026, 6, 15)}),
        ("Petition dropped off 5/15/2026. Latest date for the hearing?", {"filed": date(2026, 5, 15)}),
        (
            "It was served on the 20th of May; today's the 18th of June. Am I late?",
            {"served": date(2026, 5, 20), "today": date(2026, 6, 18)},
        ),
        ("notice posted on my door May 4, nothing mailed", {"posted": date(2026, 5, 4)}),
        ("how many days do i get to appeal, 10 or 20 or 30", {}),
        ("does the clock start when they mail it or when i get served", {}),
    ],
)  # fmt: skip
def test_which_day_is_which(text, told):
    assert facts(text) == told


def test_a_filing_without_a_year_comes_after_the_service():
    told = facts("is June 20 too late to petition if I got served May 20?")
    assert told == {"served": date(2026, 5, 20), "filed": date(2026, 6, 20)}


@pytest.mark.parametrize(
    ("asked", "text", "told"),
    [
        ("served", "June 3", {"served": date(2026, 6, 3)}),
        ("served", "the 12th", {"served": date(2026, 6, 12)}),
        ("served", "last Monday", {"served": date(2026, 6, 8)}),
        ("mailed", "5/3", {"mailed": date(2026, 5, 3)}),
        ("mailed", "5/3 and posted 5/5", {"mailed": date(2026, 5, 3), "posted": date(2026, 5, 5)}),
        ("posted", "12th", {"posted": date(2026, 6, 12)}),
        ("filed", "last Friday", {"filed": date(2026, 6, 12)}),
        ("filed", "not yet", {}),
        ("served", "it was handed to me May 12", {"served": date(2026, 5, 12), "how": "in-person"}),
        ("how", "yes", {"how": "in-person"}),
        ("how", "no", {"how": "mail-and-post"}),
        ("how", "by registered mail", {"how": "mail-and-post"}),
        ("how", "no, it was on the door and in the mail", {"how": "mail-and-post"}),
        ("how", "don't know", {}),
    ],
)
def test_a_bare_answer_is_read_as_the_fact_just_asked_for(asked, text, told):
    assert facts(text, asked=asked) == told


def test_a_day_that_cannot_be_is_a_problem_and_no_fact():
    found = read("I was served on June 31", TODAY)
    assert dict(found.facts) == {}
    assert [said.key for said in found.problems] == ["problems.no_such_date"]


def test_a_year_that_was_filled_in_is_told():
    (said,) = read("served May 12", TODAY).assumed
    assert (said.key, said.values) == ("assumed.date_taken", {"words": "May 12", "day": date(2026, 5, 12)})


def test_one_day_of_two_acts_is_told_once():
    assert len(read("mailed and posted May 3", TODAY).assumed) == 1


@given(st.dates(date(2010, 1, 1), date(2040, 1, 1)), st.dates(date(2010, 1, 1), date(2040, 1, 1)))
def test_both_days_are_read_back(served, filed):
    assert facts(f"served {served.isoformat()}, petition filed {filed.month}/{filed.day}/{filed.year}") == {
        "served": served,
        "filed": filed,
    }


@given(st.text(max_size=80))
def test_no_text_makes_it_fail(text):
    read(text, TODAY)


def test_a_leap_day_of_a_common_year_is_no_day():
    found = read("served in person on Feb 29 2025", date(2026, 6, 15))
    assert [said.key for said in found.problems] == ["problems.no_such_date"]
    assert "served" not in found.facts


def test_mailed_and_posted_on_days_of_their_own_are_both_read():
    text = "order mailed registered October 31 2026 and posted November 2 2026, can I still file"
    facts = read(text, date(2026, 12, 1)).facts
    assert (facts["mailed"], facts["posted"]) == (date(2026, 10, 31), date(2026, 11, 2))


def test_served_in_person_with_a_question_for_the_deadline_tells_the_day():
    facts = read("served in person on Nov 15, deadline?", date(2026, 12, 1)).facts
    assert facts["served"] == date(2026, 11, 15)
