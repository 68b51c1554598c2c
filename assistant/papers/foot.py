"""What stands under every paper: which text of the law, which Howard, and that it is no advice."""

from __future__ import annotations

from assistant.phrases import Phrases, load_phrases
from assistant.words import LANGUAGE, load_words
from assistant.words.printing import Style
from corpus.law import Law


def foot(law: Law, lang: str = LANGUAGE) -> str:
    """The whole foot, in sentences."""
    phrases, style = load_phrases(lang), load_words("petition", lang).style
    adopted, amended = _days(law, style)
    version = phrases["about.version"].format(adopted=adopted, amended=amended)
    return f"Howard {program_version()}. {version} {phrases['about.advice']}".replace("  ", " ")


def dates_of(law: Law, phrases: Phrases, style: Style) -> str:
    """When the text was adopted and amended, to stand beside a quotation."""
    adopted, amended = _days(law, style)
    return phrases["labels.dates"].format(adopted=adopted, amended=amended)


def program_version() -> str:
    """The version of the program; empty where it was never installed."""
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415  (it reads files; papers are few)

    try:
        return version("howard")
    except PackageNotFoundError:
        return ""


def _days(law: Law, style: Style) -> tuple[str, str]:
    return style.day(law.ordinance.adopted), style.day(law.ordinance.amended)
