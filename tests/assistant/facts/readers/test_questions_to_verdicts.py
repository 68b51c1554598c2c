# ruff: noqa: E501  (questions as people put them)

from datetime import date
from fractions import Fraction

import pytest

from assistant.calculators.register import calculator
from assistant.facts.codec import number
from assistant.facts.reader import read_facts

TODAY = date(2026, 5, 1)
QUESTIONS = [
    ("hot-water", "hot tap measured 118 degrees", "violates", {}),
    ("hot-water", "Kitchen 124, lav 121, tub 122. Pass?", "meets", {}),
    ("hot-water", "The hottest we get at any faucet is 120 exactly. Does the water heater pass?", "meets", {}),
    (
        "hot-water",
        "I checked six apartments and the hot water ran between 88 and 101 in every one, even at full hot. Is that under the limit?",
        "violates",
        {},
    ),
    (
        "hot-water",
        "Tenant says the hot water isn't hot enough. I set the heater to the little B on the dial. Am I okay?",
        None,
        {},
    ),
    ("window", "bedroom 10x12, 36x48 window ok?", "meets", {"required_sqft": 12, "actual_sqft": 12}),
    (
        "window",
        "Bedroom is 12 by 14 and all it has is a little basement window, 32 inches by 18 inches. Landlord says it's fine.",
        "violates",
        {"required_sqft": 16.8, "actual_sqft": 4},
    ),
    (
        "window",
        "L shaped bedroom, 10x12 plus a 4x5 nook, one window 42 x 46 inches",
        "violates",
        {"required_sqft": 14, "actual_sqft": 13.42},
    ),
    (
        "window",
        "attic bedroom 12x15, the only window is a 4x6 foot skylight, passes?",
        "violates",
        {"required_sqft": 27, "actual_sqft": 24},
    ),
    (
        "window",
        "my bedroom is 10x12 with a 15 sq ft picture window that doesnt open, not even a crack",
        "violates",
        {"required_sqft": 12, "actual_sqft": 15, "openable_required_sqft": 5.4},
    ),
    (
        "window",
        "Double hung 36x60 inches in a 10x15 bedroom, only the bottom half opens. Good or not?",
        "meets",
        {"required_sqft": 15, "actual_sqft": 15, "openable_required_sqft": 6.75},
    ),
    ("window", "Unit 2 bedroom: 96 sf floor, 11.9 sf window.", "violates", {"required_sqft": 12, "actual_sqft": 11.9}),
    ("window", "bedroom window cranks open about a third of the way. Is that enough to be legal?", None, {}),
    ("hall-lighting", "got a one foot candle reading in the hall of our 12 unit building, is that bad", "violates", {}),
    ("hall-lighting", "triplex stairwell 4.8 footcandles, okay?", "violates", {}),
    ("hall-lighting", "sixteen units, hall floor reads 75 lux", "meets", {}),
    ("hall-lighting", "light meter says 3 foot candles on our back stairs, is that allowed", None, {}),
    ("heat", "18 C inside and -10 C out, radiators on full", "violates", {}),
    (
        "heat",
        "fifty six degrees in here all night, me and my roommates slept in hats. thirty outside. heats supposedly on",
        "violates",
        {},
    ),
    ("heat", "minus 20 outside, bedrooms 68", "violates", {}),
    ("heat", "its 62 in my apartment", None, {}),
    ("heat", "my place is freezing, violation?", None, {}),
    ("floor-space", "can I rent the 600 sq ft apartment over my garage", "violates", {}),
    ("floor-space", "lot only fits a house 30 feet wide. will it meet the minimum size", None, {}),
    (
        "basement",
        "Downstairs is 7 and a half feet floor to ceiling and 3 feet of that is below the outside ground all the way around. Basement or what",
        "half-basement",
        {"fraction_below": 0.4},
    ),
    (
        "basement",
        "Lot slopes. Front wall has 6 ft of dirt against it, back wall 1 ft, two sides 3.5 ft each, all walls the same length, 8 ft ceiling. Is it a basement?",
        "half-basement",
        {"fraction_below": 0.44},
    ),
    (
        "window",
        "br 12x13 win 3x5 ok?",
        "violates",
        {"floor_sqft": 156, "required_sqft": 15.6, "actual_sqft": 15, "shortfall_sqft": 0.6},
    ),
    ("window", "slpg rm 150 sf, two wins 2x4 ea", "meets", {"floor_sqft": 150, "required_sqft": 15, "actual_sqft": 16}),
    (
        "window",
        "br 14x16, skylt only, 32 sf",
        "violates",
        {"floor_sqft": 224, "required_sqft": 33.6, "actual_sqft": 32, "shortfall_sqft": 1.6},
    ),
    (
        "window",
        "br 10x10 win 30x60 in, lower half opens",
        "meets",
        {
            "floor_sqft": 100,
            "required_sqft": 12,
            "actual_sqft": 12.5,
            "openable_required_sqft": 5.4,
            "openable_actual_sqft": 6.25,
        },
    ),
    (
        "window",
        "br 120 sf, win 15 sf total but only 4 sf opens. pass/fail",
        "violates",
        {
            "floor_sqft": 120,
            "required_sqft": 12,
            "actual_sqft": 15,
            "openable_required_sqft": 5.4,
            "openable_actual_sqft": 4,
        },
    ),
]


@pytest.mark.parametrize(("name", "question", "verdict", "values"), QUESTIONS)
def test_a_question_leads_to_its_verdict(law, name, question, verdict, values):
    found = calculator(name)
    outcome = found.decide(found.hold(read_facts(name, question, TODAY).facts), law, TODAY)
    told = {key: number(value) for key, value in outcome.values.items() if isinstance(value, int | Fraction)}
    assert outcome.verdict == verdict
    assert {key: told[key] for key in values} == pytest.approx(values, abs=0.005)
