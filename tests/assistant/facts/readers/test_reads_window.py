from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.calculators.window_facts import Window
from assistant.facts.readers.window import read, read_rooms

TODAY = date(2026, 5, 1)


def facts(text, asked=None):
    return dict(read(text, TODAY, asked).facts)


def sqft(value):
    return Amount.exactly(Fraction(value))


def window(area, **more):
    return Window(area_sqft=sqft(area), **more)


def skylight(area, **more):
    return Window("skylight", sqft(area), **more)


@pytest.mark.parametrize(
    ("text", "floor", "windows"),
    [
        ("bedroom 10x12, 36x48 window ok?", 120, [window(12)]),
        ("Bedroom is 12 by 14 and all it has is a little basement window, 32 inches by 18 inches.", 168, [window(4)]),
        ("L shaped bedroom, 10x12 plus a 4x5 nook, one window 42 x 46 inches", 140, [window(Fraction(161, 12))]),
        ("attic bedroom 12x15, the only window is a 4x6 foot skylight, passes?", 180, [skylight(24)]),
        ("br 12x13 win 3x5 ok?", 156, [window(15)]),
        ("slpg rm 150 sf, two wins 2x4 ea", 150, [window(8), window(8)]),
        ("br 14x16, skylt only, 32 sf", 224, [skylight(32)]),
        ("Unit 2 bedroom: 96 sf floor, 11.9 sf window.", 96, [window("11.9")]),
        ("is a 3x3 window ok for my 10x14 bedroom", 140, [window(9)]),
        ("Two 24x36 windows in a 10x12 bedroom", 120, [window(6), window(6)]),
        ("bedroom ten by ten; windows: one 2x3, one 3x4", 100, [window(6), window(12)]),
        ("a bedroom with a pair of 20\" x 44\" casements, floor 9 x 10", 90, [window("55/9"), window("55/9")]),
        ("window of 12 sq ft in a bedroom of 130 sq ft", 130, [window(12)]),
        ("does a 12 sq ft window work for a 130 sq ft bedroom", 130, [window(12)]),
        ("is 12 square feet of glass enough for a 125 square foot bedroom", 125, [window(12)]),
        ("bedroom with 3x5 window 12x14", 168, [window(15)]),
        ("12x14 bedroom window 3x5", 168, [window(15)]),
        ("10x12 br 3x5 win", 120, [window(15)]),
        ("BR2 = 130 sf, glass 11, fails?, sleeping", 130, [window(11)]),
        ("sleep room 9 x 10 feet, window 30 by 48", 90, [window(10)]),
        ("fifteen square feet of window, hundred and sixty of floor, good for sleeping?", 160, [window(15)]),
        ("bedroom 12x14 one window 3x5 and one skylight 2x2", 168, [window(15), skylight(4)]),
        ("bedroom 10x12 with no windows but a skylight 4x5", 120, [skylight(20)]),
        ("the bedroom window is 3 ft wide and 4 ft high, room 10 by 11", 110, [window(12)]),
        ("bedroom 10x12 less a 2x3 closet, win 3x4", 114, [window(12)]),
        ("two windows totaling 18 sf, br 12x14", 168, [window(18)]),
        ("my bedroom is 9 foot 6 by 11 foot and has one window thats 30 inches wide and 40 inches tall", "104.5",
         [window("25/3")]),
        ("Room's 12-6 by 10, bedroom, window 40x50", 125, [window("125/9")]),
        ("bedroom 10x12 no window", 120, []),
        ("bedroom 10x10, two small windows", 100, [Window(), Window()]),
    ],
)  # fmt: skip
def test_the_room_and_its_windows(text, floor, windows):
    assert facts(text) == {"room": "sleeping", "floor_sqft": sqft(floor), "windows": tuple(windows)}


@pytest.mark.parametrize(
    ("text", "room"),
    [
        ("does my living room need a window", "living"),
        ("LR 12x14", "living"),
        ("den", "living"),
        ("home office, used for sleeping", "sleeping"),
        ("Landlord rents the back pantry as a bedroom", "sleeping"),
        ("where i sleep", "sleeping"),
        ("my kid's room", "sleeping"),
        ("the nursery", "sleeping"),
        ("kitchen 10x10", "kitchen"),
        ("dining room", "dining"),
        ("bathroom 5x8", "bathroom"),
        ("powder room", "bathroom"),
        ("br no wndw no fan", "bathroom"),
        ("hallway has no window", "other"),
        ("a room", None),
        ("window faces an inside hallway", None),
    ],
)
def test_what_the_room_is_used_for(text, room):
    assert facts(text).get("room") == room


@pytest.mark.parametrize(
    ("text", "area"),
    [
        ("window 8x8", 64),
        ("window 3x5", 15),
        ("window 12x12", 1),
        ("window 36x48", 12),
        ("window 10x10 inches", "25/36"),
        ("window 10x10 ft", 100),
    ],
)
def test_bare_window_sides_up_to_8_are_feet_and_from_12_inches(text, area):
    assert facts(text)["windows"] == (window(area),)


@pytest.mark.parametrize("size", ["9x10", "8x12", "3x40", "11x12", "8.5x3"])
def test_other_bare_window_sides_are_asked_about(size):
    found = read(f"bedroom 10x12, window {size}", TODAY)
    assert "windows" not in found.facts
    assert [problem.key for problem in found.problems] == ["problems.feet_or_inches"]


def test_a_unit_told_apart_settles_bare_window_sides():
    assert facts("bedroom 10x12, window 9x10\ninches")["windows"] == (window("5/8"),)
    assert facts("window 9x10 (inches)")["windows"] == (window("5/8"),)


@pytest.mark.parametrize("text", ["bedroom 10x12 window 0x5", "bedroom 0x12"])
def test_a_size_of_nothing_cannot_be(text):
    assert len(read(text, TODAY).problems) == 1


def test_what_is_taken_for_granted_is_said():
    said = [(one.key, dict(one.values)) for one in read("bedroom 10x12, 36x48 window", TODAY).assumed]
    assert said == [
        ("assumed.pair_as_feet", {"first": 10, "second": 12}),
        ("assumed.pair_as_inches", {"first": 36, "second": 48}),
    ]


def test_about_is_kept_as_a_range():
    told = facts("bedroom is about 10 by 12 and the window almost 12 sq ft")
    assert told["floor_sqft"] == Amount(Fraction(114), Fraction(126))
    assert told["windows"] == (Window(area_sqft=Amount(Fraction(57, 5), Fraction(12), below=True)),)


def test_what_is_required_is_no_size_of_the_room():
    assert facts("req'd 12 sf, openable 5.0 sf, pass?") == {"openable_sqft": sqft(5)}
    assert facts("Bedroom needs twelve square feet, what of mine?") == {"room": "sleeping"}


def test_a_percentage_or_a_citation_is_no_size():
    assert facts("15 percent skylight") == {}
    assert facts("12.06(1)(a) window for a bedroom") == {"room": "sleeping"}


def test_sizes_that_no_word_places_are_placed_by_what_is_likely():
    assert facts("10x14, 3x5") == {"floor_sqft": sqft(140), "windows": (window(15),)}
    assert facts("what about 3x5") == {"windows": (window(15),)}
    assert facts("it's actually 12x14") == {"floor_sqft": sqft(168)}


@pytest.mark.parametrize(
    "text",
    ["br1 10x12 win 3x4; br2 9x10 win 2x5", "3x4 window in a 10x12 bedroom and 2x5 window in a 9x10 bedroom"],
)
def test_the_first_of_two_rooms_is_read_and_every_room_on_request(text):
    first = {"room": "sleeping", "floor_sqft": sqft(120), "windows": (window(12),)}
    second = {"room": "sleeping", "floor_sqft": sqft(90), "windows": (window(10),)}
    found = read(text, TODAY)
    assert found.facts == first
    assert found.assumed[-1].key == "assumed.first_room"
    assert [dict(room.facts) for room in read_rooms(text, TODAY)] == [first, second]


def test_each_without_a_number_asks_how_many():
    assert [one.key for one in read("my windows are 3x5 each", TODAY).problems] == ["problems.how_many_windows"]


@pytest.mark.parametrize("text", ["how big must a bedroom window be", "does every room need a window", "skylight"])
def test_a_question_about_windows_tells_of_none(text):
    assert "windows" not in facts(text)


@pytest.mark.parametrize(
    "text",
    [
        "room with no window", "windowless", "a room without windows", "zero windows", "aint got a window",
        "there isn't a window", "not one window", "no outside window", "neither a window nor a vent",
    ],
)  # fmt: skip
def test_no_window_at_all(text):
    assert facts(text)["windows"] == ()


@pytest.mark.parametrize("text", ["no window opens", "no other windows", "no side windows", "no windows that open"])
def test_some_windows_denied_are_not_all(text):
    assert facts(text).get("windows") != ()


@pytest.mark.parametrize(
    ("text", "floor", "windows"),
    [
        ("mi dormitorio es de 10 por 12 pies y la ventana de 3 por 4 pies", 120, [window(12)]),
        ("recámara de 120 pies cuadrados con una ventana de 12 pies cuadrados", 120, [window(12)]),
        ("dormitorio 10x12 sin ventana", 120, []),
    ],
)
def test_spanish_words_for_rooms_windows_and_units(text, floor, windows):
    assert facts(text) == {"room": "sleeping", "floor_sqft": sqft(floor), "windows": tuple(windows)}


@pytest.mark.parametrize("text", ["2 @ 2 x 4 windows", "windows: 2x4 (2)", "two 2x4 windows", "a pair of 2x4 windows"])
def test_a_count_stands_before_or_after_the_size(text):
    assert facts(text)["windows"] == (window(8), window(8))
