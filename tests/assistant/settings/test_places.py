from pathlib import Path

import pytest

from assistant.settings.places import config_file, misses_file

HOME = Path.home()


@pytest.mark.parametrize(
    ("environ", "system", "config", "misses"),
    [
        ({}, "linux", HOME / ".config/howard", HOME / ".local/share/howard"),
        ({"XDG_CONFIG_HOME": "/x", "XDG_DATA_HOME": "/y"}, "linux", Path("/x/howard"), Path("/y/howard")),
        ({"XDG_CONFIG_HOME": "x"}, "linux", HOME / ".config/howard", HOME / ".local/share/howard"),
        (
            {},
            "darwin",
            HOME / "Library/Application Support/howard",
            HOME / "Library/Application Support/howard",
        ),
        ({"APPDATA": "/r", "LOCALAPPDATA": "/l"}, "win32", Path("/r/howard"), Path("/l/howard")),
        ({}, "win32", HOME / "AppData/Roaming/howard", HOME / "AppData/Local/howard"),
    ],
)
def test_each_system_has_its_folder(environ, system, config, misses):
    assert config_file(environ, system) == config / "config.toml"
    assert misses_file(environ, system) == misses / "misses.sqlite"


def test_howard_config_moves_the_file():
    assert config_file({"HOWARD_CONFIG": "/somewhere/howard.toml"}) == Path("/somewhere/howard.toml")
    assert config_file({"HOWARD_CONFIG": "~/howard.toml"}) == HOME / "howard.toml"
    assert config_file({"HOWARD_CONFIG": "desk.toml"}) == Path.cwd() / "desk.toml"
