from assistant.tui.recall import LIMIT, Recall


def recalling(*questions):
    recall = Recall()
    for question in questions:
        recall.add(question)
    return recall


def test_up_goes_back_and_down_returns_to_what_was_being_typed():
    recall = recalling("one", "two")
    assert [recall.step(-1, "dra"), recall.step(-1, "two"), recall.step(-1, "one")] == ["two", "one", None]
    assert [recall.step(1, "one"), recall.step(1, "two"), recall.step(1, "dra")] == ["two", "dra", None]


def test_nothing_asked_nothing_recalled():
    assert Recall().step(-1, "") is None
    assert Recall().step(1, "") is None


def test_the_same_question_twice_is_kept_once():
    recall = recalling("one", "one")
    assert [recall.step(-1, ""), recall.step(-1, "")] == ["one", None]


def test_only_so_many_are_kept():
    recall = recalling(*map(str, range(LIMIT + 5)))
    found = [recall.step(-1, "") for _ in range(LIMIT + 5)]
    assert found[LIMIT - 1] == "5"
    assert found[LIMIT:] == [None] * 5


def test_asking_goes_back_to_the_end():
    recall = recalling("one", "two")
    recall.step(-1, "")
    recall.step(-1, "")
    recall.add("three")
    assert recall.step(-1, "") == "three"


def test_going_on_without_questions_forgets_them():
    recall = recalling("one")
    recall.go_on(())
    assert recall.step(-1, "") is None
