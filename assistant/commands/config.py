"""`howard config`: the settings, their values and where each came from; a file of settings to fill in."""

from __future__ import annotations

import os
from json import dumps

from assistant.commands.output import WrongUse, write
from assistant.misses.book import BookFault, check, is_there
from assistant.misses.telling import fault_told
from assistant.phrases import Phrases, load_phrases
from assistant.settings.loading import Loaded, Value
from assistant.settings.places import config_file
from assistant.settings.sample import sample


def config(loaded: Loaded, as_json: bool) -> int:
    """Prints every setting with its value and its source."""
    fault = _misses_fault(loaded)
    write(dumps(_plain(loaded, fault), ensure_ascii=False) if as_json else _text(loaded, fault))
    return 0


def init(lang: str, as_json: bool) -> int:
    """Writes a file of settings in which every line is a comment; one that is there is left alone.

    Raises:
        WrongUse: there is one already, or it cannot be written.
    """
    path = config_file()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:  # noqa: PTH123
            file.write(sample(lang))
    except FileExistsError:
        raise WrongUse("config", f"{path} is there already and is left as it is", "change it in an editor") from None
    except OSError as fault:
        told = f"{path} cannot be written ({fault.strerror})"
        raise WrongUse("config", told, "set HOWARD_CONFIG to a file that can") from None
    write(dumps({"path": str(path)}) if as_json else load_phrases(lang, "settings")["config.made"].format(path=path))
    return 0


def _misses_fault(loaded: Loaded) -> str | None:
    """Why misses cannot be written; None where they can, are not counted, or have no file yet in the usual place."""
    path = loaded.settings.misses_file
    usual = loaded.values["misses_file"].source == "default"
    if path is None:
        return None
    try:
        if is_there(path) or not usual:
            check(path)
    except BookFault as fault:
        return fault_told(fault, path, loaded.settings.lang)
    return None


def _plain(loaded: Loaded, fault: str | None) -> dict[str, object]:
    settings = {
        key: {"value": value.value, "source": value.source, "variable": value.variable or None}
        for key, value in loaded.values.items()
    }
    return {"path": str(loaded.path), "there": loaded.there, "misses_fault": fault, "settings": settings}


def _text(loaded: Loaded, fault: str | None) -> str:
    phrases = load_phrases(loaded.settings.lang, "settings")
    lines = [phrases["config.file"].format(path=loaded.path)]
    if not loaded.there:
        lines.append(phrases["config.missing"])
    rows = [(key, _value(value, phrases), _source(value, phrases)) for key, value in loaded.values.items()]
    wide = [max(len(row[column]) for row in rows) for column in (0, 1)]
    lines += ["", *(f"{key:{wide[0]}}  {value:{wide[1]}}  {source}" for key, value, source in rows)]
    if fault:
        lines += ["", phrases["config.not_written"].format(reason=fault)]
    return "\n".join(lines)


def _value(value: Value, phrases: Phrases) -> str:
    if isinstance(value.value, bool):
        return phrases["config.yes" if value.value else "config.no"]
    return str(value.value) or phrases["config.unset"]


def _source(value: Value, phrases: Phrases) -> str:
    key = {"default": "default", "file": "from_file", "environment": "environment"}[value.source]
    return phrases[f"config.{key}"].format(variable=value.variable)
