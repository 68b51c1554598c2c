"""Blanks in sentences: `{floor}`, `{days:day|days}`, `{cost:money}`, `{heat_least.number}`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from assistant.outcome import Value
from assistant.words.printing import Style
from corpus.law import Law
from corpus.parameters import Parameter

BLANK = re.compile(r"\{([a-z][a-z0-9_]*)(?:\.([a-z]+))?(?::([^{}]*))?\}")
"""A blank: its name, the form of a parameter after a dot, the way to print a value after a colon."""
_OPENS = re.compile(r"(?:^|[.?!] )\Z")
"""What stands before a blank that opens a sentence."""


def fill(template: str, values: Mapping[str, Value], law: Law, style: Style, names: Mapping[str, str]) -> str:
    """The template with every blank filled: from `values`, else from the law's parameters, else from its readings.

    `names` has the plain words for values that are words of the program's interface.

    Raises:
        KeyError: a blank that nothing fills.
    """

    def filled(blank: re.Match[str]) -> str:
        text = value_of(blank)
        return text[:1].upper() + text[1:] if _OPENS.search(template, 0, blank.start()) else text

    def value_of(blank: re.Match[str]) -> str:
        name, form, how = blank[1], blank[2], blank[3] or ""
        if name in values:
            return style.printed(_named(values[name], names), how, law)
        if name in law.readings:
            return style.printed(law.readings[name].value, how, law)
        return _parameter(law.parameters[name], form, how, law, style)

    return BLANK.sub(filled, template)


def _parameter(parameter: Parameter, form: str | None, how: str, law: Law, style: Style) -> str:
    if how:
        return style.printed(parameter.value, how, law)
    return str(getattr(parameter, form or "text"))


def _named(value: Value, names: Mapping[str, str]) -> Value:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, tuple):
        return tuple(names.get(name, name) for name in value)
    return value
