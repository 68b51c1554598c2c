"""A finding of a report opens a conversation: its reply, the state after it, and the questions that go on from it."""

import json
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.conversation import pick, respond
from assistant.selfcheck.duties.duty import load_duties
from assistant.selfcheck.opening import opened
from assistant.selfcheck.records import CannotOpen, NoSuchFinding, read_finding, split_number
from assistant.state import state_from_plain, state_to_plain
from tests.assistant.selfcheck.dwellings import TODAY
from tests.assistant.selfcheck.reporting import written

LINES = [json.loads(line) for line in written("json").splitlines()]
FINDINGS = [line for line in LINES if line["kind"] == "finding"]


def finding(duty, state="violates"):
    return next(line for line in FINDINGS if line["duty"] == duty and line["state"] == state)


@pytest.fixture
def begun(engine):
    """begun("roof", "why"): the replies to the finding of a duty and to each turn after it, and the last state."""

    def begin(duty, *turns, state="violates"):
        reply, after = opened(finding(duty, state), engine, TODAY)
        replies = [reply]
        for turn in turns:
            reply, after = respond(turn, after, engine, TODAY)
            replies.append(reply)
        return replies, after

    return begin


def test_a_window_that_is_too_small_opens_with_its_case(begun):
    (reply,), state = begun("window-area")
    assert reply.question == "Finding 64 of the self-check: <Elm> & 5 *x*, Bedroom, unit 1"
    assert reply.say == "A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9."
    assert (reply.kind, reply.calc.verdict, reply.citations[0].cite) == ("calculate", "violates", "12.06(1)(a)")
    assert reply.calc.mend == ("It needs 5 sq ft more. One window of 3 ft by 5 ft would do.",)
    assert state.case.calculator == "window"
    assert state.case.facts.floor_sqft == Amount.exactly(Fraction(140))
    assert state.cite == "12.06(1)(a)"


def test_a_what_if_goes_on_from_the_facts_of_the_finding(begun):
    replies, state = begun("window-area", "what if the window were 4x5 and half of it opens")
    assert replies[-1].calc.verdict == "meets"
    assert state.case.facts.floor_sqft == Amount.exactly(Fraction(140))


def test_a_correction_changes_one_fact_of_the_finding(begun):
    replies, _ = begun("window-area", "no, the room is 8 x 10 ft")
    assert replies[-1].calc.values["floor_sqft"] == 80


def test_a_reading_is_corrected_by_its_value(begun):
    replies, _ = begun("hot-water", "not 110 but 125")
    assert replies[-1].calc.verdict == "meets"


@pytest.mark.parametrize(
    ("turn", "said"),
    [
        ("why", "A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9."),
        ("Why?", "A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9."),
        ("what would make it pass", "It needs 5 sq ft more. One window of 3 ft by 5 ft would do."),
        ("how do i fix it?", "It needs 5 sq ft more. One window of 3 ft by 5 ft would do."),
        ("who pays", "The owner, unless an operator or an occupant has taken it on by agreement."),
        ("and who mends it?", "The owner, unless an operator or an occupant has taken it on by agreement."),
        ("whose job is it", "The owner, unless an operator or an occupant has taken it on by agreement."),
    ],
)
def test_a_short_question_is_about_the_finding(begun, turn, said):
    replies, state = begun("window-area", turn)
    assert replies[-1].say == said
    assert state.checked.number == 64


def test_after_a_what_if_what_would_do_is_told_of_the_new_case(begun):
    replies, _ = begun("window-area", "what if the window were 4x5 and half of it opens", "what would make it pass")
    assert replies[-1].calc.verdict == "meets"


def test_who_pays_cites_the_duty_and_says_that_cost_is_another_thing(begun):
    reply = begun("roof", "who pays")[0][-1]
    assert [one.cite for one in reply.citations] == ["12.09(1)(a)(2)(a)", "12.09(1)(a)"]
    assert reply.why == ("The chapter says who is responsible, not who pays in the end.",)


def test_what_is_shared_and_agreed_to_falls_to_who_agreed(begun):
    reply = begun("shared-clean", "who has to do it")[0][-1]
    assert (reply.say, reply.citations[0].cite) == ("The operator, by agreement.", "12.09(1)(a)")


def test_a_roof_opens_with_its_provision_and_no_case(begun):
    (reply, mend), state = begun("roof", "what needs to be done")
    assert (reply.kind, reply.intent, state.case) == ("answer", "roof-condition", None)
    assert reply.citations[0].cite == state.cite == "12.08(1)(a)"
    assert mend.say == "Repair the roof: it lets water in and it is broken or in bad repair."


def test_what_cannot_be_told_says_which_fact_is_missing(begun):
    replies, _ = begun("outer-walls", "what would make it pass", state="cannot-tell")
    assert replies[-1].say == "First it must be told: Outer walls"


def test_other_questions_are_answered_as_ever_and_the_finding_is_kept(begun, engine):
    replies, state = begun("roof", "what is the fine")
    assert replies[-1].intent == "fine-amount"
    assert state.checked.title == "Roof"
    _, after = pick("fine-amount", state, engine, TODAY)
    assert after.checked == state.checked


def test_start_over_forgets_the_finding(begun):
    assert begun("roof", "start over")[1].checked is None


def test_why_without_a_finding_is_what_it_was(talk):
    ((reply, state),) = talk("why")
    assert (reply.kind, state.checked) == ("decline", None)


@pytest.mark.parametrize("record", FINDINGS, ids=lambda record: str(record["number"]))
def test_every_finding_opens_with_what_the_report_says(record, engine):
    reply, state = opened(record, engine, TODAY)
    assert (reply.say, reply.title) == (record["text"], record["title"])
    assert (reply.citations[0].cite, reply.citations[0].quote) == (record["cite"], record["quote"])
    assert (state.case is None) is ("facts" not in record)
    assert state_from_plain(json.loads(json.dumps(state_to_plain(state)))) == state


def test_every_duty_has_an_intent_to_go_on_from(engine):
    base = finding("roof")
    for duty in load_duties().duties.values():
        record = {**base, "duty": duty.id, "title": duty.title, "cite": duty.cite, "quote": duty.quote}
        assert opened(record, engine, TODAY)[1].cite == duty.cite


@pytest.mark.parametrize(
    "spoilt",
    [
        {"duty": "no-such-duty"},
        {"state": "perhaps"},
        {"mends": "nobody"},
        {"calculator": "no-such"},
        {"facts": {"floor_sqft": 140}},
        {"facts": {"colour": "red"}},
        {"facts": {"room": "dungeon"}},
        {"facts": {"floor_sqft": {"low": "1e999999999", "high": None, "above": False, "below": False}}},
        {"facts": {"floor_sqft": {"low": "1/0", "high": None, "above": False, "below": False}}},
        {"working": 7},
    ],
)
def test_a_line_that_was_changed_is_refused(spoilt, engine):
    with pytest.raises(CannotOpen):
        opened({**finding("window-area"), **spoilt}, engine, TODAY)


def test_words_that_the_chapter_does_not_hold_are_not_quoted(engine):
    reply, _ = opened({**finding("roof"), "quote": "every roof shall be golden"}, engine, TODAY)
    assert reply.citations[0].quote == load_duties().duties["roof"].quote


@pytest.fixture
def report(tmp_path):
    path = tmp_path / "report.json"
    path.write_text(written("json"), encoding="utf-8")
    return path


def test_without_a_number_it_is_the_first_violation(report):
    assert read_finding(report, None)["duty"] == "roof"
    assert read_finding(report, 64)["duty"] == "window-area"


def test_a_report_without_numbers_is_counted(tmp_path):
    path = tmp_path / "old.json"
    path.write_text("".join(json.dumps({**one, "number": 0}) + "\n" for one in FINDINGS), encoding="utf-8")
    assert read_finding(path, 64)["duty"] == "window-area"


def test_a_number_that_is_not_there_is_none(report):
    with pytest.raises(NoSuchFinding):
        read_finding(report, 100_000)


@pytest.mark.parametrize(
    ("text", "path", "number"),
    [("a.json", "a.json", None), ("a.json:12", "a.json", 12), ("C:\\a.json", "C:\\a.json", None), ("a:b", "a:b", None)],
)
def test_a_file_and_a_number(text, path, number):
    found, told = split_number(text)
    assert (str(found), told) == (path, number)
