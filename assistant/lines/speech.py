"""Reading aloud through a speech program of the system, until the next line or for some minutes."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from threading import Timer

SECONDS = 180.0
"""How long one answer is read at most."""

SAID_MOST = 6000
"""Characters of one answer that are read."""


@dataclass(frozen=True, slots=True)
class Program:
    """A speech program that reads standard input, and the command that silences what it handed on to another."""

    command: tuple[str, ...]
    hush: tuple[str, ...] = ()


_WINDOWS = (
    "Add-Type -AssemblyName System.Speech; [Console]::InputEncoding = [Text.Encoding]::UTF8; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)
PROGRAMS = (
    Program(("spd-say", "--wait", "--pipe-mode"), ("spd-say", "--cancel")),
    Program(("espeak-ng", "--stdin")),
    Program(("espeak", "--stdin")),
    Program(("say",)),
    Program(("powershell.exe", "-NoProfile", "-NonInteractive", "-Command", _WINDOWS)),
)
"""In the order in which they are looked for."""


def speech_program(setting: str, environ: Mapping[str, str] | None = None) -> Program | None:
    """The program of the settings, else the first of the system's own; None where there is none.

    A setting may be the bare name of a known program, or a whole command that reads standard input.
    """
    path = (os.environ if environ is None else environ).get("PATH", os.defpath)
    try:
        parts = shlex.split(setting, posix=os.name != "nt")
    except ValueError:
        return None
    known = [one for one in PROGRAMS if not parts or (parts == [one.command[0]])]
    for program in known or [Program(tuple(parts))]:
        found = shutil.which(program.command[0], path=path)
        if found:
            return Program((found, *program.command[1:]), program.hush)
    return None


class Speaker:
    """One voice: what it says next ends what it says now."""

    def __init__(self, program: Program, seconds: float = SECONDS) -> None:
        self._program, self._seconds = program, seconds
        self._voice: subprocess.Popen[bytes] | None = None
        self._limit: Timer | None = None

    def say(self, text: str) -> None:
        """Begins to say it and comes back at once; where the program cannot be run, nothing is said."""
        self.stop()
        self._voice = _started(self._program.command)
        if self._voice is None:
            return
        self._limit = Timer(self._seconds, self.stop)
        self._limit.daemon = True
        self._limit.start()
        _give(self._voice, text[:SAID_MOST])

    def stop(self) -> None:
        """Silence."""
        voice, self._voice = self._voice, None
        if self._limit is not None:
            self._limit.cancel()
        if voice is None or voice.poll() is not None:
            return
        voice.kill()
        voice.wait()
        if self._program.hush:
            _run_quietly(self._program.hush)


def _started(command: Sequence[str]) -> subprocess.Popen[bytes] | None:
    try:
        return subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
    except OSError:
        return None


def _give(voice: subprocess.Popen[bytes], text: str) -> None:
    """Hands over the text, which fits into a pipe, so that this never waits for the voice."""
    try:
        if voice.stdin is not None:
            voice.stdin.write(text.encode("utf-8", "replace"))
            voice.stdin.close()
    except OSError:
        return


def _run_quietly(command: Sequence[str]) -> None:
    voice = _started(command)
    if voice is None:
        return
    try:
        voice.communicate(timeout=2)
    except subprocess.TimeoutExpired:
        voice.kill()
        voice.wait()
