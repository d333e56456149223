"""The share of the noise budget of each level of a tree, from the root (0) to the leaves: exact fractions.

A row lies in one node of every level, so the shares of the levels add up to what the counts cost.
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction

import numpy as np

from core.arrays import Reals
from core.designs.least_squares_loss import LeastSquaresLoss, optimal_proportions
from core.places.quadtree_energies import level_precisions, mean_energies
from core.planning.budget_split import exact_shares
from core.privacy.release_cost import Norm

LEAST_LEAF_SHARE = 1e-3
"""Of the largest: rectangles along the edges of large nodes would leave the leaves without a count, and a map."""


class LevelSplit(StrEnum):
    """How the noise budget is split among the levels of a tree."""

    UNIFORM = "uniform"
    GEOMETRIC = "geometric"
    OPTIMAL = "optimal"


def uniform_level_shares(noise_budget: Fraction, n_levels: int) -> tuple[Fraction, ...]:
    """Return equal shares."""
    return (noise_budget / n_levels,) * n_levels


def geometric_level_shares(noise_budget: Fraction, n_levels: int, norm: Norm) -> tuple[Fraction, ...]:
    """Return shares that grow towards the leaves, by 2 ** (1/3) a level (L1) or 2 ** (1/2) a level (L2).

    A long rectangle is covered by about 2 ** l nodes of level l. Σ 2 ** l / ε_l² is least for ε_l ∝ 2 ** (l/3), and
    Σ 2 ** l / ρ_l for ρ_l ∝ 2 ** (l/2).

    References:
        Cormode et al., Differentially private spatial decompositions (ICDE 2012), Section IV.
    """
    return exact_shares(noise_budget, [1] * n_levels, _geometric(n_levels, norm))


def optimal_level_shares(noise_budget: Fraction, rectangles: Reals, height: int, norm: Norm) -> tuple[Fraction, ...]:
    """Return the shares of a quadtree's levels by which the mean variance of stated rectangles is least.

    The recovery is least squares. For Gaussian noise the problem is convex, and a descent ends at the optimum. For
    Laplace noise it starts where a search over all shares, on a grid, found the least.

    Args:
        noise_budget: ε (L1) or ρ (L2) for all counts, > 0.
        rectangles: shape (n, 4), n >= 1: x0, x1, y0, y1 in cells of a grid of 2 ** height along each axis.
        height: of the quadtree.
        norm: of the noise.
    """
    from scipy.sparse import csr_array  # noqa: PLC0415  a plan with a map is read without an optimiser

    from core.places.level_search import shares_near_least_loss  # noqa: PLC0415

    n_levels = height + 1
    loss = LeastSquaresLoss(
        precisions=csr_array(level_precisions(n_levels)),
        importance=mean_energies(rectangles, height).least_squares,
        at_one=np.ones(n_levels),
        noise_group=np.arange(n_levels),
        n_charges=np.ones(n_levels),
        norm=norm,
    )
    start = shares_near_least_loss(loss.importance) if norm is Norm.L1 else _geometric(n_levels, norm)
    return exact_shares(noise_budget, [1] * n_levels, _with_leaves(loss.descend(start)))


def _with_leaves(shares: Reals) -> Reals:
    return np.concatenate((shares[:-1], [max(shares[-1], LEAST_LEAF_SHARE * shares.max())]))


def _geometric(n_levels: int, norm: Norm) -> Reals:
    return optimal_proportions(np.exp2(np.arange(n_levels, dtype=np.float64)), np.ones(n_levels), norm)
