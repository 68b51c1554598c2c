from datetime import date

import pytest

TODAY = date(2026, 6, 15)


def parts(reply):
    return [(one.kind, one.citations[0].cite if one.citations else None) for one in (reply, *reply.also)]


@pytest.mark.parametrize(
    "text",
    [
        "violation of Sec. 12.08(1)(c)",
        "Notice of violation: 12.08 (1) c",
        "we were cited for \u00a712.08(1)(c)",
        "You have failed to comply with section 12.08(1)(c) of the Town code",
        "what does a violation of 12.08(1)(c) mean?",
        "who holds the duty of 12.08(1)(c)?",
    ],
)
def test_a_notice_gets_the_duty_its_holder_and_the_clock(talk, text):
    ((reply, _),) = talk(text)
    assert parts(reply) == [("answer", "12.08(1)(c)")]
    assert reply.say.startswith("Stairs, handrails, porches and porch rails must hold the load of normal use")
    assert reply.why[0].startswith("Who: the owner, who must provide what the chapter requires")
    assert "A petition for a hearing is due within 30 days of service." in reply.why[1]
    assert "704.07" in reply.unsettled[0]


def test_the_quotation_is_the_provisions_own_words(talk, engine):
    ((reply, _),) = talk("in violation of 12.09(2)(a) and 12.06(5)")
    for part in (reply, *reply.also):
        quote = part.citations[0]
        assert engine.law.ordinance.holds(quote.cite, quote.quote)


def test_each_citation_gets_its_own_part_in_the_order_of_the_notice(talk):
    ((reply, _),) = talk("You are in violation of 12.08(2), 12.06 (5) and \u00a712.09(2)(a).")
    assert parts(reply) == [("answer", "12.08(2)"), ("answer", "12.06(5)"), ("answer", "12.09(2)(a)")]
    assert reply.also[1].why == ("Who: the occupant.",)


def test_a_citation_that_is_not_there_is_told_beside_the_others(talk):
    ((reply, _),) = talk("you are in violation of 12.06 (5) and \u00a712.09(1)(b)")
    assert parts(reply) == [("answer", "12.06(5)"), ("decline", None)]
    assert reply.also[0].say == "12.09(1) has no paragraph (b); it ends with (a)."
    assert reply.also[0].near == ("12.09(1)",)


@pytest.mark.parametrize(
    ("text", "say"),
    [
        ("violation of section 12.13", "The chapter goes from 12.11 to 12.15; there is no section 12.13."),
        ("violation of section 12.40", "The chapter ends with 12.17; there is no section 12.40."),
    ],
)
def test_a_notice_of_nothing_that_is_there_says_so(talk, text, say):
    ((reply, _),) = talk(text)
    assert (reply.kind, reply.say) == ("decline", say)


def test_the_day_of_service_gives_the_last_day_to_petition(talk):
    ((reply, state),) = talk("Violation of 12.08(1)(c). This notice was served on June 1, 2026.")
    clock = reply.also[-1]
    assert (clock.kind, clock.calc.name) == ("calculate", "petition")
    assert clock.calc.values["last_day"] == date(2026, 7, 1)
    assert clock.calc.values["days_left"] == 16
    assert state.case.calculator == "petition"


def test_the_day_of_the_inspection_is_not_the_day_of_service(talk):
    ((reply, _),) = talk(
        "Following an inspection on May 3, 2026 you are found in violation of 12.08(2). "
        "This notice is served on June 1, 2026."
    )
    assert reply.also[-1].calc.facts["served"] == "2026-06-01"


def test_mailing_and_posting_are_told_apart(talk):
    ((reply, _),) = talk("Violation of 12.08(2). Mailed on June 1, 2026 and posted on June 3, 2026.")
    assert reply.also[-1].calc.values["last_day"] == date(2026, 7, 3)
    assert reply.also[-1].calc.values["safe_day"] == date(2026, 7, 1)


def test_without_a_day_the_next_turn_may_tell_it(talk):
    (first, _), (second, _) = talk("violation of 12.08(1)(c)", "June 1")
    assert first.why[-1] == "Tell me the day the notice was served, and I work out the last day to petition."
    assert (second.kind, second.calc.values["last_day"]) == ("calculate", date(2026, 7, 1))


def test_a_day_that_does_not_exist_is_named(talk):
    ((reply, _),) = talk("Violation of 12.08(2). Served on June 31, 2026.")
    assert any("June 31" in " ".join((*part.notes, *part.why)) for part in reply.also)


def test_a_provision_without_a_duty_has_no_clock(talk):
    ((reply, _),) = talk("what does a violation of 12.03(4) mean")
    assert (reply.say, reply.why) == ('It says what "Dwelling" means in this chapter.', ("Who: nobody by itself.",))


@pytest.mark.parametrize("text", ["12.06(1)(a)", "what does section 12.06 sub 1 a say"])
def test_a_citation_alone_is_still_shown_in_its_own_words(talk, text):
    ((reply, _),) = talk(text)
    assert reply.say == "Here is 12.06(1)(a) in its own words."


@pytest.mark.parametrize(
    "text",
    [
        "is it a violation of 12.06 to have no heat",
        "how long do I have to appeal a notice of violation of 12.08(2)?",
        "12.17 what is the fine for each day",
    ],
)
def test_a_question_of_its_own_is_answered_as_such(talk, text):
    ((reply, _),) = talk(text)
    assert not any(why.startswith("Who: ") for why in reply.why)


def test_two_citations_without_a_word_are_a_notice(talk):
    ((reply, _),) = talk("12.06(5) and 12.08(2)")
    assert parts(reply) == [("answer", "12.06(5)"), ("answer", "12.08(2)")]


def test_the_case_before_is_kept(talk):
    *_, (_, state) = talk("is a 3x3 window ok for my 10x14 bedroom", "violation of 12.08(1)(c)")
    assert state.earlier.calculator == "window"
