"""Recognise codes such as 6E1, of a class, a room or a grade of pay, that could be read as powers of ten."""

from __future__ import annotations

from collections.abc import Collection

from core.data.amount_names import says_amount
from core.data.describing_names import in_words, words_of
from core.patterns import pattern_of

COUNTED = words_of(
    """
    rbc wbc ery erys erythrocytes erythrozyten eritrocitos globules cells cell zellen copies viral virus load cfu count
    concentration konzentration density population gdp bip emissions energy joule watt distance volume
    """
)
"""Names of what is counted or measured in powers of ten: no codes."""
_POWER = pattern_of(r"[+\-−]?[0-9]*[.,]?[0-9]*[eE][+\-−]?[0-9]{1,4}")
_CODE = pattern_of(r"[0-9]{1,2}[eE][0-9]{1,2}")
"""Programs write a sign or a decimal mark in powers of ten."""
_WHOLE = pattern_of(r"[+\-−]?[0-9]+(?:[.,][0-9]+)*")


def are_class_codes(header: str, texts: Collection[str]) -> bool:
    """Return whether all powers of ten in a column may be such codes, and they are most of its numbers.

    Args:
        header: the name of the column.
        texts: its different texts.
    """
    joined = "".join(texts)
    if "E" not in joined and "e" not in joined:  # as in nearly all columns of numbers
        return False
    powers = [text for text in texts if _POWER.fullmatch(text) is not None]
    if not powers or not all(map(_CODE.fullmatch, powers)):
        return False
    n_plain = sum(_WHOLE.fullmatch(text) is not None for text in texts)
    return n_plain < len(powers) and not (says_amount(header) or not COUNTED.isdisjoint(in_words(header)))
