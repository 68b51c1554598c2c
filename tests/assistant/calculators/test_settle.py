from hypothesis import given
from hypothesis import strategies as st

from assistant.calculators.settle import settle, told

NAMES = ["a", "b", "c"]


def test_all_known_facts_settle_it():
    assert settle(lambda facts: "yes" if facts["a"] else "no", {"a": True}) == ("yes", ())


def test_a_fact_that_cannot_change_it_is_not_missing():
    either = {"a": True, "b": None}
    assert settle(lambda facts: "yes" if facts["a"] or facts["b"] else "no", either) == ("yes", ())


def test_only_facts_that_can_change_it_are_missing_in_their_order():
    facts = {"a": None, "b": None, "c": None}
    assert settle(lambda known: "yes" if known["a"] or known["c"] else "no", facts) == (None, ("a", "c"))


def test_no_verdict_at_all_is_told_apart_from_an_open_one():
    assert settle(lambda facts: None, {"a": None}) == (None, ())


@given(
    st.lists(st.sampled_from(["yes", "no"]), min_size=8, max_size=8),
    st.fixed_dictionaries({name: st.sampled_from([True, False, None]) for name in NAMES}),
)
def test_a_settled_verdict_is_that_of_every_way_the_facts_may_turn_out(table, facts):
    def rule(known):
        return table[4 * known["a"] + 2 * known["b"] + known["c"]]

    verdict, missing = settle(rule, facts)
    possible = {
        rule({"a": a, "b": b, "c": c})
        for a in ([True, False] if facts["a"] is None else [facts["a"]])
        for b in ([True, False] if facts["b"] is None else [facts["b"]])
        for c in ([True, False] if facts["c"] is None else [facts["c"]])
    }
    assert (possible == {verdict}) if verdict else (len(possible) > 1 and missing)


def test_each_known_fact_has_a_line_and_an_unknown_one_none():
    lines = told([(True, "steps.a", "steps.b"), (False, "steps.c", "steps.d"), (None, "steps.e", "steps.f")], "12.17")
    assert [(step.said.key, step.holds, step.cite) for step in lines] == [
        ("steps.a", True, "12.17"),
        ("steps.d", False, "12.17"),
    ]
