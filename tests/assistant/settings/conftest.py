import pytest

from assistant.settings.loading import load_settings


@pytest.fixture
def file(tmp_path):
    return tmp_path / "desk" / "config.toml"


@pytest.fixture
def loaded(file):
    """loaded("theme = 'dark'", HOWARD_LANG="en"): the settings of a file with this text, and of this environment."""

    def load(text=None, **environ):
        if text is not None:
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return load_settings({"HOWARD_CONFIG": str(file), **environ})

    return load
