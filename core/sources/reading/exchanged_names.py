"""Tells two columns of a later file whose names have been exchanged: each has the values of the other one's list."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from core.sources.reading.placed_values import PlacedValues
from core.words import N_, Message, quoted

_BOTH, _ONE = 0.05, 0.2
"""Share of the values that have no place in their own column, at least, in each of the two, or in one of them alone."""
_LEAST = 3
"""Rows without a place, at least: fewer are slips of the pen."""
_PLACED = 0.99
"""Share of the values that have a place in the other column, at least."""
_MOST = 40
"""Columns with values that have no place, at most, that are compared; with more, another table is meant."""


def exchanged_names(columns: Sequence[PlacedValues]) -> list[Message]:
    """Return that two columns hold what the plan says of each other; [] if none do.

    Where all values have a place in both, nothing tells which name is right.
    """
    words = N_(
        "Source",
        "The names of the columns {names} seem to have been exchanged since the plan was made. Each has the values "
        "that the plan says of the other. Put each name above its own values.",
    )
    whole = [each for each in columns if each.shown and not each.own.contains]
    odd = [each for each in whole if each.lost >= _BOTH and each.lost * each.n_shown >= _LEAST][:_MOST]
    pairs = [
        *combinations(odd, 2),
        *((one, other) for one in odd if one.lost >= _ONE for other in whole if other not in odd),
    ]
    found = next((pair for pair in pairs if _are_exchanged(*pair)), None)
    return [words.format(names=quoted(each.own.header for each in found))] if found else []


def _are_exchanged(one: PlacedValues, other: PlacedValues) -> bool:
    """Return whether values have no place in their own columns, and have one in the other."""
    first = one.shown[:_LEAST], other.shown[:_LEAST]
    if min(*one.codes_of(first[1]), *other.codes_of(first[0])) < 0:
        return False  # which spares most pairs the look at all values
    return max(one.share_lost(other), other.share_lost(one)) <= 1 - _PLACED
