"""`howard --version`: the program's version, and which text of the law it holds."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version

from assistant.commands.output import write
from assistant.phrases import load_phrases
from assistant.words import load_words
from corpus.law import load_law


def version(lang: str) -> int:
    """Prints both."""
    law, style = load_law(), load_words("petition", lang).style
    adopted, amended = (style.day(day) for day in (law.ordinance.adopted, law.ordinance.amended))
    try:
        number = installed_version("howard")
    except PackageNotFoundError:
        number = "(not installed)"
    write(f"howard {number}\n{load_phrases(lang)['about.version'].format(adopted=adopted, amended=amended)}")
    return 0
