"""Plans of trees whose boxes are cut where the rows are: at private medians, or at medians of a noisy coarse grid.

Every node of a level is cut along x, then each half along y, so it has up to four children. A level whose cuts have no
share of the budget is halved, as in a quadtree, or cut at medians of noisy cells if the plan has some.

References:
    Cormode et al., Differentially private spatial decompositions (ICDE 2012), Sections III and VI.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

from core.mechanisms.catalogue import mechanism_for
from core.places.level_shares import geometric_level_shares, uniform_level_shares
from core.places.place_box import PlaceGrid
from core.places.quadtree_plan import count_scale
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import Norm
from core.privacy.zcdp_conversion import noise_budget_of

CUT_PART = Fraction(3, 10)
"""Of the noise budget, for medians or cells: the best of the splits that the paper tries (Section VIII)."""
STOPPING_NOISE = 3
"""A node of fewer rows than so many standard deviations of a leaf's noise is not cut: its parts would be noise."""


@dataclass(frozen=True, slots=True)
class KdTreePlan:
    """What is measured, and with how much noise.

    Attributes:
        grid: its cells are the smallest boxes; cuts are made along their edges.
        terms: what the release costs, who is a neighbour, rows of one person.
        count_shares: of the counts of each level, from the root down; all > 0.
        cut_shares: of the medians of each level but the last; 0: its nodes are halved, or cut by cells.
        least: a node whose noisy count is below is not cut further.
        cell_share: of the noisy cells; 0: there are none.
        cell_height: the cells are those of a grid of this height, at most that of `grid`.

    Raises:
        ValueError: if shares are missing or negative, or cost more than the noise budget.
    """

    grid: PlaceGrid
    terms: PrivacyTerms
    count_shares: tuple[Fraction, ...]
    cut_shares: tuple[Fraction, ...]
    least: int
    cell_share: Fraction = Fraction(0)
    cell_height: int = 0

    def __post_init__(self) -> None:
        if len(self.count_shares) != len(self.cut_shares) + 1 or min(self.count_shares) <= 0:
            raise ValueError("one share for the counts of each level, and one for its cuts but in the last")
        if min((self.cell_share, *self.cut_shares)) < 0 or not 0 <= self.cell_height <= self.grid.height:
            raise ValueError("no share may be negative, and no cell smaller than those of the grid")
        if self.spent > noise_budget_of(self.terms.cost):
            raise ValueError("counts, cuts and cells may not cost more than the release")

    @property
    def spent(self) -> Fraction:
        """What all of it costs, in the unit of the noise budget."""
        return sum(self.count_shares, sum(self.cut_shares, self.cell_share))

    @property
    def height(self) -> int:
        """Levels below the root, not counting leaves that are counted once more."""
        return len(self.cut_shares)

    def left_below(self, level: int) -> Fraction:
        """Return what a node of a level leaves unspent if it is not cut: the shares of its cut and of all below."""
        return sum(self.count_shares[level + 1 :], sum(self.cut_shares[level:], Fraction(0)))

    def median_epsilon(self, level: int) -> Fraction:
        """Return the ε of one median of a level: a node is cut along two axes, which share.

        Under ρ-zCDP, ε² / 8 is at most the share of one axis. For neighbours P, Q of an exponential mechanism at ε,
        f = ln(P / Q) lies within an interval of length ε. So K(a) = ln E_Q exp(a f) has K(0) = K(1) = 0 and
        K'' <= ε² / 4, hence K(a) <= a (a - 1) ε² / 8: the divergence of order a, K(a) / (a - 1), is at most a ε² / 8.

        References:
            Cesar, Rogers, Bounding, concentrating, and truncating (ALT 2021): bounded range.
        """
        share = self.cut_shares[level] / 2
        return share if self.terms.norm is Norm.L1 else _root_below(8 * share)


def _root_below(square: Fraction) -> Fraction:
    """Return the square root, rounded down to a multiple of 2 ** -60 / denominator."""
    return Fraction(math.isqrt(square.numerator * square.denominator << 120), square.denominator << 60)


def kd_standard_plan(grid: PlaceGrid, terms: PrivacyTerms, height: int, cut_part: Fraction = CUT_PART) -> KdTreePlan:
    """Return the plan of a tree of private medians on all levels.

    Args:
        grid: cuts are made along the edges of its cells.
        terms: what the release costs, who is a neighbour, rows of one person.
        height: levels below the root, >= 1.
        cut_part: of the noise budget, for the medians; in (0, 1).
    """
    return kd_hybrid_plan(grid, terms, (height, height), cut_part)


def kd_hybrid_plan(
    grid: PlaceGrid, terms: PrivacyTerms, heights: tuple[int, int], cut_part: Fraction = CUT_PART
) -> KdTreePlan:
    """Return the plan of private medians on the upper levels, and of a quadtree below each of their boxes.

    Args:
        grid: cuts are made along the edges of its cells.
        terms: what the release costs, who is a neighbour, rows of one person.
        heights: levels that are cut at medians, >= 1, and levels below the root in all.
        cut_part: of the noise budget, for the medians; in (0, 1).
    """
    n_medians, height = heights
    budget = noise_budget_of(terms.cost)
    # All cuts matter alike: a median is of rows, of which every level has as many.
    cuts = uniform_level_shares(budget * cut_part, n_medians) + (Fraction(0),) * (height - n_medians)
    counts = geometric_level_shares(budget * (1 - cut_part), height + 1, terms.norm)
    return KdTreePlan(grid, terms, counts, cuts, stopping_count(terms, counts))


def kd_cell_plan(
    grid: PlaceGrid, terms: PrivacyTerms, height: int, cell_height: int, cut_part: Fraction = CUT_PART
) -> KdTreePlan:
    """Return the plan of a tree that is cut at medians of a noisy coarse grid, and halved within its cells.

    Args:
        grid: cuts are made along the edges of its cells.
        terms: what the release costs, who is a neighbour, rows of one person.
        height: levels below the root, >= 1.
        cell_height: the coarse grid has 2 ** cell_height cells along each axis.
        cut_part: of the noise budget, for the cells; in (0, 1).

    References:
        Xiao, Xiong, Yuan, Differentially private data release through multidimensional partitioning (SDM 2010).
    """
    budget = noise_budget_of(terms.cost)
    counts = geometric_level_shares(budget * (1 - cut_part), height + 1, terms.norm)
    return KdTreePlan(
        grid=grid,
        terms=terms,
        count_shares=counts,
        cut_shares=(Fraction(0),) * height,
        least=stopping_count(terms, counts),
        cell_share=budget * cut_part,
        cell_height=cell_height,
    )


def stopping_count(terms: PrivacyTerms, count_shares: tuple[Fraction, ...]) -> int:
    """Return the count below which a node is not worth cutting, from the noise of the last level."""
    noise = mechanism_for(terms.norm).variance(count_scale(terms, count_shares[-1]))
    return math.ceil(STOPPING_NOISE * math.sqrt(noise))
