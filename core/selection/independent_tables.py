"""What a table would look like if its attributes were independent: from public tables of one attribute each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce

import numpy as np

from core.arrays import Counts
from core.domain.marginal import Marginal


def independent_table(marginal: Marginal, singles: Mapping[int, Counts]) -> Counts:
    """Return n Π (n_i / n), rounded down to whole numbers, for each cell of a table.

    Args:
        marginal: of the table; at least one attribute.
        singles: per attribute a table that was published or measured, of any sign; a number below 0 counts as 0.

    Returns:
        Whole numbers >= 0, shape (n_labels of each attribute); n is the smallest total of the tables in use, 0 makes
        all cells 0.

    Privacy:
        None is spent: it is computed from what is public.
    """
    # Python's own integers: a product of several counts exceeds 64 bits.
    kept = [np.maximum(singles[axis], 0).astype(object) for axis in marginal]
    totals = [int(each.sum()) for each in kept]
    product = reduce(np.multiply.outer, kept)
    shared = reduce(int.__mul__, totals)
    # Nobody has any label of one of the attributes: there is nobody in the table.
    if shared == 0:
        return np.zeros(product.shape, dtype=np.int64)
    found: Counts = (product * min(totals) // shared).astype(np.int64)
    return found
