from assistant.tui.kiosk.idle import Idle


def test_the_countdown_begins_after_90_seconds_and_ends_after_20_more():
    idle = Idle(90, 20)
    idle.touch(1000)
    assert [idle.left(1000 + waited) for waited in (0, 89.9, 90, 100.5, 109.9, 110, 500)] == [
        None,
        None,
        20,
        10,
        1,
        0,
        0,
    ]


def test_a_touch_stops_it():
    idle = Idle(90, 20)
    idle.touch(1000)
    assert idle.left(1095) == 15
    idle.touch(1095)
    assert idle.left(1180) is None
