"""Stars: some attributes fixed, and beside each combination of their labels the tables of a few others, jointly.

For every combination of labels of the split, the total and how the labels of each leaf deviate from their mean get one
draw of star noise; combinations hold different people, so each draw uses the whole share. A star without leaves is a
marginal with Laplace noise, and so is one with a single leaf, which therefore counts as part of the split.
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
from core.privacy.neighbours import ONE_HOT, TOTAL, Sensitivity

MOST_CELLS = 2**21
"""Of a marginal that nobody asked for."""
MOST_ANSWERS = 2**15
"""Of a star with leaves: its noise is drawn combination by combination."""
LAPLACE = 2.0


@dataclass(frozen=True, slots=True)
class Star:
    """The attributes split by, and the leaves: none, or at least two attributes outside the split."""

    split: Marginal
    leaves: Marginal

    @classmethod
    def of(cls, split: Iterable[int], leaves: Iterable[int]) -> Star:
        """Return the star of these; attributes of both are split by."""
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
        """Return whether its noise can be drawn, in reasonable time."""
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
        """Return the numbers of the blocks that a table is added up from; None where it cannot be."""
        beside = [axis for axis in table if axis not in self.split]
        if len(beside) > 1 or not set(beside) <= set(self.leaves):
            return None
        return 0, *(1 + self.leaves.index(leaf) for leaf in beside)

    def blocks(self, domain: Domain) -> tuple[LinearMap, ...]:
        """Return the total of every combination, then the deviations of each leaf."""
        if not self.leaves:
            single = (axis for axis, n in enumerate(domain.sizes) if n == 1)  # they add no cell
            return (MarginalCells(self.split.union(Marginal(single)), domain.sizes),)
        deviations = (SplitDeviations(self.split, leaf, domain.sizes) for leaf in self.leaves)
        return SplitCoefficients(self.split, Marginal(), domain.sizes), *deviations

    def noise(self, domain: Domain) -> JointNoise | None:
        """Return the joint law of the blocks."""
        return _noise(domain.shape(self.leaves), domain.n_cells(self.split)) if self.leaves else None

    def sensitivity(self, domain: Domain) -> Sensitivity:
        """Return how far a record moves the answers, in the norm of the noise."""
        if self.leaves:
            return UNIT
        return ONE_HOT if domain.n_cells(self.split) > 1 else TOTAL


@lru_cache(maxsize=256)
def _noise(shape: tuple[int, ...], n_parts: int) -> JointNoise:
    return StarNoise(shape) if n_parts == 1 else PartedNoise(StarNoise(shape), n_parts)
