"""Which sentences the engine's own code says: read from its source, for the proofs of the words files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

_ENGINE = Path(__file__).parents[1]
_SENTENCE = re.compile(r"(?:say|why|steps|assumed|unsettled|mend|problems)\.[a-z_]+")
_CITATION = re.compile(r"\d+\.\d\d(?:\(\w+\))*")


@dataclass(frozen=True, slots=True)
class Spoken:
    """The keys of sentences, the names of values that fill their blanks, and the citations that some code names."""

    keys: frozenset[str]
    blanks: frozenset[str]
    citations: frozenset[str]


def spoken_by_calculator(module: str) -> Spoken:
    """What a calculator says, in its own module and in those that it imports from beside it."""
    return _spoken(_with_imports(module))


def spoken_by_readers() -> Spoken:
    """What the modules say that read facts from sentences."""
    return _spoken((_ENGINE / "facts").rglob("*.py"))


def spoken_by_papers() -> Spoken:
    """What the papers say that leave the desk."""
    return _spoken((_ENGINE / "papers").rglob("*.py"))


def _spoken(sources: Iterable[Path]) -> Spoken:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources]
    strings = [text for tree in trees for text in _strings(tree)]
    return Spoken(
        frozenset(text for text in strings if _SENTENCE.fullmatch(text)) | frozenset(_said(trees)),
        frozenset(name for tree in trees for name in _names(tree)),
        frozenset(text for text in strings if _CITATION.fullmatch(text)),
    )


def _with_imports(module: str) -> list[Path]:
    found: dict[str, Path] = {}
    waiting = [module]
    while waiting:
        module = waiting.pop()
        path = _ENGINE.parent.joinpath(*module.split(".")).with_suffix(".py")
        if module not in found and path.exists():
            found[module] = path
            waiting += _imports(path)
    return list(found.values())


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("assistant.calculators."):
            yield node.module or ""


def _strings(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _said(trees: list[ast.Module]) -> Iterator[str]:
    """The first arguments of Said(...), which may name a sentence without its table."""
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Said" and node.args:
            key = node.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value


def _names(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.Dict):
            yield from (key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str))
