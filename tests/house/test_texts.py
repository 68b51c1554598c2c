import re
import tomllib

import pytest

from tests.house.tree import ROOT, files, named

CHAPTER = "corpus/howard/chapter-12.txt"
SPLIT_NAMES = (
    *("/wo~rk/", "/tm~p/", "READ~ING.md", "INTER~FACE.md", "HOU~SE.md", "ARO~UND.md", "TERMI~NAL.md"),
    *("provis~ions.tsv", "phra~ses.jsonl", "dialo~gues.jsonl", "code~-guide", "content~-guide"),
    *("pypi~.org", "python~hosted", "npm~js", "proxy.go~lang", "index~-url", "artifact~ory"),
)
"""Each is split by a mark, so that this file does not hold it."""

FOREIGN = [name.replace("~", "") for name in SPLIT_NAMES]
FOREIGN_FOLDERS = re.compile("(?<![a-z/])share[d]/(ordinance|questions|tools|hooks)")

BRITISH = re.compile(
    r"\b("
    r"apologise|analyse|authorise|behaviour|cancelled|catalyse|centre|cheque|colour|defence|endeavour|favour|favourite|"
    r"fibre|grey|harbour|honour|kerb|labour|licence|litre|metre|metres|mould|mouldy|neighbour|neighbours|"
    r"neighbouring|organise|plough|practise|programme|realise|recognise|rumour|storey|storeys|theatre|travelled|tyre|vapour"
    r")\b",
    re.IGNORECASE,
)
SEEN = ("title", "say", "why", "owner", "resident", "unsettled", "first", "refer", "text", "heading")
SPOKEN = (
    *(ROOT / "assistant/words").rglob("*.toml"),
    *(ROOT / "assistant/tui/words").rglob("*.toml"),
    *(ROOT / "assistant/selfcheck/words").rglob("*.toml"),
    ROOT / "assistant/selfcheck/facts.toml",
    *(ROOT / "corpus/words").glob("en.toml"),
)


def texts():
    return [(named(path), path.read_bytes()) for path in files()]


@pytest.mark.parametrize("word", FOREIGN)
def test_no_file_names_the_place_where_it_was_written(word):
    assert [name for name, text in texts() if word.encode() in text] == []


def test_no_file_names_a_folder_outside_the_project():
    assert [name for name, text in texts() if FOREIGN_FOLDERS.search(text.decode())] == []


def test_every_file_is_utf_8_with_plain_line_ends():
    faults = []
    for name, text in texts():
        text.decode("utf-8")
        if b"\r" in text or text.startswith(b"\xef\xbb\xbf"):
            faults.append(name)
        if text and not text.endswith(b"\n") and name != CHAPTER:
            faults.append(f"{name}: ends within a line")
    assert faults == []


def test_no_line_ends_in_white_space():
    own = [(name, text) for name, text in texts() if name.endswith((".py", ".toml", ".md", ".tcss"))]
    assert own
    assert [name for name, text in own if re.search(rb"[ \t]$", text, re.M)] == []


def sentences(value):
    """Every text in a table that people read, whatever the depth."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from sentences(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from sentences(one)


def seen_by_people():
    for path in (ROOT / "intents/howard").rglob("*.toml"):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        yield path, " ".join(sentences([table.get(key, "") for key in SEEN]))
    for path in SPOKEN:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        yield path, " ".join(sentences({key: value for key, value in table.items() if key not in {"quotes", "cues"}}))
    notes = tomllib.loads((ROOT / "corpus/howard/notes.toml").read_text(encoding="utf-8"))
    yield ROOT / "corpus/howard/notes.toml", " ".join(sentences([note.get("text", "") for note in notes["note"]]))


def test_people_read_american_spelling():
    pages = list(seen_by_people())
    assert len(pages) > 400
    assert [f"{named(path)}: {found[0]}" for path, text in pages if (found := BRITISH.search(text))] == []
