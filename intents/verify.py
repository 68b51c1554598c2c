"""Proves the catalogue against the law and against itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from corpus.errors import DataFault
from corpus.fault import Fault, cite_faults, quote_faults
from corpus.law import Law
from corpus.parameters import Parameters
from intents.catalogue import FOLDER
from intents.files import Form, covered_files, outside_files, read_form
from intents.forms import Covered, HeardForm, LeaningsForm, MatchingForm, NotCovered, Vocabulary, WordingForm
from intents.sources import filled_texts
from intents.weights import COVERED, plain_weights

LEXICAL = (
    ("vocabulary.toml", Vocabulary),
    ("wording.toml", WordingForm),
    ("heard.toml", HeardForm),
    ("matching.toml", MatchingForm),
    ("leanings.toml", LeaningsForm),
)


def faults(law: Law, folder: Path = FOLDER) -> list[Fault]:
    """Everything in the catalogue that does not stand, a line for each; none where all is well."""
    found: list[Fault] = []
    covered = dict(_read(covered_files(folder), Covered, found))
    outside = dict(_read(outside_files(folder), NotCovered, found))
    files = {path.stem: f"{path.parent.name}/{path.name}" for path in (*covered_files(folder), *outside_files(folder))}
    for name, intent in covered.items():
        found += _covered_faults(intent, files[name], files, law)
    for name, subject in outside.items():
        found += _outside_faults(subject, files[name], files, law)
    found += _unanswered(covered, law)
    found += _lexical_faults(folder)
    found += _leaning_faults(folder, law, set(files))
    found += _weight_faults(folder, {form.citations[0].cite for form in covered.values()} | set(outside))
    return found


def _read(paths: Iterable[Path], form: type[Form], found: list[Fault]) -> Iterator[tuple[str, Form]]:
    """Each file's intent and form; what cannot be read is a fault."""
    for path in paths:
        try:
            yield path.stem, read_form(path, form)
        except DataFault as fault:
            found.append(Fault.of(fault))


def _covered_faults(intent: Covered, file: str, files: dict[str, str], law: Law) -> Iterator[Fault]:
    for place, quoted in enumerate(intent.citations):
        yield from quote_faults(law.ordinance, file, f"citations.{place}.quote", quoted.cite, quoted.quote)
    yield from _next_faults(intent.next, file, files)
    yield from _blank_faults(intent, file, law.parameters)


def _outside_faults(subject: NotCovered, file: str, files: dict[str, str], law: Law) -> Iterator[Fault]:
    for place, cite in enumerate(subject.near):
        yield from cite_faults(law.ordinance, file, f"near.{place}", cite)
    yield from _next_faults(subject.next, file, files)


def _next_faults(names: list[str], file: str, files: dict[str, str]) -> Iterator[Fault]:
    for place, name in enumerate(names):
        if name not in files:
            yield Fault(file, f"next.{place}", f"there is no intent {name}")


def _blank_faults(intent: Covered, file: str, numbers: Parameters) -> Iterator[Fault]:
    try:
        filled_texts(intent, file, numbers)
    except DataFault as fault:
        yield Fault.of(fault)


def _unanswered(covered: dict[str, Covered], law: Law) -> Iterator[Fault]:
    answered = {form.citations[0].cite for form in covered.values()}
    for cite in law.ordinance.provisions:
        if cite not in answered:
            yield Fault("intents", cite, "no intent has this provision as its first citation")


def _lexical_faults(folder: Path) -> Iterator[Fault]:
    for name, form in LEXICAL:
        try:
            read_form(folder / name, form)
        except DataFault as fault:
            yield Fault.of(fault)


def _leaning_faults(folder: Path, law: Law, names: set[str]) -> Iterator[Fault]:
    try:
        leanings = read_form(folder / "leanings.toml", LeaningsForm).leaning
    except DataFault:
        return
    for place, leaning in enumerate(leanings):
        if leaning.to not in names and leaning.to not in law.ordinance.provisions:
            key = f"leaning.{place}.to"
            yield Fault(f"{folder.name}/leanings.toml", key, f"there is no intent or provision {leaning.to}")


def _weight_faults(folder: Path, targets: set[str]) -> Iterator[Fault]:
    """Weights learned from another catalogue would leave an intent unfound."""
    try:
        learned = set(plain_weights(folder / "weights.tsv")["targets"]) - {COVERED}
    except DataFault as fault:
        yield Fault.of(fault)
        return
    for target in sorted(targets - learned):
        yield Fault("weights.tsv", target, "not learned yet; run python -m intents.learn")
