"""Trees of boxes and least squares over them in dense matrices: an oracle that shares no code with the engine."""

from __future__ import annotations

import numpy as np


def membership(boxes, side=8):
    """Return which of side × side cells each box holds, shape (n_nodes, side²)."""
    x, y = np.divmod(np.arange(side * side), side)
    return np.array([(x0 <= x) & (x < x1) & (y0 <= y) & (y < y1) for x0, x1, y0, y1 in boxes], dtype=float)


def dense_estimate(rows, counts, noise):
    """Return estimates of all rows by generalised least squares, and their covariances.

    Args:
        rows: what each node counts, shape (n_nodes, n_cells).
        counts: noisy, shape (n_nodes,).
        noise: variances; inf: not counted.
    """
    seen = np.isfinite(noise)
    weights = 1 / noise[seen]
    parts = np.unique(rows[:, rows[0] > 0], axis=1)  # cells that all nodes hold or leave together are one unknown
    inverse = np.linalg.inv(parts[seen].T @ (weights[:, None] * parts[seen]))
    found = inverse @ (parts[seen].T @ (weights * counts[seen]))
    return parts @ found, parts @ inverse @ parts.T


def rectangle_weights(rectangle, side):
    """Return the part of each cell that lies in a rectangle x0, x1, y0, y1, shape (side²,)."""
    weights = np.zeros((side, side))
    for x in range(side):
        for y in range(side):
            wide = max(0.0, min(x + 1, rectangle[1]) - max(x, rectangle[0]))
            tall = max(0.0, min(y + 1, rectangle[3]) - max(y, rectangle[2]))
            weights[x, y] = wide * tall
    return weights.ravel()
