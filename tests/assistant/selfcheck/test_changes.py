from dataclasses import replace

import pytest

from assistant.selfcheck.changes import NoEarlierCheck, earlier
from assistant.selfcheck.model import Building, Unit
from tests.assistant.selfcheck.reporting import ran, written

THEN = Building(
    "Elm 5", units=(Unit("1", exit=("blocked",), toilet=False), Unit("2", exit=("unsafe",))), roof=("leaks",)
)
NOW = replace(
    THEN,
    units=(Unit("1", exit=(), toilet=False), Unit("3", exit=("weak",))),
    roof=None,
)


@pytest.fixture
def before(tmp_path):
    path = tmp_path / "before.json"
    path.write_text(written("json", items=(THEN,)), encoding="utf-8")
    return path


def changed(path, *items):
    report = ran("json", items=items, earlier=earlier(path))[1]
    return dict(report.counts.changes), report


def test_what_was_mended_what_is_new_and_what_remains(before):
    changes, report = changed(before, NOW)
    assert changes == {"mended": 1, "new": 1, "remains": 1, "untold": 1}
    assert report.gone == (("Elm 5", "2", "", "exit"),)
    assert report.changed == (
        "Mended: 1. New: 1. Still there: 1. Violated then, cannot be told now: 1. No longer in the files: 1."
    )
    assert report.gone_lines == ("Elm 5, unit 2: Way out",)


def test_an_unchanged_dwelling_only_has_what_remains(before):
    assert changed(before, THEN)[0] == {"remains": 4}


def test_each_finding_carries_its_change(before):
    text = written("json", items=(NOW,), earlier=earlier(before))
    assert '"duty": "exit", "title": "Way out", "state": "meets"' in text
    assert '"unit": "1", "room": "", "change": "mended", "duty": "exit"' in text
    assert '{"kind": "gone", "building": "Elm 5", "unit": "2", "room": "", "duty": "exit"}' in text


def test_people_are_told_what_was_mended(before):
    text = written("text", items=(NOW,), earlier=earlier(before))
    assert "Mended: Way out" in text
    assert "[remains]" in text


def test_a_shorter_earlier_report_serves_as_well(tmp_path):
    path = tmp_path / "short.json"
    path.write_text(written("json", items=(THEN,), acted_on=True), encoding="utf-8")
    assert changed(path, NOW)[0] == {"mended": 1, "new": 1, "remains": 1, "untold": 1}


@pytest.mark.parametrize(
    "content", [b"", b"a,b\n1,2\n", b"[1]\n", b"\xff\xfe\x00", b'{"kind": "other"}\n', b"[" * 9999]
)
def test_what_is_no_report_is_told_in_one_sentence(tmp_path, content):
    path = tmp_path / "before.json"
    path.write_bytes(content)
    with pytest.raises(NoEarlierCheck, match=r"--format json"):
        earlier(path)


def test_a_report_that_is_not_there_is_told(tmp_path):
    with pytest.raises(NoEarlierCheck, match="cannot be read"):
        earlier(tmp_path / "none.json")
