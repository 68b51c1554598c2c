import pytest

from intents.catalogue import FOLDER
from intents.verify import faults


def told(law, folder):
    return [str(fault) for fault in faults(law, folder)]


def test_the_catalogue_as_it_stands_has_no_fault(law):
    assert told(law, FOLDER) == []


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (
            ("12.06/bedroom-window-area.toml", "shall be 10 percent of the floor", "shall be 11 percent of the floor"),
            "12.06/bedroom-window-area.toml: citations.0.quote: these words do not stand in 12.06(1)(a)",
        ),
        (
            ("12.06/bedroom-window-area.toml", 'cite = "12.06(1)(a)"', 'cite = "12.06(1)(c)"'),
            "12.06/bedroom-window-area.toml: citations.0.quote: the chapter has no provision 12.06(1)(c)",
        ),
        (
            ("12.06/bedroom-window-area.toml", "{sleeping_window_share}", "{sleeping_window_part}"),
            "12.06/bedroom-window-area.toml: say: no parameter sleeping_window_part",
        ),
        (
            ("12.06/bedroom-window-area.toml", '"window-obstruction"', '"window-obstructed"'),
            "12.06/bedroom-window-area.toml: next.1: there is no intent window-obstructed",
        ),
        (("12.17/fine-amount.toml", "title =", "titel ="), "12.17/fine-amount.toml: title: Field required"),
        (("matching.toml", "near_phrase", "near_phrases"), "howard/matching.toml: near_phrase"),
        (("wording.toml", "[filler]", "[fillers]"), "howard/wording.toml: filler"),
        (("vocabulary.toml", "\n[toilet]\n", "\n[toilet bowl]\n"), "howard/vocabulary.toml: "),
        (("leanings.toml", 'to = "other-towns"', 'to = "other-town"'), "howard/leanings.toml: "),
    ],
)
def test_each_fault_is_told_by_file_and_key(law, folder, change, edit, fault):
    change(*edit)
    found = [line.replace("catalogue/", "howard/", 1) for line in told(law, folder)]
    assert any(line.startswith(fault) for line in found), found


def test_a_provision_that_no_intent_rests_on_is_told(law, folder):
    (folder / "12.03/garbage-meaning.toml").unlink()
    assert "intents: 12.03(8): no intent has this provision as its first citation" in told(law, folder)


def test_an_intent_that_was_never_learned_is_told(law, folder):
    text = (folder / "not_covered/lead.toml").read_text(encoding="utf-8")
    (folder / "not_covered/lead-two.toml").write_text(text, encoding="utf-8")
    assert any(line.startswith("weights.tsv: lead-two: not learned yet") for line in told(law, folder))


def test_a_broken_file_does_not_hide_the_faults_of_the_others(law, folder, change):
    change("12.17/fine-amount.toml", "title =", "title")
    change("12.06/bedroom-window-area.toml", "{sleeping_window_share}", "{sleeping_window_part}")
    found = told(law, folder)
    assert any(line.startswith("12.17/fine-amount.toml: ") for line in found)
    assert any("no parameter sleeping_window_part" in line for line in found)
