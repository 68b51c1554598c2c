import os
import shutil
import tempfile

import pytest

from corpus.law import load_law


def pytest_configure(config):
    """Every run reads the data files anew: what it keeps of them lies in a folder of its own."""
    os.environ["HOWARD_CACHE"] = config.howard_cache = tempfile.mkdtemp(prefix="howard-cache-")


def pytest_unconfigure(config):
    shutil.rmtree(config.howard_cache, ignore_errors=True)


@pytest.fixture(scope="session")
def law():
    return load_law()
