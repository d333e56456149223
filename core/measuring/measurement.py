"""Noisy whole-number answers of one block, with their variance; public from birth."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.linear.linear_map import LinearMap


@dataclass(frozen=True, slots=True, eq=False)
class Measurement:
    """What the records were asked, and the noisy answer.

    Attributes:
        queries: the map that was asked for.
        answers: int64, shape (n_answers,); read-only.
        variance: noise variance of one answer; 0: exact, because no neighbour can differ in it.
    """

    queries: LinearMap
    answers: NDArray[np.int64]
    variance: float

    def __post_init__(self) -> None:
        self.answers.setflags(write=False)
