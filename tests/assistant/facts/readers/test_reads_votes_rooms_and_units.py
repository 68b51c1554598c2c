from datetime import date

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.calculators.room_type import USES
from assistant.facts.reader import read_facts
from assistant.facts.readers import board_vote, room_type, unit_type

TODAY = date(2026, 6, 15)


def n(number):
    return Amount.exactly(number)


def vote(text, asked=None):
    return dict(board_vote.read(text, TODAY, asked).facts)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Variance vote was 3-1. Pass?", {"for": n(3), "against": n(1), "matter": "variance"}),
        ("2 to 1 for my variance, did i win", {"for": n(2), "against": n(1), "matter": "variance"}),
        (
            "Three members heard the appeal. Two voted to sustain the notice, one against. Result?",
            {"present": n(3), "for": n(2), "against": n(1), "matter": "notice", "motion": "sustain"},
        ),
        ("3-1 to sustain", {"for": n(3), "against": n(1), "matter": "notice", "motion": "sustain"}),
        ("3-2 split, who wins", {"for": n(3), "against": n(2)}),
        (
            "so if two of em side with me and one dont do i win the appeal",
            {"for": n(2), "against": n(1), "matter": "notice", "motion": "withdraw"},
        ),
        ("is 2 members enough", {"present": n(2)}),
        ("Could the board legally meet with just the pair who were there?", {"present": n(2)}),
        ("only three come, can they decide my case", {"present": n(3), }),
        ("can four of the five hold the meeting when one is on vacation", {"present": n(4)}),
        ("they only had two sitting up there the night they heard us", {"present": n(2)}),
        (
            "Only three members came and they split 2 to 1 for my exception",
            {"present": n(3), "for": n(2), "against": n(1), "matter": "variance"},
        ),
        ("all three voted to sustain the notice",
         {"for": n(3), "against": n(0), "matter": "notice", "motion": "sustain"}),
        ("unanimous vote to withdraw, 4-0", {"for": n(4), "against": n(0), "matter": "notice", "motion": "withdraw"}),
        ("board voted 3 to 1 to modify the order",
         {"for": n(3), "against": n(1), "matter": "notice", "motion": "modify"}),
        ("2 yes 1 no 1 abstained on my variance",
         {"present": Amount(n(4).low, None), "for": n(2), "against": n(1), "matter": "variance"}),
        ("var req: 3 concurring votes?", {"matter": "variance"}),
        ("the board denied my variance 2-1", {"for": n(1), "against": n(2), "matter": "variance"}),
        ("vote was unanimous, three members, variance", {"for": n(3), "against": n(0), "matter": "variance"}),
        (
            "Three voted to withdraw, one to sustain",
            {"for": n(3), "against": n(1), "matter": "notice", "motion": "withdraw"},
        ),
        ("quorum with two members?", {"present": n(2)}),
        ("how many must show up", {}),
    ],
)  # fmt: skip
def test_votes_as_people_tell_them(text, told):
    assert vote(text) == told


@pytest.mark.parametrize(
    ("asked", "text", "told"),
    [
        ("present", "three", {"present": n(3)}),
        ("for", "two", {"for": n(2)}),
        ("against", "none", {"against": n(0)}),
        ("against", "nobody", {"against": n(0)}),
        ("against", "one", {"against": n(1)}),
        ("matter", "variance", {"matter": "variance"}),
        ("matter", "the notice", {"matter": "notice"}),
        ("motion", "to throw it out", {"matter": "notice", "motion": "withdraw"}),
    ],
)
def test_a_bare_answer_about_the_vote(asked, text, told):
    assert vote(text, asked) == told


@given(
    st.integers(0, 5), st.integers(0, 5), st.sampled_from(["{}-{}", "{} to {}", "{} for, {} against", "{} yes {} no"])
)
def test_a_split_is_read_back(votes, against, form):
    assume(votes + against <= 5)
    told = vote(f"{form.format(votes, against)} on my variance")
    assert (told["for"], told["against"]) == (n(votes), n(against))


def use(text, asked=None):
    return room_type.read(text, TODAY, asked).facts.get("use")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Laundry room = habitable room?", "laundry"),
        ("We made the downstairs into a den, couch and TV, kids are down there every single night", "living"),
        ("is a bathroom a habitable room", "bathroom"),
        ("the wc compartment", "water-closet"),
        ("closets habitable?", "closet"),
        ("Is a kitchen considered habitable space?", "kitchen"),
        ("hallway", "corridor"),
        ("foyer habitable?", "foyer"),
        ("pantry", "pantry"),
        ("storage room habitable", "storage"),
        ("dining room habitable?", "dining"),
        ("is my bedroom habitable", "sleeping"),
        ("my son sleeps in the pantry", "sleeping"),
        ("we turned the closet into a bedroom", "sleeping"),
        ("A den that we watch TV in. Nobody sleeps there.", "living"),
        ("rec room", "living"),
        ("we cook in it", "cooking"),
        ("it's where we eat", "eating"),
        ("I make office from storage, is this habitable room now?", None),
        ("What's a habitable room?", None),
    ],
)
def test_the_use_of_a_room(text, told):
    assert use(text) == told
    assert told is None or told in USES


def test_a_bare_answer_may_name_another_use():
    assert use("my office", "use") == "other"
    assert use("storage", "use") == "storage"


def unit(text, asked=None):
    return dict(unit_type.read(text, TODAY, asked).facts)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "I rent out a furnished bedroom in my house, lodger sleeps and watches tv in it, no cooking and no eating "
            "allowed in there",
            {"living": True, "sleeping": True, "cooking": False, "eating": False, "kitchen_and_toilet": False},
        ),
        (
            "Every lodger lives, sleeps and eats in their own room, keeps to themselves, and cooks on a stove in a "
            "shared back room. "
            "Halls and bath in common.",
            {
                "living": True,
                "sleeping": True,
                "cooking": True,
                "eating": True,
                "shares_halls": True,
                "kitchen_and_toilet": False,
            },
        ),
        ("with a hot plate, a bed and a sofa", {"living": True, "sleeping": True, "cooking": True}),
        ("a bonus room with a bath but no way to cook", {"cooking": False}),
        (
            "share stair and hall, cook in another room",
            {"cooking": True, "shares_halls": True, "kitchen_and_toilet": False},
        ),
        ("my room has a bed and desk, I eat elsewhere", {"living": True, "sleeping": True, "eating": False}),
        ("two connected rooms without a stove", {"cooking": False}),
        ("its own kitchen and bathroom", {"cooking": True, "kitchen_and_toilet": True}),
        ("sleeping room no kitchen", {"sleeping": True, "cooking": False, "kitchen_and_toilet": False}),
        ("dwelling unit meaning", {}),
    ],
)
def test_what_is_done_in_a_unit(text, told):
    found = unit(text)
    assert {name: found.get(name) for name in told} == told
    assert bool(found) == bool(told)


@pytest.mark.parametrize(
    ("asked", "text", "told"),
    [
        ("cooking", "no", {"cooking": False}),
        ("cooking", "they can't cook", {"cooking": False}),
        ("eating", "yes", {"eating": True}),
        ("shares_halls", "yes they share the stairs", {"shares_halls": True}),
        ("kitchen_and_toilet", "no", {"kitchen_and_toilet": False}),
        ("living", "i don't know", {}),
    ],
)
def test_a_bare_answer_about_the_unit(asked, text, told):
    assert unit(text, asked) == told


READERS = (
    "access", "board-vote", "dwelling-type", "entry", "extermination", "garbage", "notice", "penalty", "petition",
    "room-type",
    "service", "unit-type", "vacate",
)  # fmt: skip


@given(st.sampled_from(READERS), st.text(max_size=100))
def test_no_text_makes_a_reader_fail(reader, text):
    assert None not in read_facts(reader, text, TODAY).facts.values()
