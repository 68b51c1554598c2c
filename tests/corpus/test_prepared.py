import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.prepared import cache_folder, data_files, data_names, prepared


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("HOWARD_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "data" / "numbers.toml"
    path.parent.mkdir()
    path.write_text("one")
    return path


@pytest.fixture
def build(source):
    calls = []

    def reading():
        calls.append(None)
        return {"text": source.read_text(), "calls": len(calls)}

    return reading


def kept(cache):
    return sorted(path.name for path in cache.iterdir())


def test_what_is_kept_is_not_built_again(cache, source, build):
    assert prepared("numbers", [source], build) == {"text": "one", "calls": 1}
    assert prepared("numbers", [source], build) == {"text": "one", "calls": 1}


def test_a_changed_source_is_read_again(cache, source, build):
    prepared("numbers", [source], build)
    source.write_text("three")
    assert prepared("numbers", [source], build) == {"text": "three", "calls": 2}


def test_a_source_of_the_same_size_is_read_again_when_its_time_differs(cache, source, build):
    prepared("numbers", [source], build)
    source.write_text("two")
    os.utime(source, ns=(1, 1))
    assert prepared("numbers", [source], build)["text"] == "two"


def test_one_more_source_is_a_change(cache, source, build):
    prepared("numbers", [source], build)
    other = source.with_name("words.toml")
    other.write_text("")
    assert prepared("numbers", [source, other], build)["calls"] == 2


def test_old_files_of_the_same_name_do_not_pile_up(cache, source, build):
    for text in ("one", "three", "seven"):
        source.write_text(text)
        prepared("numbers", [source], build)
    assert len(kept(cache)) == 1


def test_names_are_kept_apart(cache, source):
    assert prepared("a", [source], lambda: 1) == 1
    assert prepared("b", [source], lambda: 2) == 2
    assert len(kept(cache)) == 2


@pytest.mark.skipif(os.name == "nt", reason="modes are not kept there")
def test_only_the_user_may_read_what_is_kept(cache, source, build):
    prepared("numbers", [source], build)
    (file,) = cache.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700


@pytest.mark.skipif(os.name == "nt", reason="modes are not kept there")
def test_what_others_may_write_is_not_trusted(cache, source, build):
    prepared("numbers", [source], build)
    (file,) = cache.iterdir()
    file.chmod(0o666)
    assert prepared("numbers", [source], build)["calls"] == 2


@pytest.mark.parametrize("rubbish", [b"", b"\x00", b"not marshal", b"\xe9\x00\x00\x00\x00"])
def test_a_broken_file_is_made_anew(cache, source, build, rubbish):
    prepared("numbers", [source], build)
    (file,) = cache.iterdir()
    file.write_bytes(rubbish)
    assert prepared("numbers", [source], build)["calls"] == 2
    assert prepared("numbers", [source], build)["calls"] == 2


def test_where_nothing_can_be_written_it_is_built_in_memory(tmp_path, monkeypatch, source, build, capfd):
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    monkeypatch.setenv("HOWARD_CACHE", str(blocked))
    assert prepared("numbers", [source], build)["calls"] == 1
    assert prepared("numbers", [source], build)["calls"] == 2
    assert capfd.readouterr() == ("", "")


def test_what_cannot_be_kept_leaves_nothing_behind(cache, source):
    assert prepared("numbers", [source], lambda: object) is object
    assert kept(cache) == []


def test_a_missing_source_is_left_to_the_builder(cache, source):
    def build():
        raise KeyError("missing")

    with pytest.raises(KeyError, match="missing"):
        prepared("numbers", [source.with_name("none.toml")], build)


@pytest.mark.skipif(os.name == "nt", reason="another folder is the custom there")
def test_the_cache_follows_the_system(monkeypatch, tmp_path):
    monkeypatch.delenv("HOWARD_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == str(tmp_path / "howard")
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    assert cache_folder() == str(tmp_path / "me" / ".cache" / "howard")


def test_files_are_listed_through_all_folders_in_order(tmp_path):
    for name in ("b/x.toml", "a/deep/y.toml", "a.toml", "a/readme.txt", ".hidden/z.toml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    found = [path.relative_to(tmp_path).as_posix() for path in data_files(tmp_path, "*.toml")]
    assert found == ["a.toml", "a/deep/y.toml", "b/x.toml"]
    assert [Path(name) for name in data_names(tmp_path)] == data_files(tmp_path)


def test_a_missing_folder_holds_no_files(tmp_path):
    assert data_files(tmp_path / "none") == []


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner) | st.tuples(inner, inner),
)


@given(data=PLAIN)
def test_plain_data_comes_back_as_it_was(tmp_path_factory, data):
    source = tmp_path_factory.mktemp("plain") / "source.toml"
    source.write_text("")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOWARD_CACHE", str(source.parent))
        assert prepared("plain", [source], lambda: data) == data
        assert prepared("plain", [source], lambda: None) == data
