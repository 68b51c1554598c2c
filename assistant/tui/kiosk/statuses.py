"""How the kiosk ends, as exit statuses."""

LEFT_BY_STAFF = 5
"""Staff left by the PIN; whatever starts the kiosk does not start it again."""

ENDED = 0
"""SIGTERM ended it."""

FAILED = 1
"""Anything else, after which the screen begins anew; of the whole kiosk, that its terminal is gone."""

WRONG_USE = 2
"""There is no terminal."""
