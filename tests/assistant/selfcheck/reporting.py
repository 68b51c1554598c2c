"""A check of two buildings of which every form of the report is looked at."""

from io import StringIO

from assistant.selfcheck.accounts import Problem, Tally
from assistant.selfcheck.model import Building, Room, Unit
from assistant.selfcheck.report.counts import Counts
from assistant.selfcheck.report.naming import Naming
from assistant.selfcheck.report.outputs import output
from assistant.selfcheck.report.parts import Worst
from assistant.selfcheck.report.report import Report
from assistant.selfcheck.run import Run
from assistant.selfcheck.wording import load_wording
from corpus.law import load_law
from tests.assistant.selfcheck.dwellings import CHECK, TODAY, exactly, window

WORDING = load_wording()
BED = Room("Bedroom", use="sleeping", floor_sqft=exactly(140), windows=(window(9, openable_sqft=exactly(4)),))
BATH = Room("Bath", use="bathroom", ventilating_device=True, ventilation_works=False, windows=(), ceiling=())
FIRST = Unit("1", rooms=(BED, BATH), exit=("blocked",), water_f=exactly(110), bath_access="own-bedroom")
SECOND = Unit("2", kind="rooming-unit", heater_kind="gas-space-heater", heater_vented=False, infested=True)
ELM = Building(
    "<Elm> & 5 *x*",
    address="=HYPERLINK(1)",
    units=(FIRST, SECOND),
    units_total=exactly(3),
    roof=("leaks", "broken"),
    hall_foot_candles=exactly(3),
    shared_parts_clean=False,
    cleaning_agreement="operator",
)
OAK = Building("Oak 9", units=(Unit("", floor_sqft=exactly(1200)),), units_total=exactly(1), roof=())
PROBLEM = Problem("cell", "rents.csv", 7, "Water temperature", "hot", "Write degrees (64 F or 18 C).")
ROW = Problem("row", "rents.csv", 9, "", "Elm 5", "Keep the rows of a building together.")
TALLY = Tally("rents.csv", 9, 6, 1, 2, 1, 2, 3, 2)
ITEMS = (PROBLEM, ELM, ROW, OAK, TALLY)


def ran(*forms, items=ITEMS, full=20, earlier=None, acted_on=False, width=80):
    """The report in each form, as text, and the report itself."""
    report = Report(Counts(), (), 0, TODAY, load_law(), WORDING, Naming(WORDING))
    streams = [StringIO() for _ in forms]
    outputs = [output(form, stream, report, width, acted_on) for form, stream in zip(forms, streams, strict=True)]
    run = Run(CHECK, outputs, Counts(), Worst(full), earlier, lambda units: None)
    run.take(items)
    ended = run.end(report)
    return [stream.getvalue() for stream in streams], ended


def written(form, **how):
    """The report in one form."""
    return ran(form, **how)[0][0]
