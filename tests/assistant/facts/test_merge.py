from datetime import date
from fractions import Fraction

from assistant.amount import Amount
from assistant.calculators.register import calculator
from assistant.calculators.window_facts import Window, WindowFacts
from assistant.facts.merge import merged
from assistant.facts.readers.window import read

WINDOW = calculator("window")
SIZED = (Window(area_sqft=Amount.exactly(15)),)


def test_new_facts_take_the_place_of_old_ones():
    known = WindowFacts(room="sleeping", windows=SIZED)
    new = {"windows": (Window(area_sqft=Amount.exactly(20)),)}
    assert merged(WINDOW, known, new) == WindowFacts(room="sleeping", windows=new["windows"])


def test_a_window_without_a_size_does_not_replace_one_with_a_size():
    known = WindowFacts(room="sleeping", windows=SIZED)
    told = read("my window only opens halfway and faces a wall 2 feet away", date(2026, 5, 1)).facts
    assert merged(WINDOW, known, told) == WindowFacts(
        "sleeping", windows=SIZED, openable_share=Fraction(1, 2), obstruction_ft=Amount.exactly(2)
    )


def test_no_window_replaces_all():
    assert merged(WINDOW, WindowFacts(windows=SIZED), {"windows": ()}) == WindowFacts(windows=())


def test_nothing_known_yet():
    assert merged(WINDOW, None, {"windows": SIZED}) == WindowFacts(windows=SIZED)
