"""Projection of tables onto consistent ones: prepared once for a set of marginals, applied to many sets of numbers.

The distance is Σ over tables of |change|² / (variance of a cell). In coordinates of effects a table holds one estimate
of each of its effects. The nearest consistent tables have, for every effect, the mean of its estimates weighted by
precision (`core/MATHEMATICS.md`, "Least-squares recovery"). The places of the estimates depend on the marginals only,
so they are computed once; tables of one shape are stacked and transformed together, and the means are two sums.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from core.arrays import Integers, Reals
from core.domain.marginal import Marginal
from core.linear.effects import effect_slices, effect_transform, varying_axes

NEGLIGIBLE_VARIANCE = 1e-290
"""A standard deviation of 1e-145 changes no double of a count; the reciprocal of less could overflow."""


class ConsistencyProjection:
    """The space of consistent tables over `targets`; the numbers of all tables are one array, `flat`."""

    def __init__(self, targets: Sequence[Marginal], sizes: tuple[int, ...], variances: Sequence[float]) -> None:
        """Number the effects and compute the weights of the means.

        Args:
            targets: the marginals of the tables, each once.
            sizes: number of labels of every attribute of the domain.
            variances: variance of one cell of each table; 0 where a table is exact.
        """
        shapes = [tuple(sizes[axis] for axis in target) for target in targets]
        # Tables of one shape lie side by side, so that each stack is a slice of the flat array.
        self._order = sorted(range(len(targets)), key=lambda number: shapes[number])
        self._shapes = [shapes[number] for number in self._order]
        self.starts = np.cumsum([0, *map(math.prod, self._shapes)])
        self.variances: Reals = np.repeat(np.asarray(variances, float)[self._order], np.diff(self.starts))
        self._place_effects([targets[number] for number in self._order], sizes)
        self._compute_weights()

    def flat(self, tables: Sequence[Reals]) -> Reals:
        """Return the numbers of all tables, given in the order of the targets."""
        return np.concatenate([tables[number].reshape(-1) for number in self._order])

    def tables(self, flat: Reals) -> list[Reals]:
        """Return the tables in the order of the targets: the inverse of `flat`."""
        parts = np.split(flat, self.starts[1:-1])
        shaped = dict(zip(self._order, zip(parts, self._shapes, strict=True), strict=True))
        return [shaped[number][0].reshape(shaped[number][1]) for number in range(len(shaped))]

    def total(self, flat: Reals) -> float:
        """Return the best estimate of the total of every table."""
        return float(self._means(flat)[self._total_place])

    def nearest(self, flat: Reals, total: float | None = None) -> Reals:
        """Return the consistent tables nearest to `flat`; with the given `total`, if any."""
        means = self._means(flat)
        if total is not None:
            means[self._total_place] = total
        return self._transformed(means[self._effects] / self._scales)

    def _means(self, flat: Reals) -> Reals:
        return np.bincount(self._effects, self._transformed(flat) * self._weights, self._n_effects).astype(np.float64)

    def _transformed(self, flat: Reals) -> Reals:
        """Return the tables in the coordinates of effects, or back: the transform is its own inverse."""
        out = np.empty_like(flat)
        for part, shape in self._stacks:
            out[part] = effect_transform(flat[part].reshape(shape), 1).reshape(-1)
        return out

    def _place_effects(self, targets: Sequence[Marginal], sizes: tuple[int, ...]) -> None:
        """Number the coordinates of all effects; record which one every transformed number estimates."""
        known: dict[Marginal, Integers] = {}
        self._n_effects = 0
        self._effects = np.zeros(self.starts[-1], dtype=np.int64)
        self._scales = np.ones(self.starts[-1])
        for target, shape, start in zip(targets, self._shapes, self.starts[:-1].tolist(), strict=True):
            cells = math.prod(shape)
            effects, scales = (flat[start : start + cells].reshape(shape) for flat in (self._effects, self._scales))
            for effect in varying_axes(target, sizes).subsets():
                if effect not in known:
                    free = [sizes[axis] - 1 for axis in effect]
                    known[effect] = self._n_effects + np.arange(math.prod(free)).reshape(free)
                    self._n_effects += math.prod(free)
                place = effect_slices(effect, target)
                effects[place] = known[effect]
                # The orthonormal transform spreads an effect over the cells it sums; this undoes it.
                scales[place] = math.sqrt(cells / math.prod(sizes[axis] for axis in effect))
        self._total_place = int(known[Marginal()])
        self._stacks = list(self._stack_slices())

    def _stack_slices(self) -> list[tuple[slice, tuple[int, ...]]]:
        """Return (slice of the flat array, shape of the stack) for every run of tables of one shape."""
        piles: list[tuple[slice, tuple[int, ...]]] = []
        for shape in dict.fromkeys(self._shapes):
            first, n = self._shapes.index(shape), self._shapes.count(shape)
            piles.append((slice(int(self.starts[first]), int(self.starts[first + n])), (n, *shape)))
        return piles

    def _compute_weights(self) -> None:
        """Compute the weight of every number in the mean of its effect; exact numbers take all the weight."""
        exact = self.variances < NEGLIGIBLE_VARIANCE
        known = np.bincount(self._effects, exact, self._n_effects)[self._effects] > 0
        precision = np.where(known, exact * 1.0, 1 / np.where(exact, 1.0, self.variances)) / self._scales**2
        sums = np.bincount(self._effects, precision, self._n_effects)
        self._weights: Reals = precision * self._scales / sums[self._effects]
