import subprocess
import sys

import pytest

from assistant.amount import Amount
from assistant.calculators.register import NAMES, calculator

ORDER = (
    "basement unit-type room-type dwelling-type hot-water window hall-lighting heat floor-space garbage extermination "
    "entry access notice service petition vacate board-vote penalty timeline"
)


def test_there_are_twenty_in_the_order_of_the_chapter_and_the_timeline_last():
    assert tuple(ORDER.split()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_each_is_found_by_its_name(name):
    assert calculator(name).name == name


def test_an_unknown_name_is_refused():
    with pytest.raises(KeyError):
        calculator("rent")


def test_one_calculator_imports_no_other():
    code = (
        "import sys; from assistant.calculators.register import calculator; calculator('heat');"
        "print([m for m in sys.modules if m.endswith(('.window', '.petition')) or m in ('pydantic', 'textual')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_facts_are_held_and_stated_by_the_names_of_the_interface():
    found = calculator("board-vote")
    facts = found.hold({"for": Amount.exactly(3)})
    assert facts.for_ == Amount.exactly(3)
    more = found.hold({"against": Amount.exactly(1)}, facts)
    assert found.stated(more) == {"for": Amount.exactly(3), "against": Amount.exactly(1)}


def test_a_fact_the_calculator_does_not_have_is_refused():
    with pytest.raises(KeyError):
        calculator("heat").hold({"rent": 1})
