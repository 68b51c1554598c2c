"""A bar of what was measured against what is required, as a picture that stands within the page."""

from __future__ import annotations

from fractions import Fraction
from html import escape

from assistant.bar import has_bar
from assistant.reply import Line

WIDTH, HEIGHT = 340, 42
_TOP, _THICK = 4, 14


def bar(line: Line, told: str) -> str:
    """The picture; `told` says the same in words. Empty where the line compares nothing that a bar can show."""
    if not has_bar(line) or line.measured is None or line.required is None:
        return ""
    whole = max(line.measured, line.required)
    filled, mark = (_place(part, whole) for part in (line.measured, line.required))
    kind = "short" if line.holds is False else "enough"
    text = escape(told)
    return (
        f'<svg class="bar" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img" '
        f'aria-label="{text}"><title>{text}</title>'
        f'<rect class="track" x="0" y="{_TOP}" width="{WIDTH}" height="{_THICK}" rx="3"/>'
        f'<rect class="{kind}" x="0" y="{_TOP}" width="{filled}" height="{_THICK}" rx="3"/>'
        f'<path class="mark" d="M{mark - 1} 0V{_TOP * 2 + _THICK}"/>'
        f'<text class="told" x="0" y="{HEIGHT - 6}">{text}</text></svg>'
    )


def _place(part: Fraction, whole: Fraction) -> int:
    """Where a part of the whole ends; what is there at all can be seen."""
    return max(2, round(WIDTH * part / whole)) if part else 0
