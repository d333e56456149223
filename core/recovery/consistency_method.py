"""The contract of a way to make tables agree, other than least squares; each is a file, and a line in `consistency`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.arrays import Reals
from core.domain.marginal import Marginal
from core.words import Message

SECONDS = 120.0
"""Time limit of a way; the release then uses least squares and says so."""


@dataclass(frozen=True, slots=True)
class ConsistencyMethod:
    """One way, as `consistency.py` lists it.

    Attributes:
        step: what statements say was done; a `phrase`, since kept releases hold it.
        most_cells: cells of all tables together up to which it is done within SECONDS; more is refused beforehand.
        seconds_a_pair: estimated seconds per pair of cells.
        agreed: makes consistent tables, or None if that took more than SECONDS, of: direct tables, one per target;
            the targets; σ of the cells of each, 0 where it is exact; number of labels of every attribute.
    """

    step: Message
    most_cells: int
    seconds_a_pair: float
    agreed: Callable[[Sequence[Reals], Sequence[Marginal], Sequence[float], tuple[int, ...]], list[Reals] | None]
