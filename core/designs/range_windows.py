"""Matrices of one ordered attribute for Laplace noise: the identity, and weighted sums over overlapping windows.

The matrices A(Θ) of `core/designs/p_identity.py`, of which Θ is 0 outside windows of neighbouring labels. In the best
matrices found for ranges the further rows are such windows, two or three of them over each label and of each width. A
label then has few weights, so a step of the descent takes time in proportion to labels × rows, not labels² × rows.
Reference: McKenna, Miklau, Hay and Machanavajjhala, HDMM (PVLDB 2018), OPT_0; the windows are ours.
"""

from __future__ import annotations

import numpy as np

from core.arrays import Places, Reals
from core.designs.p_identity import MOST_THETA
from core.designs.range_gram import RangeGram
from core.progress import check_cancelled
from core.threads import one_thread

Windows = tuple[tuple[float, int], ...]
"""Widths in labels, and how many windows of that width lie over each label."""
FACTR = 1e8
"""As in `p_identity.py`, but finer: ten times as loose, rounding decides by a thousandth where the descent ends."""
PEAK = 0.9
"""Weight of the middle label of a window at the start, relative to the label's own row."""


def descend_windows(gram: RangeGram, windows: Windows, steps: int) -> tuple[Reals, float]:
    """Return Θ at a stationary point, shape (rows, labels), and its loss tr(G (AᵀA)⁻¹).

    Args:
        gram: of the queries.
        windows: where Θ may differ from 0.
        steps: of the optimiser, at most.
    """
    from scipy.optimize import fmin_l_bfgs_b  # noqa: PLC0415  slow to import, needed here only

    task = WindowTask(gram, windows)
    with one_thread():
        end, loss, _ = fmin_l_bfgs_b(
            task.loss_and_slope,
            task.start.reshape(-1),
            bounds=[(0, MOST_THETA)] * task.start.size,
            factr=FACTR,
            pgtol=0.0,
            maxfun=steps,
        )
    return task.rows(np.asarray(end).reshape(task.start.shape)).T, float(loss) * task.unit


class WindowTask:
    """The loss as a function of the weights, shape (layers, ordered labels); a label is in one window of each layer."""

    def __init__(self, gram: RangeGram, windows: Windows) -> None:
        self._gram, n = gram, gram.n_ordered
        self._labels, self._others = np.arange(n), gram.n - n
        windows_at: list[Places] = []
        heights, first = [], 0
        for width, over in windows:
            for layer in range(over):
                place = (self._labels + layer * width / over) / width
                numbers = np.unique(np.floor(place), return_inverse=True)[1]
                windows_at.append(first + numbers)
                first += int(numbers[-1]) + 1
                inside = (place + 0.5 / width) % 1
                heights.append(2 * PEAK * np.minimum(inside, 1 - inside))
        self._windows, self._n_rows, self.start = windows_at, first, np.array(heights)
        self._starts = [np.flatnonzero(np.diff(each, prepend=-1)) for each in windows_at]
        diagonal = gram.diagonal()
        self.unit = float(diagonal.sum())  # a loss near 1, so that the stopping rule means one thing for all
        self._own = diagonal / self.unit

    def rows(self, weights: Reals) -> Reals:
        """Return Θᵀ, shape (labels, rows)."""
        rows = np.zeros((len(self._labels) + self._others, self._n_rows))
        for window, weight in zip(self._windows, weights, strict=True):
            rows[self._labels, window] = weight
        return rows

    def loss_and_slope(self, flat: Reals) -> tuple[float, Reals]:
        """Return tr(SGS (I + ΘᵀΘ)⁻¹) and its gradient; see `core/designs/p_identity.py`, whose letters these are."""
        check_cancelled()
        weights, n = flat.reshape(self.start.shape), len(self._labels)
        theta = self.rows(weights)
        lengths = 1 + theta.sum(axis=1)
        inner = np.linalg.inv(np.eye(self._n_rows) + self._summed(theta[:n], weights))
        pulled = self._gram.times(theta * lengths[:, None]) / self.unit
        outer, own = lengths[:, None] * pulled, self._own * lengths
        crossed = self._summed(outer[:n], weights)
        loss = own @ lengths - np.sum(inner * crossed)
        both = inner @ crossed.T @ inner
        # Dense products with Θ would take labels × rows²; label by label, only its own windows count.
        solved = np.array([np.einsum("ik,ik->i", inner[window], outer[:n]) for window in self._windows])
        by_length = 2 * (own[:n] - np.sum(weights * solved, axis=0) / lengths[:n])
        slopes = np.empty_like(weights)
        for layer, window in enumerate(self._windows):
            again = sum(both[window, other] * weight for other, weight in zip(self._windows, weights, strict=True))
            slopes[layer] = by_length - 2 * (solved[layer] - again)
        return float(loss), slopes.reshape(-1)

    def _summed(self, table: Reals, weights: Reals) -> Reals:
        """Return Θ times a table over the ordered labels: a sum within every window."""
        pairs = zip(weights, self._starts, strict=True)
        return np.concatenate([np.add.reduceat(table * weight[:, None], start) for weight, start in pairs])
