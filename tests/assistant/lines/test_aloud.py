import re

import pytest

from assistant.lines.aloud import aloud


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("See 12.06(1)(a).", "See section 12.06, 1, a."),
        ("under section 12.11(2)(a)", "under section 12.11, 2, a"),
        ("Wis. Stat. 990.001(4)(c)", "Wisconsin Statutes section 990.001, 4, c"),
        ("at least 14 sq ft of window", "at least 14 square feet of window"),
        ("3 ft by 5 ft", "3 feet by 5 feet"),
        ("10 x 14 taken as feet", "10 by 14 taken as feet"),
        ("11'3\" x 10'8\".", "11 feet 3 inches by 10 feet 8 inches."),
        ("  1. bedroom", "1: bedroom"),
        ('  12.17: "Any person"', "section 12.17: quote: Any person. End of quote."),
        ('holds "mice".', "holds quote: mice. End of quote.."),
        ('"such room."', "quote: such room. End of quote."),
        ("Call 911 now.", "Call nine one one now."),
        ("PETITION\n========\n\nName: ____", "PETITION\nName: ____"),
        ("the fan's window", "the fan's window"),
        ("It is 12.5 sq ft.", "It is 12.5 square feet."),
    ],
)
def test_spelling_is_said_in_words(text, said):
    assert aloud(text, "en") == said


def test_an_answer_read_aloud_holds_nothing_that_a_voice_spells_out(talk):
    for lines in (
        ["is a 3x3 window ok for my 10x14 bedroom", "why"],
        ["read 12.11(3)(a)(1)"],
        ["who pays for roaches"],
    ):
        told = aloud(talk(*lines).text, "en")
        assert re.findall(r"[^\w .,;:()?!'$\n-]|\bsq\b|\bft\b|\(\w\)", told) == []
