"""The PIN that staff leave the kiosk by: kept as a salted hash, with a wait after each wrong try that doubles."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

LEAST_DIGITS, MOST_DIGITS = 4, 12
LONGEST_WAIT_SECONDS = 3600
_MOST_WRONG = LONGEST_WAIT_SECONDS.bit_length()
_COST, _BLOCK, _SALT = 2**14, 8, 16

Now = Callable[[], float]
"""The time in seconds, the same over restarts."""


def fits(pin: str) -> bool:
    """Whether it can be a PIN: 4 to 12 digits."""
    return pin.isascii() and pin.isdigit() and LEAST_DIGITS <= len(pin) <= MOST_DIGITS


def set_pin(pin: str, path: Path) -> None:
    """Keeps a new PIN in a file that its owner alone can read.

    Raises:
        OSError: the file cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    salt = secrets.token_bytes(_SALT)
    _write(path, {"salt": salt.hex(), "hash": _hash(pin, salt).hex()})
    _tries(path).unlink(missing_ok=True)


class Lock:
    """The check of the PIN. Where the file of tries cannot be written, they are counted until the next restart."""

    def __init__(self, path: Path, now: Now) -> None:
        self._path, self._now = path, now
        held = _read(_tries(path))
        wrong, last = held.get("wrong"), held.get("last")
        self._wrong = min(wrong, _MOST_WRONG) if isinstance(wrong, int) else 0
        self._last = last if isinstance(last, float | int) else 0.0

    @property
    def there(self) -> bool:
        """Whether a PIN is set; without one nobody leaves by the keyboard."""
        return "hash" in _read(self._path)

    @property
    def wait_seconds(self) -> int:
        """How long no try counts. A clock that was set back does not make it longer than its whole length."""
        if not self._wrong:
            return 0
        whole = min(2**self._wrong, LONGEST_WAIT_SECONDS)
        waited = max(self._now() - self._last, 0)
        return max(int(whole - waited + 0.999), 0)

    def opens(self, pin: str) -> bool:
        """Whether this is the PIN. While there is a wait, nothing is, and the wait begins no later."""
        held = _read(self._path)
        if self.wait_seconds or not {"salt", "hash"} <= held.keys():
            return False
        try:
            right = hmac.compare_digest(_hash(pin[:MOST_DIGITS], bytes.fromhex(held["salt"])).hex(), held["hash"])
        except (TypeError, ValueError):
            return False
        self._note(0 if right else self._wrong + 1)
        return right

    def _note(self, wrong: int) -> None:
        self._wrong, self._last = min(wrong, _MOST_WRONG), self._now()
        try:
            _write(_tries(self._path), {"wrong": self._wrong, "last": self._last})
        except OSError:
            return


def _hash(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=_COST, r=_BLOCK, p=1)


def _tries(path: Path) -> Path:
    return path.with_suffix(".tries")


def _read(path: Path) -> dict[str, Any]:
    try:
        held = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return held if isinstance(held, dict) else {}


def _write(path: Path, held: Mapping[str, str | float]) -> None:
    """The whole file or none of it, 0600 from its first byte."""
    part = path.with_name(f"{path.name}.new")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        json.dump(held, file)
    part.replace(path)
