import json

import pytest

from assistant.tui.kiosk.pin import Lock, fits, set_pin


@pytest.fixture
def path(tmp_path):
    return tmp_path / "howard" / "kiosk.pin"


@pytest.mark.parametrize(
    ("pin", "fit"),
    [
        ("123", False),
        ("1234", True),
        ("123456789012", True),
        ("1234567890123", False),
        ("12a4", False),
        ("١٢٣٤", False),
    ],
)
def test_a_pin_has_4_to_12_digits(pin, fit):
    assert fits(pin) is fit


def test_the_file_holds_no_pin_and_is_its_owners_alone(path):
    set_pin("135792", path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert "135792" not in path.read_text()
    first = json.loads(path.read_text())
    set_pin("135792", path)
    assert json.loads(path.read_text())["salt"] != first["salt"]


def test_only_the_pin_opens(path, clock):
    set_pin("135792", path)
    assert not Lock(path, clock).opens("135791")
    clock.seconds += 10
    assert Lock(path, clock).opens("135792")


def test_without_a_pin_nothing_opens(path, clock):
    lock = Lock(path, clock)
    assert not lock.there
    assert not lock.opens("")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"salt": 5, "hash": 5}', '{"salt": "zz", "hash": "00"}', "\x00"])
def test_a_file_that_is_broken_opens_to_nobody(path, clock, text):
    path.parent.mkdir()
    path.write_text(text)
    assert not Lock(path, clock).opens("1234")


def test_each_wrong_try_doubles_the_wait_up_to_an_hour(path, clock):
    set_pin("135792", path)
    lock, waits = Lock(path, clock), []
    for _ in range(14):
        lock.opens("0000")
        waits.append(lock.wait_seconds)
        clock.seconds += lock.wait_seconds
    assert waits == [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600, 3600]


def test_while_there_is_a_wait_even_the_pin_does_not_open(path, clock):
    set_pin("135792", path)
    lock = Lock(path, clock)
    lock.opens("0000")
    assert not lock.opens("135792")
    clock.seconds += 2
    assert lock.opens("135792")


def test_the_wait_outlives_a_restart_and_a_clock_set_back(path, clock):
    set_pin("135792", path)
    lock = Lock(path, clock)
    for _ in range(5):
        lock.opens("0000")
        clock.seconds += lock.wait_seconds
    lock.opens("0000")
    assert Lock(path, clock).wait_seconds == 64
    clock.seconds -= 100_000
    assert Lock(path, clock).wait_seconds == 64


def test_the_pin_takes_the_wrong_tries_back(path, clock):
    set_pin("135792", path)
    lock = Lock(path, clock)
    lock.opens("0000")
    clock.seconds += 2
    lock.opens("135792")
    assert Lock(path, clock).wait_seconds == 0


@pytest.mark.parametrize("text", ["[", '{"wrong": "x", "last": null}', '{"wrong": 1e99}'])
def test_a_file_of_tries_that_is_broken_counts_as_none(path, clock, text):
    set_pin("135792", path)
    path.with_suffix(".tries").write_text(text)
    assert Lock(path, clock).wait_seconds == 0


def test_a_count_that_no_one_could_reach_waits_an_hour(path, clock):
    set_pin("135792", path)
    path.with_suffix(".tries").write_text('{"wrong": 9999999, "last": 1000}')
    assert Lock(path, clock).wait_seconds == 3600
