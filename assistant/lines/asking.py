"""Questions and the picks of readings: the turns of the conversation, and what is told of a reply beside it."""

from __future__ import annotations

from dataclasses import replace

from assistant.conversation import START_OVER, State, pick
from assistant.explain import words_of
from assistant.lines.listing import WHOLE, lines, numbered
from assistant.lines.session import Desk, Offer, Session, Told
from assistant.phrases import load_phrases
from assistant.plain import plain_reply
from assistant.reply import Evidence, Reply
from assistant.tags import tags
from intents.matcher import match


def question(line: str, session: Session, desk: Desk) -> Told:
    """The line as a question."""
    reply, state = desk.ask(line, session.state, desk.engine, desk.today)
    if reply.intent == START_OVER:
        callers = session.callers.let_go(session.call)
        return Told(shown(reply, desk), Session(callers=callers))
    return told(line, reply, state, session, desk)


def begins(reply: Reply, state: State, desk: Desk) -> Told:
    """A conversation that begins with a reply: a finding of the self-check."""
    return Told(f"{reply.question}\n\n{shown(reply, desk)}", Session().after(reply.question, reply, state))


def picked(offer: Offer, session: Session, desk: Desk) -> Told:
    """A reading or a follow-up that was picked from a list."""
    reply, state = pick(offer.value, session.state, desk.engine, desk.today)
    return told(reply.title, reply, state, session, desk)


def told(line: str, reply: Reply, state: State, session: Session, desk: Desk) -> Told:
    """A turn that has its reply."""
    return Told(shown(reply, desk), session.after(line, reply, state))


def shown(reply: Reply, desk: Desk) -> str:
    """The reply, and how to say that something else was meant."""
    text = plain_reply(reply, desk.engine, WHOLE, bars=False)
    if reply.kind == "choose" or not reply.evidence.others:
        return text
    labels = load_phrases(desk.engine.lang)
    read_as = f"{labels['labels.read_as']}: {reply.title}. {labels['labels.meant']}"
    return f"{text}\n\n{read_as}"


def offers_of(session: Session) -> tuple[Offer, ...]:
    """What a number picks just now: the list shown last, unless the reply asked for a fact."""
    if session.offers:
        return session.offers
    reply, case = session.reply, session.state.case
    if reply is None or (case is not None and case.asked is not None):
        return ()
    return tuple(Offer("intent", option.intent) for option in reply.options or reply.next)


def again(session: Session, desk: Desk) -> Told:
    """The last reply once more."""
    if session.reply is None:
        return Told(desk.phrases["talk.nothing_said"], session)
    return Told(f"{desk.phrases['talk.last_said']}\n\n{shown(session.reply, desk)}", session)


def following(session: Session, desk: Desk) -> Told:
    """What people ask next, as a list."""
    reply = session.reply
    if reply is None:
        return Told(desk.phrases["talk.nothing_said"], session)
    options = reply.next or tuple(one for other in reply.also for one in other.next)
    if not options:
        return Told(desk.phrases["talk.none_next"], session)
    head = f"{load_phrases(desk.engine.lang)['labels.next']}:"
    entries = (f"{one.title} ({one.cite})" if one.cite else one.title for one in options)
    offers = tuple(Offer("intent", one.intent) for one in options)
    return Told(numbered(head, entries), replace(session, offers=offers))


def why(session: Session, desk: Desk) -> Told:
    """How the last question was read, and the whole working."""
    reply = session.reply
    if reply is None:
        return Told(desk.phrases["talk.nothing_said"], session)
    if session.state.checked is not None:
        return question("why", session, desk)
    say = desk.phrases
    parts = [say["why.read_as"].format(title=reply.title)]
    parts += _evidence(reply, session, desk)
    steps = reply.calc.steps if reply.calc else ()
    texts = [f"{step.text} ({step.cite})" if step.cite else step.text for step in steps]
    parts.append(lines(say["why.steps"], texts) if texts else say["why.no_steps"])
    if reply.why:
        parts.append(" ".join(reply.why))
    return Told("\n\n".join(parts), session)


def _evidence(reply: Reply, session: Session, desk: Desk) -> list[str]:
    say, evidence = desk.phrases, reply.evidence
    repaired = [say["why.repair"].format(typed=typed, read=read) for typed, read in evidence.repaired]
    case = session.state.case if reply.calc else None
    found = (
        ("why.words", "words", _words(reply, desk)),
        ("why.repaired", "words", repaired),
        ("why.facts", "facts", tags(case, desk.engine) if case else ()),
        ("why.others", "others", [other.title for other in evidence.others]),
    )
    return [say[key].format(**{blank: "; ".join(values)}) for key, blank, values in found if values]


def _words(reply: Reply, desk: Desk) -> list[str]:
    engine = desk.engine
    if reply.intent is None or reply.intent not in engine.matcher.catalogue.intents or reply.evidence == Evidence():
        return []
    spoke = words_of(match(reply.question, engine.matcher), engine.intent(reply.intent), engine)
    return [word for word, weight in spoke if weight > 0]


def undo(session: Session, desk: Desk) -> Told:
    """Takes back the last turn; after a start over, brings back the call that was let go."""
    say = desk.phrases
    if session.turns:
        taken = session.turns[-1].question
        back = replace(session, turns=session.turns[:-1], state=session.before[-1], before=session.before[:-1])
        back = replace(back, offers=(), rule=0, paper=None)
        return Told(say["talk.undone"].format(question=taken), back)
    if session.callers.gone is None:
        return Told(say["talk.nothing_to_undo"], session)
    back = session.going_on(session.callers.gone, session.callers.asked())
    return Told(say["talk.back"], back)
