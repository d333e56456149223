"""Numbers that a workbook shows with leading zeros, by a format such as 00000, and whether they are read so."""

from __future__ import annotations

from collections.abc import Callable

from core.domain.reading_choices import LeadingZeros
from core.patterns import pattern_of
from core.sources.source import Source

PaddedCells = dict[int, dict[int, str]]
"""Texts by row from 1 and column from 0."""
_ZEROS = pattern_of(r"0{2,18}(?:;.*)?")
"""A format of zeros alone, for positive numbers at least."""
_PADDED = pattern_of(r"0[0-9]{1,17}")
LARGEST = 10**15
"""Whole numbers below this are exact in a workbook."""


def digits_shown(number_format: str) -> int:
    """Return how many digits a format shows at least; 0 if it shows no leading zeros."""
    return len(number_format.split(";", maxsplit=1)[0]) if _ZEROS.fullmatch(number_format) else 0


def is_padded(text: str, value: str) -> bool:
    """Return whether a text is a whole number with zeros before it; OpenDocument keeps it beside the value."""
    return _PADDED.fullmatch(text) is not None and text.lstrip("0") == value.removesuffix(".0").lstrip("0")


def kept_zeros(source: Source, find: Callable[[], PaddedCells]) -> PaddedCells:
    """Return the texts of numbers that are read with their zeros; note in the source how many, and that zeros are kept.

    Args:
        source: the workbook; its layout may say that zeros are dropped, which a plan without the key means.
        find: returns the numbers that are shown with zeros.
    """
    asked = source.layout.leading_zeros
    if asked == LeadingZeros.DROP or (asked is None and not source.is_fresh):
        return {}
    padded = find()
    source.n_padded = sum(map(len, padded.values()))
    if padded and asked is None:
        source.fill(leading_zeros=LeadingZeros.KEEP)
    return padded
