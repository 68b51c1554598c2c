from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.date_ranges import find_range

TODAY = date(2026, 6, 15)


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("Feb 20 to March 2, 2028", date(2028, 2, 20), date(2028, 3, 2)),
        ("from June 1 through June 10", date(2026, 6, 1), date(2026, 6, 10)),
        ("10/1\u201310/10", date(2025, 10, 1), date(2025, 10, 10)),
        ("10/1 - 10/10", date(2025, 10, 1), date(2025, 10, 10)),
        ("June 1-10", date(2026, 6, 1), date(2026, 6, 10)),
        ("June 1 thru the 10th", date(2026, 6, 1), date(2026, 6, 10)),
        ("the 1st to the 10th", date(2026, 6, 1), date(2026, 6, 10)),
        ("between May 1 and May 5", date(2026, 5, 1), date(2026, 5, 5)),
        ("from May 1 until yesterday", date(2026, 5, 1), date(2026, 6, 14)),
        ("from May 1 to now", date(2026, 5, 1), TODAY),
        ("Dec 20 to Jan 5", date(2025, 12, 20), date(2026, 1, 5)),
        ("12/20/2025 to 1/5", date(2025, 12, 20), date(2026, 1, 5)),
        ("started June 1 and was fixed June 8", date(2026, 6, 1), date(2026, 6, 8)),
        ("2026-05-01 through 2026-05-31", date(2026, 5, 1), date(2026, 5, 31)),
    ],
)
def test_both_ends_are_read(text, first, last):
    found = find_range(f"violation {text}", TODAY)
    assert (found.first.day, found.last.day) == (first, last)


@pytest.mark.parametrize("text", ["since May 1", "ever since May 1", "it began May 1", "May 1 and still not fixed"])
def test_a_span_may_be_open(text):
    found = find_range(text, TODAY)
    assert found.first.day == date(2026, 5, 1)
    assert found.last is None


@pytest.mark.parametrize("text", ["served May 1, filed May 20", "10 day violation", "fixed it by June 10", ""])
def test_other_dates_are_no_span(text):
    assert find_range(text, TODAY) is None


@given(st.dates(date(2000, 1, 1), date(2050, 1, 1)), st.integers(0, 300))
def test_a_span_with_years_is_read_back(first, days):
    last = first + timedelta(days=days)
    found = find_range(f"from {first.month}/{first.day}/{first.year} to {last.isoformat()}", TODAY)
    assert (found.first.day, found.last.day) == (first, last)
