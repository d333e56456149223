"""The matrix of every attribute whose ranges are wanted: found for the attribute alone, its products for all together.

The loss of a table that is a product of queries is the product of the losses of its attributes, under a product of
matrices. So the best product has the best factors; for Gaussian noise it is the best matrix of all, since a product of
optima fulfils the condition of an optimum.
References: McKenna, Miklau, Hay and Machanavajjhala, HDMM (PVLDB 2018), OPT_⊗; more in `core/designs/range_root.py` and
`core/designs/range_windows.py`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

import numpy as np

from core.arrays import Counts, Reals
from core.designs.cluster_search import clusters
from core.designs.p_identity import descend, whole
from core.designs.range_gram import RangeGram
from core.designs.range_root import range_root
from core.designs.range_windows import Windows, descend_windows
from core.domain.marginal import Marginal
from core.linear.factor import Factor
from core.privacy.neighbours import NoiseTerms
from core.privacy.release_cost import Norm
from core.workload.axis_queries import Ask
from core.workload.refined import RefinedWorkload, without_ranges

GRID_BITS = 13
"""Binary digits of a column's length, at most: rounding to whole numbers raises the loss by less than a thousandth."""
BITS_TOGETHER = {Norm.L1: 32, Norm.L2: 18}
"""Binary digits of the sensitivity of a product of matrices, and of what they are crossed with, as far as possible.

The scale of noise grows by as much, squared for Gaussian noise, and has to stay below 2 ** 52 (`rounding.py`): small
budgets have to be possible. With 9 digits, rounding raises the loss by less than a thousandth up to 256 labels.
"""
FEWEST_BITS, FEWEST_TOGETHER = 5, 20
"""Binary digits of a column where that is impossible: 5, which cost 2 % up to 64 labels, but 20 of a product in all."""
FEW = 256
"""Ordered labels up to which dense starts are tried, too."""
STEPS = 300
"""Steps of the descent over windows, at most."""
ROWS_OF_LABELS = (8, 16, 32)
"""Labels per further row of the dense starts."""
WIDTHS = ((40.0, 4.0), (26.0, 4.0))
"""Least width of windows, and how much wider the next are; two windows of each width lie over a label."""


def range_factors(workload: RefinedWorkload, terms: NoiseTerms) -> dict[int, Factor]:
    """Return the matrix of every attribute that a table asks for ranges or cumulative counts, by its number."""
    grams, norm = range_grams(workload), terms.norm
    products = _products(workload, Marginal.of(grams), terms)
    found = {}
    for axis, gram in grams.items():
        own = ((together, others) for part, together, others in products if axis in part)
        found[axis] = _factor(gram, norm, min(_bits(gram.n, together, others, norm) for together, others in own))
    return found


def _products(workload: RefinedWorkload, ordered: Marginal, terms: NoiseTerms) -> list[tuple[Marginal, int, int]]:
    """Return for every block that may be measured its matrices, their number, and the sensitivity of the rest."""
    plain, norm = without_ranges(workload), terms.norm
    measured = {*plain.marginals, *(merged for merged, _ in clusters(plain, norm) if norm is Norm.L1)}
    found = []
    for marginal in measured:
        matrices = Marginal(axis for axis in marginal if axis in ordered)
        # The noise of effects is drawn on a lattice as fine as the product of their labels (`lattice_gaussian.py`).
        labels = [plain.domain.sizes[axis] for axis in marginal if axis not in ordered and norm is Norm.L2]
        together = sum(plain.domain.sizes[axis] > 1 for axis in matrices)
        found.append((matrices, together, math.prod(labels) * terms.at_most))
    return found


def _bits(n: int, together: int, others: int, norm: Norm) -> int:
    """Return the binary digits of the columns of one matrix.

    Args:
        n: its labels: rounding changes a matrix of many labels more.
        together: the number of matrices multiplied, this one included; of a single label it is the number 1.
        others: the sensitivity of what the product is crossed with.
        norm: of the noise.
    """
    if n == 1:
        return 0
    fewest = max(n.bit_length() - 2, min(FEWEST_BITS, FEWEST_TOGETHER // together))
    return min(GRID_BITS, max(fewest, (BITS_TOGETHER[norm] - others.bit_length() + 1) // together))


def range_grams(workload: RefinedWorkload) -> dict[int, RangeGram]:
    """Return the queries along every attribute that a table asks for ranges, each weighted by those it is crossed with.

    Of several tables the one with more weight decides more; how exact the others' queries are is not known yet.
    """
    ordered, found = set[int](), dict[int, dict[Ask, float]]()
    rows: dict[int, tuple[int, int]] = {}
    for marginal, weight, asked in zip(workload.marginals, workload.weights, workload.asked, strict=True):
        n_queries = math.prod(queries.count for queries in asked)
        for axis, queries in zip(workload.owners(marginal), asked, strict=True):
            kinds = found.setdefault(axis, {})
            kinds[queries.ask] = kinds.get(queries.ask, 0.0) + weight * (n_queries // queries.count)
            rows[axis] = queries.digits.n, queries.n_ordered
            if queries.ask is not Ask.CELLS:
                ordered.add(axis)
    return {axis: _gram(*rows[axis], found[axis]) for axis in sorted(ordered)}


def _gram(n: int, n_ordered: int, weights: dict[Ask, float]) -> RangeGram:
    whole_weight = sum(weights.values())
    return RangeGram(n, n_ordered, tuple((ask, weight / whole_weight) for ask, weight in sorted(weights.items())))


@lru_cache(maxsize=16)
def _factor(gram: RangeGram, norm: Norm, bits: int) -> Factor:
    return Factor(range_root(gram, 2**bits) if norm is Norm.L2 else _for_laplace(gram, bits))


def _for_laplace(gram: RangeGram, bits: int) -> Counts:
    """Return the best of the identity and of the matrices that several starts lead to."""
    found = [(gram.diagonal().sum(), np.zeros((1, gram.n)))]
    found += [descend_windows(gram, windows, STEPS)[::-1] for windows in _windows(gram.n_ordered)]
    if gram.n_ordered <= FEW:
        found += list(_dense(gram))
    _, best = min(found, key=lambda each: each[0])
    return whole(best, 2**bits)


def _windows(n: int) -> Iterator[Windows]:
    for least, wider in WIDTHS:
        widths = [least]
        while widths[-1] * wider < 0.75 * n:
            widths.append(widths[-1] * wider)
        if least < n:
            yield tuple((width, 2) for width in widths)


def _dense(gram: RangeGram) -> Iterator[tuple[float, Reals]]:
    full = gram.full()
    for labels in ROWS_OF_LABELS:
        rows = max(1, gram.n_ordered // labels)
        # Multiples of the golden ratio mod 1: irregular, but one plan always leads to one matrix.
        start = np.modf(np.arange(1, rows * gram.n + 1) * (np.sqrt(5) - 1) / 2)[0].reshape(rows, gram.n)
        theta = descend(full, start)
        yield p_identity_loss(theta, full), theta


def p_identity_loss(theta: Reals, gram: Reals) -> float:
    """Return tr(G (AᵀA)⁻¹) of A(Θ) with columns of L1 norm 1."""
    lengths = 1 + theta.sum(axis=0)
    scaled = lengths[:, None] * gram * lengths
    inner = np.linalg.inv(np.eye(len(theta)) + theta @ theta.T)
    return float(np.trace(scaled) - np.sum(inner * (theta @ scaled @ theta.T)))
