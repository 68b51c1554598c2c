import pytest

from assistant.unfinished import completed, provisions_begun


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("my bathro", "my bathroom"),
        ("bedro", "bedroom"),
        ("dog lic", "dog license"),
        ("pet", "pet"),
        ("window", "window"),
        ("is it ok", "is it ok"),
        ("zzzq", "zzzq"),
        ("", ""),
    ],
)
def test_the_last_word_is_completed_where_nobody_knows_it(engine, typed, read):
    assert completed(typed, engine.matcher) == read


@pytest.mark.parametrize(
    ("typed", "first", "count"),
    [("12.0", "12.01", 72), ("12.17", "12.17", 1), ("§ 12.06(1)", "12.06(1)", 3), ("12. 06 (1) (a)", "12.06(1)(a)", 1)],
)
def test_provisions_by_the_beginning_of_a_citation(engine, typed, first, count):
    begun = provisions_begun(typed, engine.law.ordinance)
    assert (begun[0].cite, len(begun)) == (first, count)


@pytest.mark.parametrize("typed", ["12", "1", "12.06 windows", "12.99", "12 by 14", "12.5 feet", "the 12.06", ""])
def test_other_texts_begin_none(engine, typed):
    assert provisions_begun(typed, engine.law.ordinance) == ()
