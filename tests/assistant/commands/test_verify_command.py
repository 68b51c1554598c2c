import shutil

import pytest

from tests.house.tree import PACKAGES, ROOT

EDITS = {
    ("corpus/howard/chapter-12.txt", b"crockery or dust", b"crockery or dusk"): "chapter-12.txt: sha256: ",
    ("corpus/howard/parameters.toml", b"value = 120\n", b"value = 125\n"): "parameters.toml: hot_water_least.value: ",
    (
        "corpus/howard/parameters.toml",
        b'"not to exceed 60 days"',
        b'"not to exceed 90 days"',
    ): "parameters.toml: vacate_days.quote: ",
    (
        "intents/howard/12.06/bedroom-window-area.toml",
        b'cite = "12.06(1)(a)"',
        b'cite = "12.06(1)(c)"',
    ): "12.06/bedroom-window-area.toml: citations.0.quote: the chapter has no provision 12.06(1)(c)",
    (
        "intents/howard/12.06/window-obstruction.toml",
        b"such a window shall not be deemed",
        b"such a window shall not be held",
    ): "12.06/window-obstruction.toml: citations.0.quote: these words do not stand in 12.06(1)(a)",
    ("intents/howard/12.17/fine-amount.toml", b"title = ", b"titles = "): "12.17/fine-amount.toml: title",
    (
        "assistant/words/en/window.toml",
        b"[quotes]\n",
        b'[quotes]\n"12.06(1)(c)" = "no such words"\n',
    ): "window.toml: quotes.12.06(1)(c): ",
}


@pytest.fixture
def change(tmp_path):
    """A copy of the three packages; change(file, old, new) replaces a string of it that stands once."""
    for package in PACKAGES:
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))

    def replace(file, old, new):
        text = (tmp_path / file).read_bytes()
        assert text.count(old) == 1
        (tmp_path / file).write_bytes(text.replace(old, new))

    return replace


def test_everything_stands(howard):
    done = howard("verify")
    assert (done.status, done.err) == (0, "")
    assert done.out.count("\n") == 1


def test_every_changed_byte_quote_citation_and_number_is_named_by_file_and_key(howard, change, tmp_path):
    for edit in EDITS:
        change(*edit)
    done = howard("verify", root=tmp_path)
    assert (done.status, done.err) == (4, "")
    assert [fault for fault in EDITS.values() if f"\n{fault}" not in f"\n{done.out}"] == []


def test_once_an_amended_text_is_accepted_what_it_breaks_is_listed(howard, change, tmp_path):
    change("corpus/howard/chapter-12.txt", b"not more than $200", b"not more than $250")
    done = howard("verify", "--accept-text", root=tmp_path)
    assert done.status == 4
    assert "sha256: the text is not" not in done.out
    assert "\nparameters.toml: " in done.out
    assert "\n12.17/fine-amount.toml: citations." in done.out


def test_an_amendment_that_breaks_nothing_needs_only_to_be_accepted(howard, change, tmp_path):
    change("corpus/howard/chapter-12.txt", b"crockery or dust", b"crockery or dusk")
    assert howard("verify", root=tmp_path).status == 4
    assert howard("verify", "--accept-text", root=tmp_path).status == 0
    assert howard("verify", root=tmp_path).status == 0
