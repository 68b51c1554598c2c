import re

from assistant.settings.loading import keys
from assistant.settings.sample import sample
from tests.house.tree import ROOT


def test_the_sample_sets_nothing(loaded):
    found = loaded(sample())
    assert found.there
    assert {value.source for value in found.values.values()} == {"default"}


def test_with_the_marks_taken_away_the_sample_sets_everything(loaded):
    found = loaded(re.sub(r"^# (\w+ = )", r"\1", sample(), flags=re.MULTILINE))
    assert {key for key, value in found.values.items() if value.source == "file"} == set(keys())


def test_the_readme_shows_the_sample():
    shown = "".join(f"    {line}" if line.strip() else line for line in sample().splitlines(keepends=True))
    assert shown in (ROOT / "README.md").read_text(encoding="utf-8")
