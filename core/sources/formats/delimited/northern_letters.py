"""Tell Icelandic and Estonian by their letters: as bytes, these are letters of Central Europe, too, but not together.

What is ð beside ó and ú in windows-1252 is đ beside ó and ú in windows-1250: no language has both. An õ is an ő there,
but Hungarian has á and é in every third word, and many words that end in ő.
"""

from __future__ import annotations

import re
from collections.abc import Collection

_ICELANDIC, _ESTONIAN = frozenset("áéíóúýöæðþ"), frozenset("õäöüšž")
_LEAST_VOWELS, _VOWELS = 2, frozenset("éíóúý")
"""Letters that Baltic languages lack, at least."""
_LEAST_WORDS = 3
"""Different words with õ within them, at least."""
_WORDS = re.compile(r"[^\W\d_]+")
_WITHIN = re.compile(r"\w*õ\w")


def are_northern(text: str) -> bool:
    """Return whether a text that is read as one of Western Europe is Icelandic or Estonian, by all its letters."""
    words = {word.casefold() for word in _WORDS.findall(text) if not word.isascii()}
    letters = {letter for word in words for letter in word if not letter.isascii()}
    return _are_icelandic(letters) or (letters <= _ESTONIAN and _are_estonian(words))


def has_them_alone(text: str) -> bool:
    """Return whether ð or þ are the only letters beyond ASCII, as of no language: they stand for another one."""
    letters = {letter.casefold() for letter in text if not letter.isascii() and letter.isalpha()}
    return bool(letters) and letters <= {"ð", "þ"}


def _are_icelandic(letters: Collection[str]) -> bool:
    return (
        not {"ð", "þ"}.isdisjoint(letters) and len(_VOWELS & {*letters}) >= _LEAST_VOWELS and {*letters} <= _ICELANDIC
    )


def _are_estonian(words: Collection[str]) -> bool:
    return sum(_WITHIN.match(word) is not None for word in words) >= _LEAST_WORDS and not any(
        word.endswith("õ") for word in words
    )
