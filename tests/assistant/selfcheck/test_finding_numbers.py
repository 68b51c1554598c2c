"""The number of a finding, by which it opens in the chat, and the facts that go with it."""

from json import loads

from tests.assistant.selfcheck.reporting import written


def lines(**how):
    told = (loads(line) for line in written("json", **how).splitlines())
    return [line for line in told if line["kind"] == "finding"]


def test_findings_are_numbered_in_their_order():
    assert [line["number"] for line in lines()] == list(range(1, len(lines()) + 1))


def test_what_is_left_out_changes_no_number():
    whole = {line["number"]: line["title"] for line in lines()}
    assert {line["number"]: line["title"] for line in lines(acted_on=True)}.items() < whole.items()


def test_every_form_gives_a_finding_the_same_number():
    assert next(line["number"] for line in lines() if line["duty"] == "window-area") == 64
    for form in ("text", "markdown", "html"):
        assert "No. 64. Window area" in written(form)
    row = next(row for row in written("csv").splitlines() if ",window-area," in row)
    assert row.endswith(",64")


def test_what_a_calculator_was_told_is_kept_exactly():
    found = next(line for line in lines() if line["duty"] == "hot-water")
    assert found["facts"] == {"water_f": {"low": "110/1", "high": "110/1", "above": False, "below": False}}
