"""Writes the reports of `golden/` anew: `python -m tests.assistant.selfcheck.golden.make`. Look at the difference."""

from tests.assistant.selfcheck.test_reports import ENDINGS, GOLDEN, kept, written

for form, ending in ENDINGS.items():
    (GOLDEN / f"report.{ending}").write_text(kept(written(form)), encoding="utf-8")
