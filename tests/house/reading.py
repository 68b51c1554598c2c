"""How hard a text is to read: the Flesch-Kincaid grade, by a small count of syllables."""

import re

TERM = "term"
"""Stands for a term of the chapter: one short word."""

_ENDS = re.compile(r"(?<=[.!?])[\"”)]*\s+")
_WORD = re.compile(r"[A-Za-z]+(?:'[A-Za-z]+)*|\$?\d[\d,.:/]*%?")
_VOWELS = re.compile(r"[aeiouy]+")
_SILENT = re.compile(
    r"(?:[^aeiouylr]|[aeiouy][lr])e$"  # home, rule; not title, acre
    r"|(?:[^aeiouytdl]|[aeiouyl]l)ed$"  # asked, sealed; not needed, settled
    r"|(?:[^aeiouyhsxzcgl]|[aeiouy]l)es$"  # homes, rules; not inches, titles
    r"|(?<![aeiouyl])e(?=(?:ly|ments?|ful|less|where|times?|things?|ones?|ty|ways?|lines?)$)"  # safely, somewhere
)
_APART = re.compile(r"[^cgst]i[ao](?!u?s)|eas?$|eo(?!p|u)|ua(?!r)|[aeouy]ing|ier$|reins|reoc|ism$|oever")


def sentences(text):
    """The sentences of a text."""
    return [one for one in _ENDS.split(text) if _WORD.search(one)]


def words(text):
    """The words of a text, numbers among them."""
    return _WORD.findall(text)


def syllables(word):
    """About how many syllables a word has; a number in figures counts as one, for it is taken in at a glance."""
    word = word.lower().removesuffix("'s")
    if not word[:1].isalpha():
        return 1
    return max(1, len(_VOWELS.findall(word)) + len(_APART.findall(word)) - len(_SILENT.findall(word)))


def grade(text):
    """The Flesch-Kincaid grade of a text: the years of school that it takes."""
    said = words(text)
    return 0.39 * len(said) / len(sentences(text)) + 11.8 * sum(map(syllables, said)) / len(said) - 15.59
