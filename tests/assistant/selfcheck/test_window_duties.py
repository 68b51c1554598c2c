from fractions import Fraction

import pytest

from tests.assistant.selfcheck.dwellings import at_least, dwelling, exactly, ruling, window

AREA, OPENING, BATH = "12.06(1)(a)", "12.06(1)(b)", "12.05(2)(a)(2)"


def room(duty, **facts):
    return ruling(dwelling("room", **facts), duty)


def bedroom(duty="window-area", floor=140, **facts):
    return room(duty, use="sleeping", floor_sqft=exactly(floor), **facts)


def test_a_bedroom_window_under_ten_percent_of_the_floor_violates():
    found = bedroom(windows=(window(9),))
    assert (found.state, found.verdict, found.cite) == ("violates", "violates", AREA)
    assert found.say == "A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9."
    assert found.sides == (9, 14, "square feet")
    assert found.mend == ("It needs 5 sq ft more. One window of 3 ft by 5 ft would do.",)
    assert [line.text for line in found.steps] == [
        "10 percent of a floor of 140 sq ft is 14 sq ft.",
        "Window area that counts: 9 sq ft. Needed: 14 sq ft.",
    ]


def test_a_bedroom_window_at_the_least_meets():
    found = bedroom(floor=120, windows=(window(12),))
    assert (found.state, found.sides) == ("meets", (12, 12, "square feet"))


def test_an_area_is_judged_apart_from_what_opens_of_it():
    big_but_shut = {"windows": (window(15, openable_sqft=exactly(2)),)}
    assert bedroom(**big_but_shut).state == "meets"
    opening = bedroom("window-opening", **big_but_shut)
    assert (opening.state, opening.cite) == ("violates", OPENING)
    assert opening.sides == (2, Fraction("6.3"), "square feet")
    assert opening.mend == ("4.3 sq ft more must open, to reach 6.3 sq ft.",)
    assert opening.calculated == "violates"


def test_both_shortfalls_are_told():
    small = {"windows": (window(9, openable_sqft=exactly(2)),)}
    assert [bedroom(duty, **small).state for duty in ("window-area", "window-opening")] == ["violates", "violates"]


def test_what_opens_is_asked_for_where_it_was_not_told():
    found = bedroom("window-opening", windows=(window(15),))
    assert (found.state, found.missing) == ("cannot-tell", ("room.openable_sqft",))
    assert bedroom("window-opening", windows=(window(15, openable_share=Fraction(1, 2)),)).state == "meets"


def test_with_another_device_too_little_that_opens_is_left_open():
    found = bedroom("window-opening", windows=(window(15, openable_sqft=exactly(2)),), ventilating_device=True)
    assert (found.state, found.verdict, found.missing) == ("cannot-tell", "depends", ())


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("room.use", "room.floor_sqft", "room.windows")),
        ({"use": "sleeping"}, ("room.floor_sqft", "room.windows")),
        ({"use": "sleeping", "windows": (window(13),)}, ("room.floor_sqft",)),
        ({"use": "sleeping", "floor_sqft": at_least(100), "windows": (window(13),)}, ("room.floor_sqft",)),
        ({"use": "kitchen"}, ("room.windows",)),
        (
            {"use": "living", "windows": (window(9, obstruction_ft=exactly(2)),)},
            ("room.obstruction_above_ceiling",),
        ),
    ],
)
def test_only_facts_that_could_change_the_area_are_missing(facts, missing):
    found = room("window-area", **facts)
    assert (found.state, found.verdict, found.missing) == ("cannot-tell", "cannot-tell", missing)


def test_a_window_of_eight_fails_any_bedroom_whatever_its_floor():
    found = room("window-area", use="sleeping", windows=(window(8),))
    assert (found.state, found.missing) == ("violates", ())


def test_a_lone_skylight_needs_fifteen_percent():
    found = bedroom(floor=100, windows=(window(14, kind="skylight"),))
    assert (found.state, found.sides) == ("violates", (14, 15, "square feet"))
    assert "skylight-type window in the top of such room" in found.quote
    assert bedroom(floor=100, windows=(window(15, kind="skylight"),)).state == "meets"


def test_a_window_that_faces_a_near_wall_does_not_count():
    near = window(20, obstruction_ft=exactly("2.9"), obstruction_above_ceiling=True)
    assert bedroom(windows=(near,)).state == "violates"
    assert bedroom("window-opening", windows=(near,)) is None
    at_three = window(20, obstruction_ft=exactly(3), obstruction_above_ceiling=True)
    assert bedroom(windows=(at_three,)).state == "meets"


def test_other_habitable_rooms_need_one_window_of_any_size():
    for use in ("living", "kitchen", "dining"):
        found = room("window-area", use=use, windows=(window(1),))
        assert (found.state, found.verdict) == ("meets", "no-minimum")
        none = room("window-area", use=use, windows=())
        assert (none.state, none.cite) == ("violates", AREA)


def test_other_habitable_rooms_need_a_window_that_opens_or_a_device():
    def airs(**facts):
        found = room("window-opening", use="kitchen", windows=(window(9),), **facts)
        return found.state, found.missing

    assert airs(openable_sqft=exactly(1)) == ("meets", ())
    assert airs(ventilating_device=True) == ("meets", ())
    assert airs(openable_sqft=exactly(0), ventilating_device=False) == ("violates", ())
    assert airs(openable_sqft=exactly(0)) == ("cannot-tell", ("room.ventilating_device",))
    assert airs() == ("cannot-tell", ("room.openable_sqft",))


def test_rooms_that_are_not_habitable_need_no_window():
    found = room("window-area", use="other", windows=())
    assert (found.state, found.verdict) == ("not-covered", "not-required")
    assert room("window-opening", use="other", windows=()) is None


@pytest.mark.parametrize(
    ("facts", "state", "missing"),
    [
        ({"ventilating_device": True, "ventilation_works": True}, "meets", ()),
        ({"ventilating_device": True, "ventilation_works": False, "windows": ()}, "violates", ()),
        ({"ventilating_device": True, "ventilation_works": False}, "cannot-tell", ("room.windows",)),
        ({"ventilating_device": True}, "cannot-tell", ("room.ventilation_works",)),
        ({"ventilating_device": False, "windows": ()}, "violates", ()),
        ({"windows": ()}, "cannot-tell", ("room.ventilating_device",)),
        ({}, "cannot-tell", ("room.windows", "room.ventilating_device")),
        ({"windows": (window(4, openable_sqft=exactly(2)),)}, "meets", ()),
        ({"windows": (window(4),)}, "cannot-tell", ("room.openable_sqft", "room.ventilating_device")),
        ({"windows": (window(4),), "ventilating_device": False}, "cannot-tell", ("room.openable_sqft",)),
        ({"windows": (window(4, faces_outdoors=False),), "ventilating_device": False}, "violates", ()),
        (
            {"windows": (window(4, openable_sqft=exactly(2)),), "ventilating_device": True, "ventilation_works": False},
            "meets",
            (),
        ),
    ],
)
def test_a_bathroom_needs_a_window_that_opens_or_a_fan_that_works(facts, state, missing):
    found = room("bath-ventilation", use="bathroom", **facts)
    assert (found.state, found.missing) == (state, missing)
    assert found.cite == BATH
    assert room("window-area", use="bathroom", **facts) is None


def test_a_broken_fan_is_told_as_such():
    found = room("bath-ventilation", use="bathroom", ventilating_device=True, ventilation_works=False, windows=())
    assert found.say == "The fan or vent does not work, and no window airs the bathroom."
    assert found.mend == ("Repair the fan or vent.",)


def test_the_air_of_bathrooms_is_asked_of_bathrooms_alone():
    assert [room("bath-ventilation", use=use) for use in ("sleeping", "other", None)] == [None] * 3
