import subprocess
import sys

from tests.house.tree import ROOT, python

HEAVY = {"fpdf", "fontTools", "PIL", "icalendar", "segno", "textual", "pydantic"}


def test_the_libraries_of_the_papers_wait_until_they_are_needed():
    names = [name.removesuffix(".py").replace("/", ".") for name, _ in python("assistant/papers")]
    modules = sorted({name.removesuffix(".__init__") for name in names} - {"assistant.papers.sheet"})
    code = f"import sys, {', '.join(modules)}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert len(modules) >= 16
    assert set(done.stdout.split()) & HEAVY == set()
