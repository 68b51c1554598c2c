import pytest

from corpus.absence import absence
from corpus.citation import parse_citation


@pytest.mark.parametrize(
    ("cite", "sentence", "near"),
    [
        ("12.13", "The chapter goes from 12.11 to 12.15; there is no section 12.13.", ("12.11", "12.15")),
        ("12.12", "The chapter goes from 12.11 to 12.15; there is no section 12.12.", ("12.11", "12.15")),
        ("12.14(2)", "The chapter goes from 12.11 to 12.15; there is no section 12.14.", ("12.11", "12.15")),
        ("12.00", "The chapter begins with 12.01; there is no section 12.00.", ("12.01",)),
        ("12.18", "The chapter ends with 12.17; there is no section 12.18.", ("12.17",)),
        ("13.01", "Howard knows chapter 12 only; it has no section 13.01.", ()),
        ("12.06(9)", "12.06 has no subsection (9); it ends with (5).", ("12.06",)),
        ("12.06(9)(a)", "12.06 has no subsection (9); it ends with (5).", ("12.06",)),
        ("12.06(1)(c)", "12.06(1) has no paragraph (c); it ends with (b).", ("12.06(1)",)),
        ("12.05(1)(a)(3)", "12.05(1)(a) has no item (3); it ends with (2).", ("12.05(1)(a)",)),
        ("12.09(1)(a)(2)(b)", "12.09(1)(a)(2) has no part (b); it ends with (a).", ("12.09(1)(a)(2)",)),
        ("12.06(0)", "12.06 has no subsection (0); it goes from (1) to (5).", ("12.06",)),
        ("12.06(a)", "12.06 has no subsection (a); it goes from (1) to (5).", ("12.06",)),
        ("12.07(1)(1)", "12.07(1) has no paragraph (1); it has only (a).", ("12.07(1)",)),
        ("12.04(1)", "12.04 is not divided further; there is no 12.04(1).", ("12.04",)),
    ],
)
def test_what_is_said_of_a_place_that_is_not_there(law, cite, sentence, near):
    missing = absence(law, parse_citation(cite))
    assert (missing.sentence, missing.near) == (sentence, near)


def test_a_place_that_is_there_is_not_missing(law):
    assert absence(law, parse_citation("12.06(5)")) is None


def test_it_is_said_in_spanish(law):
    missing = absence(law, parse_citation("12.13"), "es")
    assert missing.sentence == "El capítulo pasa de 12.11 a 12.15; no hay sección 12.13."


def test_another_language_is_answered_in_english(law):
    assert absence(law, parse_citation("12.13"), "fr").sentence.startswith("The chapter goes")
