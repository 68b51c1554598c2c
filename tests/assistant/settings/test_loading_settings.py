import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from assistant.options import LANGUAGES
from assistant.phrases import load_phrases
from assistant.settings.faults import WrongSettings
from assistant.settings.forms import SettingsForm
from assistant.settings.loading import keys
from assistant.settings.office import Office
from tests.house.tree import ROOT

WHOLE = """
lang = "en"
theme = "contrast"
notes_folder = "notes"
misses_file = "/srv/town/misses.sqlite"
printer_command = "lp -d desk"
speech_program = "espeak-ng"

[office]
name = "Inspection Office"
telephone = "555-0100"
address = "Town Hall"
hours = "Tuesdays, 8 a.m. to noon"
saturday_open = true

[kiosk]
idle_seconds = 60
countdown_seconds = 15
"""


def test_without_a_file_every_setting_is_its_default(loaded, file):
    found = loaded()
    assert (found.path, found.there) == (file, False)
    assert {value.source for value in found.values.values()} == {"default"}
    settings = found.settings
    assert settings.office == Office("Building Inspector's office, Town of Howard")
    assert (settings.lang, settings.theme) == ("en", "auto")
    assert (settings.notes_folder, settings.printer_command, settings.speech_program) == (None, "", "")
    assert (settings.kiosk_idle_seconds, settings.kiosk_countdown_seconds) == (90, 20)
    assert settings.misses_file.name == "misses.sqlite"


def test_every_setting_can_come_from_the_file(loaded, file):
    found = loaded(WHOLE)
    assert {value.source for value in found.values.values()} == {"file"}
    settings = found.settings
    assert settings.office == Office("Inspection Office", "555-0100", "Town Hall", "Tuesdays, 8 a.m. to noon", True)
    assert settings.theme == "contrast"
    assert settings.notes_folder == file.parent / "notes"
    assert settings.misses_file == Path("/srv/town/misses.sqlite")
    assert (settings.printer_command, settings.speech_program) == ("lp -d desk", "espeak-ng")
    assert (settings.kiosk_idle_seconds, settings.kiosk_countdown_seconds) == (60, 15)


def test_a_changed_file_counts_at_the_next_start(loaded):
    assert loaded('theme = "dark"').settings.theme == "dark"
    assert loaded('theme = "contrast"').settings.theme == "contrast"
    assert loaded("").settings.theme == "auto"


def test_the_environment_goes_before_the_file(loaded):
    found = loaded('theme = "dark"\nlang = "en"', HOWARD_THEME="light", HOWARD_MISSES="off")
    assert found.settings.theme == "light"
    assert found.settings.misses_file is None
    assert (found.values["theme"].source, found.values["theme"].variable) == ("environment", "HOWARD_THEME")
    assert found.values["lang"].source == "file"


def test_an_empty_variable_and_an_empty_text_set_nothing(loaded):
    found = loaded('theme = "dark"\n[office]\nname = ""', HOWARD_THEME="")
    assert found.settings.theme == "dark"
    assert found.values["office.name"].source == "default"


def test_misses_that_are_off_are_counted_nowhere(loaded):
    assert loaded('misses_file = "off"').settings.misses_file is None


def test_text_is_one_line_without_control_characters(loaded):
    assert loaded('[office]\ntelephone = "555\\n\\u001b[31m-0100"').settings.office.telephone == "555 [31m-0100"


def test_a_file_from_a_windows_editor_is_read(loaded):
    assert loaded(b'\xef\xbb\xbftheme = "dark"\r\n').settings.theme == "dark"


@pytest.mark.parametrize(
    ("text", "key", "message"),
    [
        ('theme = "pink"', "theme", "must be one of: auto, light, dark, contrast"),
        ("theme = 3", "theme", "must be one of: auto, light, dark, contrast"),
        ('lang = "fr"', "lang", "must be one of: en"),
        ("notes_folder = 3", "notes_folder", "must be words in quotation marks"),
        ('teme = "dark"', "teme", "there is no such setting"),
        ("[office]\nfax = '1'", "office.fax", "there is no such setting"),
        ("office = 'x'", "office", "must be a table, such as [office]"),
        ('[office]\nsaturday_open = "yes"', "office.saturday_open", "must be true or false"),
        ("[office]\ntelephone = 5550100", "office.telephone", "must be words in quotation marks"),
        (f"[office]\nname = '{'x' * 201}'", "office.name", "may have 200 characters at most"),
        ("[kiosk]\nidle_seconds = 3", "kiosk.idle_seconds", "must be a whole number from 15 to 3600"),
        ("[kiosk]\nidle_seconds = 90.5", "kiosk.idle_seconds", "must be a whole number from 15 to 3600"),
        ("[kiosk]\ncountdown_seconds = 601", "kiosk.countdown_seconds", "must be a whole number from 5 to 600"),
        ("[kiosk]\nidle_seconds = 20", "kiosk.countdown_seconds", "must be less than idle_seconds"),
        (b"theme = '\xff'", "", "is not a file of text"),
        ("#" * 65537, "", "is larger than 65536 characters"),
    ],
)
def test_a_wrong_value_is_told_with_file_and_key(loaded, file, text, key, message):
    with pytest.raises(WrongSettings) as wrong:
        loaded(text)
    assert str(wrong.value) == (f"{file}: {key}: {message}" if key else f"{file}: {message}")


def test_what_is_no_toml_is_told_with_its_line(loaded, file):
    with pytest.raises(WrongSettings, match=r"config\.toml: .*line 2"):
        loaded("theme = 'dark'\nlang en")


def test_a_folder_is_no_file_of_settings(loaded, file):
    file.mkdir(parents=True)
    with pytest.raises(WrongSettings, match="is not a file of text"):
        loaded()


def test_a_wrong_variable_is_told_by_its_name(loaded):
    with pytest.raises(WrongSettings, match="HOWARD_THEME: must be one of: auto, light, dark, contrast"):
        loaded(HOWARD_THEME="pink")


def test_the_form_and_the_table_of_keys_agree():
    fields = SettingsForm.model_fields
    names = {key.partition(".")[0] for key in keys()}
    assert names == set(fields)
    for name in ("lang", "theme"):
        assert list(get_args(get_args(fields[name].annotation)[0])) == keys()[name]["choices"]
    assert keys()["lang"]["choices"] == list(LANGUAGES)
    assert set(load_phrases(name="settings").tables["about"]) == {"head", *keys()}
    for key in ("office.saturday_open", "kiosk.idle_seconds"):
        above, _, name = key.partition(".")
        assert name in fields[above].default.model_fields_set | set(type(fields[above].default).model_fields)


def test_a_start_with_settings_loads_no_validator(file):
    file.parent.mkdir()
    file.write_text(WHOLE)
    code = "import sys; from assistant.settings.loading import load_settings; load_settings(); print(*sys.modules)"
    environ = {**os.environ, "HOWARD_CONFIG": str(file)}

    def loaded_modules():
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environ, capture_output=True, text=True, check=True
        )
        return set(done.stdout.split())

    assert "pydantic" in loaded_modules()
    assert loaded_modules() & {"pydantic", "tomllib", "sqlite3"} == set()
