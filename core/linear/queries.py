"""The contract of a block of queries: whole-number answers about the cells of one marginal."""

from __future__ import annotations

from typing import Protocol

from core.arrays import Counts
from core.domain.marginal import Marginal


class Queries(Protocol):
    """The part of a block that counting and adding noise need.

    Attributes:
        axes: the attributes whose table is read.
        shape: number of labels of each.
    """

    axes: Marginal
    shape: tuple[int, ...]

    @property
    def n_answers(self) -> int:
        """The number of answers, at least 1."""

    def apply(self, counts: Counts) -> Counts:
        """Return the exact answers, shape (n_answers,), for `counts` of shape `shape`."""

    def finish(self, noisy: Counts) -> Counts:
        """Return the part of the noisy answers that is kept."""
