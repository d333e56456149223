"""The Gram matrix WᵀW of a workload over the cells of all wanted attributes, which determines its total variance."""

from __future__ import annotations

import numpy as np

from core.arrays import Reals
from core.designs.matrix_design import cover, varying_shape
from core.linear.alike import agreements
from core.workload.workload import Workload


def workload_gram(workload: Workload) -> Reals:
    """Return Σ over tables of weight × WᵀW, shape (cells, cells), cells of `cover(workload)` in row order."""
    return np.asarray(gram_numbers(workload)[agreements(varying_shape(workload))])


def gram_numbers(workload: Workload) -> Reals:
    """Return the number of every agreement in the Gram matrix, over the attributes of the cover with several labels.

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
    return sums
