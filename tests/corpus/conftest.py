import shutil

import pytest

from corpus.law import FOLDER


@pytest.fixture
def folder(tmp_path):
    """A copy of the law's files, to be changed."""
    copy = tmp_path / "law"
    shutil.copytree(FOLDER, copy)
    return copy


@pytest.fixture
def change(folder):
    """Replaces a string, which must stand once, in a file of the copy."""

    def replace(file, old, new):
        text = (folder / file).read_bytes()
        assert text.count(old.encode()) == 1
        (folder / file).write_bytes(text.replace(old.encode(), new.encode()))

    return replace
