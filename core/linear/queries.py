"""What records can be asked: whole-number answers about the cells of one marginal."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from core.domain.marginal import Marginal

Counts = NDArray[np.int64]


class Queries(Protocol):
    """What counting and adding noise has to know of a block.

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
        """Return what is kept of answers with noise."""
