import pytest

from assistant.provision_words import decider, sides


@pytest.mark.parametrize(
    ("cite", "said"),
    [
        ("12.06(1)(a)", "The Building Inspector first. On appeal of a notice, the Housing Appeals Board."),
        ("12.03(1)", "The Building Inspector. To be approved means that the Building Inspector approved it."),
        ("12.08(3)", "The Building Inspector, for this chapter. State law and town ordinances set what an exit needs."),
        ("12.11(2)(b)", "The Housing Appeals Board, by majority vote."),
        ("12.15(3)(b)", "The Housing Appeals Board. A variance takes the votes of at least 3 members."),
        ("12.17", "A court. Nobody is fined without a conviction."),
    ],
)
def test_who_decides_is_told_for_the_provision_or_the_nearest_above_it(engine, cite, said):
    assert decider(cite, engine) == said


def test_somebody_decides_under_every_provision(engine):
    assert [cite for cite in engine.law.ordinance.provisions if not decider(cite, engine)] == []


def test_outside_the_chapter_nobody_is_named(engine):
    assert decider("", engine) is None


@pytest.mark.parametrize(
    "turns",
    [
        ("is a 3x3 window ok for my 10x14 bedroom",),
        ("do i need a handrail",),
        ("12.06(1)(a)",),
        ("no heat", "64 degrees"),
    ],
)
def test_every_reply_from_the_chapter_tells_who_decides(talk, turns):
    assert talk(*turns)[-1][0].decides.startswith("The Building Inspector")


def test_a_decline_tells_where_to_turn_instead(talk):
    reply, _ = talk("how much may my landlord raise the rent")[-1]
    assert (reply.kind, reply.decides) == ("decline", None)
    assert reply.refer


def test_a_duty_without_words_of_its_own_falls_to_the_owner_unless_agreed(engine):
    owner, resident = sides(engine.intent("bedroom-window-area"), engine)
    assert owner.startswith("What the rule asks for is your job, unless")
    assert resident.startswith("The owner is responsible unless you agreed to take it on")


def test_an_intent_s_own_words_for_either_side_come_first(engine):
    owner, resident = sides(engine.intent("pests-one-unit-only"), engine)
    assert owner == "Keep the building reasonably tight, or the job comes back to you."
    assert resident == "Look for holes and gaps before you accept the job."


@pytest.mark.parametrize("intent", ["appeal-deadline", "inspector-hours", "fine-amount", "rent"])
def test_what_binds_both_alike_has_no_sides(engine, intent):
    assert sides(engine.intent(intent), engine) == (None, None)


def test_every_duty_of_the_home_tells_both_sides(engine):
    duties = [
        one
        for one in engine.matcher.catalogue.intents.values()
        if one.cite[:5] in {"12.05", "12.06", "12.07", "12.08", "12.09"}
    ]
    assert len(duties) > 90
    assert [one.id for one in duties if None in sides(one, engine)] == []
