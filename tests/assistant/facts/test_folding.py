from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.folding import folded


def test_typographic_marks_become_plain():
    assert folded("It\u2019s \u201cDone\u201d 6\u20138") == 'it\'s "done" 6-8'


@given(st.text(max_size=40))
def test_every_character_keeps_its_place(text):
    assert len(folded(text)) == len(text)
