"""Whatever a dwelling is called and whatever is told of it: every form of its report is well formed."""

import csv
from io import StringIO
from json import loads

from hypothesis import HealthCheck, given, settings
from jsonschema import Draft202012Validator

from assistant.commands.check_schema import line_schema
from tests.assistant.selfcheck.anything import BUILDINGS
from tests.assistant.selfcheck.reporting import ran
from tests.assistant.selfcheck.test_reports import Page

SCHEMA = Draft202012Validator(line_schema())
anything = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@given(BUILDINGS)
@anything
def test_pages_nest_lines_are_of_the_schema_and_tables_hold_no_formula(building):
    (_, _, page, lines, table), _ = ran("text", "markdown", "html", "json", "csv", items=(building,))
    assert Page(page).open == []
    told = [loads(line) for line in lines.split("\n")[:-1]]
    for line in told:
        SCHEMA.validate(line)
    rows = list(csv.reader(StringIO(table.removeprefix("\ufeff"), newline="")))
    assert len(rows) == len(told)
    assert {len(row) for row in rows} == {20}
    assert [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@", "\t", "\r"))] == []
