"""Nothing of the last visitor stays: not in the caches of the toolkit, nor in those of the readers of questions."""

from __future__ import annotations

import functools
import gc
from collections.abc import Iterator
from typing import TypeAlias

from textual.cache import FIFOCache, LRUCache

_Cache: TypeAlias = "functools._lru_cache_wrapper[object] | LRUCache[object, object] | FIFOCache[object, object]"
_OWN = ("textual", "rich", "assistant", "intents", "corpus")


class Caches:
    """Every bounded cache that may hold what was shown or typed. Unbounded ones hold data files alone."""

    def __init__(self) -> None:
        self._known = list(_caches())

    def settle(self) -> None:
        """Sets aside what is loaded by now: it stays for ever, and looking through it each time would take long."""
        self._known = list(_caches())
        gc.collect()
        gc.freeze()

    def forget(self) -> None:
        """Empties them, those too that came after."""
        for cache in [*self._known, *_caches()]:
            if isinstance(cache, LRUCache | FIFOCache):
                cache.clear()
            else:
                cache.cache_clear()
        gc.collect()


def _caches() -> Iterator[_Cache]:
    for held in gc.get_objects():
        kind = type(held)
        if kind is LRUCache or kind is FIFOCache:
            yield held
        elif kind is functools._lru_cache_wrapper:
            module = (getattr(held, "__module__", "") or "").split(".")[0]
            if module in _OWN and held.cache_parameters()["maxsize"] is not None:
                yield held
