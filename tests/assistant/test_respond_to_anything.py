"""Whatever is typed, in whatever state: no error, a valid reply, and nothing quoted that the chapter does not say."""

import json
from datetime import date

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from assistant.conversation import START, respond
from assistant.engine import load_engine
from assistant.plain import plain_reply
from assistant.reply import to_json
from assistant.state import state_from_plain, state_to_plain
from intents.wording import QUESTION_LIMIT

TODAY = date(2026, 6, 15)
KINDS = {"answer", "calculate", "ask", "choose", "decline"}
WORD_LIST = (
    "my landlord window bedroom 10x14 3 by 5 feet 12.06(1)(a) 12.13 skylight half opens roaches two units only "
    "mine heat 64 degrees -20 F outside hot water 110 C notice served May 12 mailed yesterday last Tuesday Feb "
    "30 appeal petition hearing $200 fine each day 3 violations board voted 3 to 1 variance basement 8 ft high "
    "4 below grade garbage four apartments inspector came at 9 pm no warrant I don't know yes no what if sorry "
    "and but not about between 1/2 three foot six 100000 0 -5 who pays rent deposit gas smell start over 12.06 "
    "12.09 square meters % ' \" ( ) ; ,"
)
WORDS = WORD_LIST.split()
TURNS = st.one_of(
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=14).map(" ".join),
    st.text(max_size=120),
    st.text(alphabet="0123456789.,/'\"x-() ftinCF$%½°", max_size=40),
    st.lists(st.one_of(st.sampled_from(WORDS), st.text(max_size=6)), max_size=12).map(" ".join),
)


def check(reply, engine):
    ordinance = engine.law.ordinance
    assert reply.kind in KINDS
    assert 0 <= reply.confidence <= 1
    assert reply.text.strip()
    assert "{" not in reply.say
    assert bool(reply.citations) is (reply.kind not in {"decline", "choose"})
    for quote in reply.citations:
        assert ordinance.holds(quote.cite, quote.quote), quote
    assert all(cite in ordinance.provisions for cite in reply.near)
    for option in (*reply.options, *reply.next):
        assert option.intent in engine.matcher.catalogue.intents
    assert reply.intent is None or reply.intent in engine.matcher.catalogue.intents
    assert (reply.kind == "choose") is (len(reply.options) in {2, 3})
    assert (reply.calc is not None) is (reply.kind in {"calculate", "ask"})
    assert reply.asks is None or reply.kind == "ask"
    assert json.loads(json.dumps(to_json(reply))) == to_json(reply)
    for other in reply.also:
        check(other, engine)


@settings(max_examples=200, deadline=None)
@given(st.lists(TURNS, min_size=1, max_size=5))
def test_every_turn_gets_a_valid_reply_and_a_state_that_can_be_kept(turns):
    engine, state = load_engine(), START
    for turn in turns:
        reply, state = respond(turn, state, engine, TODAY)
        check(reply, engine)
        assert len(reply.question) <= QUESTION_LIMIT
        assert state_from_plain(json.loads(json.dumps(state_to_plain(state)))) == state


@settings(max_examples=100, deadline=None)
@given(TURNS, st.dates(date(1, 1, 1), date(9999, 12, 31)))
def test_any_day_may_be_today(turn, today):
    reply, _ = respond(turn, START, load_engine(), today)
    check(reply, load_engine())


@settings(max_examples=60, deadline=None)
@given(TURNS, st.integers(20, 200))
@example("no hot water and no heat", 40)
def test_every_reply_is_text_that_controls_no_screen_and_keeps_its_width(turn, width):
    engine = load_engine()
    reply, _ = respond(turn, START, engine, TODAY)
    text = plain_reply(reply, engine, width)
    assert not [letter for letter in text if letter != "\n" and not letter.isprintable()]
    assert all(len(line) <= width or " " not in line.strip() for line in text.splitlines())


@pytest.mark.parametrize(
    "question",
    [
        "no heat " * 20_000,
        "(" * 5000,
        "9" * 5000 + " by " + "9" * 5000,
        "1/0 by 0/0 window",
        "window 1e400 by 1e-400",
        "12.06" + "(1)" * 500,
        "served on " + "May " * 700,
        "\ud800 broken",
        "\u202e\u2066 12.06(1)(a) \u0000",
        "[@click=app.quit]x[/] [/] [bold",
        "%s %d {0} {name} {} $x `rm`",
        "<script>alert(1)</script>",
    ],
)
def test_hostile_text_is_answered_like_any_other(question, engine):
    reply, _ = respond(question, START, engine, TODAY)
    check(reply, engine)
