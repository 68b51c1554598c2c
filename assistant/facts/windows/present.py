"""Which windows a sentence says are there, with their sizes or without."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.calculators.window_facts import Window
from assistant.facts.folding import folded
from assistant.facts.tokens import text_at
from assistant.facts.vocabulary import Sought, word_set
from assistant.facts.windows.groups import Group, count_of, kind_of
from assistant.facts.windows.nouns import Noun
from assistant.facts.windows.scene import Scene

Windows = list[tuple[Group, Window]]
"""Windows one by one, each with the group that it came from."""

_KINDS = (
    r"(?:(?:outside|outdoor|exterior|real|single|actual|other|kind of|proper|wall|side|regular|normal|whatsoever|"
    r"bedroom|more) ){0,3}"
)
_NONE = Sought(
    r"\b(?:no|zero|without (?:a|any)|without|w/o(?: an?| any)?|not (?:a|one|any)|\w*n'?t (?:have|got|has|"
    r"had|a|an|any|one)(?: an?| any| one| single)*|"
    r"sin|no (?:tiene|hay)(?: una| ninguna)?|"
    r"lacks?(?: an?| any)?|lacking(?: an?| any)?|ain'?t (?:got )?(?:an?|no|any)|neither(?: an?)?|0) "
    + _KINDS
    + r"(?:windows?|ventanas?|wndws?|windws?|pane of glass|glass in it|window\w* whatsoever)\b(?! (?:that |which |can |"
    r"could )?(?:opens?|opened|be opened|to open))"
    r"|\bwindow-?less\b|\bno (?:fan|vent|exhaust)\w*[,]? (?:(?:and|or|nor) )?(?:no )?windows?\b|"
    r"\bnever had an? windows?\b",
    "no|zero|without|w/o|n't|nt|lack|sin|0|less",
)
_BESIDES = Sought(r"\b(?:other|wall|side|regular|normal|more)\b")
_ASKS = Sought(
    r"\b(?:need|needs|required?|requires|must|should|have to|has to|supposed|how (?:big|large|many|much|"
    r"small)|what size|minimum|smallest|least)\b"
)
_ASSERTS = word_set("only my the our with has have had got his her sole this w")
_TOPICS = word_set("requirement requirements rule rules size sizes area law code math count fraction undersized")


def has_no_window(scene: Scene) -> bool:
    """Whether the sentence says that the room has no window at all; "no side windows" leaves room for others."""
    if any(noun.role == "skylight" for noun in scene.nouns):
        return False
    match = _NONE.search(folded(scene.text))
    return match is not None and not _BESIDES.search(match[0])


def unsized_windows(scene: Scene) -> Windows:
    """The windows that a sentence says are there without saying how large: "my only window", "two skylights"."""
    if _ASKS.search(folded(scene.text)):
        return []
    groups: list[Group] = []
    for noun in scene.nouns:
        kind = kind_of(scene.found, noun, noun.role, scene.nouns)
        if noun.is_window and kind not in {group.kind for group in groups} and _is_asserted(scene, noun):
            count = count_of(scene.found, noun, scene.nouns, scene.measures)
            groups.append(Group(count or 1, kind, None, noun.first, noun.after))
    only = bool(groups) and text_at(scene.found, groups[0].first - 1) == "only"
    return spread(groups[-1:] if only else groups)


def spoken_of(scene: Scene) -> Windows:
    """The window of which the sentence tells how it opens or what it faces: "kitchen window painted shut"."""
    nouns = [noun for noun in scene.nouns if noun.is_window]
    if not nouns or _ASKS.search(folded(scene.text)):
        return []
    noun = nouns[0]
    kind = kind_of(scene.found, noun, noun.role, scene.nouns)
    return spread([Group(1, kind, None, noun.first, noun.after)])


def _is_asserted(scene: Scene, noun: Noun) -> bool:
    """Whether the window is said to be there: it is counted, or somebody's, or the one that is spoken of."""
    if text_at(scene.found, noun.after) in _TOPICS or text_at(scene.found, noun.after - 1) in _TOPICS:
        return False
    before = {token.text for token in scene.found[max(0, noun.first - 3) : noun.first]}
    return count_of(scene.found, noun, scene.nouns, scene.measures) is not None or bool(before & _ASSERTS)


def spread(groups: Sequence[Group]) -> Windows:
    """Every window of the groups by itself."""
    return [(one, Window(one.kind, one.area)) for one in groups for _ in range(one.count)]
