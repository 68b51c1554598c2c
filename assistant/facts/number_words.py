"""The words that numbers are spelled with."""

from __future__ import annotations

from fractions import Fraction

SMALL = {
    word: value
    for value, words in enumerate((
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight eigth", "nine", "ten",
        "eleven elven", "twelve twelf tweleve", "thirteen", "fourteen forteen", "fifteen fiveteen fivteen",
        "sixteen", "seventeen", "eighteen eightteen", "nineteen ninteen",
    ))
    for word in words.split()
}  # fmt: skip
"""Zero to nineteen, as spelled and as misspelled."""

TENS = {
    word: 10 * value
    for value, words in enumerate((
        "twenty twentey", "thirty thirdy", "forty fourty", "fifty fivty", "sixty sixtey", "seventy", "eighty eightty",
        "ninety ninty",
    ), start=2)
    for word in words.split()
}  # fmt: skip

HUNDREDS = frozenset({"hundred", "hundered", "hunderd", "hundread"})
LARGE = {
    word: value
    for words, value in (
        ("thousand thousands thousnd thousend grand", 10**3),
        ("million millions milion millon mil", 10**6),
        ("billion billions bilion", 10**9),
    )
    for word in words.split()
}
"""Words that scale the number before them, apart from the hundreds."""
NEVER_ALONE = frozenset({"grand", "mil"})
"""Those of them that mean something else where no number stands before them."""

DOZENS = {
    ("half", "a", "dozen"): 6,
    ("half", "dozen"): 6,
    ("a", "dozen"): 12,
    ("one", "dozen"): 12,
    ("dozen",): 12,
    ("two", "dozen"): 24,
    ("a", "couple"): 2,
}
"""Numbers with names of their own."""

PARTS = {
    word: Fraction(1, value)
    for value, words in {
        2: "half halves",
        3: "third thirds",
        4: "quarter quarters fourth fourths",
        5: "fifth fifths",
        8: "eighth eighths",
        10: "tenth tenths",
        16: "sixteenth sixteenths",
    }.items()
    for word in words.split()
}
"""The words for one part of a whole."""

SIGNS = {
    "½": Fraction(1, 2), "⅓": Fraction(1, 3), "⅔": Fraction(2, 3), "¼": Fraction(1, 4), "¾": Fraction(3, 4),
    "⅛": Fraction(1, 8), "⅜": Fraction(3, 8), "⅝": Fraction(5, 8), "⅞": Fraction(7, 8), "⅕": Fraction(1, 5),
    "⅖": Fraction(2, 5), "⅗": Fraction(3, 5), "⅘": Fraction(4, 5), "⅙": Fraction(1, 6), "⅚": Fraction(5, 6),
}  # fmt: skip
"""Fractions that are one character."""

UNDER_LINE = frozenset({2, 3, 4, 8, 16, 32})
"""What may stand under the line of a written fraction; anything else (5/12) is taken for a date."""

ORDINAL_ENDS = frozenset({"st", "nd", "rd", "th"})

FIRST_WORDS = frozenset({*SMALL, *TENS, *HUNDREDS, *LARGE, "point", "dozen", "half", "quarter"})
"""Words that may begin a number, "a" apart."""

AFTER_ARTICLE = frozenset({*HUNDREDS, *LARGE, *PARTS, "dozen", "couple", "-"})
"""Words that make "a" before them begin a number."""
