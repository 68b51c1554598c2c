"""The phrases that tell what is done in a room that is let and what it shares."""

from __future__ import annotations

import re

from assistant.facts.phrases import any_of

_WORDS = {
    "hall": "halls?|hallways?|hallwy|stairs?|stairways?|stairwells?|staircase|entry(way)?|entrance|corridor|"
    "bath(room)?|"
    "toilet|foyer|front door",
    "kitchen": "kit?chens?|kitchenettes?|kit|kitch|galley",
    "bath": "bath*|toilets?|shower|w\\.?c\\.?|lav|lavatory",
    "own": "own|private|complete|full|normal|regular|separate|proper|working|whole|nice|new|real",
}
COOKING = any_of(
    "cook*",
    "stoves?",
    "hot-plates?",
    "microwaves?",
    "{kitchen}(?! sink)",
    "ovens?",
    "[two|one|2|single]-?burners?",
    "air-fryer",
    "ranges?",
    "mak(e|es|ing) [all|most] [of] (my|our|his|her|their) [own] (meals|food|dinner|supper|breakfast)",
    "toaster-ovens?", "crock-?pots?", "(full|complete|whole) (apt|apartment|flat)",
    **_WORDS,
)  # fmt: skip
NO_COOKING = any_of(
    "(no|not|without|can't|cannot|never|isn't|no way to|not allowed to|lacks?|won't) [_] [_] cook*",
    "(cooks?|kitchen) [is] (elsewhere|in another (house|building))",
    "kitchen-?less",
)
EATING = any_of("eat(s|ing)?", "din(e|es|ing)(?! hall)", "meals?", "[a|kitchen|dinner] table")
NO_EATING = any_of(
    "eats? [all] [their|his|her|my|our] [meals] (out|elsewhere|at (work|the _|school|college|church|my|their|a)|"
    "downstairs|somewhere else|in (restaurants|town|the (cafeteria|diner|main house)|diners))",
    "meals? (out|elsewhere)", "takes? (meals|(my|his|her|their) meals) (elsewhere|out)",
)  # fmt: skip
SLEEPING = any_of(
    "sle(ep|eps|eping|pt)", "beds?(?! ?bugs?)", "bedrooms?", "futon", "cot", "bunks?", "mattress", "brs?", "bdrms?"
)
LIVING = any_of(
    "liv(e|es|ed|ing)(?! (on their own|independently|separate|apart))", "tv", "television", "couch", "sofa", "chairs?",
    "desk", "study", "studies", "armchair", "lr", "(liv|sitting|family) (room|rm)",
    "sits?", "sitting", "hangs? out", "keeps? to (them|him|her)sel*", "studio",
)  # fmt: skip
SHARES = any_of(
    "shar(e|es|ed|ing) ... {hall}", "shar(e|es|ed|ing) {hall}", "{hall} ... (in common|shared|common)",
    "{hall} (in common|shared)",
    "common [_] {hall}", "off (one|the same|a common|a shared) {hall}",
    "{bath} [is|are] [just] (down|across|along|off|at the end of) (the|a) {hall}",
    "{hall} ... (everybody|everyone|all [of] [the] (tenants|roomers|lodgers|boarders)|the (others|other _)) [_] "
    "us(es|e|ed)",
    "{hall} us(ed|es) by (everybody|everyone|all|the others|the other)",
    **_WORDS,
)  # fmt: skip
OWN_HALL = any_of("(own|private|separate) [_] (entrance|entry|stairs?|stairway|door)")
OWN_KITCHEN = any_of(
    "{own} [_] {kitchen} [_] (and|&|plus|with) [its|their|his|her|my|a] [{own}] {bath}",
    "{own} [_] {kitchen}, [and] [its|their|his|her|my|an?] [{own}] {bath}",
    "own {bath} and {kitchen}", "normal kitchen and toilet",
    "{kitchen} and [a] {bath} (of (its|their|my|our) own|to (itself|ourselves|myself))",
    **_WORDS,
)  # fmt: skip
SHARED_KITCHEN = any_of(
    "(shar*|common|communal) [a|the|my|our|one] [one|back|single] ({kitchen}|{bath}|room|cooking)",
    "shar* ... (the|a|one|that) ({kitchen}|{bath})",
    "({kitchen}|{bath}) [is|are|and _] (in common|shared|(down|across|along) (the|a) hall(way)?)",
    "({kitchen}|{bath}) ... (everybody|everyone) us(es|e|ed)",
    "({kitchen}|{bath}) us(ed|es) by (everybody|everyone|all)",
    "cook(s|ing)? ... (shared|common|another|other) [_] (room|kitchen|unit)",
    "(no|without [a]|lacks? [a]) [_] ({kitchen}|{bath}|cooking)",
    "no ({kitchen}|{bath}) (use|of)", "kitchen privileges",
    "(no|not|doesn't have|don't have) [an?] own ({kitchen}|{bath})",
    "(doesn't|don't|no longer) have [an?] ({kitchen}|{bath}) of (my|his|her|their|its|our) own",
    "({kitchen}|{bath}) is not (mine|his|hers|theirs|private)",
    **_WORDS,
)  # fmt: skip
REFUSED = re.compile(
    r"^ ?[:=-]? ?(?:(?:is|are|was|'s|being) )?(?:strictly |absolutely )?(?:(?:not|n't|never) (?:allowed|"
    r"permitted|included|"
    r"ok|okay|possible|provided|there|an option)|forbidden|prohibited|banned|against the rules|off[- ]limits|"
    r"isn'?t (?:allowed|"
    r"permitted)|aren'?t (?:allowed|permitted)|(?:no|none|nope|never)(?= ?(?:[,.;!?]|and\b|stop\b|$)))"
)
"""What follows a thing that is forbidden or not there: "cooking is not allowed", "cooking: no"."""
