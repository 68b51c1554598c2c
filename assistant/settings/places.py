"""Where the file of settings stands, and the file of misses when none is set."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

VARIABLE = "HOWARD_CONFIG"


def config_file(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The file of settings: HOWARD_CONFIG, else `howard/config.toml` in the system's folder for a user's settings."""
    chosen = environ.get(VARIABLE, "").strip()
    if chosen:
        return whole(chosen, Path.cwd())
    return _folder(environ, system, "APPDATA", "Roaming", "XDG_CONFIG_HOME", ".config") / "config.toml"


def misses_file(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The file of misses when none is set: `howard/misses.sqlite` in the system's folder for a user's data."""
    return _folder(environ, system, "LOCALAPPDATA", "Local", "XDG_DATA_HOME", ".local/share") / "misses.sqlite"


def pin_file(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The file of the kiosk's PIN: `howard/kiosk.pin` in the system's folder for a user's data."""
    return _folder(environ, system, "LOCALAPPDATA", "Local", "XDG_DATA_HOME", ".local/share") / "kiosk.pin"


def whole(text: str, base: Path) -> Path:
    """A path as it was written, from the home folder at a tilde, else from `base` where it is not a whole one."""
    return base / os.path.expanduser(text)  # noqa: PTH111  (Path.expanduser raises where there is no home)


def _folder(environ: Mapping[str, str], system: str, variable: str, under: str, xdg: str, usual: str) -> Path:
    home = Path(os.path.expanduser("~"))  # noqa: PTH111
    if system == "win32":
        return Path(environ.get(variable) or home / "AppData" / under) / "howard"
    named = Path(environ.get(xdg, ""))
    if named.is_absolute():
        return named / "howard"
    return (home / "Library" / "Application Support" if system == "darwin" else home / usual) / "howard"
