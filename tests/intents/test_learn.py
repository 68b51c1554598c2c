import pytest

pytest.importorskip("numpy", reason="weights are learned with the dev extra; nothing else needs numpy")

from intents.learn import Example, learned, scales_of, target_of, tasks_of
from intents.weights import COVERED, FILE, load_weights

EXAMPLES = [
    Example(("w:heat", "w:no"), "no-heat", "12.06(5)", True),
    Example(("w:heat", "w:off"), "no-heat", "12.06(5)", True),
    Example(("w:heat", "w:how"), "how-warm", "12.06(5)", True),
    Example(("w:warm", "w:how"), "how-warm", "12.06(5)", True),
    Example(("w:tub", "w:must"), "tub", "12.05", True),
    Example(("w:rent", "w:high"), "rent", "rent", False),
    Example(("w:rent", "w:up"), "rent", "rent", False),
]


@pytest.fixture(scope="module")
def weights(tmp_path_factory):
    folder = tmp_path_factory.mktemp("learned")
    (folder / FILE).write_text(learned(EXAMPLES), encoding="utf-8")
    return load_weights.__wrapped__(folder)


def scores(weights, *features):
    return dict(zip(weights.targets, weights.scores(features), strict=True))


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_told_from_the_others(weights, example):
    found = scores(weights, *example.features)
    firsts = {target: found[target] for target in ("12.06(5)", "12.05", "rent")}
    assert max(firsts, key=firsts.get) == example.target
    assert (found[COVERED] > 0) is example.covered


def test_the_intents_of_one_provision_are_told_from_each_other(weights):
    found = scores(weights, "w:heat", "w:off")
    assert found["no-heat"] > found["how-warm"]
    found = scores(weights, "w:warm")
    assert found["how-warm"] > found["no-heat"]


def test_the_same_phrases_always_make_the_same_file():
    assert learned(EXAMPLES) == learned(EXAMPLES)


def test_a_provision_of_one_intent_has_no_second_choice_to_learn():
    assert [task.targets for task in tasks_of(EXAMPLES)] == [
        (COVERED,),
        ("12.06(5)", "12.05", "rent"),
        ("no-heat", "how-warm"),
    ]


def test_a_rare_word_counts_for_more_than_a_common_one():
    scales = scales_of([example.features for example in EXAMPLES])
    assert scales["w:tub"] > scales["w:rent"] > scales["w:heat"]


def test_neighbors_and_pieces_of_a_single_phrase_are_not_weighed():
    assert scales_of([("w:a", "p:abc", "b:a_b", "k:a+b"), ("w:a", "p:abc")]).keys() == {"w:a", "p:abc"}


def test_the_first_choice_is_between_provisions_and_subjects(catalogue):
    assert target_of(catalogue.intents["no-heat"]) == "12.06(5)"
    assert target_of(catalogue.intents["lead"]) == "lead"
