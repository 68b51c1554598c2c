import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.search import search


def cites(law, words):
    return [hit.cite for hit in search(law, words)]


@pytest.mark.parametrize("words", ["rat proof", "rat-proof", "ratproof", "RAT PROOF", "is it rat proof?"])
def test_rat_proof_in_every_spelling_finds_extermination_first(law, words):
    assert cites(law, words)[0] == "12.09(1)(a)(2)"


@pytest.mark.parametrize("words", ["rodents", "rodent-proof", "rodentproof", "rodent proof"])
def test_rodents_find_what_must_be_rodent_proof(law, words):
    assert {"12.08(1)(a)", "12.08(1)(b)"} <= set(cites(law, words))


@pytest.mark.parametrize("words", ["stairs", "stair", "stairway", "stairways"])
def test_stairs_and_stairways_find_each_other(law, words):
    assert set(cites(law, words)) == {"12.03(12)", "12.06(4)", "12.08(1)(b)", "12.08(1)(c)"}


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("exterminator", "12.03(6)"),
        ("heater", "12.06"),
        ("heating facilities", "12.06(5)"),
        ("hot water", "12.05(2)(b)"),
        ("window screens", "12.06(2)(a)"),
        ("1,000 square feet", "12.07(1)(a)"),
        ("1000", "12.07(1)(a)"),
        ("water tight", "12.08(1)(a)"),
        ("sky light", "12.06(1)(a)"),
        ("majority vote", "12.11(2)(b)"),
        ("fines", "12.17"),
        ("rats", "12.09(1)(a)(2)"),
        ("demolish", "12.11(5)(a)"),
        ("occupancy by the owner", "12.09(1)"),
    ],
)
def test_the_first_provision_found(law, words, first):
    assert cites(law, words)[0] == first


def test_more_words_come_before_fewer(law):
    hits = search(law, "screens for a basement window")
    assert hits[0].cite == "12.06(2)(b)"
    assert hits[0].words == ("basement", "window", "screen")


def test_words_are_given_as_printed_and_in_order(law):
    (first, *_) = search(law, "stair rail")
    assert first.cite == "12.08(1)(c)"
    assert first.words == ("Stairs", "stair", "rail")


@pytest.mark.parametrize("words", ["", "   ", "the of and", "zebra", "?!"])
def test_nothing_is_found(law, words):
    assert search(law, words) == []


def test_short_words_do_not_run_into_others(law):
    assert "12.11(2)(a)" not in cites(law, "pet")
    assert cites(law, "catch") == ["12.03(19)"]
    assert cites(law, "cat") == []


def test_every_word_of_a_provision_finds_it(law):
    for provision in law.ordinance.provisions.values():
        rare = max(provision.text.split(), key=len)
        assert provision.cite in cites(law, rare), rare


@given(words=st.text())
def test_any_words_find_provisions_that_hold_them(law, words):
    for hit in search(law, words):
        assert hit.words
        assert all(word in law.ordinance.get(hit.cite).text for word in hit.words)
