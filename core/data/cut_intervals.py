"""The order of intervals as R and pandas write them: (0,600], (600,900], (1.1e+03,1.4e+03], [1.4e+03, Inf)."""

from __future__ import annotations

from collections.abc import Sequence

from core.patterns import pattern_of

_NUMBER = r"[-+−]?(?:[0-9]+(?:[.][0-9]*)?(?:e[-+]?[0-9]{1,3})?|inf(?:inity)?|∞)"
_INTERVAL = pattern_of(rf"[(\[] ?(?P<low>{_NUMBER}) ?[,;] ?(?P<high>{_NUMBER}) ?[)\]]")
_LEAST = 2


def by_intervals(texts: Sequence[str]) -> tuple[str, ...] | None:
    """Return texts by their lower ends, then the upper ones; None where one is no interval, or there are too few."""
    if len(texts) < _LEAST or texts[0][:1] not in ("(", "["):
        return None  # as of nearly all lists
    ends: dict[str, tuple[float, float]] = {}
    for text in texts:
        found = _INTERVAL.fullmatch(" ".join(text.casefold().split()))
        if found is None:
            return None
        ends[text] = (_end(found["low"]), _end(found["high"]))
    return tuple(sorted(texts, key=lambda text: (ends[text], text)))


def _end(written: str) -> float:
    return float(written.replace("−", "-").replace("∞", "inf"))
