import os
import shutil
import tempfile

import pytest
from hypothesis import settings

from assistant.engine import load_engine
from corpus.law import load_law

# A check of a change must say the same each time; who looks for new counterexamples runs the tests by hand.
settings.register_profile("same", derandomize=True)
if os.environ.get("CI"):
    settings.load_profile("same")


def pytest_configure(config):
    """Every run reads the data files anew; what it keeps of them lies in one folder for all its processes."""
    if not hasattr(config, "workerinput"):
        os.environ["HOWARD_CACHE"] = config.howard_cache = tempfile.mkdtemp(prefix="howard-cache-")
        # Neither the settings of whoever runs the tests nor their file of misses.
        os.environ["HOWARD_CONFIG"] = f"{config.howard_cache}/none/config.toml"
        os.environ["HOWARD_MISSES"] = "off"
        if getattr(config.option, "numprocesses", None):
            load_engine()


def pytest_unconfigure(config):
    if hasattr(config, "howard_cache"):
        shutil.rmtree(config.howard_cache, ignore_errors=True)


@pytest.fixture(scope="session")
def law():
    return load_law()
