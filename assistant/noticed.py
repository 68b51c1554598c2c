"""The words of a notice, pasted: for each citation the duty, who holds it, and the clock."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from assistant.answers import options
from assistant.cases import decisive, outcome_of, reckoned
from assistant.citing import only, own_words
from assistant.duties import Cited, Duties, cited, load_duties
from assistant.engine import Engine
from assistant.phrases import Phrases
from assistant.reply import Quote, Reply
from assistant.service_day import petition_case
from assistant.state import State


def noticed(text: str, state: State, engine: Engine, today: date, phrases: Phrases) -> tuple[Reply, State] | None:
    """The reply to the words of a notice and the state after it; None where the text is something else.

    The state holds the case of a petition, so that a day told next is taken for the day of service.
    """
    duties, found = load_duties(engine.lang), cited(text, engine.law, engine.lang)
    if not found.cites or not _is_notice(text, found, duties, engine, phrases):
        return None
    case, days = petition_case(text, engine, today)
    parts = [_part(text, cite, engine, duties) for cite in found.cites]
    parts += [_absent(text, sentence, near, duties) for sentence, near in found.absent]
    if decisive(outcome_of(case, engine, today)) or days.problems:
        clock, case = reckoned(text, case, days, engine, today, 1.0)
        parts.append(replace(clock, title=duties.text("clock_title", engine.law), next=()))
        told: tuple[str, ...] = ()
    else:
        case = replace(case, asked="served")
        told = (duties.text("clock_open", engine.law),)
    timed = any(duties.of(engine.law, cite).timed for cite in found.cites)
    why = (*parts[0].why, *((duties.text("clock", engine.law), *told) if timed else ()))
    after = options(duties.tables["next"]["intents"], engine)
    reply = replace(parts[0], why=why, next=after, also=tuple(parts[1:]))
    return reply, State(case if timed else state.case, reply.intent, found.cites[0], earlier=state.case)


def _is_notice(text: str, found: Cited, duties: Duties, engine: Engine, phrases: Phrases) -> bool:
    """Whether the duty is what is wanted: the words of a notice, or several citations, and no question of their own."""
    bare = only(text, (*phrases.cues("lookup.beside"), *duties.tables["cues"]["beside"]), engine)
    if not duties.says("notice", text):
        return bare and len(found.cites) + len(found.absent) > 1
    timed = any(duties.of(engine.law, cite).timed for cite in found.cites)
    return bare or (timed and not duties.says("question", text))


def _part(text: str, cite: str, engine: Engine, duties: Duties) -> Reply:
    law = engine.law
    duty, provision = duties.of(law, cite), law.ordinance.get(cite)
    under = ", ".join(child.cite for child in law.ordinance.children(cite))
    return Reply(
        text,
        "answer",
        engine.matcher.targets[cite][0].id,
        1.0,
        duties.text("title" if duty.timed else "title_none", law).format(cite=cite),
        duty.say,
        why=(
            duties.text("holder", law).format(holder=duty.holder),
            *((duties.text("under", law).format(parts=under),) if under else ()),
        ),
        unsettled=(duties.text("shifts", law),) if duty.shifts else (),
        citations=(Quote(cite, own_words(provision)),),
    )


def _absent(text: str, sentence: str, near: tuple[str, ...], duties: Duties) -> Reply:
    return Reply(
        text, "decline", "nonexistent-sections", 1.0, duties.tables["text"]["absent_title"], sentence, near=near
    )
