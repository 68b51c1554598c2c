import json
from datetime import date
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.calculators.register import NAMES, calculator
from assistant.calculators.window_facts import Window
from assistant.facts.codec import from_plain, number, shown, to_plain

fractions = st.fractions(min_value=-100, max_value=5000, max_denominator=97)
amounts = st.builds(Amount, st.none() | fractions, st.none() | fractions, st.booleans(), st.booleans())
windows = st.builds(
    Window,
    st.sampled_from(["window", "skylight"]),
    st.none() | amounts,
    st.none() | amounts,
    st.none() | fractions,
    st.none() | amounts,
    st.none() | st.booleans(),
    st.none() | st.booleans(),
    st.text(max_size=5),
)
VALUES = {
    **dict.fromkeys(("area", "length", "temperature", "light", "count", "ratio"), amounts),
    "share": fractions,
    "hour": fractions,
    "yesno": st.booleans(),
    "date": st.dates(),
    "windows": st.lists(windows, max_size=3).map(tuple),
}


def values_of(fact):
    if fact.kind == "choice":
        return st.sampled_from(fact.choices)
    if fact.kind == "names":
        return st.lists(st.sampled_from(fact.choices), unique=True).map(tuple)
    return VALUES[fact.kind]


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_facts_come_back_from_json_exactly(name, data):
    found = calculator(name)
    chosen = {fact.name: data.draw(st.none() | values_of(fact)) for fact in found.facts}
    facts = found.hold({fact: value for fact, value in chosen.items() if value is not None})
    assert from_plain(found, json.loads(json.dumps(to_plain(found, facts)))) == facts


def test_fractions_are_kept_as_two_whole_numbers():
    found = calculator("floor-space")
    plain = to_plain(found, found.hold({"floor_sqft": Amount(Fraction(1, 3), None, above=True)}))
    assert plain == {"floor_sqft": {"low": "1/3", "high": None, "above": True, "below": False}}


def test_shown_facts_are_as_the_interface_has_them():
    found = calculator("window")
    facts = found.hold(
        {
            "room": "sleeping",
            "floor_sqft": Amount.exactly(140),
            "windows": (Window(area_sqft=Amount.exactly(9)), Window("skylight", Amount.exactly(Fraction(161, 12)))),
        }
    )
    assert shown(found, facts) == {
        "room": "sleeping",
        "floor_sqft": 140,
        "windows": [{"area_sqft": 9}, {"kind": "skylight", "area_sqft": 13.4167}],
    }


def test_shown_ranges_have_their_ends():
    found = calculator("heat")
    facts = found.hold({"indoor_f": Amount(Fraction(60), Fraction(65)), "outdoor_f": Amount(None, Fraction(0))})
    assert shown(found, facts) == {"indoor_f": {"min": 60, "max": 65}, "outdoor_f": {"max": 0}}


def test_shown_dates_are_iso():
    found = calculator("petition")
    assert shown(found, found.hold({"served": date(2026, 5, 12)})) == {"served": "2026-05-12"}


@pytest.mark.parametrize(
    ("value", "plain"), [(Fraction(14), 14), (Fraction(1, 3), 0.3333), (5, 5), (Fraction(-5, 2), -2.5)]
)
def test_numbers_are_rounded_to_four_decimals(value, plain):
    assert number(value) == plain


def test_an_unknown_name_is_refused():
    with pytest.raises(KeyError):
        from_plain(calculator("heat"), {"floor_sqft": "1/1"})
