from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import UnknownParameter
from corpus.parameters import Parameter, Parameters


def parameter(value, unit):
    return Parameter("x", Fraction(value), unit, "12.01", "")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("hot_water_least", "120 degrees Fahrenheit"),
        ("sleeping_window_share", "10 percent"),
        ("sleeping_window_least", "12 square feet"),
        ("obstruction_distance", "3 feet"),
        ("skylight_share", "15 percent"),
        ("openable_share", "45 percent"),
        ("hall_light_least", "5 foot-candles"),
        ("heat_least", "70 degrees Fahrenheit"),
        ("heat_height", "3 feet"),
        ("heat_outdoor", "minus 20 degrees Fahrenheit"),
        ("floor_space_least", "1,000 square feet"),
        ("half_basement_share", "one-half"),
        ("basement_share", "one-half"),
        ("multiple_dwelling_over", "2 units"),
        ("containers_over", "2 units"),
        ("petition_days", "30 days"),
        ("hearing_days", "30 days"),
        ("findings_days", "10 days"),
        ("vacate_days", "60 days"),
        ("penalty_most", "$200"),
        ("penalty_period", "1 day"),
        ("board_members", "5 members"),
        ("board_term", "3 years"),
        ("quorum", "3 members"),
        ("variance_votes", "3 votes"),
    ],
)
def test_each_number_of_the_law_in_words(law, name, text):
    assert law.parameters[name].text == text


def test_there_are_no_other_numbers(law):
    assert len(law.parameters) == 25


@pytest.mark.parametrize(
    ("value", "number"),
    [
        *(("12", "12"), ("1000", "1,000"), ("-20", "minus 20"), ("1/2", "one-half"), ("2/3", "two-thirds")),
        *(("27/5", "5.4"), ("10.764", "10.764"), ("-1/4", "minus one-quarter"), ("1234.5", "1,234.5")),
        *(("5/7", "5/7"), ("1.05", "1.05")),
    ],
)
def test_numbers_as_people_write_them(value, number):
    assert parameter(value, "feet").number == number


@pytest.mark.parametrize(
    ("unit", "text"),
    [
        *(("square feet", "1 square foot"), ("degrees Fahrenheit", "1 degree Fahrenheit"), ("dollars", "$1")),
        *(("foot-candles", "1 foot-candle"), ("members", "1 member"), ("percent", "1 percent")),
    ],
)
def test_exactly_one_is_singular(unit, text):
    assert parameter(1, unit).text == text


def test_the_magnitude_has_no_sign():
    assert parameter(-20, "degrees Fahrenheit").magnitude == "20"


def test_a_percentage_and_a_fraction_are_shares():
    assert parameter(45, "percent").share == Fraction(9, 20)
    assert parameter("1/2", "share").share == Fraction(1, 2)


def test_feet_are_no_share():
    with pytest.raises(ValueError, match="in feet, not a share"):
        parameter(3, "feet").share  # noqa: B018


def test_templates_are_filled(law):
    template = (
        "At least {hot_water_least}, or {hot_water_least.number}, at {heat_outdoor.magnitude} below; {0} {} stay."
    )
    assert law.parameters.fill(template) == "At least 120 degrees Fahrenheit, or 120, at 20 below; {0} {} stay."


@pytest.mark.parametrize("template", ["{nothing}", "{nothing.number}", "{heat_least.share}", "{heat_least.value}"])
def test_unknown_blanks_are_refused(law, template):
    with pytest.raises(UnknownParameter, match=r"^no parameter (nothing|heat_least\.)"):
        law.parameters.fill(template)


def test_a_missing_number_is_named(law):
    with pytest.raises(UnknownParameter, match=r"^no parameter rent_most$"):
        law.parameters["rent_most"]
    assert "rent_most" not in law.parameters
    assert law.parameters.get("rent_most") is None


def test_readings_say_why(law):
    assert law.readings["about_share"].value == Fraction(1, 20)
    assert law.readings["lux_per_foot_candle"].value == Fraction(2691, 250)
    assert all(reading.why.endswith(".") for reading in law.readings.values())


@given(whole=st.integers(0, 10**9), thousandths=st.integers(0, 999))
def test_a_decimal_reads_back_exactly(whole, thousandths):
    value = Fraction(whole) + Fraction(thousandths, 1000)
    written = parameter(value, "feet").number
    words = {"one-half": "1/2", "one-quarter": "1/4", "three-quarters": "3/4"}
    assert Fraction(words.get(written, written.replace(",", ""))) == value


def test_parameters_keep_their_order():
    numbers = Parameters([Parameter("b", Fraction(1), "", "", ""), Parameter("a", Fraction(2), "", "", "")])
    assert list(numbers) == ["b", "a"]
