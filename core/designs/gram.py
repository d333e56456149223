"""The Gram matrix WᵀW of a workload over the cells of all wanted attributes, which determines its total variance."""

from __future__ import annotations

import math

import numpy as np

from core.arrays import Reals
from core.designs.matrix_design import cover
from core.workload.workload import Workload


def workload_gram(workload: Workload) -> Reals:
    """Return Σ over tables of weight × WᵀW, shape (cells, cells), cells of `cover(workload)` in row order.

    Cells i and j fall into one cell of a table if they agree on all its attributes, so an entry depends only on the set
    of attributes on which i and j agree: 2^attributes numbers instead of cells².
    """
    sizes = workload.domain.sizes
    axes = [axis for axis in cover(workload) if sizes[axis] > 1]
    bit = {axis: 1 << place for place, axis in enumerate(axes)}
    sums = np.zeros(1 << len(axes))
    agreed = np.arange(len(sums))
    for table, weight in zip(workload.marginals, workload.weights, strict=True):
        wanted = sum(bit[axis] for axis in table if axis in bit)
        sums[(agreed & wanted) == wanted] += weight
    shape = workload.domain.shape(axes)
    cells = math.prod(shape)
    codes = np.indices(shape).reshape(len(axes), cells)
    alike = np.zeros((cells, cells), dtype=np.int64)
    for place, labels in enumerate(codes):
        # One bit per attribute: the set of attributes on which two cells agree.
        alike |= (labels[:, None] == labels[None, :]).astype(np.int64) << place
    return np.asarray(sums[alike])
