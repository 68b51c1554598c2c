from datetime import date
from json import dumps

from assistant.conversation import START, respond
from assistant.engine import load_engine
from assistant.reply import to_json

CONVERSATION = ["is my bedroom window big enough", "10 by 14", "one window, 3 by 3 feet", "what if it is 3 by 5"]


def batch(howard, lines, *options):
    return howard("ask", "--json", "--batch", *options, given=b"".join(line + b"\n" for line in lines))


def test_replies_come_in_order_one_a_line(howard):
    questions = [b"no heat", b"what is the fine for each day", b"can my landlord raise the rent", b"12.13"]
    done = batch(howard, questions)
    assert (done.status, done.err) == (0, "")
    assert [reply["question"] for reply in done.replies] == [question.decode() for question in questions]
    assert [reply["kind"] for reply in done.replies][1:] == ["answer", "decline", "decline"]


def test_an_empty_and_an_unreadable_line_get_a_reply_too(howard):
    done = batch(howard, [b"", b"   ", b"\xff\xfe\x00\x80", b"no h\xffeat", b"\x1b[2J\x07", b"no heat"])
    assert done.status == 0
    assert len(done.replies) == 6
    assert [reply["kind"] for reply in done.replies][:3] == ["decline"] * 3
    assert done.replies[5]["citations"][0]["cite"] == "12.06(5)"


def test_a_line_of_a_megabyte_gets_one_reply_and_the_next_line_its_own(howard):
    done = batch(howard, [b"no heat " * 131_072, b"\xf0\x9f" * 524_288, b"no heat"])
    assert [reply["kind"] == "decline" for reply in done.replies] == [False, True, False]
    assert len(done.replies[0]["question"]) <= 2000


def test_a_last_line_without_an_end_is_a_line(howard):
    assert len(howard("ask", "--json", "--batch", given=b"no heat\nno heat").replies) == 2


def test_no_input_is_no_reply(howard):
    done = howard("ask", "--json", "--batch")
    assert (done.status, done.out, done.err) == (0, "", "")


def test_windows_line_ends_are_taken_off(howard):
    assert howard("ask", "--json", "--batch", given=b"no heat\r\n").replies[0]["question"] == "no heat"


def test_separate_lines_know_nothing_of_each_other(howard):
    replies = batch(howard, [line.encode() for line in CONVERSATION[:2]]).replies
    assert replies[0]["kind"] == "ask"
    assert replies[1]["calc"] is None


def test_the_lines_of_a_conversation_go_on_from_each_other(howard):
    replies = batch(howard, [line.encode() for line in CONVERSATION], "--conversation").replies
    assert [reply["kind"] for reply in replies] == ["ask", "ask", "calculate", "calculate"]
    assert replies[2]["calc"]["values"]["shortfall_sqft"] == 5
    assert replies[3]["calc"]["verdict"] == "meets"


def test_a_batch_answers_like_the_engine_itself(howard):
    engine, lines = load_engine(), ["no heat", "12.06(1)(a)", "is a 3x3 window ok for my 10x14 bedroom"]
    expected = [to_json(respond(line, START, engine, date(2026, 6, 15))[0]) for line in lines]
    done = batch(howard, [line.encode() for line in lines], "--today", "2026-06-15")
    assert done.replies == expected


def test_each_reply_is_there_before_the_next_line_is_sent(started):
    process = started("ask", "--json", "--batch")
    for question in ("no heat", "12.17"):
        process.stdin.write(question.encode() + b"\n")
        process.stdin.flush()
        assert dumps(question).encode() in process.stdout.readline()


def test_plain_batches_are_text(howard):
    done = howard("ask", "--batch", given=b"12.13\n12.13\n")
    sentence = "The chapter goes from 12.11 to 12.15; there is no section 12.13."
    assert [line == sentence for line in done.out.splitlines()].count(True) == 2
    assert "{" not in done.out
