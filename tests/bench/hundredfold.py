"""A catalogue of any size, made from the real one, to see how matching grows: `python -m tests.bench.hundredfold [N]`.

Each of the N - 1 further copies has every intent and every phrase once more, under names of its own, and weights that
differ from the real ones a little and always in the same way. Only the features of the questions asked are copied:
the others are never looked at.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from statistics import median, quantiles

from assistant.engine import load_engine
from intents.catalogue import Catalogue, Intent
from intents.features import features
from intents.matcher import Matcher, match, matcher_of
from intents.reading import read
from intents.weights import COVERED, Rows, Weights, in_drawers, row_of, weights_of
from tests.questions.measure import FOLDER, labels

TIMES = 100
JITTER = 7
"""How many hundredths the weights of the copies differ from the real ones at most."""


def copied(name: str, number: int) -> str:
    return f"{name}~{number}" if number else name


def catalogue_times(catalogue: Catalogue, times: int) -> Catalogue:
    """The catalogue with every intent and its phrases so many times."""
    intents = [copied_intent(one, number) for number in range(times) for one in catalogue.intents.values()]
    lines = {copied(name, number): text for number in range(times) for name, text in catalogue.lines.items()}
    return replace(catalogue, intents={one.id: one for one in intents}, lines=lines)


def copied_intent(one: Intent, number: int) -> Intent:
    citations = tuple((copied(cite, number), quote) for cite, quote in one.citations)
    return replace(one, id=copied(one.id, number), citations=citations)


def weights_times(weights: Weights, times: int, asked: Iterable[str]) -> Weights:
    """The weights for so many copies of every target but the one that says whether the chapter covers a matter."""
    width = len(weights.targets)
    names = [copied(name, 0 if name == COVERED else number) for number in range(times) for name in weights.targets]
    rows = {}
    for feature in asked:
        if row := weights.rows.get(feature):
            scale, kept = weights_of(row)
            more = (
                (number * width + at, shifted(weight, number, at)) for number in range(times) for at, weight in kept
            )
            rows[feature] = row_of(scale, list(more), len(names))
    return Weights(tuple(names), weights.base * times, Rows(*in_drawers(rows)))


def shifted(weight: int, number: int, at: int) -> int:
    return weight - (number * 31 + at * 17) % (JITTER + 1) if number else weight


def matcher_times(matcher: Matcher, times: int, questions: Sequence[str]) -> Matcher:
    lexicon = matcher.catalogue.lexicon
    asked = {feature for question in questions for feature in features(read(question, lexicon), lexicon.filler)}
    catalogue = catalogue_times(matcher.catalogue, times)
    return matcher_of(
        catalogue, weights_times(matcher.weights, times, sorted(asked)), matcher.measures, matcher.leanings
    )


def milliseconds(questions: Sequence[str], matcher: Matcher) -> Iterator[float]:
    for question in questions:
        match(question, matcher)
    for question in questions:
        start = time.perf_counter()
        match(question, matcher)
        yield (time.perf_counter() - start) * 1000


def main() -> int:
    """Prints one line for the catalogue as it is, ten times it, and the number of times asked for."""
    engine = load_engine()
    questions = [row["q"] for row in labels(FOLDER / "dev.jsonl", engine)]
    most = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    print("| catalogue | intents | phrases | median ms | 99th percentile ms |\n| --- | --- | --- | --- | --- |")
    for times in sorted({1, min(10, most), most}):
        matcher = matcher_times(engine.matcher, times, questions)
        phrases = sum(
            text.count("\n") + 1 for name, text in matcher.catalogue.lines.items() if name in matcher.catalogue.intents
        )
        spent = list(milliseconds(questions, matcher))
        print(
            f"| {times} times | {len(matcher.catalogue.intents):,} | {phrases:,} | {median(spent):.1f} "
            f"| {quantiles(spent, n=100)[98]:.1f} |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
