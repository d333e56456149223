"""Cells that hold several answers to one question, such as "bus, tram": they identify nobody, and are no category."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

MARKS = (";", ",", "|", "/", "\n", " ")
"""What survey programs write between answers."""
_IN_NO_NAME = ";|\n"
"""Marks that stand in no name of a person or a place."""
_MOST = 40
"""Different answers, at most; more are words of a text."""
_LEAST_SHARE = 0.1
"""Share of cells with as many answers, at least, so that this number is a usual one."""
_LEAST_TIMES = 3
"""Cells for each of the answers, at least."""

_TOGETHER = 3
"""Answers in one cell, at least in one, that blanks separate; “very good” has two words."""
_MOSTLY = 0.9
"""Share of answers separated by blanks that stand alone somewhere."""


def answers(text: str, mark: str) -> set[str]:
    """Return the answers in a cell."""
    return {part.strip() for part in text.split(mark)} - {""}


def several_answers(times: Mapping[str, int]) -> tuple[str, Counter[str]]:
    """Return the mark between the answers in the texts of a column, and how many cells have each.

    Args:
        times: how often each text occurs.

    Returns:
        "" and nothing if cells hold one answer each.
    """
    n = sum(times.values())
    found = ((mark, _separated(mark, times, n)) for mark in MARKS)
    return next(((mark, cells) for mark, cells in found if cells), ("", Counter()))


def _separated(mark: str, times: Mapping[str, int], n: int) -> Counter[str]:
    """Return how many cells have each answer; nothing if the mark does not stand between answers."""
    found: Counter[str] = Counter()
    sizes: Counter[int] = Counter()
    beside: dict[str, set[str]] = {}
    alone: set[str] = set()
    for text, often in times.items():
        parts = answers(text, mark)
        found.update(dict.fromkeys(sorted(parts), often))  # not by hash: a file is proposed alike each time
        sizes[len(parts)] += often
        alone |= parts if len(parts) == 1 else set()
        for part in parts:
            beside.setdefault(part, set()).update(parts - {part})
        if len(found) > _MOST:
            return Counter()
    usual = [size for size, often in sizes.items() if often >= _LEAST_SHARE * n]
    are_words = len(found) > 1 and all(any(map(str.isalpha, answer)) for answer in found)
    # “Smith, John” and “Leeds, UK” have as many parts in all cells, and neither part alone; answers one here and three
    # there, with others each time. But nobody writes a name with a semicolon.
    is_list = mark in _IN_NO_NAME and max(usual, default=0) > 1
    are_mixed = 2 * sum(len(others) > 1 for others in beside.values()) > len(beside)
    joint = {answer for answer, others in beside.items() if others}
    are_alone = len(found) > 2 and 2 * len(joint & alone) >= len(joint)
    if mark == " " and not _are_choices(times, beside, alone):
        return Counter()
    are_several = (len(usual) > 1 and (is_list or are_mixed or are_alone)) or (is_list and are_mixed)
    return found if are_words and are_several and n >= _LEAST_TIMES * len(found) else Counter()


def _are_choices(times: Mapping[str, int], beside: Mapping[str, set[str]], alone: set[str]) -> bool:
    """Return whether words with blanks between are answers, as KoboToolbox writes them, and not the words of a name.

    Each stands alone somewhere, three stand together somewhere, and always in the order of the questionnaire.
    """
    cells = [text.split() for text in times]
    pairs = {(one, other) for words in cells for place, one in enumerate(words) for other in words[place + 1 :]}
    is_ordered = not any((other, one) in pairs for one, other in pairs)
    are_alone = len(beside.keys() & alone) >= _MOSTLY * len(beside)
    return is_ordered and are_alone and max(map(len, cells), default=0) >= _TOGETHER
