"""Numbers that dictation wrote as another word: "for plex", "too units", "ate apartments", "one four it"."""

from __future__ import annotations

from assistant.facts.forms import Form

_DIGIT = {"won": 1, "too": 2, "to": 2, "for": 4, "fore": 4, "ate": 8}
_NOUNS = (
    r"(?:dwelling |rental |infested )?(?:units?|apartments?|apts?|flats?|families|households|tenants|renters|"
    r"violations?|"
    r"counts|days?|weeks?|members?|votes?|neighbors|neighbours)\b"
)
_PLACE = rf"(?:(?P<plex>for|fore|too?|ate)(?=[- ]?plex)|(?P<count>too|ate|won)(?= {_NOUNS})|"
_OF = r"(?P<part>too?|for|ate|won)(?= of (?:the|my|our|us|them|his|her|their)\b)|"
_KIND = r"(?P<kind>(?<=\ba )for(?=[- ](?:family|unit|flat|apartment)\b))|"
_OPENING = rf"(?P<opening>(?<=^)for(?= (?:board )?{_NOUNS}))|"
_FAVOR = r"(?P<favor>four)(?= (?:it|him|her|me|us|them|the (?:variance|motion|notice))\b))"
_HEARD = Form(rf"\b{_PLACE}{_OF}{_KIND}{_OPENING}{_FAVOR}", ("for", "to", "ate", "won", "four"))


def heard(plain: str) -> str:
    """Folded text with such words put right, so set that every other character keeps its place."""
    for match in _HEARD.matches(plain):
        word = match[0]
        meant = "for" if match["favor"] else str(_DIGIT[word])
        plain = plain[: match.start()] + meant.rjust(len(word)) + plain[match.end() :]
    return plain
