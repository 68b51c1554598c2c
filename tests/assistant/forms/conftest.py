from datetime import date

import pytest

from assistant.forms.fields import fields_of
from assistant.forms.form import open_form
from assistant.forms.reckoning import reckon
from assistant.state import START

TODAY = date(2026, 6, 15)


@pytest.fixture
def form(engine):
    """form("window"): the form of a calculator, of a conversation's state where one is given."""

    def opened(name, state=START):
        return open_form(name, state, engine)

    return opened


@pytest.fixture
def filled(form):
    """filled("heat", indoor_f="64"): the form reckoned with these entries; `__` in a name stands for a dot."""

    def reckoned(name, **entries):
        return reckon(form(name), {field.replace("__", "."): text for field, text in entries.items()}, TODAY)

    return reckoned


@pytest.fixture
def example(form):
    """example("heat"): an entry for every field, the example of a line and the first of a few choices."""

    def entries(name):
        fields = fields_of(form(name), {"windows": "1"}, TODAY)
        return {field.name: field.choices[0].value if field.choices else field.example for field in fields} | (
            {"windows": "1"} if name == "window" else {}
        )

    return entries
