from datetime import date

import pytest

from assistant.facts.reader import read_facts
from assistant.words import load_words

TODAY = date(2026, 5, 1)


def spoken(law, name, text, asked=None):
    found = read_facts(name, text, TODAY, asked)
    words = load_words("facts")
    return [words.say(said, law) for said in (*found.assumed, *found.problems)]


@pytest.mark.parametrize(
    ("name", "text", "sentences"),
    [
        ("window", "is a 3x3 window ok", ["3 x 3 taken as feet"]),
        ("window", "36x48 window", ["36 x 48 taken as inches"]),
        ("window", "bedroom 10½ x 12", ["10.5 x 12 taken as feet"]),
        ("window", "floor is 96", ["96 taken as square feet"]),
        ("window", "two windows totaling 18 sf", ["18 sq ft taken as the area of all the windows together"]),
        ("window", "double hung", ["half of a hung window opens"]),
        ("window", "room 10x12 feet, room 9x10 feet", ["only the first of the rooms is looked at"]),
        ("window", "window 9x10", ["Is the window 9 x 10 in feet or in inches? Please give the unit."]),
        ("window", "window 0x10", ["A window of 0 cannot be: please give its size again, more than 0."]),
        ("window", "bedroom 0x10", ["A floor of 0 cannot be: please give the size of the room again, more than 0."]),
        ("window", "my windows are 3 x 5 ft each",
         ["How many windows are there? For example: two windows, 3 by 5 feet each."]),
        ("heat", "62 inside", ["62 taken as degrees Fahrenheit"]),
        ("heat", "about 60 inside", ["about 60 taken as degrees Fahrenheit"]),
        ("heat", "62 F and 60 F inside", ["the lowest reading, 60, decides"]),
        ("hall-lighting", "4.2 fc at floor, 3.8 at stair", ["the lowest reading, 3.8, decides"]),
        ("floor-space", "987 sq ft and 991 sq ft", ["the smallest of the sizes told, 987 sq ft, is looked at"]),
        ("basement", "ceiling 8 ft, below grade 3", ["3 taken as feet"]),
        ("basement", "front 2 ft below grade, back 6 ft below grade, 8 ft ceiling",
         ["all sides count alike, so the average depth is 4 feet"]),
    ],
)  # fmt: skip
def test_what_is_taken_for_granted_is_told_in_words(law, name, text, sentences):
    assert [one[:1].lower() + one[1:] for one in spoken(law, name, text)] == [
        one[:1].lower() + one[1:] for one in sentences
    ]
