from datetime import date

from assistant.papers.due import DueDay, due_days
from assistant.reply import Reply
from tests.assistant.papers.conftest import DAY, RENT, told

LAST, MOVED = date(2026, 6, 19), date(2026, 6, 22)


def test_the_thirtieth_day_is_the_day_and_state_laws_day_stands_beside_it():
    reply = told("petition", last_day=LAST, state_law_day=MOVED)
    assert due_days([reply], DAY) == (DueDay("petition", LAST, None, MOVED),)


def test_state_laws_day_is_not_told_where_it_is_no_other():
    assert due_days([told("petition", last_day=LAST, state_law_day=LAST)], DAY) == (DueDay("petition", LAST),)


def test_the_safe_day_is_the_day_until_it_has_passed():
    reply = told("petition", last_day=LAST, safe_day=date(2026, 6, 17), state_law_day=LAST)
    assert due_days([reply], date(2026, 6, 17)) == (DueDay("petition", date(2026, 6, 17), LAST),)
    assert due_days([reply], date(2026, 6, 18)) == (DueDay("petition", LAST),)


def test_a_timeline_has_its_days_in_their_order():
    reply = told(
        "timeline", petition_by=LAST, comply_by=date(2026, 6, 16), vacate_by=date(2026, 9, 1), state_law_day=LAST
    )
    assert [(due.kind, due.day.isoformat()) for due in due_days([reply], DAY)] == [
        ("comply", "2026-06-16"),
        ("petition", "2026-06-19"),
        ("vacate", "2026-09-01"),
    ]


def test_once_a_petition_is_filed_there_is_no_day_to_petition():
    filed = told("petition", {"filed": "2026-06-14"}, last_day=LAST, hearing_by=date(2026, 7, 14))
    earlier = told("petition", last_day=LAST, state_law_day=LAST)
    assert due_days([earlier, filed], DAY) == (DueDay("hearing", date(2026, 7, 14)),)


def test_of_each_kind_the_day_told_last_stands():
    replies = [told("vacate", latest_day=date(2026, 7, 1)), told("vacate", latest_day=date(2026, 7, 9))]
    assert due_days(replies, DAY) == (DueDay("vacate", date(2026, 7, 9)),)


def test_days_that_have_passed_and_other_replies_have_none():
    assert due_days([told("vacate", latest_day=date(2026, 6, 14)), RENT, told("penalty", last_day=LAST)], DAY) == ()
    assert due_days([told("vacate", latest_day=DAY)], DAY) == (DueDay("vacate", DAY),)


def test_the_other_part_of_a_question_counts():
    whole = Reply("q", "answer", "a", 1.0, "T", "S.", also=(told("vacate", latest_day=LAST),))
    assert due_days([whole], DAY) == (DueDay("vacate", LAST),)


def test_a_real_conversation_tells_its_days(talk):
    replies = [reply for reply, _ in talk("the order to vacate is dated june 1")]
    assert due_days(replies, DAY) == (DueDay("vacate", date(2026, 7, 31)),)
