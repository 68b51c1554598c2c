import os

from assistant.papers import copying
from assistant.papers.copying import OSC52_LIMIT, copy

KEEP = "/bin/cat > kept"


def test_the_first_program_that_works_surely_copied(program, around, tmp_path):
    program("xclip", KEEP)
    program("wl-copy", "exit 1")
    copied = copy("Grüße", None, around)
    assert (copied.tried, copied.worked, copied.said) == (("wl-copy", "xclip"), "surely", "Copied with xclip.")
    assert (tmp_path / "kept").read_text("utf-8") == "Grüße"


def test_a_program_without_its_screen_is_not_tried(program, around):
    program("wl-copy", KEEP)
    del around["WAYLAND_DISPLAY"]
    assert copy("x", None, around).tried == ()


def test_windows_gets_its_own_encoding(program, around, tmp_path):
    program("clip.exe", KEEP)
    copy("aé", None, around)
    assert (tmp_path / "kept").read_bytes() == b"a\x00\xe9\x00"


def test_the_terminal_only_perhaps_copied(around):
    sent = []
    copied = copy("x", sent.append, around)
    assert (copied.tried, copied.worked, sent) == (("OSC 52",), "perhaps", ["x"])
    assert "Some terminals ignore that without a word" in copied.said


def test_what_a_terminal_would_drop_is_not_sent(around):
    sent = []
    assert copy("é" * (OSC52_LIMIT // 2 + 1), sent.append, around).worked == "no"
    assert copy("é" * (OSC52_LIMIT // 2), sent.append, around).worked == "perhaps"
    assert len(sent) == 1


def test_without_any_way_it_offers_the_file(around):
    copied = copy("x", None, around)
    assert (copied.tried, copied.worked) == ((), "no")
    assert copied.said == "It could not be copied: no clipboard program was found here. Save it as a file instead."


def test_what_failed_is_named(program, around):
    program("xclip", "exit 1")
    program("xsel", "exit 1")

    def broken(_):
        raise RuntimeError

    copied = copy("x", broken, around)
    assert copied.tried == ("xclip", "xsel", "OSC 52")
    assert copied.said == (
        "It could not be copied. Tried: xclip, xsel and the terminal's clipboard. Save it as a file instead."
    )


def test_a_program_that_hangs_is_given_up(program, around, monkeypatch):
    program("xclip", "exec /bin/sleep 60")
    monkeypatch.setattr(copying, "SECONDS", 0.2)
    assert copy("x", None, around).worked == "no"


def test_a_program_that_stays_behind_does_not_hold_it_up(program, around, tmp_path):
    """As xclip does: the copy of itself that it leaves keeps its output open."""
    program("xclip", "/bin/cat > kept\n/bin/sleep 30 &\necho $! > left")
    copied = copy("x", None, around)
    os.kill(int((tmp_path / "left").read_text()), 9)
    assert copied.worked == "surely"


def test_from_another_machine_both_are_done_and_neither_is_sure(program, around, tmp_path):
    program("xclip", KEEP)
    sent = []
    copied = copy("x", sent.append, {**around, "SSH_CONNECTION": "1 2 3 4"})
    assert (copied.tried, copied.worked, sent) == (("xclip", "OSC 52"), "perhaps", ["x"])
    assert copied.said.startswith("Copied with xclip and sent to the terminal.")
    assert copy("x", None, {**around, "SSH_TTY": "t"}).worked == "perhaps"
