"""How to reach the Building Inspector's office, beside whatever names it; as it is set, and nothing where it is not."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from assistant.engine import Engine
from assistant.phrases import load_phrases
from assistant.reply import Reply
from assistant.settings.office import Office


def with_office(reply: Reply, engine: Engine) -> Reply:
    """The reply, with the office's telephone, address and hours where it sends somebody there."""
    if not engine.office.is_told:
        return reply
    also = tuple(with_office(other, engine) for other in reply.also)
    if not _names_office(reply, engine.lang):
        return replace(reply, also=also) if also else reply
    line = office_line(engine.office, engine.lang)
    kept = "" if is_reached(reply.refer, engine) else reply.refer or ""
    return replace(reply, also=also, refer=f"{kept} {line}".strip())


def office_line(office: Office, lang: str) -> str:
    """The office in one sentence; empty where nothing is set."""
    phrases = load_phrases(lang)
    told = {"telephone": office.telephone, "address": office.address, "hours": office.hours}
    parts = "; ".join(phrases[f"office.{key}"].format(value=value) for key, value in told.items() if value)
    return phrases["office.line"].format(name=office.name, parts=parts).lstrip(": ") if parts else ""


def is_reached(refer: str | None, engine: Engine) -> bool:
    """Whether a referral only says who knows how to reach the office, and that is set."""
    told = engine.office.telephone or engine.office.address
    return bool(told and refer and _cue("gives_way", engine.lang).search(refer))


def _names_office(reply: Reply, lang: str) -> bool:
    """Whether a reply refers to the Building Inspector, or its own words name the office."""
    said = " ".join((reply.say, *reply.notes, *reply.why))
    return bool(_cue("referred", lang).search(reply.refer or "") or _cue("named", lang).search(said))


@cache
def _cue(kind: str, lang: str) -> re.Pattern[str]:
    return re.compile("|".join(load_phrases(lang).cues(f"office.{kind}")))
