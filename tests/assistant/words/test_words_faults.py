import shutil

import pytest

from assistant import words as package
from assistant.words import load_words
from assistant.words.faults import faults
from assistant.words.reading import read_words
from corpus.errors import DataFault


@pytest.fixture
def changed(tmp_path, monkeypatch):
    """Replaces a string in a copy of the words; the copy then stands in for them."""
    copy = tmp_path / "words"
    shutil.copytree(package.FOLDER / "en", copy / "en")
    monkeypatch.setattr(package, "FOLDER", copy)

    def change(file, old, new):
        path = copy / "en" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    clear()
    yield change
    clear()


def clear():
    package.load_words.cache_clear()
    package._files.cache_clear()


def of_all_but_facts(law):
    return [str(fault) for fault in faults(law) if fault.file != "facts.toml"]


def test_all_words_stand(law):
    assert of_all_but_facts(law) == []


@pytest.mark.parametrize(
    ("file", "change", "fault"),
    [
        (
            "provisions.toml",
            ('"12.17" = "A court', '"12.18" = "A court'),
            "provisions.toml: decides.12.17: there is none",
        ),
        ("provisions.toml", ('"12.10(3)" =', '"12.10(9)" ='), "decides.12.10(9): the chapter has no such provision"),
        ("provisions.toml", ("[owner]", '[owner]\n"12.04" = "Yours."'), "owner.12.04: owner and resident go together"),
        (
            "provisions.toml",
            ("{variance_votes.number}", "{votes}"),
            "decides.12.15(3)(b): nothing fills the blank {votes}",
        ),
        ("heat.toml", ('meets = "Yes, by', 'met = "Yes, by'), "heat.toml: say.meets: the program says this sentence"),
        ("heat.toml", ("[why]", '[why]\nmore = "More."'), "heat.toml: why.more: the program never says this sentence"),
        (
            "heat.toml",
            ("{indoor} degrees; the", "{inside} degrees; the"),
            "heat.toml: say.meets: nothing fills the blank",
        ),
        ("penalty.toml", ("{cost:money}", "{cost:dollars}"), "there is no such form as in {cost:dollars}"),
        (
            "heat.toml",
            ("{heat_least.number}", "{heat_least.digits}"),
            "there is no such form as in {heat_least.digits}",
        ),
        ("heat.toml", ("{indoor} degrees; the", "{Indoor} degrees; the"), "a brace that opens or closes no blank"),
        ("heat.toml", ("[ask]\nindoor_f", "[ask]\nindoors"), "heat.toml: ask.indoor_f: there is none"),
        (
            "heat.toml",
            ('undetermined = "cannot', 'unclear = "cannot'),
            "heat.toml: verdict.undetermined: there is none",
        ),
        ("heat.toml", ("at least 70 degrees", "at least 72 degrees"), "these words do not stand in 12.06(5)"),
        ("heat.toml", ('"12.06(5)" =', '"12.06(4)" ='), "quotes.12.06(5): the program cites it"),
        ("heat.toml", ('title = "', 'name = "'), "heat.toml: title: there is none"),
        ("common.toml", ('"December"', '"December", "Smarch"'), "common.toml: months: there must be 12"),
        ("common.toml", ("about =", "around ="), "common.toml: words.about: there is none"),
        ("tags.toml", ("[floor-space]", "[floorspace]"), "tags.toml: floorspace: there is no such calculator"),
        ("tags.toml", ("water_f =", "water_c ="), "tags.toml: hot-water.water_f: there is none"),
        ("tags.toml", ("water_f =", "water_c ="), "tags.toml: hot-water.water_c: the program has nothing of that name"),
        (
            "tags.toml",
            ('yes = "consent", no =', 'yes = "consent", not ='),
            "tags.toml: entry.consent.no: there is none",
        ),
        ("tags.toml", ("window_bare =", "bare ="), "tags.toml: window.windows.window_bare: there is none"),
        ("tags.toml", ("water {value}", "water {degrees}"), "hot-water.water_f: nothing fills the blank {degrees}"),
    ],
)
def test_a_fault_names_file_and_key(law, changed, file, change, fault):
    changed(file, *change)
    assert any(fault in line for line in of_all_but_facts(law)), of_all_but_facts(law)


def test_a_changed_sentence_takes_effect_at_the_next_start(law, changed):
    before = load_words("heat").title
    changed("heat.toml", 'title = "Whether', 'title = "Tells whether')
    clear()
    assert before == "Whether a home gets warm enough"
    assert load_words("heat").title == "Tells whether a home gets warm enough"


def test_what_is_no_words_is_refused_with_file_and_key(tmp_path):
    path = tmp_path / "heat.toml"
    path.write_text("title = 'x'\n[say]\nmeets = 70\n", encoding="utf-8")
    with pytest.raises(DataFault, match=r"heat\.toml: say\.meets: must be words"):
        read_words(path)


def test_broken_toml_is_refused_with_its_file(tmp_path):
    path = tmp_path / "heat.toml"
    path.write_text("title = \n", encoding="utf-8")
    with pytest.raises(DataFault, match=r"heat\.toml"):
        read_words(path)
