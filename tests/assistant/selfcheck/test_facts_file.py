import pytest

from assistant.selfcheck.facts import SOURCE, load_vocabulary
from assistant.selfcheck.forms import plain_facts
from assistant.selfcheck.model import Building, Room, Unit, fact_names
from assistant.selfcheck.titles import read_titles, squash
from corpus.errors import DataFault


@pytest.mark.parametrize(("level", "place"), [("building", Building), ("unit", Unit), ("room", Room)])
def test_the_file_has_every_fact_of_the_model_and_no_other(level, place):
    assert {record.name for record in load_vocabulary().of(level)} == set(fact_names(place))


def test_facts_stand_in_the_order_of_the_walk():
    vocabulary = load_vocabulary()
    parts = [record.part for record in vocabulary.facts.values()]
    assert parts == sorted(parts, key=vocabulary.parts.index)
    assert vocabulary.parts[:6] == ("outside", "halls", "entry", "kitchen", "bath", "rooms")


def test_every_title_leads_to_its_own_fact():
    for record in load_vocabulary().facts.values():
        title = record.title.replace("#", "3")
        column = read_titles([title]).columns[0]
        assert column.readers[record.level][0].id == record.id, title


def test_no_title_is_that_of_another_fact_of_its_level():
    seen = {}
    for record in load_vocabulary().facts.values():
        for title in (record.title, *record.also):
            other = seen.setdefault((record.level, squash(title)), record.id)
            assert other == record.id, title


@pytest.mark.parametrize(
    ("found", "put", "told"),
    [
        ('part = "outside"', 'part = "moon"', "there is no part 'moon'"),
        ('kind = "condition"', 'kind = "yesno"', "a choice or condition has words, and nothing else has"),
        ('"unit.kitchen_sink" = "no"', '"unit.moon" = "no"', "there is no fact 'unit.moon'"),
    ],
)
def test_a_fact_that_cannot_be_is_named(tmp_path, found, put, told):
    path = tmp_path / "facts.toml"
    path.write_text(SOURCE.read_text(encoding="utf-8").replace(found, put, 1), encoding="utf-8")
    with pytest.raises(DataFault) as fault:
        plain_facts(path)
    assert fault.value.message == told
