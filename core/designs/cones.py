"""Cones as a part of a design: some attributes fixed, and all moments of at most two yes/no attributes beside them.

Theorem, proof and exact sampler: `core/mechanisms/cone_noise.py`. The weights of the attributes in the trace are those
of least loss.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations

import numpy as np
from numpy.typing import NDArray

from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.linear.linear_map import LinearMap
from core.linear.split_coefficients import SplitCoefficients
from core.mechanisms.cone_noise import ConeNoise
from core.mechanisms.joint_noise import JointNoise
from core.privacy.neighbours import ONE_HOT, Sensitivity

GRAIN = 2**40
ROUNDS = 200
STILL = 1e-12
MOST_MOMENTS = 2**15
"""Each takes many random digits."""

Reals = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class ConeBlocks:
    """The attributes split by, and at least two yes/no attributes outside the split."""

    split: Marginal
    leaves: Marginal

    @property
    def axes(self) -> Marginal:
        """All attributes."""
        return self.split.union(self.leaves)

    def fits(self, domain: Domain) -> bool:
        """Return whether the leaves are yes/no attributes, and its noise can be drawn in reasonable time."""
        n_moments = domain.n_cells(self.split) * (len(self.leaves) + 1) * (len(self.leaves) + 2) // 2
        return set(domain.shape(self.leaves)) == {2} and len(self.leaves) > 1 and n_moments <= MOST_MOMENTS

    def parts(self, table: Marginal) -> tuple[int, ...] | None:
        """Return the numbers of the blocks that a table is added up from; None where it cannot be."""
        beside = Marginal(axis for axis in table if axis not in self.split)
        if len(beside) > 2 or not beside.is_within(self.leaves):
            return None
        place = {effect: number for number, effect in enumerate(self._effects())}
        return tuple(place[effect] for effect in beside.subsets())

    def blocks(self, domain: Domain) -> tuple[LinearMap, ...]:
        """Return one block per moment, then the number of people once more for every leaf (the diagonal)."""
        effects = [*self._effects(), *[Marginal()] * len(self.leaves)]
        return tuple(SplitCoefficients(self.split, effect, domain.sizes) for effect in effects)

    def sensitivity(self, domain: Domain) -> Sensitivity:  # noqa: ARG002  the same for every domain
        """Return how far a record moves the answers, in the units of the theorem."""
        return ONE_HOT

    def noise(self, weights: Reals, domain: Domain) -> JointNoise:
        """Return the joint law of the blocks, for the weights of 1 and of the leaves."""
        place = {axis: number + 1 for number, axis in enumerate(self.leaves)}
        entries = [entry(effect, place) for effect in self._effects()] + [(i, i) for i in place.values()]
        return ConeNoise(entries, whole_grains(weights), domain.n_cells(self.split))

    def _effects(self) -> list[Marginal]:
        """Return none, each and each pair of the leaves."""
        sets = (combinations(self.leaves, order) for order in range(3))
        return list(map(Marginal, chain.from_iterable(sets)))


def entry(effect: Marginal, place: dict[int, int]) -> tuple[int, int]:
    """Return the entry of the matrix that holds a moment."""
    first, second = [0, 0, *(place[axis] for axis in effect)][-2:]
    return first, second


def best_weights(pull: Reals, total: float) -> Reals:
    """Return weights p > 0, Σ p = 1, of least loss Σ_ij pull_ij / (4 p_i p_j) + total / Σ p_i².

    At the minimum all slopes are equal; each round moves the weights along their cube roots.

    Args:
        pull: shape (d, d), symmetric, 0 on the diagonal: total variance per unit of noise variance of an entry.
        total: the same of the number of people.
    """
    p = np.full(len(pull), 1 / len(pull))
    for _ in range(ROUNDS):
        slope = (pull / np.multiply.outer(p, p)).sum(axis=1) + 4 * total * p**2 / (p @ p) ** 2
        last, p = p, np.cbrt(p**2 * slope)
        p /= p.sum()
        if np.abs(p - last).max() < STILL:
            break
    return p


def whole_grains(weights: Reals) -> tuple[Fraction, ...]:
    """Return fractions next to the weights, > 0, that add up to at most 1."""
    grains = np.maximum(1, np.floor(weights * (GRAIN - len(weights))))
    return tuple(Fraction(int(grain), GRAIN) for grain in grains)
