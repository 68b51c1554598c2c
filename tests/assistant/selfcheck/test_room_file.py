"""The room of the window calculator as a dwelling file: it reads back, and the calculator finds the same."""

from datetime import date
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.calculators.register import calculator
from assistant.calculators.window_facts import Window, WindowFacts
from assistant.selfcheck.room_file import NoRoom, keep_room, room_text, save_order, save_room
from assistant.selfcheck.toml_dwelling import read_dwelling
from assistant.state import START, Case, State
from corpus.law import load_law
from tests.assistant.selfcheck.dwellings import TODAY, exactly, rulings, window

SMALL = WindowFacts("sleeping", exactly(140), (window(9),))


def state(facts):
    return State(Case("window", "bedroom-window-area", facts))


def back(path):
    (building, tally) = read_dwelling(path, path.name)
    assert tally.rejected == 0
    return building


def verdict(facts):
    return calculator("window").decide(facts, load_law(), date.min).verdict


def test_the_room_reads_back_with_the_same_facts_and_verdict(tmp_path):
    path = tmp_path / "home.toml"
    assert save_room(state(SMALL), path, "en") == f"The room is saved to {path}. Now run: howard check {path}"
    building = back(path)
    assert building.units[0].rooms[0].window_facts == SMALL
    assert rulings(building, "window-area")["1", "Bedroom"].state == "violates"


def test_nothing_is_written_over(tmp_path):
    path = tmp_path / "home.toml"
    path.write_text("mine", encoding="utf-8")
    assert save_room(state(SMALL), path, "en").startswith("There is a home.toml already")
    assert path.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("facts", "name", "said"),
    [
        (SMALL, "home.txt", "A dwelling is kept in a .toml file."),
        (SMALL, "gone/home.toml", "home.toml cannot be written (No such file or directory)."),
        (SMALL, "\0.toml", ".toml cannot be written"),
        (WindowFacts(), "home.toml", "There is no room to save yet."),
    ],
)
def test_what_cannot_be_saved_is_said_in_a_sentence(tmp_path, facts, name, said):
    assert save_room(state(facts), tmp_path / name, "en").startswith(said)
    assert list(tmp_path.iterdir()) == []


def test_a_conversation_without_a_window_has_no_room():
    with pytest.raises(NoRoom):
        room_text(START)


def test_the_room_is_still_there_after_another_subject(talk):
    turns = talk("is a 3x3 window ok for my 10x14 bedroom", "the tap water is 110 degrees, is that hot enough")
    assert turns[-1][1].case.calculator == "hot-water"
    assert 'floor_sqft = "140 sq ft"' in room_text(turns[-1][1])


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("save room home.toml", "home.toml"),
        ("Save the room as home.toml", "home.toml"),
        ('save room to "my home.toml"', "my home.toml"),
    ],
)
def test_the_order_names_a_file(tmp_path, monkeypatch, line, name):
    monkeypatch.chdir(tmp_path)
    assert save_order(line, state(SMALL), "en").startswith("The room is saved to")
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("line", ["save my deposit", "is there room to save", "save room for the baby", "no heat"])
def test_a_question_is_no_order(line):
    assert save_order(line, state(SMALL), "en") is None


def test_the_order_alone_says_what_is_missing():
    assert save_order("save room", state(SMALL), "en") == "Say where, like this: save room home.toml"


def test_at_the_desk_the_room_goes_among_the_papers(tmp_path):
    said = keep_room(state(SMALL), tmp_path, TODAY, "en")
    assert said.endswith("Now run howard check with it.")
    keep_room(state(SMALL), tmp_path, TODAY, "en")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["2026-06-15 room 2.toml", "2026-06-15 room.toml"]
    assert back(tmp_path / "2026-06-15 room.toml").units[0].rooms[0].window_facts == SMALL


@pytest.mark.parametrize(
    "amount",
    [
        exactly(Fraction(1433, 120)),
        exactly(Fraction(1433, 12)),
        exactly(Fraction(1721, 144)),
        Amount(Fraction(8), Fraction(10)),
        Amount(Fraction(10), None),
        Amount(Fraction(10), None, above=True),
        Amount(None, Fraction(10)),
        Amount(None, Fraction(10), below=True),
    ],
)
def test_sizes_are_kept_exactly_as_they_were_told(tmp_path, amount):
    facts = WindowFacts("living", amount, (Window(area_sqft=amount),))
    path = tmp_path / "home.toml"
    save_room(state(facts), path, "en")
    assert verdict(back(path).units[0].rooms[0].window_facts) == verdict(facts)


SIZES = st.fractions(min_value=1, max_value=60, max_denominator=144).map(Amount.exactly)
YESNO = st.sampled_from([None, True, False])
WINDOWS = st.builds(
    Window,
    kind=st.sampled_from(["window", "skylight"]),
    area_sqft=SIZES,
    openable_share=st.none() | st.fractions(0, 1, max_denominator=12),
    obstruction_ft=st.none() | st.fractions(1, 9, max_denominator=12).map(Amount.exactly),
    obstruction_above_ceiling=YESNO,
    faces_outdoors=YESNO,
)
FACTS = st.builds(
    WindowFacts,
    room=st.sampled_from([None, "sleeping", "living", "kitchen", "dining", "bathroom", "other"]),
    floor_sqft=st.none() | st.fractions(20, 400, max_denominator=144).map(Amount.exactly),
    windows=st.none() | st.lists(WINDOWS, max_size=3).map(tuple),
    ventilating_device=YESNO,
)


@given(FACTS.filter(lambda facts: facts != WindowFacts()))
def test_any_room_is_kept_with_its_verdict_or_refused(tmp_path_factory, facts):
    path = tmp_path_factory.mktemp("room") / "home.toml"
    said = save_room(state(facts), path, "en")
    if path.exists():
        assert verdict(back(path).units[0].rooms[0].window_facts) == verdict(facts)
    else:
        assert said.startswith("What was told of the room cannot be kept")
