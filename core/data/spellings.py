"""Spellings of one category: texts that differ in case, accents composed or not, blanks or full stops only."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import normalize


def merges_of(values: Sequence[tuple[str, int]]) -> tuple[tuple[str, str], ...]:
    """Return (spelling, most common spelling) for every text that is not the most common one.

    Args:
        values: (text, times), the most common first.
    """
    first: dict[str, str] = {}
    pairs = ((text, first.setdefault(_key(text), text)) for text, _ in values)
    return tuple((text, into) for text, into in pairs if text != into)


def _key(text: str) -> str:
    plain = " ".join(normalize("NFKC", text).casefold().split())
    return plain.rstrip(".") or plain
