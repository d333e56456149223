"""Cumulative counts along an ordered attribute of a released table, each with its own margin of error."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from core.domain.contingency import ContingencyTable

Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class CumulativeCounts:
    """How many have one of the labels up to each, for every combination of the labels of the other attributes.

    Attributes:
        name: the attribute.
        published: sums of the published numbers of the table; along the attribute only labels that are in order.
        standard_deviation: of the unbiased estimate behind each sum; every array has the shape of the sums.
        half_width: ± of these estimates.
        low: lower end of the interval of each sum; holds the published one.
        high: upper end.
    """

    name: str
    published: ContingencyTable
    standard_deviation: Reals
    half_width: Reals
    low: Reals
    high: Reals


@dataclass(frozen=True, slots=True)
class RangeSum:
    """A sum of published numbers over ranges of labels, and the error of the unbiased estimate behind it."""

    value: float
    standard_deviation: float
    half_width: float
