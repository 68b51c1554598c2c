import pytest

from assistant.duties import cited, load_duties
from assistant.duty_faults import duty_faults
from assistant.phrases import FOLDER
from corpus.errors import NoSuchProvision
from corpus.law import load_law
from intents.catalogue import load_catalogue

LAW = load_law()
DUTIES = load_duties()


def test_every_provision_says_what_it_is_for():
    said = {cite: DUTIES.of(LAW, cite).say for cite in LAW.ordinance.provisions}
    assert len(said) == 105
    assert [cite for cite, say in said.items() if not say.endswith(".") or len(say.split()) < 4] == []
    assert said["12.03(17)(b)"] == 'It says what "Owner" means in this chapter.'


def test_the_file_speaks_of_nothing_else():
    cites, tables = set(LAW.ordinance.provisions), DUTIES.tables
    assert set(tables["say"]) - cites == set()
    assert set(tables["who"]) - cites == set()
    assert set(tables["who"].values()) | {"none"} <= set(tables["holders"])
    assert set(tables["kinds"]["duties"]) | set(tables["kinds"]["shifting"]) <= set(tables["holders"])


def test_no_blank_is_left_and_no_number_of_the_law_is_written():
    for cite in LAW.ordinance.provisions:
        duty = DUTIES.of(LAW, cite)
        assert "{" not in duty.say + duty.holder
    assert DUTIES.of(LAW, "12.07(1)(a)").say.startswith("Every dwelling unit needs at least 1,000 square feet")


@pytest.mark.parametrize(
    ("cite", "words"),
    [
        ("12.04", "both: whoever lives"),
        ("12.06(4)", "the owner, who must provide"),
        ("12.08(1)(c)", "the owner, who must provide"),
        ("12.08(2)", "The occupant keeps it clean"),
        ("12.09(1)(a)", "unless an operator or an occupant has taken it on by agreement"),
        ("12.09(1)(a)(1)", "unless an operator or an occupant has taken it on by agreement"),
        ("12.09(1)(a)(2)", "Where only one dwelling unit is infested it is that unit's occupant"),
        ("12.09(1)(a)(2)(a)", "the owner or owner-occupant"),
        ("12.09(2)(a)", "the occupant."),
        ("12.10(2)", "the occupant."),
        ("12.11(1)(a)(2)", "the Building Inspector."),
        ("12.11(2)(b)", "the Housing Appeals Board."),
        ("12.17", "any person who breaks a rule"),
        ("12.03(4)", "nobody by itself."),
    ],
)
def test_who_holds_a_duty(cite, words):
    assert words in DUTIES.of(LAW, cite).holder


@pytest.mark.parametrize(
    ("cite", "timed"),
    [("12.08(1)(c)", True), ("12.09(2)(a)", True), ("12.03(4)", False), ("12.15(2)", False), ("12.11(2)(a)", False)],
)
def test_a_clock_runs_for_owners_and_occupants_alone(cite, timed):
    assert DUTIES.of(LAW, cite).timed is timed


def test_a_provision_that_is_not_there_has_no_duty():
    with pytest.raises(NoSuchProvision):
        DUTIES.of(LAW, "12.13")


def test_the_citations_of_a_text_are_told_apart():
    found = cited("12.06 (5), \u00a712.09(1)(b), sec. 12.13 and 12.06(5) again", LAW, "en")
    assert found.cites == ("12.06(5)",)
    assert [sentence for sentence, _ in found.absent] == [
        "12.09(1) has no paragraph (b); it ends with (a).",
        "The chapter goes from 12.11 to 12.15; there is no section 12.13.",
    ]


# Proved by `howard verify`


@pytest.fixture
def broken(tmp_path):
    """The duties with one string, which must stand once, replaced; what `verify` says of them."""

    def told(old, new):
        text = (FOLDER / "en" / "duties.toml").read_text(encoding="utf-8")
        assert text.count(old) == 1
        (tmp_path / "en").mkdir()
        (tmp_path / "en" / "duties.toml").write_text(text.replace(old, new), encoding="utf-8")
        return [str(fault) for fault in duty_faults(LAW, load_catalogue().intents, tmp_path)]

    return told


def test_the_duties_stand():
    assert list(duty_faults(LAW, load_catalogue().intents)) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"12.16" = "none"', '"12.14" = "none"', "en/duties.toml: who.12.14: the chapter has no provision 12.14"),
        ('"12.16" = "none"', '"12.16" = "judge"', "en/duties.toml: holders: there is no holder 'judge'"),
        ('"fine-amount"', '"fine-print"', "en/duties.toml: next.intents: there is no intent 'fine-print'"),
        (
            "{floor_space_least}",
            "{floor_space}",
            "en/duties.toml: say.12.07(1)(a): no number of the law is called 'floor_space'",
        ),
    ],
)
def test_what_does_not_stand_is_named(broken, old, new, fault):
    assert broken(old, new) == [fault]


def test_a_file_that_is_no_toml_is_named(broken):
    assert broken("[text]", "[text")[0].startswith("duties.toml: ")
