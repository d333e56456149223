"""Optimised matrices of thousands of cells that treat all labels alike, as tables do: a few numbers decide them.

Gaussian noise: the root of the convex optimum, whose eigenvalues are roots of those of the workload's Gram matrix
(`square_root.py`, balance 1). Laplace noise: all cells, and the cells of further tables, each table with one weight.
Neither takes dense algebra, so cells beyond those of `matrix_design.MOST_DENSE` are feasible.
References: Li et al. (PODS 2010); McKenna et al., HDMM (PVLDB 2018), OPT_M; Xiao et al. (NeurIPS 2023).
"""

from __future__ import annotations

import numpy as np

from core.arrays import Counts, Reals
from core.designs.gram import gram_numbers
from core.designs.matrix_design import alike_change, varying_shape
from core.designs.p_identity import GRID, MOST_THETA
from core.designs.square_root import FAINT_IDENTITY
from core.linear.alike import agreements, eigenvalues, multiplicities, numbers, representatives
from core.privacy.neighbours import NoiseTerms
from core.privacy.release_cost import Norm
from core.progress import check_cancelled
from core.workload.workload import Workload

STARTS = (0.3, 3.0, 50.0)
"""Weights of tables relative to single cells at the start; the loss is not convex, and has a minimum at 0."""


def alike_root(workload: Workload) -> Counts:
    """Return the symmetric matrix near GRID × the optimum for Gaussian noise; shape (cells, cells)."""
    shape = varying_shape(workload)
    best = np.sqrt(np.maximum(eigenvalues(gram_numbers(workload), shape), 0.0))
    best = best / numbers(best, shape)[-1] + FAINT_IDENTITY
    return np.asarray(np.rint(GRID * numbers(np.sqrt(best), shape)).astype(np.int64)[agreements(shape)])


def alike_weights(workload: Workload, tables: list[int]) -> Reals:
    """Return the weights of tables beside all cells that are best for Laplace noise, from any of the starts.

    The columns of [I; w₁ T₁; …] have the L1 norm 1 + Σ w, and the eigenvalue of AᵀA of an effect β is
    1 + Σ over tables t ⊇ β of w_t² ∏ over i ∉ t of n_i.

    Args:
        workload: the tables wanted.
        tables: sets of axes with several labels, a bit each.
    """
    from scipy.optimize import fmin_l_bfgs_b  # noqa: PLC0415  slow to import, needed here only

    shape = varying_shape(workload)
    held, unit = _held(shape, tables), multiplicities(shape) * eigenvalues(gram_numbers(workload), shape)
    unit = unit / unit.sum()

    def loss_and_slope(weights: Reals) -> tuple[float, Reals]:
        check_cancelled()
        length, known = 1 + weights.sum(), 1 + weights**2 @ held
        spread = float((unit / known).sum())
        slope = 2 * length * spread - 2 * length**2 * weights * (held @ (unit / known**2))
        return float(length**2 * spread), slope

    bounds = [(0, MOST_THETA)] * len(tables)
    found = [fmin_l_bfgs_b(loss_and_slope, np.full(len(tables), start), bounds=bounds)[:2] for start in STARTS]
    return np.asarray(min(found, key=lambda each: float(each[1]))[0])


def _held(shape: tuple[int, ...], tables: list[int]) -> Reals:
    """Return the cells that a table's cell adds up, for the effects that it holds, else 0; shape (tables, effects)."""
    effects = np.arange(1 << len(shape))
    sums = [np.prod([n for place, n in enumerate(shape) if not table >> place & 1]) for table in tables]
    return np.array([np.where(effects & ~table, 0.0, each) for table, each in zip(tables, sums, strict=True)])


def alike_loss(rows: Counts, workload: Workload, terms: NoiseTerms) -> float:
    """Return the total variance at one unit of budget, up to a factor common to all matrices."""
    shape = varying_shape(workload)
    first = (rows[:, representatives(shape)].T @ rows[:, 0]).astype(np.float64)
    spread = multiplicities(shape) * eigenvalues(gram_numbers(workload), shape) / eigenvalues(first, shape)
    change = float(alike_change(rows, shape, terms.norm).under(terms.norm, terms.neighbours, terms.at_most))
    return float(spread.sum()) * (change**2 if terms.norm is Norm.L1 else change)
