"""The order in which a person lists texts: numbers by their value, 5-9 before 10-19, without regard to case."""

from __future__ import annotations

import re
from collections.abc import Iterable

_NUMBER = re.compile(r"[+\-−]?[0-9]+(?:[.,][0-9]+)?(?:[eE][+-]?[0-9]{1,3})?")


def in_natural_order(texts: Iterable[str]) -> tuple[str, ...]:
    """Return texts as numbers by their value if all of them are numbers, else in natural order."""
    listed = list(texts)
    if all(map(_NUMBER.fullmatch, listed)):
        return tuple(sorted(listed, key=lambda text: (float(text.replace(",", ".").replace("−", "-")), text)))
    return tuple(sorted(listed, key=lambda text: (_natural(text), text)))  # the text, of two that differ in case


def _natural(text: str) -> tuple[tuple[bool, int, str, str], ...]:
    parts = re.findall(r"([0-9]+)|([^0-9]+)", text.casefold())  # ² is a digit to Python, but no number
    figures = ((digits, digits.lstrip("0"), other) for digits, other in parts)
    return tuple((not digits, len(significant), significant or other, digits) for digits, significant, other in figures)
