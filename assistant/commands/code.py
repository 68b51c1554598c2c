"""`howard code`: the outline, one provision, or those that hold some words."""

from __future__ import annotations

from json import dumps

from assistant.commands.output import WrongUse, columns, write
from corpus.absence import absence
from corpus.citation import parse_citation
from corpus.errors import NotACitation
from corpus.law import load_law
from corpus.search import search
from corpus.show import (
    chapter_data,
    outline_text,
    provision_data,
    provision_text,
    search_data,
    search_text,
    wrapped,
)


def code(words: list[str], searched: str | None, as_json: bool, lang: str) -> int:
    """Shows the chapter.

    Raises:
        WrongUse: the words are no citation, or there is nothing to search for.
    """
    law = load_law()
    if searched is not None:
        if not any(character.isalnum() for character in searched):
            raise WrongUse("code", "no words to search for", 'try: howard code --search "rat proof"')
        write(_json(search_data(law, searched)) if as_json else wrapped(search_text(law, searched, lang), columns()))
        return 0
    if not words:
        write(_json(chapter_data(law)) if as_json else wrapped(outline_text(law), columns()))
        return 0
    return _provision(" ".join(words), as_json, lang)


def _provision(text: str, as_json: bool, lang: str) -> int:
    law = load_law()
    try:
        citation = parse_citation(text)
    except NotACitation:
        hint = "write it like 12.06(1)(a) or 12.06.1.a, or search: howard code --search WORDS"
        found = search(law, text)
        near = f" ({found[0].cite} holds words like these)" if found else ""
        raise WrongUse("code", f"{text[:60]!r} is no citation{near}", hint) from None
    missing = absence(law, citation, lang)
    if missing is not None:
        told = {"cite": str(citation), "absent": missing.sentence, "near": list(missing.near)}
        write(_json(told) if as_json else missing.sentence)
        return 0
    cite = str(citation)
    write(_json(provision_data(law, cite)) if as_json else wrapped(provision_text(law, cite, lang), columns()))
    return 0


def _json(data: object) -> str:
    return dumps(data, ensure_ascii=False)
