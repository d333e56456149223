"""Spellings of one category: texts that differ in case, accents composed or not, blanks or full stops only."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize


def merges_of(values: Sequence[tuple[str, int]]) -> tuple[tuple[str, str], ...]:
    """Return (spelling, usual spelling) for every text that is not the usual one.

    That is the most common one, or what differs from it in case alone and begins with its only capital, as Male does.

    Args:
        values: (text, times), the most common first.
    """
    usual: dict[str, str] = {}
    keys = {text: _key(text) for text, _ in values}
    for text, key in keys.items():
        first = usual.setdefault(key, text)
        if _is_begun(text) and not _is_begun(first) and text.casefold() == first.casefold():
            usual[key] = text
    return tuple((text, usual[key]) for text, key in keys.items() if text != usual[key])


def _is_begun(text: str) -> bool:
    """Return whether a text, or each word of it, begins with its only capital; one letter alone tells nothing."""
    return (text[:1].isupper() and text[1:].islower()) or (len(text) > 1 and text.istitle())


def _key(text: str) -> str:
    plain = " ".join(normalize("NFKC", text).casefold().split())
    return plain.rstrip(".") or plain
