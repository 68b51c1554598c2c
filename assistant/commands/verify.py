"""`howard verify`: proves that every quotation, citation and number still stands in the text."""

from __future__ import annotations

from assistant.commands.output import write
from assistant.verify import all_faults
from corpus.verify import accept_text

FAULTY = 4


def verify(accept: bool) -> int:
    """Prints one line a fault; the exit status says whether there is any.

    `accept` first renews the recorded hash of the text, after an amendment.
    """
    if accept:
        write(f"text accepted: sha256 {accept_text()}")
    faults = all_faults()
    for fault in faults:
        write(str(fault))
    if not faults:
        write("verified: text, outline, numbers, notes, intents and words all stand")
    return FAULTY if faults else 0
