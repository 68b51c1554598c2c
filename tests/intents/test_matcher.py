"""The decision, on a catalogue of three small intents whose weights are written out here."""

from dataclasses import replace

import pytest

from intents.catalogue import Intent, load_catalogue
from intents.leanings import Leaning
from intents.matcher import CANDIDATES, load_matcher, match
from intents.phrasebook import Phrasebook
from intents.vocabulary import Run
from intents.weights import COVERED, FILE, load_weights

NOTHING = (None,) * 7
SIDES = {True: ("12.06(5)", "12.05"), False: ("rent",)}
MEASURES = replace(
    load_matcher().measures,
    **{"near_phrase": 0.5, "cited": 0.8, "chapter": 0.3, "familiar": 1.0, "border": 0.8, "emergency": 0.4},
    **{"subject_floor": -1.15, "lead": 0.03},
)
PHRASES = {
    "12.06(5)": "no heat\nhow warm",
    "no-heat": "no heat",
    "how-warm": "how warm",
    "12.05": "must have tub",
    "rent": "rent too high",
}
BASE = {COVERED: 0, "12.06(5)": -100, "12.05": -100, "rent": -100, "no-heat": 0, "how-warm": 0}
WORDS = {
    "w:heat": {COVERED: 100, "12.06(5)": 200, "rent": -100, "no-heat": 50},
    "w:warm": {COVERED: 100, "12.06(5)": 200, "how-warm": 50},
    "w:tub": {COVERED: 100, "12.05": 200},
    "w:rent": {COVERED: -100, "rent": 200},
    "w:radiator": {"12.06(5)": 100, "12.05": 101},
}


def intent(name, cite, kind="covered"):
    citations = ((cite, "words"),) if cite else ()
    return Intent(name, bool(cite), kind, name, "Yes.", *NOTHING, (), citations, (), (), (), ())


def weighed(folder):
    """The weights above, through a file like the learned one."""
    targets = list(BASE)
    lines = [f"#\t{place}\t{name}\t{base}" for place, (name, base) in enumerate(BASE.items())]
    for word, weights in WORDS.items():
        pairs = " ".join(f"{targets.index(target)}:{weight}" for target, weight in weights.items())
        lines.append(f"{word}\t100\t{pairs}")
    (folder / FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return load_weights.__wrapped__(folder)


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    intents = [intent("no-heat", "12.06(5)"), intent("how-warm", "12.06(5)"), intent("tub", "12.05")]
    intents.append(intent("rent", "", "subject"))
    runs = {"landlord": (Run((), "landlord"),)}
    lexicon = replace(load_catalogue().lexicon, filler=frozenset({"my", "is"}), runs=runs, known={})
    catalogue = replace(load_catalogue(), intents={one.id: one for one in intents}, lexicon=lexicon)
    weights = weighed(tmp_path_factory.mktemp("weights"))
    targets = {"12.06(5)": tuple(intents[:2]), "12.05": (intents[2],), "rent": (intents[3],)}
    return replace(
        load_matcher(),
        **{"catalogue": catalogue, "weights": weights, "phrasebook": Phrasebook(PHRASES, frozenset())},
        **{"measures": MEASURES, "leanings": (), "targets": targets, "sides": SIDES, "unlearned": {}},
    )


def decided(question, matcher):
    found = match(question, matcher)
    return found.decision, found.matches[0].intent.id


def test_one_intent_stands_alone_where_the_words_speak_for_it(small):
    assert decided("no heat", small) == ("one", "no-heat")


def test_among_the_intents_of_a_provision_the_words_decide(small):
    assert decided("how warm", small) == ("one", "how-warm")


def test_an_outside_subject_is_found_like_any_other(small):
    assert decided("rent too high", small) == ("one", "rent")


@pytest.mark.parametrize("question", ["purple elephants", "", "?!"])
def test_words_that_nothing_is_about_match_nothing(small, question):
    assert match(question, small).decision == "none"


def measured(small, **measures):
    return replace(small, measures=replace(MEASURES, **measures))


def test_two_provisions_too_close_to_call_are_both_offered(small):
    found = match("radiator", measured(small, near_phrase=0))
    assert found.decision == "several"
    assert {one.target for one in found.matches[:2]} == {"12.06(5)", "12.05"}


def test_a_lead_decides(small):
    assert match("radiator", measured(small, near_phrase=0, lead=0.005)).decision == "one"


def test_a_higher_border_declines_more(small):
    assert match("no heat", measured(small, border=9)).decision == "none"


def test_below_its_floor_an_outside_subject_is_not_named(small):
    assert decided("my landlord", measured(small, subject_floor=-9)) == ("one", "rent")
    assert match("my landlord", small).decision == "none"


def test_an_emergency_yields_to_a_provision(small):
    rent = replace(small.targets["rent"][0], kind="emergency")
    urgent = replace(small, targets={**small.targets, "rent": (rent,)})
    assert match("no heat", urgent).inside - match("no heat", small).inside == pytest.approx(MEASURES.emergency)


def test_a_provision_that_is_cited_gains(small):
    plain, cited = (match(question, small).matches for question in ("radiator", "radiator 12.05"))
    scores = [next(one.score for one in matches if one.target == "12.05") for matches in (plain, cited)]
    assert scores[1] - scores[0] > MEASURES.cited / 2


def test_a_leaning_gains(small):
    leaning = Leaning(("landlord",), (), "rent", 3.0)
    assert decided("my landlord", small)[0] == "none"
    assert decided("my landlord", replace(small, leanings=(leaning,))) == ("one", "rent")


def test_provisions_and_subjects_come_in_the_order_of_their_scores(small):
    matches = match("heat tub rent", small).matches
    for covered in (True, False):
        scores = [one.score for one in matches if one.intent.covered is covered]
        assert scores == sorted(scores, reverse=True)
    assert len(matches) <= 2 * CANDIDATES


def test_the_reading_and_the_features_come_along_for_whoever_asks_why(small):
    found = match("my landlord", small)
    assert found.reading.concepts == ("landlord",)
    assert found.features["w:landlord"] == (1,)


@pytest.mark.parametrize(
    ("question", "target"),
    [
        ("12.08(2) leaking pipe", "12.08(2)"),
        ("how big does a bedroom window have to be", "12.06(1)(a)"),
        ("what is the fine for each day", "12.17"),
        ("can my landlord raise the rent", "rent"),
    ],
)
def test_plain_questions_find_their_provision_in_the_whole_catalogue(question, target, matcher):
    assert match(question, matcher).matches[0].target == target


@pytest.mark.parametrize(
    "question", ["", "   ", "\x00", "?", "\U0001d525\U0001d522", "\u70ed\u6c34", "a" * 5000, "12.06(1)(a)" * 400]
)
def test_no_question_is_too_strange_to_be_matched(question, matcher):
    assert match(question, matcher).matches


def test_a_subject_that_is_not_learned_yet_is_found_by_its_phrases_alone(small):
    pets = intent("pets", "", "subject")
    book = Phrasebook({**PHRASES, "pets": "my dog barks"}, frozenset())
    targets, sides = {**small.targets, "pets": (pets,)}, {**SIDES, False: ("rent", "pets")}
    grown = replace(small, targets=targets, sides=sides, phrasebook=book, unlearned={"pets": -1.0})
    assert decided("my dog barks", grown) == ("one", "pets")
    assert decided("no heat", grown) == ("one", "no-heat")
