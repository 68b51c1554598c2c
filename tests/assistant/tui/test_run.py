from datetime import date

from assistant.settings.loading import load_settings
from assistant.tui.run import open_talk


def test_the_conversation_of_the_screen_tells_its_misses_and_knows_the_office(tmp_path):
    file = tmp_path / "config.toml"
    file.write_text('[office]\ntelephone = "555-0100"\n')
    told = []
    talk = open_talk(load_settings({"HOWARD_CONFIG": str(file)}).settings, told.append)
    assert "555-0100" in talk.ask("who do I call", date(2026, 6, 15)).refer
    talk.ask("can I have a dog", date(2026, 6, 15))
    assert [miss.question for miss in told] == ["can I have a dog"]


def test_a_conversation_that_nobody_watches_tells_nothing():
    talk = open_talk(load_settings().settings)
    assert talk.ask("can I have a dog", date(2026, 6, 15)).refer == "Look in your lease."
