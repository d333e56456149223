"""Direct recovery: every table from the blocks that its strategy names for it, and from no others."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from core.arrays import Reals
from core.domain.marginal import Marginal
from core.linear.linear_map import LinearMap


def direct_table(
    parts: Sequence[tuple[LinearMap, NDArray[np.int64]]], target: Marginal, sizes: tuple[int, ...]
) -> Reals:
    """Return the table over `target`: the sum of the contributions of `parts`.

    Returns:
        A float64 array, one axis per attribute of `target`; unbiased, not necessarily consistent with other tables.
    """
    table = np.zeros([sizes[axis] for axis in target])
    for queries, answers in parts:
        table += queries.decode(answers.astype(np.float64), target, sizes)
    return table
