"""How the kinds of text look, by the names of the theme's colors."""

PLAIN = "$ink"
STRONG = "bold $ink"
SOFT = "$soft"
ASIDE = "not bold $soft"
LINK = "$link"
HEAD = "bold $link"
ALARM = "bold $bad"
MARK = "$marked on $mark"
NUMBER = "bold $link"

TONES = {"good": "$good", "bad": "$bad", "open": "$open", "": "$link"}
"""A verdict's color by its tone."""

BADGES = {tone: f"bold $badge on {color}" for tone, color in TONES.items()}
