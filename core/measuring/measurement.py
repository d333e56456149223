"""Noisy whole-number answers of one block, with their variance; public."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.linear.queries import Queries


@dataclass(frozen=True, slots=True, eq=False)
class Measurement:
    """One block of queries with its noisy answers.

    Attributes:
        queries: the block.
        answers: int64, shape (n_answers,); read-only.
        variance: noise variance of one answer; 0: exact, because no neighbour can differ in it.
    """

    queries: Queries
    answers: NDArray[np.int64]
    variance: float

    def __post_init__(self) -> None:
        self.answers.setflags(write=False)
