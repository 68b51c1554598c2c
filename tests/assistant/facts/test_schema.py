import pytest

from assistant.calculators.register import NAMES, calculator
from assistant.facts.schema import schema


@pytest.mark.parametrize("name", NAMES)
def test_a_schema_names_every_fact_and_no_other_is_allowed(name):
    found = calculator(name)
    plain = schema(found)
    assert {fact.name for fact in found.facts} <= set(plain["properties"])
    assert plain["additionalProperties"] is False
    assert plain["title"] == name


def test_other_names_stand_in_the_schema():
    assert {"floor", "floor_sqft"} <= set(schema(calculator("window"))["properties"])
    assert {"lux", "foot_candles"} <= set(schema(calculator("hall-lighting"))["properties"])
    assert {"indoor_c", "outdoor_c"} <= set(schema(calculator("heat"))["properties"])


def test_an_area_may_not_be_negative_but_a_temperature_may():
    floor = schema(calculator("floor-space"))["properties"]["floor_sqft"]["anyOf"]
    outdoor = schema(calculator("heat"))["properties"]["outdoor_f"]["anyOf"]
    assert {"type": "number", "minimum": 0} in floor
    assert {"type": "number"} in outdoor


def test_choices_are_listed():
    room = schema(calculator("window"))["properties"]["room"]["anyOf"][0]
    assert room["enum"] == ["sleeping", "living", "kitchen", "dining", "bathroom", "other"]
