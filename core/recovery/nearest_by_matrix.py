"""The table without negatives that is nearest to the estimates by the errors of the matrices that measured it.

A matrix for ranges knows sums of many labels far better than single labels. Targets that weigh labels and the bins of a
tree each by itself (`core/recovery/tree_levels.py`) do not say so of all ranges: of nearly empty labels they keep a
quarter more error. With P the inverse covariance of the estimates x̂, the table minimises

    (x - x̂)ᵀ P (x - x̂)   over x >= 0 with the total of x̂.

In the coordinates of `core/linear/factor.py` the covariance is a number per effect. So P is a product: AᵀA along
attributes with a matrix, means and deviations along the others, and its eigenvectors are products, too.
Reference: Boyd et al., Distributed optimization and statistical learning via ADMM (2011), section 5.2.
"""

from __future__ import annotations

import math
from functools import reduce

import numpy as np

from core.arrays import Reals
from core.linear.effects import effect_transform
from core.linear.factor import Factor
from core.planning.noise_plan import NoisePlan, Recovery
from core.progress import check_cancelled
from core.recovery.nonnegative import RELAXATION, ROUNDS, TOLERANCE
from core.workload.factored import FactoredWorkload

MOST_LABELS = 2048
"""Labels of an attribute up to which eigenvectors are found in 2 s."""
MOST_WORK = 2**24
"""Cells × labels of all attributes up to which 500 rounds take less than 30 s; 50 are usual."""


def by_matrix(noise_plan: NoisePlan, recovery: Recovery, tables: list[Reals]) -> list[Reals] | None:
    """Return the only table, over the labels of the owner, with all cells >= 0; `tables` has its estimates.

    None: there are several tables, which have to agree, or this one is measured otherwise or is too large.
    """
    seen = noise_plan.refined
    if len(tables) > 1 or not isinstance(seen, FactoredWorkload) or not seen.axis_queries(0):
        return None
    shape = tables[0].shape
    if max(shape) > MOST_LABELS or math.prod(shape) * sum(shape) > MOST_WORK:
        return None
    factors = [seen.factors[axis] for axis in seen.marginals[0]]
    bases, gains = zip(*(_basis(factor, n) for factor, n in zip(factors, shape, strict=True)), strict=True)
    variances = _variances(noise_plan.effect_variances(recovery, 0), factors, shape)
    if not (np.isfinite(variances) & (variances > 0)).all():
        return None
    return [_nearest(tables[0], list(bases), reduce(np.multiply.outer, gains) / variances)]


def _basis(factor: Factor | None, n: int) -> tuple[Reals, Reals]:
    """Return the eigenvectors of P along an attribute, as columns, and its eigenvalues there."""
    if factor is None:
        return effect_transform(np.eye(n), first=1), np.ones(n)
    real = factor.rows.astype(np.float64)
    values, vectors = np.linalg.eigh(real.T @ real)
    return vectors, values * (factor.total_variance / n)


def _variances(effects: Reals, factors: list[Factor | None], shape: tuple[int, ...]) -> Reals:
    """Return the variance of every coordinate of the effects, by the factors of `effect_variances`.

    A matrix treats the mean like deviations. Where the total is public, only its mean is known better, which the fixed
    total says already.
    """
    for place, (factor, n) in enumerate(zip(factors, shape, strict=True)):
        mean, deviations = np.take(effects, 0, place) / n, np.take(effects, 1, place)
        first = deviations if factor is not None and n > 1 else mean
        effects = np.stack([first, *[deviations] * (n - 1)], place)
    return effects


def _nearest(estimates: Reals, bases: list[Reals], precisions: Reals) -> Reals:
    total = max(0.0, float(estimates.sum()))
    penalty = math.sqrt(float(precisions.min()) * float(precisions.max()))
    damped = 1 / (precisions + penalty)

    def solved(table: Reals) -> Reals:
        return _turned(damped * _turned(table, bases), [basis.T for basis in bases])

    pulled = _turned(precisions * _turned(estimates, bases), [basis.T for basis in bases])
    shift = solved(np.ones_like(estimates))
    shift /= shift.sum()
    clipped, dual = np.maximum(estimates, 0.0), np.zeros_like(estimates)
    for _ in range(ROUNDS):
        check_cancelled()
        before, agreed = clipped, solved(pulled + penalty * (clipped - dual))
        agreed += (total - agreed.sum()) * shift
        lifted = RELAXATION * agreed + (1 - RELAXATION) * clipped + dual
        clipped = np.maximum(lifted, 0.0)
        dual = lifted - clipped
        if np.maximum(-agreed, 0.0).sum() <= TOLERANCE and np.abs(clipped - before).max() <= TOLERANCE:
            break
    return np.maximum(agreed, 0.0)


def _turned(table: Reals, bases: list[Reals]) -> Reals:
    """Return a table in the coordinates of the columns of a basis along each axis."""
    for place, basis in enumerate(bases):
        table = np.moveaxis(np.tensordot(basis, table, (0, place)), 0, place)
    return table
