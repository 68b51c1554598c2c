import threading
import time
from datetime import date

from assistant.misses.book import counted
from assistant.misses.desk import recorder
from assistant.misses.recorder import WAITING_MOST, Recorder
from assistant.misses.watching import Miss

TODAY = date(2026, 6, 15)
PATIENCE_SECONDS = 10


def miss(question):
    return Miss(question, "not-covered", "pets", TODAY)


def asked(written):
    return [one.question for one in written]


def test_what_is_told_is_written_by_the_time_it_is_closed():
    written = []
    desk = Recorder(written.extend)
    for number in range(50):
        desk.tell(miss(str(number)))
    desk.close()
    assert asked(written) == [str(number) for number in range(50)]


def test_telling_waits_for_no_disk():
    disk, written = threading.Event(), []

    def write(misses):
        disk.wait(PATIENCE_SECONDS)
        written.extend(misses)

    desk = Recorder(write)
    before = time.monotonic()
    desk.tell(miss("dog"))
    desk.tell(miss("cat"))
    assert time.monotonic() - before < PATIENCE_SECONDS / 2
    assert written == []
    disk.set()
    desk.close(PATIENCE_SECONDS)
    assert asked(written) == ["dog", "cat"]


def test_closing_waits_no_longer_than_it_may():
    disk = threading.Event()
    desk = Recorder(lambda misses: disk.wait(PATIENCE_SECONDS))
    desk.tell(miss("dog"))
    before = time.monotonic()
    desk.close(0.05)
    assert time.monotonic() - before < PATIENCE_SECONDS / 2
    disk.set()


def test_what_could_not_be_written_is_written_with_the_next():
    failed, written = threading.Event(), []

    def write(misses):
        if not failed.is_set():
            failed.set()
            raise OSError("the folder is away")
        written.extend(misses)

    desk = Recorder(write)
    desk.tell(miss("dog"))
    assert failed.wait(PATIENCE_SECONDS)
    desk.tell(miss("cat"))
    desk.close(PATIENCE_SECONDS)
    assert asked(written) == ["dog", "cat"]


def test_what_could_not_be_written_is_tried_again_unasked(monkeypatch):
    monkeypatch.setattr("assistant.misses.recorder.AGAIN_SECONDS", 0.01)
    tries, done = [], threading.Event()

    def write(misses):
        tries.append(len(misses))
        if len(tries) < 3:
            raise OSError("the folder is away")
        done.set()

    Recorder(write).tell(miss("dog"))
    assert done.wait(PATIENCE_SECONDS)
    assert tries == [1, 1, 1]


def test_no_more_wait_than_may():
    held, given = threading.Event(), []

    def write(misses):
        held.wait(PATIENCE_SECONDS)
        given.append(asked(misses))
        raise OSError("the disk is full")

    desk = Recorder(write)
    for number in range(WAITING_MOST + 1):
        desk.tell(miss(str(number)))
    held.set()
    desk.close(PATIENCE_SECONDS)
    desk = given[-1]
    assert desk[-1] == str(WAITING_MOST)
    assert len(desk) <= WAITING_MOST + 1


def test_who_was_told_nothing_closes_at_once_and_has_no_thread():
    before = threading.active_count()
    Recorder(lambda misses: None).close()
    assert threading.active_count() == before


def test_a_desk_keeps_only_the_words_that_may_be_kept(tmp_path):
    file = tmp_path / "own" / "misses.sqlite"
    desk = recorder(file, own_folder=True)
    desk.tell(miss("Can Bob Smith of 12 Oak Street have a dog?"))
    desk.close(PATIENCE_SECONDS)
    assert [(row.words, row.count) for row in counted(file)] == [("dog", 1)]
    assert b"Smith" not in file.read_bytes()


def test_a_folder_that_was_set_is_never_made(tmp_path):
    file = tmp_path / "away" / "misses.sqlite"
    desk = recorder(file, own_folder=False)
    desk.tell(miss("can I have a dog"))
    desk.close(PATIENCE_SECONDS)
    assert not file.parent.exists()
