"""Amounts in thousands and millions of one column, such as 45K, 1.2M and $3k, as whole numbers: 45000."""

from __future__ import annotations

from core.data.describing_names import in_words, words_of
from core.patterns import pattern_of

_AMOUNT = pattern_of(r"(?P<sign>[+\-−]?)[$€£₹]?(?P<whole>[0-9]{1,6})(?:[.,](?P<part>[0-9]{1,2}))?(?P<end>[kKmM])")
"""Three digits behind a mark may be thousands, or parts of one: such a text is no number."""
_TIMES = {"k": 1000, "m": 1_000_000}
_ENDS = frozenset("kKmM")
_OTHERS = words_of("temp temperature temperatur kelvin colour color farbe farbtemperatur couleur class klasse size")
"""Words in names of columns whose K is none of thousands."""
OWN_UNITS = frozenset(("k", "m"))
"""What the letters mean alone, where all cells have the one or the other."""


def ends_shortened(text: str) -> bool:
    """Return whether a text ends as such an amount does."""
    return text[-1] in _ENDS and text[-2:-1].isdecimal()


def shortened_amount(text: str) -> float | None:
    """Return such an amount as a number; None of any other text."""
    found = _AMOUNT.fullmatch(text)
    if found is None:
        return None
    part = found["part"] or ""
    number = float(int(found["whole"] + part) * _TIMES[found["end"].lower()] // 10 ** len(part))
    return -number if found["sign"] in ("-", "−") else number


def may_be_shortened(header: str) -> bool:
    """Return whether the name leaves open that K stands for a thousand."""
    return _OTHERS.isdisjoint(in_words(header))
