"""One table of numbers, readable as plain Python rows: the window imports no numpy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, eq=False)
class ContingencyTable:
    """Numbers over the labels of some attributes.

    Attributes:
        names: the attributes, in the owner's order.
        labels: the labels of each attribute.
        values: float64, shape = number of labels of each attribute; made read-only.
    """

    names: tuple[str, ...]
    labels: tuple[tuple[str, ...], ...]
    values: NDArray[np.float64]

    def __post_init__(self) -> None:
        if self.values.shape != tuple(len(labels) for labels in self.labels):
            raise ValueError("values must have one axis per attribute, one entry per label")
        self.values.setflags(write=False)

    def rows(self) -> Iterator[tuple[tuple[str, ...], float]]:
        """Yield (labels, value) of every cell, last attribute fastest."""
        return zip(product(*self.labels), self.values.ravel().tolist(), strict=True)
