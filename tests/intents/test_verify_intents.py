from intents.catalogue import FOLDER
from intents.verify import faults

EDITS = {
    (
        "12.06/bedroom-window-area.toml",
        "shall be 10 percent of the floor",
        "shall be 11 percent of the floor",
    ): "12.06/bedroom-window-area.toml: citations.0.quote: these words do not stand in 12.06(1)(a)",
    (
        "12.06/window-obstruction.toml",
        'cite = "12.06(1)(a)"',
        'cite = "12.06(1)(c)"',
    ): "12.06/window-obstruction.toml: citations.0.quote: the chapter has no provision 12.06(1)(c)",
    (
        "12.05/hot-water-temperature.toml",
        'say = "',
        'say = "{hot_water_fewest} ',
    ): "12.05/hot-water-temperature.toml: say: no parameter hot_water_fewest",
    (
        "12.06/bedroom-window-area.toml",
        '"window-obstruction"',
        '"window-obstructed"',
    ): "12.06/bedroom-window-area.toml: next.1: there is no intent window-obstructed",
    ("12.17/fine-amount.toml", "title =", "titel ="): "12.17/fine-amount.toml: titel: Extra inputs are not permitted",
    ("12.17/fine-each-day.toml", "title =", "title"): "12.17/fine-each-day.toml: ",
    ("talk/hello.toml", 'kind = "talk"', 'kind = "chat"'): "talk/hello.toml: kind: ",
    ("matching.toml", "near_phrase", "near_phrases"): "catalogue/matching.toml: near_phrases: ",
    ("wording.toml", "[filler]", "[fillers]"): "catalogue/wording.toml: fillers: ",
    ("vocabulary.toml", "\n[toilet]\n", "\n[Toilet]\n"): "catalogue/vocabulary.toml: Toilet",
    ("leanings.toml", 'to = "other-towns"', 'to = "other-town"'): "catalogue/leanings.toml: ",
}


def told(law, folder):
    return [str(fault) for fault in faults(law, folder)]


def test_the_catalogue_as_it_stands_has_no_fault(law):
    assert told(law, FOLDER) == []


def test_each_of_many_faults_is_told_by_file_and_key(law, folder, change):
    for edit in EDITS:
        change(*edit)
    found = told(law, folder)
    assert [fault for fault in EDITS.values() if not any(line.startswith(fault) for line in found)] == []


def test_a_provision_without_an_intent_and_an_intent_without_weights_are_told(law, folder):
    (folder / "12.03/garbage-meaning.toml").unlink()
    text = (folder / "not_covered/lead.toml").read_text(encoding="utf-8")
    (folder / "not_covered/lead-two.toml").write_text(text, encoding="utf-8")
    found = told(law, folder)
    assert "intents: 12.03(8): no intent has this provision as its first citation" in found
    assert any(line.startswith("weights.tsv: lead-two: not learned yet") for line in found)


def test_missing_weights_are_told(law, folder):
    (folder / "weights.tsv").unlink()
    assert any(line.startswith("weights.tsv: ") for line in told(law, folder))
