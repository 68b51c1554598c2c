"""`howard misses`: the questions that Howard or the chapter could not answer, the most frequent first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from json import dumps
from pathlib import Path
from textwrap import wrap

from assistant.commands.output import WrongUse, columns, write
from assistant.misses.book import BookFault, Counted, check, clear, counted, is_there
from assistant.misses.telling import fault_told, made_told
from assistant.phrases import load_phrases
from assistant.settings.settings import Settings
from intents.catalogue import load_catalogue

_MEND = "mend the setting misses_file, or the file"


@dataclass(frozen=True, slots=True)
class Listing:
    """What is wanted of the misses: as JSON, only those of the last days, none of them ever again; as of which day."""

    as_json: bool
    days: int | None
    clear: bool
    today: date


def misses(settings: Settings, listing: Listing) -> int:
    """Lists the misses, or forgets them.

    Raises:
        WrongUse: the file cannot be used, or what is asked for does not go together.
    """
    path = settings.misses_file
    if listing.clear and listing.days is not None:
        raise WrongUse("misses", "--clear forgets all days", "leave --days away")
    if path is None:
        return _off(listing, settings.lang)
    try:
        return _cleared(path, listing, settings.lang) if listing.clear else _list(path, listing, settings.lang)
    except BookFault as fault:
        raise WrongUse("misses", fault_told(fault, path, settings.lang), _MEND) from None


def _off(listing: Listing, lang: str) -> int:
    write(dumps({"file": None, "misses": []}) if listing.as_json else load_phrases(lang, "misses")["list.off"])
    return 0


def _cleared(path: Path, listing: Listing, lang: str) -> int:
    count = clear(path)
    told = dumps({"file": str(path), "cleared": count})
    write(told if listing.as_json else load_phrases(lang, "misses")["list.cleared"].format(count=count))
    return 0


def _list(path: Path, listing: Listing, lang: str) -> int:
    since = None if listing.days is None else date.fromordinal(max(1, listing.today.toordinal() - listing.days + 1))
    rows, fault = counted(path, since), _fault(path, lang)
    write(
        dumps(_plain(path, rows, fault), ensure_ascii=False) if listing.as_json else _text(rows, fault, listing, lang)
    )
    return 0


def _fault(path: Path, lang: str) -> str | None:
    """Why no more misses can be written; None where they can, or where there is no file yet."""
    try:
        if is_there(path):
            check(path)
    except BookFault as fault:
        return fault_told(fault, path, lang)
    return None


def _plain(path: Path, rows: Sequence[Counted], fault: str | None) -> dict[str, object]:
    titles = {intent.id: intent.title for intent in load_catalogue().intents.values()}
    told = [
        {
            "count": row.count,
            "words": row.words,
            "made": row.made,
            "intent": row.intent or None,
            "title": titles.get(row.intent),
            "first": row.first,
            "last": row.last,
        }
        for row in rows
    ]
    return {"file": str(path), "fault": fault, "misses": told}


def _text(rows: Sequence[Counted], fault: str | None, listing: Listing, lang: str) -> str:
    phrases = load_phrases(lang, "misses")
    days = "list.always" if listing.days is None else "list.day" if listing.days == 1 else "list.days"
    lines = [phrases["list.title"].format(when=phrases[days].format(days=listing.days))]
    wide = len(str(rows[0].count)) if rows else 0
    for row in rows:
        told = f"{row.words or phrases['list.wordless']}  [{made_told(row, lang)}; {_when(row)}]"
        head = f"  {row.count:>{wide}}  "
        lines += wrap(told, columns(), initial_indent=head, subsequent_indent=" " * len(head))
    if not rows:
        lines.append(f"  {phrases['list.none']}")
    if fault:
        lines += ["", *wrap(phrases["list.not_written"].format(reason=fault), columns())]
    return "\n".join(lines)


def _when(row: Counted) -> str:
    return row.first if row.first == row.last else f"{row.first} to {row.last}"
