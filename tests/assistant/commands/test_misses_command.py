from datetime import date

import pytest

from assistant.misses.book import Entry, add

TODAY = ("--today", "2026-06-15")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "misses.sqlite"


@pytest.fixture
def misses(howard, file):
    def run(*options, **environ):
        return howard("misses", *TODAY, *options, **{"HOWARD_MISSES": str(file), **environ})

    return run


@pytest.fixture
def filled(file):
    add(file, [Entry("raise rent", "not-covered", "rent", date(2026, 6, day)) for day in (1, 9, 15)])
    add(file, [Entry("what window", "corrected", "window-obstruction", date(2026, 6, 14))])
    add(file, [Entry("", "not-understood", "", date(2026, 5, 1))])
    return file


def test_the_chat_counts_and_the_list_tells(howard, misses, file):
    lines = b"can my landlord Bob Smith raise the rent\ncan the landlord raise the rent by 50 dollars\nno heat\nquit\n"
    done = howard("chat", *TODAY, given=lines, HOWARD_MISSES=str(file))
    assert (done.status, done.err) == (0, "")
    (first, *_) = misses("--json").json["misses"]
    assert (first["words"], first["made"], first["intent"]) == ("landlord raise rent", "not-covered", "rent")
    assert (first["first"], first["last"]) == ("2026-06-15", "2026-06-15")
    assert b"Smith" not in file.read_bytes()


def test_the_most_frequent_comes_first_with_what_howard_made_of_it(misses, filled):
    done = misses()
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines() == [
        "What people asked that was not answered, the most frequent first:",
        "  3  raise rent  [not in the chapter: Rent increases and how much rent may be;",
        "     2026-06-01 to 2026-06-15]",
        "  1  what window  [read wrongly as: When a wall too close cancels a bedroom",
        "     window; 2026-06-14]",
        "  1  (no words that may be kept)  [not understood; 2026-05-01]",
    ]


def test_the_list_as_json(misses, filled):
    told = misses("--json").json
    assert (told["file"], told["fault"]) == (str(filled), None)
    assert told["misses"][0] == {
        "count": 3,
        "words": "raise rent",
        "made": "not-covered",
        "intent": "rent",
        "title": "Rent increases and how much rent may be",
        "first": "2026-06-01",
        "last": "2026-06-15",
    }
    assert told["misses"][2]["intent"] is None


@pytest.mark.parametrize(("days", "counts"), [("1", [1]), ("2", [1, 1]), ("7", [2, 1]), ("36500", [3, 1, 1])])
def test_only_the_last_days_are_listed(misses, filled, days, counts):
    assert [row["count"] for row in misses("--json", "--days", days).json["misses"]] == counts


def test_clearing_forgets_all(misses, filled):
    assert misses("--clear").out == "All misses are cleared. There were 5.\n"
    assert misses("--json").json["misses"] == []
    assert misses("--clear", "--json").json == {"file": str(filled), "cleared": 0}


def test_without_a_file_there_is_nothing_yet(misses, file):
    assert "Nothing yet." in misses().out
    assert not file.exists()


def test_misses_that_are_off_are_told_so(misses):
    assert misses(HOWARD_MISSES="off").out == "Misses are not counted. The setting misses_file is off.\n"
    assert misses("--json", HOWARD_MISSES="off").json == {"file": None, "misses": []}


@pytest.mark.parametrize("days", ["0", "-1", "x", "36501", "1.5", "9" * 5000])
def test_days_that_cannot_be_are_wrong_use(misses, days):
    done = misses(f"--days={days}")
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert "--days" in done.err


def test_clearing_some_days_is_wrong_use(misses, filled):
    assert misses("--clear", "--days", "3").status == 2
    assert len(misses("--json").json["misses"]) == 3


def test_a_file_that_is_none_of_ours_is_status_2_and_named(misses, file):
    file.write_text("notes of my own\n" * 200)
    done = misses()
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert str(file) in done.err


def test_a_file_that_cannot_be_used_harms_no_answer(howard, file):
    file.write_text("notes of my own\n" * 200)
    done = howard("chat", given=b"can I have a dog\n", HOWARD_MISSES=str(file))
    assert (done.status, done.err) == (0, "")
    assert "Look in your lease." in done.out
    assert file.read_text().startswith("notes of my own\n")


def test_one_question_from_the_shell_is_not_counted(howard, file):
    howard("ask", "can I have a dog", HOWARD_MISSES=str(file))
    howard("ask", "--batch", "--conversation", given=b"can I have a dog\n", HOWARD_MISSES=str(file))
    assert not file.exists()
