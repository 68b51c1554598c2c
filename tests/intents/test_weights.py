import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import DataFault
from intents.weights import COVERED, FILE, load_weights, plain_weights

BASES = (-83, 120, 0, -7)
WEIGHT = st.integers(-(10**4), 10**4)
ROW = st.tuples(st.integers(1, 2000), st.dictionaries(st.integers(0, 39), WEIGHT, max_size=40))


def written(folder, bases, rows):
    """A file of weights: (scale, {target: weight}) by feature."""
    lines = [f"#\t{number}\ttarget-{number}\t{base}" for number, base in enumerate(bases)]
    for name, (scale, weights) in rows.items():
        pairs = " ".join(f"{target}:{weight}" for target, weight in weights.items())
        lines.append(f"{name}\t{scale}\t{pairs}")
    (folder / FILE).write_text("\n".join(["# Learned.", *lines]) + "\n", encoding="utf-8")
    return folder


def held(folder):
    return load_weights.__wrapped__(folder)


def by_hand(bases, rows, features):
    """The scores as the sum that they stand for."""
    known = [rows[name] for name in features if name in rows]
    length = sum(scale * scale for scale, _ in known) ** 0.5 or 1.0
    return [
        base / 100 + sum(scale * weights.get(target, 0) for scale, weights in known) / (length * 100)
        for target, base in enumerate(bases)
    ]


def test_a_score_is_the_base_and_what_each_word_adds(tmp_path):
    rows = {"w:tub": (300, {0: 50, 2: -40}), "w:leak": (400, {2: 10})}
    scores = held(written(tmp_path, BASES, rows)).scores(["w:tub", "w:leak", "w:unheard"])
    assert scores == pytest.approx([-0.83 + 0.3, 1.2, -0.24 + 0.08, -0.07])


def test_a_question_of_unknown_words_gets_the_base(tmp_path):
    assert held(written(tmp_path, BASES, {})).scores(["w:unheard"]) == pytest.approx([-0.83, 1.2, 0.0, -0.07])


@given(st.dictionaries(st.sampled_from(["w:a", "w:b", "p:abc", "c:heat", "k:a+b"]), ROW, max_size=5))
def test_rows_for_many_targets_and_for_few_add_up_alike(tmp_path_factory, rows):
    """A row that speaks for many of the forty targets is kept otherwise than a row that speaks for few."""
    bases = tuple(range(-20, 20))
    path = written(tmp_path_factory.mktemp("weights"), bases, rows)
    assert held(path).scores([*rows, "w:none"]) == pytest.approx(by_hand(bases, rows, rows), abs=1e-9)


@given(st.dictionaries(st.sampled_from(["w:a", "w:b", "p:abc", "c:heat"]), ROW, max_size=4), st.integers(0, 39))
def test_what_each_word_is_told_to_add_makes_the_score(tmp_path_factory, rows, target):
    weights = held(written(tmp_path_factory.mktemp("weights"), tuple(range(40)), rows))
    told = weights.told(rows, f"target-{target}")
    assert set(told) == set(rows)
    assert target / 100 + sum(told.values()) == pytest.approx(weights.scores(rows)[target], abs=1e-9)


def test_there_is_a_score_for_everything_that_can_be_asked(matcher):
    learned = set(matcher.weights.targets)
    assert {COVERED, *matcher.targets} <= learned
    siblings = {intent.id for intents in matcher.targets.values() if len(intents) > 1 for intent in intents}
    assert siblings <= learned


@pytest.mark.parametrize("line", ["#\t1\ttwo\tmany", "w:a\tx\t0:1", "w:a\t1", "w:a\t1\t0=5", "w:a"])
def test_a_spoiled_file_is_named(tmp_path, line):
    (tmp_path / "weights.tsv").write_text(f"#\t0\tone\t1\n{line}\n", encoding="utf-8")
    with pytest.raises(DataFault) as fault:
        plain_weights(tmp_path / "weights.tsv")
    assert fault.value.file == "weights.tsv"


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(DataFault, match=r"weights\.tsv"):
        plain_weights(tmp_path / "weights.tsv")
