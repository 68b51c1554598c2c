import pytest
from textual.geometry import Region

from assistant.tui.kiosk.acts import Act, Button
from assistant.tui.kiosk.tile import face, neighbor

GRID = [Region(column * 20, row * 5, 19, 5) for row in range(3) for column in range(4)]


@pytest.mark.parametrize(
    ("at", "way", "to"),
    [
        (None, "down", 0),
        (0, "right", 1),
        (3, "right", 3),
        (5, "up", 1),
        (5, "down", 9),
        (9, "down", 9),
        (6, "left", 5),
        (99, "left", 0),
    ],
)
def test_an_arrow_leads_to_the_box_that_lies_there(at, way, to):
    assert neighbor(GRID, at, way) == to


def test_without_boxes_an_arrow_leads_nowhere():
    assert neighbor([], None, "up") is None


def test_a_label_is_shown_as_it_is():
    assert face(Button("[b]No[/]", Act("ask"), "[/", 3)).plain == "3  [b]No[/]\n[/"
