"""The plan of a quadtree: its grid, the shares of its levels, and all errors that follow before a row is read."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import numpy as np

from core.arrays import Reals
from core.mechanisms.catalogue import mechanism_for
from core.mechanisms.mechanism import Mechanism
from core.places.level_shares import (
    LevelSplit,
    geometric_level_shares,
    optimal_level_shares,
    uniform_level_shares,
)
from core.places.place_box import PlaceGrid, Rectangle
from core.places.place_tree import PlaceTree, quadtree
from core.places.quadtree_energies import quadtree_energies
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.sensitivity import ONE_HOT
from core.privacy.zcdp_conversion import noise_budget_of

LEAST_NOISE = 1e-60
"""Below that, noise that is never seen counts as this much: of a budget so large, floats have the variance 0."""


def count_scale(terms: PrivacyTerms, share: Fraction) -> Fraction:
    """Return the noise scale at which one level of disjoint counts costs at most `share` > 0, rounded up."""
    return mechanism_for(terms.norm).scale(share, ONE_HOT.under(terms.norm, terms.neighbours, terms.at_most))


def count_noise(law: Mechanism, scale: Fraction) -> float:
    """Return the variance of a count's noise, at least LEAST_NOISE: least squares divides by it."""
    return max(law.variance(scale), LEAST_NOISE)


@dataclass(frozen=True)
class QuadtreePlan:
    """What is measured, and with how much noise.

    Rows outside the box are one count of their own. They lie in no node, so that count gets the shares of all levels.

    Attributes:
        grid: its cells are the leaves.
        terms: what the release costs, who is a neighbour, rows of one person.
        shares: of each level from the root to the leaves; together at most the noise budget.

    Raises:
        ValueError: if there is not one share per level, none for the leaves, or more than the noise budget.
        NoiseTooLargeError: if a share is so small that its noise does not fit 64 bits.
    """

    grid: PlaceGrid
    terms: PrivacyTerms
    shares: tuple[Fraction, ...]

    def __post_init__(self) -> None:
        if len(self.shares) != self.grid.height + 1 or min(self.shares) < 0 or self.shares[-1] == 0:
            raise ValueError("one share per level, and some of it for the leaves")
        if sum(self.shares) > noise_budget_of(self.terms.cost):
            raise ValueError("the levels may not cost more than the release")

    @property
    def tree(self) -> PlaceTree:
        """The boxes."""
        return quadtree(self.grid.height)

    @cached_property
    def scales(self) -> tuple[Fraction | None, ...]:
        """The noise scale of each level; None: it is not counted."""
        return tuple(count_scale(self.terms, share) if share else None for share in self.shares)

    @cached_property
    def outside_scale(self) -> Fraction:
        """The noise scale of the count of rows outside the box."""
        return count_scale(self.terms, sum(self.shares, Fraction(0)))

    @cached_property
    def level_noise(self) -> Reals:
        """The variance of the noise of each level, shape (height + 1,); inf: it is not counted."""
        law = mechanism_for(self.terms.norm)
        return np.array([math.inf if scale is None else count_noise(law, scale) for scale in self.scales])

    def noise_of(self, rectangle: Rectangle) -> float:
        """Return the standard deviation of the count of a rectangle by least squares, by noise alone, exact."""
        energies = quadtree_energies(self.grid.in_cells(rectangle), self.grid.height)
        return math.sqrt(energies.least_squares_variance(self.level_noise))


def quadtree_plan(
    grid: PlaceGrid,
    terms: PrivacyTerms,
    split: LevelSplit = LevelSplit.GEOMETRIC,
    rectangles: tuple[Rectangle, ...] = (),
) -> QuadtreePlan:
    """Return the plan that spends the whole noise budget.

    Args:
        grid: its cells are the leaves.
        terms: what the release costs, who is a neighbour, rows of one person.
        split: among the levels.
        rectangles: those whose mean variance is to be least, at least one for LevelSplit.OPTIMAL.

    Raises:
        ValueError: if there is no rectangle to be optimal for.
    """
    # Each branch spends everything: what is left over by rounding is below one part in 2 ** 40.
    noise_budget, n_levels = noise_budget_of(terms.cost), grid.height + 1
    if split is LevelSplit.UNIFORM:
        return QuadtreePlan(grid, terms, uniform_level_shares(noise_budget, n_levels))
    if split is LevelSplit.GEOMETRIC:
        return QuadtreePlan(grid, terms, geometric_level_shares(noise_budget, n_levels, terms.norm))
    if not rectangles:
        raise ValueError("which rectangles is the split to be optimal for?")
    cells = np.array([grid.in_cells(rectangle) for rectangle in rectangles])
    return QuadtreePlan(grid, terms, optimal_level_shares(noise_budget, cells, grid.height, terms.norm))
