import ast

from tests.house.tree import PACKAGES, files, functions, named, python

LONGEST_FILE = 250
LONGEST_FUNCTION = 40

UNDOCUMENTED: dict[str, str] = {}
"""Public modules, classes and functions without a docstring, each with the reason why it needs none."""


def test_no_file_is_longer_than_250_lines():
    paths = [path for path in files() if path.suffix == ".py"]
    lengths = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_function_is_longer_than_40_lines():
    lengths = {
        f"{name}:{function.name}": function.end_lineno - function.lineno + 1
        for name, tree in python(*PACKAGES, "tests")
        for function in functions(tree)
    }
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_FUNCTION} == {}


def test_calculators_hold_no_number_but_0_and_1():
    trees = python("assistant/calculators")
    assert trees
    literals = [
        f"{name}:{node.lineno}: {node.value!r}"
        for name, tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float | complex) and node.value not in (0, 1)
    ]
    assert literals == []


def test_calculators_reckon_without_binary_floats():
    named_float = [
        f"{name}:{node.lineno}"
        for name, tree in python("assistant/calculators", "assistant/facts")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, float)
    ]
    assert named_float == []


def undocumented(name, tree):
    """Names of what is public in a file and tells nothing of itself: the file, its classes, functions and methods."""
    if not ast.get_docstring(tree):
        yield name
    below = [(name, node) for node in tree.body]
    while below:
        path, node = below.pop()
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
            continue
        whole = f"{path}:{node.name}"
        if not ast.get_docstring(node) and not is_override(node):
            yield whole
        if isinstance(node, ast.ClassDef):
            below += [(whole, child) for child in node.body]


def is_override(node):
    return any(isinstance(one, ast.Name) and one.id in {"override", "overload"} for one in node.decorator_list)


def test_everything_public_has_a_docstring():
    silent = {told for name, tree in python(*PACKAGES) for told in undocumented(name, tree)}
    assert silent - set(UNDOCUMENTED) == set()


def test_no_exemption_outlives_its_reason():
    silent = {told for name, tree in python(*PACKAGES) for told in undocumented(name, tree)}
    assert set(UNDOCUMENTED) - silent == set()


def test_only_commands_write_to_the_screen():
    printed = [
        f"{name}:{node.lineno}"
        for name, tree in python(*PACKAGES)
        if not name.startswith("assistant/commands/")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]
    assert printed == []


def test_the_engine_reads_no_clock():
    """Today is handed in, so that the same question always gets the same reply."""
    read = [
        f"{name}:{node.lineno}"
        for name, tree in python(*PACKAGES)
        if name != "assistant/cli.py" and not name.startswith("assistant/tui/")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in {"today", "now", "utcnow", "time_ns"}
        if isinstance(node.value, ast.Name) and node.value.id in {"date", "datetime", "time"}
    ]
    assert read == []
