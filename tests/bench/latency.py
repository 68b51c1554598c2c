"""How long one question takes to match and to answer: `python -m tests.bench.latency`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from datetime import date
from statistics import median, quantiles

from assistant.conversation import START, respond
from assistant.engine import load_engine
from intents.matcher import match
from tests.questions.measure import FOLDER, labels

TODAY = date(2026, 6, 15)


def spent(work: Callable[[str], object], questions: list[str]) -> list[float]:
    """Milliseconds for each question, after one round that warms everything up."""
    for question in questions:
        work(question)
    times = []
    for question in questions:
        start = time.perf_counter()
        work(question)
        times.append((time.perf_counter() - start) * 1000)
    return times


def main() -> int:
    engine = load_engine()
    questions = [row["q"] for row in labels(FOLDER / "dev.jsonl", engine)]
    works: dict[str, Callable[[str], object]] = {
        "match": lambda question: match(question, engine.matcher),
        "answer": lambda question: respond(question, START, engine, TODAY),
    }
    for name, work in works.items():
        times = spent(work, questions)
        print(f"{name}: median {median(times):.2f} ms, 99th percentile {quantiles(times, n=100)[98]:.2f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
