import pytest

from corpus.citation import find_citations


@pytest.mark.parametrize(
    ("cite", "words"),
    [
        ("12.02", "12.16 says that the greater requirement controls"),
        ("12.16", "the Uniform Dwelling Code wins"),
        ("12.02", "Nothing comes before"),
        ("12.07(1)(a)", "older buildings"),
        ("12.06(2)(a)", "12.06(1)(b)"),
        ("12.06(2)(b)", "stand twice"),
        ("12.06(4)", "five foot-candles"),
        ("12.08(1)(a)", "floors are not named"),
        ("12.03(6)", "making inaccessible"),
        ("12.06(5)", "water compartments"),
        ("12.11(3)(a)", "if no petition"),
        ("12.11(3)(a)(2)", "barred"),
        ("12.11(4)", "take effect"),
        ("12.15(1)(a)", 'The sense is "be"'),
        ("12.05(2)", "only through one's own bedroom"),
        ("12.08(3)", "names no section"),
        ("12.06(3)", "names no edition"),
        ("12.09(2)(a)", "is 12.09(1)"),
        ("12.10(1)", "the occupant or the person in charge"),
        ("12.11(5)(b)", 'defines no "dangerous dwelling"'),
        ("12.15(1)(a)", "three members vote; if not, four"),
        ("12.15(3)(b)", "needs all of them"),
        ("12.11(2)(b)", "from the hearing or from the decision"),
        ("12.11(2)(b)", "of whom the majority"),
        ("12.11(3)(a)(1)", "from what the 60 days are counted"),
        ("12.09(1)(a)(2)", "not who pays"),
        ("12.09(1)(a)(2)(a)", "a third item of the list in 12.09(1)(a)"),
        ("12.11(3)(a)(3)(a)", "a second paragraph of 12.11(3)"),
        ("12.11(1)(a)", "not to item (3)"),
        ("12.01", "the same thing"),
    ],
)
def test_a_defect_is_told_beside_its_provision(law, cite, words):
    assert any(words in note for note in law.ordinance.get(cite).notes)


def test_notes_cite_only_what_there_is(law):
    notes = [note for provision in law.ordinance.provisions.values() for note in provision.notes]
    cites = [str(citation) for note in notes for citation, _, _ in find_citations(note)]
    assert len(cites) == 18
    assert set(cites) <= law.ordinance.provisions.keys()


def test_no_blank_is_left_in_a_note(law):
    assert not any("{" in note for provision in law.ordinance.provisions.values() for note in provision.notes)


def test_most_provisions_need_no_note(law):
    assert law.ordinance.get("12.04").notes == ()
