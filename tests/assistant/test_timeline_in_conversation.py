from datetime import date

from assistant.cases import opened, with_facts
from assistant.conversation import START, pick
from assistant.facts.reader import read_facts
from assistant.reply import to_json
from assistant.state import State, Told

TODAY = date(2026, 6, 15)


def picked(engine, text):
    intent = engine.intent("notice-timeline")
    case = with_facts(opened("timeline", intent), read_facts("timeline", text, TODAY), Told(text))
    return pick("notice-timeline", State(case), engine, TODAY)[0]


def test_the_dates_told_come_back_as_a_timeline_in_the_working(engine):
    reply = picked(engine, "handed to me June 1, comply by July 10, petition filed June 9")
    assert (reply.kind, reply.intent, reply.citations[0].cite) == ("calculate", "notice-timeline", "12.11")
    assert (
        reply.say == "The next date is Thursday, July 9, 2026: the last day to hold the hearing. That leaves 24 days."
    )
    assert [line.text.partition(":")[0] for line in reply.calc.steps] == [
        "Served",
        "Time to comply ends",
        "Petition by",
        "Petition filed",
        "Hearing held by",
        "Findings in writing",
        "New inspection",
        "Order to vacate",
    ]
    assert to_json(reply)["calc"]["values"]["hearing_by"] == "2026-07-09"


def test_without_a_day_of_service_the_timeline_is_shown_as_far_as_known_and_the_day_asked_for(engine):
    reply = picked(engine, "I have a notice with a compliance date of July 15")
    assert (reply.kind, reply.calc.missing) == ("ask", ("served",))
    assert reply.asks == "On what date was the notice served? For example: May 12."
    assert reply.calc.steps[1].text == "Time to comply ends: Wednesday, July 15, 2026 (to come)."


def test_the_intent_itself_tells_the_order_of_events(engine):
    reply, state = pick("notice-timeline", START, engine, TODAY)
    assert (reply.kind, reply.citations[0].cite, state.intent) == ("answer", "12.11", "notice-timeline")
