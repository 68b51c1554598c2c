"""Buildings of which anything at all was told."""

from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.calculators.window_facts import Window
from assistant.selfcheck.facts import load_facts
from assistant.selfcheck.model import Building, Room, Unit, fact_names

_AMOUNTS = st.fractions(-100, 3000, max_denominator=12).map(Amount.exactly) | st.builds(
    lambda low, more: Amount(low, None if more is None else low + more),
    st.fractions(0, 2000, max_denominator=4),
    st.none() | st.fractions(0, 100, max_denominator=4),
)
_AREAS = st.fractions(0, 40, max_denominator=4).map(Amount.exactly)
_SHARES = st.fractions(0, 1, max_denominator=4)
WINDOWS = st.lists(
    st.builds(
        Window,
        kind=st.sampled_from(["window", "skylight"]),
        area_sqft=st.none() | _AREAS,
        openable_sqft=st.none() | _AREAS,
        openable_share=st.none() | _SHARES,
        obstruction_ft=st.none() | _AREAS,
        obstruction_above_ceiling=st.none() | st.booleans(),
        faces_outdoors=st.none() | st.booleans(),
    ),
    max_size=3,
).map(tuple)
NAMES = st.text(max_size=8)


def _values(record):
    match record.kind:
        case "yesno":
            return st.booleans()
        case "condition":
            return st.lists(st.sampled_from([*record.words, "unsound"]), unique=True, max_size=2).map(tuple)
        case "choice":
            return st.sampled_from(record.words)
        case "windows":
            return WINDOWS
        case "share":
            return _SHARES
        case "text":
            return NAMES
        case "count":
            return st.integers(0, 6).map(Amount.exactly)
    return _AMOUNTS


def _told(place, **others):
    level, records = place.__name__.lower(), load_facts()
    facts = {name: st.none() | _values(records[f"{level}.{name}"]) for name in fact_names(place)}
    absent = st.frozensets(st.sampled_from(sorted(facts)), max_size=4)

    def built(values, gone, **rest):
        known = {name: None if name in gone else value for name, value in values.items()}
        return place(absent=gone, **known, **rest)

    return st.builds(built, st.fixed_dictionaries(facts), absent, name=NAMES, **others)


ROOMS = _told(Room)
UNITS = _told(Unit, rooms=st.lists(ROOMS, max_size=2).map(tuple))
BUILDINGS = _told(Building, units=st.lists(UNITS, max_size=3).map(tuple))
