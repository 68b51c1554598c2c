"""What a sentence tells of who wants to come in, when and what for."""

from __future__ import annotations

import re
from datetime import date

from assistant.facts.answers import told
from assistant.facts.day_parts import visit_hour
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.facts.yesno import read_yesno

_OWNER = r"(?:land ?lord|lanlord|landlady|land lord|ll\b|l\.l\.|owner|lessor|o\b(?= (?:wants|needs))|slumlord)"
_WORKER = (
    r"(?:maint(?:enance|enence|anence)?(?: (?:man|guy|men|person|crew|worker|tech|staff))?|handy ?man|repair ?(?:man|men|guy|person|crew|woman)s?|plumbers?|electricians?|contractors?|carpenters?|painters?|roofers?|"
    r"(?:furnace|heat(?:ing)?|drywall|hvac|boiler|water heater|gas|stove|window|hired|bug|pest|spray) (?:man|guy|men|tech\w*|person|crew|people|company)|exterminators?|crew|workers?|work(?:man|men)|employees?|tech(?:nician)?s?|janitor|super(?:intendent)?|custodian|"
    r"somebody who works for|someone who works for|hired hand|staff)"
)
_AGENT = r"(?:(?:property |building |apartment )?manager|management(?: company| co| office)?|mgmt|(?:rental |leasing |owner'?s |listing )?agent|realt(?:or|y)|property management|caretaker|landlord'?s (?:son|wife|brother|husband|daughter))"
_STRANGER = r"(?:inspector|neighbou?r|police|cops?|sheriff|appraiser|insurance (?:man|guy|agent|adjuster)|cable (?:guy|man)|salesm[ae]n|ex(?=\b)|buyers?|bank)"
_WHO = (
    ("employee", re.compile(rf"\b{_WORKER}\b")),
    ("agent", re.compile(rf"\b{_AGENT}\b")),
    ("owner", re.compile(rf"\b{_OWNER}\b|\b(?:let|letting|lets) (?:me|us) in\b|\bmy (?:tenants?|renters?|lodgers?|lessees?)\b|\b(?:tenant|tenent|tnt|renter|lessee|lodger|occ)s? (?:wo ?n[o']?t|wont|refus\w+|changed|bars?|bolts?|blocks?|locked)\b|\bi own\b")),
    ("other", re.compile(rf"\b{_STRANGER}\b")),
)  # fmt: skip
_ORDERED = re.compile(
    r"\b(?:order(?:ed|s)?\b(?! (?:pizza|food|parts))|(?:written|wrote) (?:me |us |it |him |her )?up|cited|citation|mandated|(?:notice|letter) of violation|nov\b|violations?|(?:town|inspector|building inspector|city)(?: \w+)? (?:says|said|ordered|orders|told|wants|requires|made|gave|demand\w*)|required by the (?:town|inspector)|court order|legally required|by law)\b"
)
_FIX = (
    r"(?:fix\w*|repair\w*|replac\w+|mend\w*|patch\w*|unclog\w*|snake|unplug|restor\w+|re-?wir\w+|swap(?: out)?|work on|seal\w*|install\w*|put (?:in|on|back)|re-?glaz\w+|caulk\w*|rebuild\w*|service|redo\w*|alter\w*|stop the leak|treat\w*|spray\w*|exterminat\w+|get the \w+ (?:working|going|running)|take care of|do the \w+|deal with|look at|see about|check on)"
)
_BROKEN = (
    r"(?:(?:broken|busted|leak\w*|burst|dead|cracked|clogged|stopped[- ]up|plugged|faulty|bad|rotten|rotted|loose|missing|dripping|backed[- ]up|overflow\w*|not working|out of order|no heat|no hot water|quit|died|shorted|unsafe|torn|ripped|sagging|leaky))"
)
_THING = (
    r"(?:leak\w*|pipes?|sinks?|faucet|toilets?|tubs?|shower|drains?|plumbing|sewer|water heater|hot water|heat(?:er|ing)?|furnace|boiler|radiators?|windows?|screens?|sash|doors?|locks?|stairs?|steps?|handrail|rail(?:ing)?s?|porch|"
    r"roof|ceiling|walls?|foundation|floors?|wiring|outlets?|electric\w*|lights?|hall light|vents?|fan|chimney|gutter|siding|rats?|mice|roach\w*|bed ?bugs|bugs|ants|code (?:repairs?|fix\w*|work|violations?)|required (?:repairs?|work)|to (?:meet|comply with|satisfy) (?:the )?code|up to code|for code|the code)"
)
_REPAIR = re.compile(
    rf"\b{_FIX}\b[^.;?]{{0,50}}\b{_THING}\b|\b{_BROKEN}\b[^.;?]{{0,20}}\b{_THING}\b|\b{_THING}\b[^.;?]{{0,25}}\b(?:{_BROKEN}|repairs?|is out|went out|work)\b|\b(?:code|required|necessary|needed|essential|emergency) (?:repairs?|fix\w*|work|alterations?)\b|"
    r"\bto (?:meet|comply with|satisfy|bring \w+ up to) (?:the )?code\b|\brepairs? the code\b|\bthe code wants\b|\bup to code\b|"
    rf"\b(?:for|about) (?:the|a|my|our|that) (?:\w+ )?{_THING}\b"
)
_PLAIN_REPAIR = re.compile(rf"\b(?:repairs?|repairing|fix (?:it|things|something|stuff)|fixing|fix\w* (?:my|the|our) \w+|alterations?|replace (?:my|the|our) \w+)\b|\b{_WORKER}\b.*\bto fix\b")
_OTHER = re.compile(
    r"\b(?:show(?:ing)?s?\b(?! up)|walk (?:\w+ ){0,2}through|buyers?|prospective|potential (?:tenant|renter|buyer)s?|new (?:tenant|renter)s?|open house|tour|photos?|pictures?|videos?|apprais\w*|inspect(?:ion|s|ing)?\b(?! (?:order|found))|snoop\w*|nos[ey]\w*|look around|check (?:up )?on (?:me|us)|see (?:how|if) (?:i|we)|clean(?:ing|liness)? check|"
    r"paint(?:ing)?|decorat\w*|remodel\w*|renovat\w*|upgrad\w*|new carpet|carpets?|cosmetic|measure|cable|internet|collect (?:the )?rent|get (?:his|her|their) (?:stuff|things|tools)|store (?:his|her|their)|(?:just|to) visit|say hi|pest inspection|insurance|lender|bank|evict\w*|count (?:the )?people|for no reason|no reason|just because|whenever he (?:wants|likes))\b"
)


def read(text: str, today: date, asked: str | None = None) -> Found:
    """Who wants to come in, when and what for, as `text` tells it; `today` plays no part."""
    plain = folded(text)
    hour, assumed = visit_hour(text)
    facts = {"who": _who(plain), "purpose": _purpose(plain), **hour}
    bare = {"reasonable_hour": read_yesno, "purpose": _bare_purpose, "who": _bare_who}
    return Found(told(facts, text, asked, bare), assumed)


def _who(plain: str) -> str | None:
    """The person at the door: a worker whom the owner sends before the owner who sends."""
    return next((who for who, pattern in _WHO if pattern.search(plain)), None)


def _purpose(plain: str) -> str | None:
    """What the visit is for. A repair that an order asks for is the order's; a showing is neither."""
    other, repair = _OTHER.search(plain), _REPAIR.search(plain)
    if repair is None and other is None:
        repair = _PLAIN_REPAIR.search(plain)
    if _ORDERED.search(plain) and not (other and not repair):
        return "lawful-order"
    if repair is not None:
        return "repair-to-comply"
    return "other" if other is not None else None


def _bare_purpose(text: str) -> str | None:
    return {True: "repair-to-comply", False: "other"}.get(bool(answer)) if (answer := read_yesno(text)) is not None else None


def _bare_who(text: str) -> str | None:
    plain = folded(text)
    if re.search(r"\b(?:he|she|me|myself|himself|herself|i)\b", plain):
        return "owner"
    return "other" if re.search(r"\b(?:someone else|somebody else|a friend|stranger|don'?t know him|neither|none)\b", plain) else None
