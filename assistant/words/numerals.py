"""Exact numbers as short numerals."""

from __future__ import annotations

from fractions import Fraction

_HOURS, _MINUTES = 12, 60
_PLACES, _MOST_PLACES = 2, 6


def numeral(value: Fraction) -> str:
    """A number that is not negative with two decimals at most: `14`, `1,000`, `13.42`, `16.8`.

    Where those would hide that it is no whole number, as many more as show it, up to six.
    """
    for places in range(_PLACES, _MOST_PLACES + 1):
        scaled = round(value * 10**places)
        whole, rest = divmod(scaled, 10**places)
        if rest or value.denominator == 1:
            break
    return f"{whole:,}" + (f".{rest:0{places}d}".rstrip("0") if rest else "")


def clock(hours: Fraction) -> tuple[int, int, bool]:
    """Hours from midnight as the hour on a clock face, the minute, and whether it is before noon."""
    hour, minute = divmod(int(hours * _MINUTES), _MINUTES)
    return (hour - 1) % _HOURS + 1, minute, hour % (_HOURS + _HOURS) < _HOURS
