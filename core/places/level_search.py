"""Shares of a quadtree's levels of least loss under Laplace noise, as a shortest path from the leaves to the root.

A descent ends in one of many local minima; the path compares them all, on a grid. (`core/MATHEMATICS.md`, "Places".)
"""

from __future__ import annotations

import numpy as np

from core.arrays import Reals

STEP = 1 / 16
"""Octaves between points of the grid: at 1 / 8, a descent from 1 of 60 paths missed the least loss by 2e-5."""
OCTAVES_BELOW = 24
"""Octaves from the leaves' precision at share 1 to the least above 0: a share of 2 ** -12 is below any that is kept."""


def shares_near_least_loss(importance: Reals) -> Reals:
    """Return shares from which a descent ends at the least loss; they add up to 1.

    With ε_l the share of level l and P_l = Σ_{b ≥ l} ε_b² / 4 ** b, the loss is Σ g_l / (4 ** l P_l), and the shares
    add up to Σ 2 ** l √(P_l - P_{l + 1}). Shares of whatever total are best, once scaled to total 1, where that total
    plus any multiple of the loss is least: a sum over levels, hence a path.

    Args:
        importance: g of every level, from the root to the leaves: loss per unit of variance; >= 0, not all 0.
    """
    widths = np.exp2(np.arange(len(importance)))
    losses = importance / np.square(widths)
    # The multiple at which equal shares should add up to 1, so that better ones add up to less: the grid can end at 1.
    losses *= 0.5 / (losses @ (1 / np.square(1 / (len(widths) * widths))[::-1].cumsum()[::-1]))
    grid = np.concatenate(([0.0], np.exp2(np.arange(-2 * np.log2(widths[-1]) - OCTAVES_BELOW, STEP, STEP))))
    shares = _shortest_path(widths, losses, grid)
    return np.asarray(shares / shares.sum())


def _shortest_path(widths: Reals, losses: Reals, grid: Reals) -> Reals:
    """Return the shares, from the root to the leaves, along the path of points P_l of the grid of least total."""
    rises = _rises(grid)
    totals, before = np.where(grid > 0, np.inf, 0.0), []
    for width, loss in zip(widths[::-1], losses[::-1], strict=True):
        sums = totals + width * rises
        before.append(sums.argmin(axis=1))
        totals = sums.min(axis=1) + _losses(loss, grid)
    shares, point = [], totals.argmin()
    for width, points in zip(widths, before[::-1], strict=True):
        shares.append(width * rises[point, points[point]])
        point = points[point]
    return np.array(shares)


def _rises(grid: Reals) -> Reals:
    """Return √(a - b) for all points a and b; inf where b is above a."""
    squares = np.subtract.outer(grid, grid)
    return np.sqrt(squares, out=np.full_like(squares, np.inf), where=squares >= 0)


def _losses(loss: float, grid: Reals) -> Reals:
    """Return loss / P for all points P; 0 for a loss of 0, at P = 0 too."""
    return np.divide(loss, grid, out=np.full_like(grid, np.inf if loss > 0 else 0), where=grid > 0)
