from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.facts.measures import find_measures
from assistant.facts.tokens import tokens


def measured(text):
    return [(one.kind, one.amount) for one in find_measures(tokens(text))]


def exactly(value):
    return Amount.exactly(Fraction(value))


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("about 10 sq ft", Amount(Fraction(19, 2), Fraction(21, 2))),
        ("roughly 10 sq ft", Amount(Fraction(19, 2), Fraction(21, 2))),
        ("10 sq ft or so", Amount(Fraction(19, 2), Fraction(21, 2))),
        ("10ish sq ft", Amount(Fraction(19, 2), Fraction(21, 2))),
        ("~10 sf", Amount(Fraction(19, 2), Fraction(21, 2))),
        ("almost 10 sq ft", Amount(Fraction(19, 2), Fraction(10), below=True)),
        ("just under 10 sq ft", Amount(Fraction(19, 2), Fraction(10), below=True)),
        ("a hair over 10 sq ft", Amount(Fraction(10), Fraction(21, 2), above=True)),
        ("over 10 sq ft", Amount(Fraction(10), None, above=True)),
        (">10 sq ft", Amount(Fraction(10), None, above=True)),
        ("under 10 sq ft", Amount(None, Fraction(10), below=True)),
        ("less than 10 sq ft", Amount(None, Fraction(10), below=True)),
        ("at least 10 sq ft", Amount(Fraction(10), None)),
        ("10 sq ft or more", Amount(Fraction(10), None)),
        ("10+ sq ft", Amount(Fraction(10), None)),
        ("at most 10 sq ft", Amount(None, Fraction(10))),
        ("10 sq ft tops", Amount(None, Fraction(10))),
        ("no more than 10 sq ft", Amount(None, Fraction(10))),
        ("isn't over 10 sq ft", Amount(None, Fraction(10))),
        ("not at least 10 sq ft", Amount(None, Fraction(10), below=True)),
        ("8 to 10 sq ft", Amount(Fraction(8), Fraction(10))),
        ("8-10 sq ft", Amount(Fraction(8), Fraction(10))),
        ("between 8 and 10 sq ft", Amount(Fraction(8), Fraction(10))),
        ("8 or 9 sq ft", Amount(Fraction(8), Fraction(9))),
        ("exactly 10 sq ft", exactly(10)),
        ("10 sq ft on the nose", exactly(10)),
        ("a full 10 sq ft", exactly(10)),
    ],
)
def test_words_that_make_a_range(text, amount):
    assert measured(text) == [("area", amount)]


def test_about_a_size_is_about_its_area():
    assert measured("about a 10 x 10") == [("pair", Amount(Fraction(95), Fraction(105)))]


def test_the_lower_end_of_a_range_takes_the_unit_of_the_upper():
    assert measured("two or three inches") == [("length", Amount(Fraction(1, 6), Fraction(1, 4)))]


def test_a_range_of_lengths_may_repeat_the_unit():
    assert measured("5 ft to 6 ft") == [("length", Amount(Fraction(5), Fraction(6)))]


def test_five_hundred_and_some_feet_are_a_few_more():
    assert measured("500 and some feet") == [("length", Amount(Fraction(500), Fraction(525), above=True))]


def test_over_says_where_a_skylight_is():
    assert measured("a skylight over 80 square feet of floor") == [("area", exactly(80))]


def test_what_about_is_no_bound():
    assert measured("what about 3x5") == [("pair", exactly(15))]


def test_in_before_a_room_is_no_inch():
    assert measured("36x48 in my bedroom") == [("pair", exactly(1728))]
    assert measured("36x48 in") == [("pair", exactly(12))]


def test_a_product_that_is_told_is_no_second_size():
    assert measured("24x24 = 576 sf") == [("pair", exactly(576))]


def test_a_quotation_mark_after_a_number_is_no_inch():
    assert measured('they say "the room is 10"') == [("number", exactly(10))]
    assert measured('he said 10" clear') == [("length", exactly(Fraction(5, 6)))]


def test_a_point_ends_a_sentence_and_not_only_an_abbreviation():
    found = tokens("It is 140 sqft. What now")
    assert [found[one.after].text for one in find_measures(found)] == ["."]


@given(st.text(alphabet="0123456789 x'\".-ft inby½/aboutovrmsq", max_size=40))
def test_any_text_can_be_measured(text):
    found = tokens(text)
    for one in find_measures(found):
        assert 0 <= one.first < one.after <= len(found)
