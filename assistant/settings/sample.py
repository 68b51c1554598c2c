"""A file of settings to fill in: every key with what it means, all of it as comments."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps

from assistant.phrases import load_phrases
from assistant.settings.loading import keys


def sample(lang: str = "en") -> str:
    """The text of the file; read as it is, it sets nothing."""
    return "\n".join(_lines(lang)) + "\n"


def _lines(lang: str) -> Iterator[str]:
    about = load_phrases(lang, "settings").tables["about"]
    yield f"# {about['head']}"
    table = ""
    # In TOML what belongs to no table comes before all tables.
    for key, row in sorted(keys().items(), key=lambda item: "." in item[0]):
        above, _, name = key.rpartition(".")
        if above != table:
            table = above
            yield from ("", f"[{table}]")
        elif not table:
            yield ""
        yield f"# {about[key]}"
        yield f"# {name} = {dumps(row['example'], ensure_ascii=False)}"
