"""The project's own files: every one that belongs to it, and the Python among them as syntax trees."""

import ast
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("corpus", "intents", "assistant")
ALIEN = (".git", *(line.rstrip("/") for line in (ROOT / ".gitignore").read_text().splitlines() if line))


@cache
def files(folder=ROOT):
    """Every file of the project, without what is made from others and what git does not keep."""
    found = []
    for path in sorted(folder.iterdir()):
        if any(fnmatch(path.name, pattern) for pattern in ALIEN):
            continue
        found += files(path) if path.is_dir() else [path]
    return tuple(found)


def named(path):
    return path.relative_to(ROOT).as_posix()


@cache
def python(*folders):
    """(name, syntax tree) of every Python file in these folders, such as "tests" or "assistant/calculators"."""
    wanted = tuple(f"{folder}/" for folder in folders)
    paths = [path for path in files() if path.suffix == ".py" and named(path).startswith(wanted)]
    return tuple((named(path), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def functions(tree):
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def imports(name, tree):
    """(module, names) for every import of a file, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} imports by dots; whole names can be searched for"
            yield node.module, tuple(alias.name for alias in node.names)
