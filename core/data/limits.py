"""Cells that say a limit in place of a number that was not measured: <20, > 1000, 90+, undetectable."""

from __future__ import annotations

import re

from core.patterns import pattern_of

_SIGNS = frozenset("<>≤≥")
_LIMIT = pattern_of(r"(?:[<>≤≥]=? ?[0-9][0-9.,]*|[0-9][0-9.,]* ?\+)(?: ?[^\W\d_%][^\s<>]{0,11}| ?%)?")
_WORDS = pattern_of(
    r"[<>]? ?(?:lod|loq|lloq|uloq|llod|bdl|bld|tnd|dl)|(?:un|not |non |below )detect(?:ed|able)|target not detected"
    r"|below (?:the )?(?:limit of )?(?:detection|quantification)(?: limit)?|nicht nachweisbar|nachweisgrenze"
    r"|unter (?:der )?nachweisgrenze|u\.? ?n\.? ?g\.?|ind[ée]tectable|non d[ée]tect[ée]|indetectable|no detectado"
    r"|non rilevabile|n[ãa]o detectado|niet aantoonbaar|niewykrywalny|nedetekovatelné",
    re.IGNORECASE,
)
"""Detection limits in words, as laboratories write them."""
_LEAST_SHARE = 0.3
"""Share of the filled cells that are numbers, at least, where the others are limits."""


def says_limit(text: str) -> bool:
    """Return whether a text, which is no number, is a limit."""
    if text[0] in _SIGNS or text[0].isdecimal():
        return _LIMIT.fullmatch(text) is not None or _WORDS.fullmatch(text) is not None
    return _WORDS.fullmatch(text) is not None


def are_enough(n_numbers: int, n_filled: int) -> bool:
    """Return whether so many of the filled cells are numbers that the others may be limits of what is measured."""
    return n_numbers >= _LEAST_SHARE * max(n_filled, 1)
