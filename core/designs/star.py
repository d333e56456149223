"""Stars: a split, and per combination of its labels the tables of several other attributes (leaves) under one draw.

For every combination of split labels, the total and the deviations of each leaf's labels from their mean get one draw
of star noise. Combinations hold different people, so each draw uses the whole share. A star without leaves is a
marginal with Laplace noise. So is a star with a single leaf, which therefore becomes part of the split.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from core.designs.joint_groups import UNIT
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.linear.linear_map import LinearMap
from core.linear.marginal_cells import MarginalCells
from core.linear.split_coefficients import SplitCoefficients
from core.linear.split_deviations import SplitDeviations
from core.mechanisms.joint_noise import JointNoise
from core.mechanisms.parted_noise import PartedNoise
from core.mechanisms.star_noise import MOST_DIMENSIONS, StarNoise, dimensions, star_factors
from core.privacy.sensitivity import ONE_HOT, TOTAL, Sensitivity

MOST_CELLS = 2**21
"""Cells of a marginal that the search may add: 16 MB of counts; wanted tables may be larger."""
MOST_ANSWERS = 2**15
"""Answers of a star with leaves: its noise is drawn one combination at a time."""
LAPLACE = 2.0
"""Variance of continuous Laplace noise at share 1 and sensitivity 1."""


@dataclass(frozen=True, slots=True)
class Star:
    """The split attributes, and the leaves: none, or at least two attributes outside the split."""

    split: Marginal
    leaves: Marginal

    @classmethod
    def of(cls, split: Iterable[int], leaves: Iterable[int]) -> Star:
        """Return the star of these attributes; attributes in both belong to the split."""
        centre = Marginal.of(split)
        others = Marginal.of(set(leaves) - set(centre))
        return cls(centre, others) if len(others) > 1 else cls(centre.union(others), Marginal())

    @property
    def axes(self) -> Marginal:
        """All attributes."""
        return self.split.union(self.leaves)

    def answers(self, domain: Domain) -> int:
        """Return the number of noisy answers."""
        beside = (1 + sum(domain.shape(self.leaves))) if self.leaves else 1
        return domain.n_cells(self.split) * beside

    def fits(self, domain: Domain) -> bool:
        """Return whether the noise can be drawn in reasonable time."""
        if not self.leaves:
            return self.answers(domain) <= MOST_CELLS
        return dimensions(domain.shape(self.leaves)) <= MOST_DIMENSIONS and self.answers(domain) <= MOST_ANSWERS

    def variances(self, domain: Domain) -> tuple[float, dict[int, float]]:
        """Return the noise variance of a total, and of a deviation of each leaf, when the star gets share 1."""
        if not self.leaves:
            return LAPLACE, {}
        total, tables = star_factors(tuple(sorted(domain.shape(self.leaves))))
        return total, {leaf: tables[domain.sizes[leaf]] for leaf in self.leaves}

    def parts(self, table: Marginal) -> tuple[int, ...] | None:
        """Return the numbers of the blocks that determine a table; None if the star does not contain it."""
        beside = [axis for axis in table if axis not in self.split]
        if len(beside) > 1 or not set(beside) <= set(self.leaves):
            return None
        return 0, *(1 + self.leaves.index(leaf) for leaf in beside)

    def blocks(self, domain: Domain) -> tuple[LinearMap, ...]:
        """Return the total of every combination, then the deviations of each leaf."""
        if not self.leaves:
            single = (
                axis for axis, n in enumerate(domain.sizes) if n == 1
            )  # no further cell; any table may contain them
            return (MarginalCells(self.split.union(Marginal(single)), domain.sizes),)
        deviations = (SplitDeviations(self.split, leaf, domain.sizes) for leaf in self.leaves)
        return SplitCoefficients(self.split, Marginal(), domain.sizes), *deviations

    def noise(self, domain: Domain) -> JointNoise | None:
        """Return the joint law of the blocks."""
        return _noise(domain.shape(self.leaves), domain.n_cells(self.split)) if self.leaves else None

    def sensitivity(self, domain: Domain) -> Sensitivity:
        """Return the sensitivity of the answers to one record, in the norm of the noise."""
        if self.leaves:
            return UNIT
        return ONE_HOT if domain.n_cells(self.split) > 1 else TOTAL


@lru_cache(maxsize=256)
def _noise(shape: tuple[int, ...], n_parts: int) -> JointNoise:
    return StarNoise(shape) if n_parts == 1 else PartedNoise(StarNoise(shape), n_parts)
