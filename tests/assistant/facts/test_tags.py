from assistant.facts.phrases import any_of
from assistant.facts.tags import tag

CUES = {"served": any_of("served"), "filed": any_of("filed")}


def told(text, words):
    start = text.index(words)
    return tag(text, (start, start + len(words)), CUES)


def test_the_nearest_cue_tells():
    text = "served may 1, filed june 3"
    assert told(text, "may 1") == "served"
    assert told(text, "june 3") == "filed"


def test_a_cue_before_counts_for_more_than_one_after():
    assert told("served on may 1 filed later", "may 1") == "served"


def test_a_cue_after_counts_where_a_comma_parts_the_one_before():
    assert told("was served; on june 3 i filed", "june 3") == "filed"


def test_of_two_equally_near_the_longer_counts():
    cues = {"served": any_of("received"), "filed": any_of("petition received")}
    assert tag("petition received may 1", (18, 23), cues) == "filed"


def test_a_cue_far_away_does_not_count():
    assert told(f"served {'x' * 200} may 1", "may 1") is None


def test_another_date_between_sets_a_cue_apart():
    text = "filed may 1 june 3"
    assert tag(text, (12, 18), CUES) == "filed"
    far = f"filed {'x' * 75} may 1 june 3"
    place = (far.index("june"), len(far))
    assert tag(far, place, CUES) == "filed"
    assert tag(far, place, CUES, [(far.index("may"), far.index("may") + 5)]) is None
