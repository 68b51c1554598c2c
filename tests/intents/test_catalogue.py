import re
import tomllib
from collections import defaultdict

import pytest

from corpus.errors import DataFault
from intents.catalogue import FOLDER, load_catalogue, load_phrases

TOLD = ("say", "why", "owner", "resident", "unsettled")
NUMBERED = re.compile(
    r"\{[a-z_.]+\}|\b12\.\d\d(\(\w+\))*|(Wis\. Stat\.|ch\.|s\.|§§?)[\s\d.,()andto-]+|\b\d+ U\.S\.C\.|\bSPS \d+"
)
"""Blanks, citations of the chapter, and laws of state and country."""


def test_every_provision_of_the_chapter_is_what_some_intent_rests_on(catalogue, law):
    answered = {intent.cite for intent in catalogue.intents.values() if intent.covered}
    assert set(law.ordinance.provisions) - answered == set()


def test_no_phrase_stands_in_two_intents_of_different_citations(catalogue):
    """Two outside subjects are as different as two citations."""
    places = defaultdict(set)
    for name, phrases in load_phrases().items():
        for phrase in phrases:
            places[" ".join(phrase.lower().split())].add(catalogue.intents[name].cite or name)
    assert {phrase: sorted(found) for phrase, found in places.items() if len(found) > 1} == {}


def test_an_intent_lies_in_the_folder_of_its_section(catalogue):
    for path in FOLDER.glob("*/*.toml"):
        intent = catalogue.intents[path.stem]
        assert intent.covered is path.parent.name.startswith("12.")
        assert intent.cite.startswith(path.parent.name) or not intent.covered


def test_no_two_intents_share_a_name(catalogue):
    assert len(catalogue.intents) == len(list(FOLDER.glob("*/*.toml")))


def test_the_chapter_comes_first_and_in_its_order(catalogue):
    sections = [intent.cite[:5] for intent in catalogue.intents.values()]
    inside = [section for section in sections if section]
    assert sections[: len(inside)] == inside == sorted(inside)


def test_numbers_of_the_law_are_blanks_and_never_digits():
    written = []
    for path in sorted(FOLDER.glob("12.*/*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        found = [table[key] for key in TOLD if re.search(r"\d", NUMBERED.sub("", table.get(key, "")))]
        written += [f"{path.name}: {text}" for text in found]
    assert written == []


def test_no_blank_is_left_in_what_people_read(catalogue):
    for intent in catalogue.intents.values():
        assert not any("{" in (getattr(intent, key) or "") for key in TOLD), intent.id


def test_owner_and_resident_are_told_together_or_not_at_all(catalogue):
    assert [one.id for one in catalogue.intents.values() if (one.owner is None) != (one.resident is None)] == []


def test_what_is_asked_next_lies_elsewhere_than_here(catalogue):
    for intent in catalogue.intents.values():
        assert set(intent.next) <= set(catalogue.intents) - {intent.id}


def test_only_an_emergency_is_told_before_all_else(catalogue):
    assert {intent.kind for intent in catalogue.intents.values() if intent.first} <= {"emergency", "subject"}
    assert all(intent.first for intent in catalogue.intents.values() if intent.kind == "emergency")


@pytest.mark.parametrize(
    ("edit", "file", "key"),
    [
        (("12.01/code-name.toml", "next =", "nekst ="), "code-name.toml", "nekst"),
        (("12.01/code-name.toml", "phrases = [", "phrases = []\nothers = ["), "code-name.toml", "others"),
        (("12.01/code-name.toml", 'say = "', 'say = "{no_such_number} '), "code-name.toml", "say"),
        (("12.01/code-name.toml", 'say = "', "say = ["), "code-name.toml", ""),
        (("talk/hello.toml", 'kind = "talk"', 'kind = "chat"'), "hello.toml", "kind"),
    ],
)
def test_a_file_that_is_not_as_it_should_be_is_named_with_its_key(folder, change, edit, file, key):
    change(*edit)
    with pytest.raises(DataFault) as fault:
        load_catalogue.__wrapped__(folder)
    assert fault.value.file.endswith(file)
    assert key in fault.value.key
