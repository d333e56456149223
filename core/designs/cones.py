"""Cones as pieces of a design: a split, and per combination of its labels all moments of at most two yes/no attributes.

Theorem, proof and exact sampler: `core/mechanisms/cone_noise.py`. The weights p of the trace minimise the predicted
loss (`core/MATHEMATICS.md`, "Cone noise").
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations

import numpy as np

from core.arrays import Reals
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.linear.linear_map import LinearMap
from core.linear.split_coefficients import SplitCoefficients
from core.mechanisms.cone_noise import ConeNoise
from core.mechanisms.joint_noise import JointNoise
from core.privacy.sensitivity import ONE_HOT, Sensitivity

WEIGHT_DENOMINATOR = 2**40
"""Denominator of the rational weights; rounding them down costs a part of 2^-40 of the budget per attribute."""
ROUNDS = 200
"""Fixed-point rounds at most; any weights are private, fewer rounds only cost accuracy."""
CONVERGED = 1e-12
"""Stop when no weight moves by more: near float precision of weights that add up to 1."""
MOST_MOMENTS = 2**15
"""Entries of all matrices together: exact normal deviates take some 0.6 ms each (SECONDS_A_MOMENT), so 20 s."""


@dataclass(frozen=True, slots=True)
class ConeBlocks:
    """The split attributes, and at least two yes/no attributes outside the split (the leaves)."""

    split: Marginal
    leaves: Marginal

    @property
    def axes(self) -> Marginal:
        """All attributes."""
        return self.split.union(self.leaves)

    def fits(self, domain: Domain) -> bool:
        """Return whether the leaves are yes/no attributes, and the noise can be drawn in reasonable time."""
        n_moments = domain.n_cells(self.split) * (len(self.leaves) + 1) * (len(self.leaves) + 2) // 2
        return set(domain.shape(self.leaves)) == {2} and len(self.leaves) > 1 and n_moments <= MOST_MOMENTS

    def parts(self, table: Marginal) -> tuple[int, ...] | None:
        """Return the numbers of the blocks that determine a table; None if the cone does not contain it."""
        beside = Marginal(axis for axis in table if axis not in self.split)
        if len(beside) > 2 or not beside.is_within(self.leaves):
            return None
        place = {effect: number for number, effect in enumerate(self._effects())}
        return tuple(place[effect] for effect in beside.subsets())

    def blocks(self, domain: Domain) -> tuple[LinearMap, ...]:
        """Return one block per moment, then the number of people once more for every leaf (the diagonal)."""
        effects = [*self._effects(), *[Marginal()] * len(self.leaves)]
        return tuple(SplitCoefficients(self.split, effect, domain.sizes) for effect in effects)

    def sensitivity(self, domain: Domain) -> Sensitivity:  # noqa: ARG002  independent of the domain
        """Return the bound of l(v) in units of ε: a record lies in one combination of the split."""
        return ONE_HOT

    def noise(self, weights: Reals, domain: Domain) -> JointNoise:
        """Return the joint law of the blocks; `weights`: p of the constant 1, then of the leaves."""
        place = {axis: number + 1 for number, axis in enumerate(self.leaves)}
        entries = [entry(effect, place) for effect in self._effects()] + [(i, i) for i in place.values()]
        return ConeNoise(entries, rational_weights(weights), domain.n_cells(self.split))

    def _effects(self) -> list[Marginal]:
        """Return the empty set, each leaf and each pair of leaves."""
        sets = (combinations(self.leaves, order) for order in range(3))
        return list(map(Marginal, chain.from_iterable(sets)))


def entry(effect: Marginal, place: dict[int, int]) -> tuple[int, int]:
    """Return the (row, column) of the matrix entry that holds a moment."""
    first, second = [0, 0, *(place[axis] for axis in effect)][-2:]
    return first, second


def best_weights(entry_losses: Reals, count_loss: float) -> Reals:
    """Return weights p > 0, Σ p = 1, of least loss Σ_ij pull_ij / (4 p_i p_j) + total / Σ p_i².

    At the minimum all slopes are equal: a fixed-point iteration with damping by the cube root.

    Args:
        entry_losses: shape (d, d), symmetric, 0 on the diagonal: total variance per unit of noise variance of an entry.
        count_loss: total variance per unit of variance of the number of people, which every diagonal entry estimates.
    """
    p = np.full(len(entry_losses), 1 / len(entry_losses))
    for _ in range(ROUNDS):
        slope = (entry_losses / np.multiply.outer(p, p)).sum(axis=1) + 4 * count_loss * p**2 / (p @ p) ** 2
        last, p = p, np.cbrt(p**2 * slope)
        p /= p.sum()
        if np.abs(p - last).max() < CONVERGED:
            break
    return p


def rational_weights(weights: Reals) -> tuple[Fraction, ...]:
    """Return fractions > 0 near the weights that add up to at most 1, as the theorem requires."""
    grains = np.maximum(1, np.floor(weights * (WEIGHT_DENOMINATOR - len(weights))))
    return tuple(Fraction(int(grain), WEIGHT_DENOMINATOR) for grain in grains)
