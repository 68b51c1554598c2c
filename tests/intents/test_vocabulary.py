import tomllib

import pytest

from intents.catalogue import FOLDER
from intents.reading import read
from intents.vocabulary import Mention, Run, mentions
from intents.wording import read_words


def concepts(question, **runs):
    return [one.concept for one in mentions(read_words(question, {}), runs)]


def test_a_word_stands_for_its_concept_in_any_form():
    assert concepts("the tubs leaked", tub=[Run((), "tub-or-shower")]) == ["tub-or-shower"]


def test_a_run_of_words_must_stand_together_and_in_order():
    runs = {"water": [Run(("heater",), "water-heater")]}
    assert concepts("my water heater", **runs) == ["water-heater"]
    assert concepts("water for my heater", **runs) == []
    assert concepts("heater water", **runs) == []


def test_a_mention_tells_where_it_stands():
    found = mentions(read_words("my water heater leaks", {}), {"water": [Run(("heater",), "water-heater")]})
    assert found == [Mention("water-heater", 1, 3)]


def test_a_word_counts_only_in_the_company_that_it_wants():
    runs = {"dizzy": [Run((), "fumes", near=("furnac", "gas stov"))]}
    assert concepts("dizzy by the furnace", **runs) == ["fumes"]
    assert concepts("dizzy by the gas stove", **runs) == ["fumes"]
    assert concepts("dizzy by the stove", **runs) == []


def test_a_word_does_not_count_in_the_company_that_it_shuns():
    runs = {"fine": [Run((), "penalty", unless=("just fine",))], "fin": [Run((), "penalty", unless=("just fin",))]}
    assert concepts("a fine of what", **runs) == ["penalty"]
    assert concepts("it works just fine", **runs) == []


def test_company_may_be_a_concept():
    runs = {
        "heat": [Run((), "heat", unless=("@water-heater",))],
        "water": [Run(("heater",), "water-heater")],
    }
    assert concepts("no heat", **runs) == ["heat"]
    assert concepts("water heater has no heat", **runs) == ["water-heater"]


def test_a_word_is_no_company_of_its_own():
    """The word skylight stands for both, and must not shun itself."""
    runs = {"skylight": [Run((), "skylight"), Run((), "window", unless=("@skylight",))]}
    assert concepts("my skylight", **runs) == ["skylight", "window"]


def test_every_wording_stands_for_its_concept_where_it_wants_no_company(lexicon):
    """A wording that its own entry shuns would never be found."""
    table = tomllib.loads((FOLDER / "vocabulary.toml").read_text(encoding="utf-8"))
    wordings = [(name, word) for name, entry in table.items() if not entry.get("near") for word in entry["words"]]
    assert [f"{name}: {word}" for name, word in wordings if name not in read(word, lexicon).concepts] == []


@pytest.mark.parametrize(
    ("question", "there", "absent"),
    [
        ("is there a fine", "fine", None),
        ("the stove works fine", None, "fine"),
        ("the heat is out", "heat", None),
        ("the water heater quit", "water-heater", "heat"),
        ("the board decides", "board", None),
        ("who may board up my windows", "window", "board"),
        ("my door sticks", "door", None),
        ("the man next door", None, "door"),
        ("the computer has windows 10", None, "window"),
    ],
)
def test_everyday_words_in_their_company(question, there, absent, lexicon):
    found = read(question, lexicon).concepts
    assert there is None or there in found
    assert absent not in found


def test_all_company_that_is_a_concept_exists():
    table = tomllib.loads((FOLDER / "vocabulary.toml").read_text(encoding="utf-8"))
    leanings = tomllib.loads((FOLDER / "leanings.toml").read_text(encoding="utf-8"))["leaning"]
    company = [word for entry in table.values() for word in (*entry.get("near", ()), *entry.get("unless", ()))]
    company += [word for one in leanings for word in one.get("unless", ())]
    company += [f"@{name}" for one in leanings for name in one["when"]]
    assert {word[1:] for word in company if word.startswith("@")} - set(table) == set()


def test_leanings_lead_to_provisions_and_subjects_that_exist(matcher):
    assert {one.to for one in matcher.leanings} - set(matcher.targets) == set()


def test_no_concept_lists_a_wording_twice():
    table = tomllib.loads((FOLDER / "vocabulary.toml").read_text(encoding="utf-8"))
    assert [name for name, entry in table.items() if len(set(entry["words"])) < len(entry["words"])] == []
