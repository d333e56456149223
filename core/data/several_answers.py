"""Cells that hold several answers to one question, such as "bus, tram": they identify nobody, and are no category."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

MARKS = (";", ",", "|", "/", "\n")
"""What survey programs write between answers."""
_MOST = 40
"""Different answers, at most; more are words of a text."""
_LEAST_SHARE = 0.1
"""Share of cells with as many answers, at least, so that this number is a usual one."""
_LEAST_TIMES = 3
"""Cells for each of the answers, at least."""


def mark_between(times: Mapping[str, int]) -> str:
    """Return the mark between the answers in the texts of a column; "" if they hold one answer each.

    Args:
        times: how often each text occurs.
    """
    n = sum(times.values())
    return next((mark for mark in MARKS if _separates(mark, times, n)), "")


def _separates(mark: str, times: Mapping[str, int], n: int) -> bool:
    answers: Counter[str] = Counter()
    sizes: Counter[int] = Counter()
    beside: dict[str, set[str]] = {}
    for text, often in times.items():
        parts = {part.strip() for part in text.split(mark)} - {""}
        answers.update(dict.fromkeys(parts, often))
        sizes[len(parts)] += often
        for part in parts:
            beside.setdefault(part, set()).update(parts - {part})
        if len(answers) > _MOST:
            return False
    n_usual = sum(often >= _LEAST_SHARE * n for often in sizes.values())
    are_words = len(answers) > 2 and all(any(map(str.isalpha, answer)) for answer in answers)
    are_mixed = 2 * sum(len(others) > 1 for others in beside.values()) > len(beside)
    # “Smith, John” and “Leeds, UK” have as many parts in all cells, answers one here and three there.
    return n_usual > 1 and are_words and are_mixed and n >= _LEAST_TIMES * len(answers)
