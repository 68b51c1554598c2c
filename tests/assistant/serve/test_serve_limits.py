import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.serve.limits import Limits, Meter

LIMITS = Limits()


@pytest.mark.parametrize(
    ("columns", "rows", "size"),
    [
        ("80", "24", (80, 24)),
        (120, 40, (120, 40)),
        ("99999", "9999", (250, 100)),
        ("1", "0", (20, 8)),
        (None, None, (80, 24)),
        ("-5", "x", (80, 24)),
        ("9" * 5000, True, (80, 24)),
        ([], {}, (80, 24)),
        (1e9, "\u0663", (80, 24)),
    ],
)
def test_a_size_is_kept_within_the_limits(columns, rows, size):
    assert LIMITS.size(columns, rows) == size


@given(st.one_of(st.text(), st.integers(), st.none(), st.floats()), st.one_of(st.text(), st.integers()))
def test_no_size_is_outside_the_limits(columns, rows):
    found = LIMITS.size(columns, rows)
    assert 20 <= found[0] <= 250
    assert 8 <= found[1] <= 100


def test_so_much_within_a_window_and_then_anew():
    meter = Meter(Limits(window_bytes=100, window_seconds=10))
    assert meter.takes(60, 1000.0)
    assert meter.takes(40, 1001.0)
    assert not meter.takes(1, 1002.0)
    assert meter.takes(100, 1010.5)
