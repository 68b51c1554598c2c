"""From the files of the catalogue to plain data that can be kept; everything is checked on the way."""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from corpus.errors import DataFault, UnknownParameter
from corpus.law import load_law
from corpus.parameters import Parameters
from corpus.prepared import data_files
from intents.catalogue import Catalogue
from intents.forms import Covered, Entry, HeardForm, LeaningsForm, MatchingForm, NotCovered, Vocabulary, WordingForm
from intents.phrasebook import line_of
from intents.reading import read
from intents.wording import clean, read_words

OUTSIDE = ("not_covered", "talk")
"""The folders of intents that the chapter does not address."""

KNOWN_LEAST = 2
"""How often a word must stand in the phrases before spelling repair may lead to it."""

Form = TypeVar("Form", bound=BaseModel)


def plain_catalogue(folder: Path, law_folder: Path) -> dict[str, Any]:
    """All intents as rows in the order of `Intent`'s fields, and the lexicon.

    Raises:
        DataFault: a file is not as it should be.
    """
    numbers = load_law(law_folder).parameters
    intents = [_covered_row(path, read_form(path, Covered), numbers) for path in covered_files(folder)]
    intents += [_outside_row(path, read_form(path, NotCovered)) for path in outside_files(folder)]
    return {"intents": intents, **_plain_lexicon(folder)}


def plain_phrases(folder: Path) -> dict[str, tuple[str, ...]]:
    """The phrases of every intent by its id."""
    covered = {path.stem: tuple(read_form(path, Covered).phrases) for path in covered_files(folder)}
    outside = {path.stem: tuple(read_form(path, NotCovered).phrases) for path in outside_files(folder)}
    return covered | outside


def plain_lines(folder: Path, catalogue: Catalogue) -> dict[str, tuple[str, ...]]:
    """The phrases as lines of stems: by intent, and by provision all those of its intents."""
    lines: dict[str, list[str]] = defaultdict(list)
    for name, phrases in plain_phrases(folder).items():
        cite = catalogue.intents[name].cite
        for phrase in phrases:
            line = line_of(read(phrase, catalogue.lexicon), catalogue.lexicon.filler)
            lines[name].append(line)
            if cite:
                lines[cite].append(line)
    return {name: tuple(dict.fromkeys(of)) for name, of in lines.items()}


def plain_matching(folder: Path) -> dict[str, Any]:
    """The values of matching.toml, and the leanings as rows in the order of `Leaning`'s fields."""
    leanings = read_form(folder / "leanings.toml", LeaningsForm).leaning
    return {
        "measures": read_form(folder / "matching.toml", MatchingForm).model_dump(),
        "leanings": [(tuple(one.when), tuple(one.unless), one.to, one.by) for one in leanings],
    }


def covered_files(folder: Path) -> list[Path]:
    """The intents of the chapter, in its order."""
    return [path for path in data_files(folder) if path.parent.name.startswith("12.")]


def outside_files(folder: Path) -> list[Path]:
    """The intents of outside subjects."""
    return [path for path in data_files(folder) if path.parent.name in OUTSIDE]


def read_form(path: Path, form: type[Form]) -> Form:
    """One data file as its form.

    Raises:
        DataFault: the file cannot be read, is no TOML, or does not fit the form.
    """
    name = f"{path.parent.name}/{path.name}"
    try:
        return form.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise DataFault(name, "", str(fault)) from None
    except ValidationError as faults:
        first = faults.errors()[0]
        raise DataFault(name, ".".join(map(str, first["loc"])), first["msg"]) from None


def filled_texts(form: Covered, file: str, numbers: Parameters) -> dict[str, str | None]:
    """The texts of an intent with their blanks filled, by key.

    Raises:
        DataFault: a blank names no number of the law.
    """
    texts: dict[str, str | None] = {}
    for key in ("say", "why", "owner", "resident", "unsettled"):
        text: str | None = getattr(form, key)
        try:
            texts[key] = text and numbers.fill(text)
        except UnknownParameter as fault:
            raise DataFault(file, key, str(fault)) from None
    return texts


def _covered_row(path: Path, form: Covered, numbers: Parameters) -> tuple[Any, ...]:
    texts = filled_texts(form, f"{path.parent.name}/{path.name}", numbers)
    quoted = tuple((one.cite, one.quote) for one in form.citations)
    facts = tuple(form.facts.items())
    return (
        *(path.stem, True, "covered", form.title, *texts.values(), None, None, form.calculator, facts, quoted),
        *((), tuple(form.next), tuple(form.needs), tuple(form.unless)),
    )


def _outside_row(path: Path, form: NotCovered) -> tuple[Any, ...]:
    return (
        *(path.stem, False, form.kind, form.title, form.say, None, None, None, None, form.first, form.refer),
        *(None, (), (), tuple(form.near), tuple(form.next), tuple(form.needs), tuple(form.unless)),
    )


def _plain_lexicon(folder: Path) -> dict[str, Any]:
    wording = read_form(folder / "wording.toml", WordingForm)
    spelled = wording.contractions | wording.abbreviations
    vocabulary = read_form(folder / "vocabulary.toml", Vocabulary).root
    common = (folder / "common-words.txt").read_text(encoding="ascii").split()
    counts = _known_words(folder, set(common), (words for entry in vocabulary.values() for words in entry.words))
    known: dict[int, list[str]] = defaultdict(list)
    for word in sorted(counts):
        known[len(word)].append(word)
    return {
        "spelled": spelled,
        "filler": sorted(wording.filler.words),
        "runs": _plain_runs(vocabulary, spelled),
        "heard": _plain_heard(read_form(folder / "heard.toml", HeardForm).heard),
        "counts": counts,
        "known": {length: tuple(words) for length, words in known.items()},
        "common": _by_beginning(common),
    }


def _plain_runs(vocabulary: dict[str, Entry], spelled: dict[str, str]) -> dict[str, list[tuple[Any, ...]]]:
    runs: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for concept, entry in vocabulary.items():
        company = [tuple(_company(one, spelled) for one in side) for side in (entry.near, entry.unless)]
        for wording in entry.words:
            first, *rest = _stems(wording, spelled) or [""]
            runs[first].append((tuple(rest), concept, *company))
    return dict(runs)


def _plain_heard(heard: dict[str, str]) -> dict[str, tuple[tuple[tuple[str, ...], str], ...]]:
    """By the first word heard: the words after it and what was said, the longest first."""
    by_first: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
    for words, meant in heard.items():
        first, *rest = words.split()
        by_first[first].append((tuple(rest), meant))
    return {first: tuple(sorted(rows, key=lambda row: -len(row[0]))) for first, rows in by_first.items()}


def _stems(text: str, spelled: dict[str, str]) -> list[str]:
    return [word.stem for word in read_words(text, spelled)]


def _company(text: str, spelled: dict[str, str]) -> str:
    return text if text.startswith("@") else " ".join(_stems(text, spelled))


def _known_words(folder: Path, ordinary: set[str], vocabulary: Iterator[str]) -> dict[str, int]:
    """Words that a misspelled one may be meant for: those of the vocabulary, and those frequent in the phrases."""
    phrases = plain_phrases(folder).values()
    counts = Counter(word.text for of in phrases for phrase in of for word in read_words(clean(phrase), {}))
    frequent = {word for word, times in counts.items() if times >= KNOWN_LEAST}
    named = {word.text for wording in vocabulary for word in read_words(wording, {})}
    kept = {word for word in (frequent | named) & ordinary if len(word) > 3 and word.isalpha()}
    return {word: counts[word] for word in sorted(kept)}


def _by_beginning(words: list[str]) -> dict[str, str]:
    """The words by their first two letters, each group as one text, a line a word: quick to load and to search."""
    groups: dict[str, list[str]] = defaultdict(list)
    for word in words:
        groups[word[:2]].append(word)
    return {start: "\n" + "\n".join(group) + "\n" for start, group in groups.items()}
