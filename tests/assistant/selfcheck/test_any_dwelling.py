"""Whatever is told of a dwelling: findings are complete, cited, quoted and the same each time."""

from dataclasses import replace
from itertools import groupby

from hypothesis import HealthCheck, given, settings

from assistant.selfcheck.duties.check import Check
from assistant.selfcheck.facts import load_facts
from assistant.selfcheck.model import Building, Room, Unit
from corpus.law import load_law
from tests.assistant.selfcheck.anything import BUILDINGS
from tests.assistant.selfcheck.dwellings import CHECK, TODAY

VERDICTS = {
    "violates": {"violates", "owner", "occupant", "assumed-by-agreement"},
    "cannot-tell": {"cannot-tell", "depends", "undetermined"},
    "meets": {"meets", "no-minimum"},
    "not-covered": {"not-covered", "not-required", "not-assigned"},
}
MENDERS = {"owner", "occupant", "operator-by-agreement", "occupant-by-agreement", "open"}
anything = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


def shown(building, check=CHECK):
    """The findings as plain values, for rulings are equal to themselves alone."""
    return [
        (*one[:3], one.ruling.duty.id, one.ruling.state, one.ruling.verdict, one.ruling.say, one.ruling.missing)
        for one in check.findings(building)
    ]


@given(BUILDINGS)
@anything
def test_every_finding_quotes_the_law_and_says_something(building):
    law = load_law()
    for finding in CHECK.findings(building):
        ruling = finding.ruling
        assert law.ordinance.holds(ruling.cite, ruling.quote)
        assert ruling.say.strip()
        assert "{" not in "".join((ruling.say, *ruling.mend, *ruling.assumed, *ruling.notes))
        assert ruling.mender in MENDERS


@given(BUILDINGS)
@anything
def test_every_verdict_is_one_of_its_state_and_only_open_ones_miss_facts(building):
    facts = load_facts()
    for finding in CHECK.findings(building):
        ruling = finding.ruling
        assert ruling.verdict in VERDICTS[ruling.state]
        assert set(ruling.missing) <= set(facts)
        if ruling.state != "cannot-tell":
            assert ruling.missing == ()
        elif ruling.verdict == "cannot-tell":
            assert ruling.missing != ()
        assert bool(ruling.mend) or ruling.state != "violates"


@given(BUILDINGS)
@anything
def test_the_same_dwelling_gets_the_same_findings_whatever_was_checked_before(building):
    assert shown(building) == shown(building) == shown(building, Check.of(load_law(), TODAY))


def test_at_each_place_the_gravest_comes_first():
    house = Building("Elm 5", units=(Unit("1", rooms=(Room("Bath", use="bathroom"), Room("Den", use="living"))),))
    places = [list(here) for _, here in groupby(CHECK.findings(house), key=lambda one: one[:3])]
    dangers = [[finding.ruling.duty.danger for finding in here] for here in places]
    assert len(places) == 4
    assert all(ranks == sorted(ranks) and len(set(ranks)) > 1 for ranks in dangers)


def told(house, fact, value):
    """The house with a fact told of its building, its one unit or its one room."""
    level, _, name = fact.partition(".")
    unit, room = house.units[0], house.units[0].rooms[0]
    if level == "building":
        return replace(house, **{name: value})
    if level == "unit":
        return replace(house, units=(replace(unit, **{name: value}),))
    return replace(house, units=(replace(unit, rooms=(replace(room, **{name: value}),)),))


def test_whatever_yes_or_no_is_missing_changes_a_verdict():
    house = Building("Elm 5", units=(Unit("1", rooms=(Room("Bath", use="bathroom"),)),))
    asked = {fact for one in CHECK.findings(house) for fact in one.ruling.missing}
    asked = sorted(fact for fact in asked if load_facts()[fact].kind == "yesno")
    assert len(asked) > 30
    same = [fact for fact in asked if shown(told(house, fact, True)) == shown(told(house, fact, False))]
    assert same == []
