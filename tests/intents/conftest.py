import shutil

import pytest

from assistant.engine import load_engine
from intents.catalogue import FOLDER, load_catalogue
from intents.matcher import load_matcher


@pytest.fixture(scope="session")
def catalogue():
    return load_catalogue()


@pytest.fixture(scope="session")
def lexicon(catalogue):
    return catalogue.lexicon


@pytest.fixture(scope="session")
def matcher():
    return load_matcher()


@pytest.fixture(scope="session")
def engine():
    return load_engine()


@pytest.fixture
def folder(tmp_path):
    """A copy of the catalogue's files, to be changed."""
    copy = tmp_path / "catalogue"
    shutil.copytree(FOLDER, copy)
    return copy


@pytest.fixture
def change(folder):
    """Replaces a string, which must stand once, in a file of the copy."""

    def replace(file, old, new):
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (folder / file).write_text(text.replace(old, new), encoding="utf-8", newline="\n")

    return replace
