import tomllib

import pytest

from assistant.selfcheck.walk import BUILDING, Key, Walk, answer, next_key
from assistant.selfcheck.walk_tables import walk_of, write_walk
from tests.assistant.selfcheck.files import Read, sqft


def walked(*answers, walk=None):
    walk = walk or Walk()
    for text in answers:
        walk = answer(walk, text).walk
    return walk


def asked(walk):
    """What the next question is about: the level and the name of its fact."""
    key = next_key(walk)
    return None if key is None else (key.level, key.name)


def until(walk, level, name, *rooms):
    """Skips questions until the one that is named; names the rooms given on the way."""
    waiting = list(rooms)
    while asked(walk) not in {(level, name), None}:
        room = asked(walk) == ("room", "name") and waiting
        walk = answer(walk, waiting.pop(0) if room else "").walk
    return walk


def test_a_walk_goes_from_the_outside_through_the_halls_into_the_unit():
    walk, seen = walked("Elm"), []
    while (key := next_key(walk)) is not None:
        seen.append((key.level, key.name))
        walk = answer(walk, "Bedroom" if key == Key(0, 0, "name") else "").walk
    order = [
        ("building", "roof"),
        ("building", "hall_foot_candles"),
        ("unit", "exit"),
        ("unit", "kitchen_sink"),
        ("unit", "toilet"),
        ("room", "windows"),
        ("unit", "heating"),
        ("unit", "water_f"),
        ("building", "hatchway"),
        ("building", "pests_prevalent"),
    ]
    assert [seen.index(one) for one in order] == sorted(seen.index(one) for one in order)


def test_an_answer_is_kept_and_the_next_fact_asked():
    walk = walked("Elm", "12 Elm Street", "3")
    assert asked(walk) == ("building", "foundation")
    assert walk.told[Key(BUILDING, BUILDING, "units_total")] == "3"


def test_a_bad_answer_is_told_and_asked_again():
    walk = walked("Elm", "", "")
    turn = answer(walk, "purple")
    assert turn.say.startswith("Write yes where it is sound")
    assert turn.walk is walk


def test_back_takes_the_last_answer_back():
    walk = walked("Elm", "12 Elm Street", "3", "back")
    assert asked(walk) == ("building", "units_total")
    assert asked(walked("back", walk=walk)) == ("building", "address")
    assert answer(Walk(), "back").say == "This is the first question."


def test_back_leads_to_what_was_skipped():
    assert asked(walked("Elm", "skip", "", "back", "back")) == ("building", "address")


@pytest.mark.parametrize("word", ["stop", "Quit", "q"])
def test_stop_leaves_what_was_told(word):
    turn = answer(walked("Elm"), word)
    assert turn.stop
    assert turn.walk.told == {Key(BUILDING, BUILDING, "name"): "Elm"}


def test_help_tells_what_is_taken():
    say = answer(walked("Elm", ""), "?").say
    assert say.startswith("Write a whole number (4). Press Enter to skip.")


def test_a_house_of_one_unit_is_not_asked_of_its_halls():
    walk = until(walked("Elm", "", "1"), "unit", "name")
    assert not any(key.name in {"shared_halls", "hall_foot_candles"} for key in walk.trail)


def test_what_a_missing_sink_makes_idle_is_not_asked():
    walk = walked("no", walk=until(walked("Elm"), "unit", "kitchen_sink"))
    assert asked(walk) == ("unit", "toilet")


def test_an_electric_heater_is_not_asked_for_its_vent():
    walk = walked("yes", "electric", "yes", walk=until(walked("Elm"), "unit", "heating"))
    assert asked(walk) == ("unit", "heater_safe")


def test_bathrooms_alone_are_asked_for_their_floor():
    walk = until(walked("Elm"), "room", "floor_impervious", "Bedroom 1", "Bathroom")
    assert next_key(walk) == Key(0, 1, "floor_impervious")


def test_a_name_that_is_taken_is_asked_again():
    walk = until(walked("Elm"), "room", "name")
    walk = until(walked("Bedroom", walk=walk), "room", "name")
    assert answer(walk, "bedroom ").say == "There is a bedroom already. Give each place a name of its own."


def test_the_walk_ends_when_no_more_units_are_named():
    walk = until(walked("Elm"), "nothing", "more")
    assert next_key(walk) is None
    assert answer(walk, "yes").stop


def test_the_walk_ends_with_as_many_units_as_were_told():
    walk = until(walked("Elm", "", "1"), "nothing", "more")
    assert [key for key in walk.trail if key.level == "unit" and key.name == "name"] == [Key(0, BUILDING, "name")]


def test_what_was_told_reads_back_as_a_dwelling(tmp_path):
    walk = until(walked('The "Elm" \\ Höfe', "", "2"), "room", "name")
    walk = walked("Bedroom 1", "", "11'3\" x 10'8\"", "two 3x4", walk=walk)
    path = tmp_path / "home.toml"
    path.write_text(write_walk(walk), encoding="utf-8")
    found = Read(path)
    assert found.problems == []
    assert found.buildings[0].name == 'The "Elm" \\ Höfe'
    assert (found.room.name, found.room.floor_sqft, len(found.room.windows)) == ("Bedroom 1", sqft(120), 2)


def test_a_walk_goes_on_from_its_file():
    walk = walked("Elm", "12 Elm Street", "3", "yes")
    again = walk_of(tomllib.loads(write_walk(walk)))
    assert again.told == walk.told
    assert asked(again) == ("building", "outer_walls")


def test_what_the_walk_does_not_ask_is_kept():
    text = """
    [building]
    name = "Elm"
    built = 1950-01-01
    [[unit]]
    name = "1"
    heating = true
    [[unit.room]]
    name = "Bedroom"
    floor_sqft = 120.5
    windows = [{ size = "3x4", kind = "skylight" }, "3x5"]
    """
    assert tomllib.loads(write_walk(walk_of(tomllib.loads(text)))) == tomllib.loads(text)
