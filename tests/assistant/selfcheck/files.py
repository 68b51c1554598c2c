"""Files for the tests of readers, and what comes of them."""

from fractions import Fraction

from assistant.amount import Amount
from assistant.selfcheck.accounts import Problem, Tally
from assistant.selfcheck.files import read_dwellings
from assistant.selfcheck.model import Building


class Read:
    """What a file came to: its buildings, its problems and its tally."""

    def __init__(self, path):
        items = list(read_dwellings(path))
        self.buildings = [item for item in items if isinstance(item, Building)]
        self.problems = [item for item in items if isinstance(item, Problem)]
        self.tally = items[-1]
        assert isinstance(self.tally, Tally)
        assert sum(isinstance(item, Tally) for item in items) == 1
        assert self.tally.rows == self.tally.checked + self.tally.rejected + self.tally.blank

    @property
    def unit(self):
        return self.buildings[0].units[0]

    @property
    def room(self):
        return self.unit.rooms[0]

    @property
    def told(self):
        return [(one.kind, one.row, one.column, one.found) for one in self.problems]


def sqft(value):
    return Amount.exactly(Fraction(value))
