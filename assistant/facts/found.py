"""What a reader of facts hands back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from assistant.outcome import Said

NO_FACTS: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Found:
    """Facts read from one sentence.

    `facts` maps fact names of the calculator to typed values. `assumed` says what was taken for granted in reading
    ("taking 10 x 12 as feet"). `problems` names facts that cannot be (a window of 0, 31 June), one sentence each;
    such facts are not among `facts`. `forgets` names facts told before that the sentence takes back without new ones;
    those that cannot be are among them, so that they are asked for again.
    """

    facts: Mapping[str, Any] = field(default_factory=lambda: NO_FACTS)
    assumed: tuple[Said, ...] = ()
    problems: tuple[Said, ...] = ()
    forgets: tuple[str, ...] = ()
