"""What a rectangle asks of each level of a quadtree: the weights of the levels' noise variances in its error.

Let f_u be the part of node u that lies in the rectangle. All nodes of a level have one noise variance, so least squares
spreads a count evenly over the children, and f_u is what the rectangle's count grows by per row that u has more. Then

    direct          Σ_l v_l (F_l - 4 F_(l-1)) + v_h (E_h - F_h), F_l = nodes of level l that lie within
    least squares   Σ_l V_l (E_l - 4 E_(l-1)), E_l = Σ f_u² over the nodes of level l, 1 / V_l = Σ_(b>=l) 4^(l-b) / v_b

with E_(-1) = F_(-1) = 0. Both sums are products of one sum along x and one along y: a rectangle takes O(2 ** h) steps.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from core.arrays import Reals

AT_ONCE = 64
"""Rectangles that are worked out side by side: their parts at the largest height, 2 ** 12 cells a side, take 4 MB."""


@dataclass(frozen=True, slots=True, eq=False)
class LevelEnergies:
    """Weights of noise variances by level, from the root (0) to the leaves (h), for one or several rectangles.

    Attributes:
        direct: of v_l, if the fewest noisy counts are added up.
        least_squares: of V_l, if least squares is used.
    """

    direct: Reals
    least_squares: Reals

    @property
    def squared_parts(self) -> float:
        """E_h: the sum of the squared parts of all leaves."""
        return float(self.least_squares @ 4.0 ** np.arange(len(self.least_squares))[::-1])

    def direct_variance(self, noise: Reals) -> float:
        """Return the variance of the count, given the variance v of the noise of each level; inf: not counted."""
        used = self.direct > 0
        return float(self.direct[used] @ noise[used])

    def least_squares_variance(self, noise: Reals) -> float:
        """Return the variance of the count, given the variance v of the noise of each level; inf: not counted."""
        return float(self.least_squares @ (1 / (level_precisions(len(noise)).T @ (1 / noise))))


def level_precisions(n_levels: int) -> Reals:
    """Return how much level b, at unit variance, tells of level l: 4 ** (l - b) if b >= l, else 0; [b, l]."""
    steps = np.subtract.outer(np.arange(n_levels), np.arange(n_levels))
    return np.where(steps >= 0, 0.25 ** np.maximum(steps, 0), 0.0)


def quadtree_energies(rectangle: Reals, height: int) -> LevelEnergies:
    """Return the energies of a rectangle.

    Args:
        rectangle: x0, x1, y0, y1 in cells of a grid of 2 ** height along each axis.
        height: of the quadtree.
    """
    direct, least_squares = _energies(np.asarray(rectangle)[None], height)
    return LevelEnergies(direct[0], least_squares[0])


def mean_energies(rectangles: Reals, height: int) -> LevelEnergies:
    """Return the mean energies of rectangles, shape (n, 4), n >= 1."""
    some = np.array_split(rectangles, -(-len(rectangles) // AT_ONCE))
    every = zip(*(_energies(each, height) for each in some), strict=True)
    direct, least_squares = (np.concatenate(each).mean(axis=0) for each in every)
    return LevelEnergies(direct, least_squares)


def _energies(rectangles: Reals, height: int) -> tuple[Reals, Reals]:
    """Return weights of v_l and of V_l for each rectangle, shape (n, h + 1)."""
    along = _parts(rectangles[:, [0, 2], None], rectangles[:, [1, 3], None], 1 << height)
    whole, energy = np.zeros((2, len(rectangles), height + 1))
    for level in range(height, -1, -1):
        # A part is a sum of at most 2 ** 12 parts of cells, so that of a whole node is 1 up to rounding.
        whole[:, level] = (along > 1 - 1e-9).sum(axis=2).prod(axis=1)
        energy[:, level] = (along**2).sum(axis=2).prod(axis=1)
        if level > 0:
            along = (along[..., ::2] + along[..., 1::2]) / 2
    # Nodes within the rectangle whose parents are not: each node within brings four children.
    direct, least_squares = whole.copy(), energy.copy()
    direct[:, 1:] -= 4 * whole[:, :-1]
    direct[:, -1] += energy[:, -1] - whole[:, -1]
    least_squares[:, 1:] -= 4 * energy[:, :-1]
    return direct, np.maximum(0.0, least_squares)


def _parts(low: Reals, high: Reals, n_cells: int) -> Reals:
    """Return the part of each cell between `low` and `high`, shape (n, 2, 1), along both axes: (n, 2, n_cells)."""
    cells = np.arange(n_cells)
    return np.asarray(np.clip(np.minimum(cells + 1, high) - np.maximum(cells, low), 0, 1))
