import pytest

from intents.leanings import Leaning, leaning
from intents.reading import Reading
from intents.vocabulary import Mention
from intents.wording import read_words

OTHER_TOWN = Leaning(("other-place",), ("howard", "@unit"), "other-towns", 0.9)
HOT_TUB = Leaning(("heat", "tub"), (), "12.05(1)(a)(2)", -0.5)


def leans(question, *concepts):
    mentions = [Mention(concept, 0, 1) for concept in concepts]
    return list(leaning(Reading(read_words(question, {}), mentions), [OTHER_TOWN, HOT_TUB]))


@pytest.mark.parametrize(
    ("question", "concepts", "gains"),
    [
        ("in green bay", ("other-place",), [("other-towns", 0.9)]),
        ("in howard, not green bay", ("other-place",), []),
        ("in a flat in green bay", ("other-place", "unit"), []),
        ("hot tub", ("heat", "tub"), [("12.05(1)(a)(2)", -0.5)]),
        ("tub", ("tub",), []),
        ("", (), []),
    ],
)
def test_a_leaning_applies_where_all_its_concepts_and_nothing_else_is_said(question, concepts, gains):
    assert leans(question, *concepts) == gains
