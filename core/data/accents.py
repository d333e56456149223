"""Texts without accents, and with umlauts as two letters, as keyboards and systems without these write them."""

from __future__ import annotations

from itertools import filterfalse
from unicodedata import combining, normalize

_AS_TWO = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "å": "aa", "ø": "oe", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d"}
)
_STRUCK = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe"})
"""Letters that no accent makes of others."""


def without_accents(text: str) -> str:
    """Return a text in small letters without accents: Łódź as łodz, Orléans as orleans."""
    small = text.casefold()
    if small.isascii():
        return small
    return "".join(filterfalse(combining, normalize("NFKD", small)))


def in_plain_letters(text: str) -> str:
    """Return a text in small letters of English alone: Łódź as lodz, München as munchen."""
    return without_accents(text.lower().translate(_STRUCK))


def with_two_letters(text: str) -> str:
    """Return a text in small letters with two letters for one: München as muenchen, Århus as aarhus."""
    return without_accents(normalize("NFC", text).lower().translate(_AS_TWO))
