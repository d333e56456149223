"""Knows the names of columns once more where they are shortened, as on the next page: Dept. for Department."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

_LEAST_NAME, _LONGEST = 4, 16
"""Letters of a name that is shortened, at least, and how many are looked at."""
_LEAST = 3
"""Letters of a shortened name without a point, at least: fewer are a code as well."""


@lru_cache(maxsize=16)
def shortenings(name: str) -> frozenset[str]:
    """Return how a name may be written shorter: its beginning, with or without a later letter and a point."""
    name = name[:_LONGEST]
    if len(name) < _LEAST_NAME or not name[:1].isalpha():
        return frozenset()
    begun = [name[:n] for n in range(1, len(name))]
    stems = {*begun, *(f"{each}{letter}" for each in begun for letter in name[len(each) + 1 :])}
    found = {f"{stem}." for stem in stems} | {stem for stem in stems if len(stem) >= _LEAST}
    return frozenset(spelt for each in found for spelt in (each, each.upper(), each.lower(), each.title()))


def repeats_shortened(texts: Sequence[str], said: Sequence[str]) -> bool:
    """Return whether a row has the names of half of the columns, at least, and nothing else; one of them is shortened.

    Args:
        texts: its cells, in small letters.
        said: the names, in small letters.
    """
    filled = [(text, name) for text, name in zip(texts, said, strict=True) if text]
    if len(filled) < max(2, (sum(map(bool, said)) + 1) // 2):
        return False
    shorter = [(text, name) for text, name in filled if text != name]
    return bool(shorter) and all(_is_shorter(text, name) for text, name in shorter)


def _is_shorter(text: str, name: str) -> bool:
    stem = text.rstrip(".")
    if len(name) < _LEAST_NAME or not stem[:1].isalpha() or stem[0] != name[:1] or len(stem) >= len(name):
        return False
    letters = iter(name)
    return (text.endswith(".") or len(stem) >= _LEAST) and all(letter in letters for letter in stem)
