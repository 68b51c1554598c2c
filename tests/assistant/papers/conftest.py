import os
from datetime import date
from fractions import Fraction

import pytest

from assistant.reply import Calculation, Line, Quote, Reply
from corpus.law import load_law

DAY = date(2026, 6, 15)

WINDOW = Reply(
    "is a 3x3 window ok",
    "calculate",
    "bedroom-window-area",
    0.9,
    "Bedroom windows",
    "No. It needs 14 sq ft.",
    why=("The rule is about bedrooms.",),
    owner="Make it larger.",
    resident="Tell the owner.",
    unsettled=("Glass or opening is not said.",),
    decides="The Building Inspector first.",
    citations=(Quote("12.06(1)(a)", "shall be 10 percent of the floor area of such room"),),
    calc=Calculation(
        "window",
        "violates",
        steps=(Line("The window: 9 sq ft.", "12.06(1)(a)", Fraction(9), Fraction(14), "sq ft", False),),
        assumed=("3 x 3 taken as feet",),
        mend=("One window of 3 ft by 5 ft would do.",),
        verdict_words="violates the chapter",
    ),
)
RENT = Reply("can rent go up", "decline", "rent", 1.0, "Rent", "Not covered.", refer="See your lease.", near=("12.11",))


def told(name, /, facts=None, also=(), **values):
    """A reply in which a calculator told these values."""
    calc = Calculation(name, None, facts or {}, values)
    return Reply("q", "calculate", name, 1.0, "T", "S.", calc=calc, also=also)


@pytest.fixture(scope="session")
def law():
    return load_law()


@pytest.fixture
def program(tmp_path):
    """program("lp", "cat > out"): a stand-in for a program of the system; the folder to find it in."""
    folder = tmp_path / "bin"
    folder.mkdir()

    def made(name, script):
        path = folder / name
        path.write_text(f"#!/bin/sh\ncd '{tmp_path}'\n{script}\n")
        path.chmod(0o755)
        return folder

    return made


@pytest.fixture
def around(tmp_path):
    """An environment in which the only programs are the stand-ins and those of the shell."""
    return {"PATH": f"{tmp_path / 'bin'}", "DISPLAY": ":9", "WAYLAND_DISPLAY": "w", "HOME": os.environ.get("HOME", "")}
