"""Designs of trees over ordered attributes: levels as cells, or as differences between the two halves of every part.

A tree level is the marginal over the first digits of an attribute (`core/workload/refined.py`). A table that asks for
ranges of several attributes gets all products of the levels of its trees, crossed with all labels of its other
attributes. Under direct recovery the loss of a product is the product of the losses, so each tree is chosen separately.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import product

import numpy as np

from core.designs.design import Design, NoiseGroup
from core.designs.predicted_loss import PredictedLoss
from core.domain.marginal import Marginal
from core.linear.level_cells import LevelCells, Steps
from core.linear.linear_map import LinearMap
from core.linear.split_coefficients import SplitCoefficients
from core.privacy.neighbours import NoiseTerms
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import ONE_HOT, SIGN, TOTAL
from core.workload.axis_queries import AxisQueries
from core.workload.refined import alone
from core.workload.workload import Workload

Axes = tuple[int, ...]

TIE = 1e-4
"""Relative difference below which losses are ties: rounding must not decide between designs."""
NEGLIGIBLE_SHARE = 1e-2
"""Share, as a part of the largest, below which a level is not measured: it hardly lowers the loss."""


@dataclass(frozen=True, slots=True)
class TreeLevel:
    """One level of one tree, by the axes of its digits.

    Attributes:
        cells: digits whose combinations are the cells of the level.
        difference: at most one yes/no digit, of which only the difference of its two halves is measured.
        step: those of `cells` added since the next coarser level of a tree of cells; () for the coarsest.
    """

    cells: Axes
    difference: Axes = ()
    step: Axes = ()


TreeLevels = Callable[[AxisQueries, Axes], Iterable[TreeLevel]]
"""The levels of the tree over an attribute, from its queries and the axes of its digits."""


def asked_queries(workload: Workload) -> tuple[AxisQueries, ...]:
    """Return the different queries along the attributes whose ranges a table asks for."""
    tables = range(len(workload.tables))
    return tuple(dict.fromkeys(queries for number in tables for queries, _ in workload.trees(number)))


def tree_design(workload: Workload, levels: TreeLevels) -> Design:
    """Return the design of all products of levels; a block that several tables use is measured once."""
    roles: dict[tuple[Marginal, Marginal], dict[Marginal, Steps]] = {}
    direct = []
    for number, table in enumerate(workload.marginals):
        trees = workload.trees(number)
        own = {axis for _, digits in trees for axis in digits}
        others = [axis for axis in table if axis not in own]
        used = []
        for path in product(*(tuple(levels(queries, digits)) for queries, digits in trees)):
            cells = Marginal.of((*others, *(axis for level in path for axis in level.cells)))
            difference = Marginal.of(axis for level in path for axis in level.difference)
            roles.setdefault((cells, difference), {})[table] = tuple(level.step for level in path if level.step)
            used.append((cells, difference))
        direct.append(used)
    place = {key: number for number, key in enumerate(roles)}
    blocks = tuple(_block(*key, workload.domain.sizes, steps) for key, steps in roles.items())
    noise_groups = tuple(
        _noise_group(number, block, bool(difference))
        for number, (block, (_, difference)) in enumerate(zip(blocks, roles, strict=True))
    )
    tables = {(marginal, Marginal()) for marginal in workload.marginals}
    upper = tuple(number for key, number in place.items() if key not in tables)
    return Design(blocks, noise_groups, tuple(tuple(place[key] for key in used) for used in direct), own=upper)


def best_of(
    designs: Iterable[Callable[[Workload], Design]], queries: AxisQueries, terms: NoiseTerms
) -> tuple[int, list[int]]:
    """Return the number of the design of least loss under the best split, for one attribute alone; the first of ties.

    The second result lists the blocks of that design with more than a negligible share.
    """
    workload = alone(queries)
    predicted = [PredictedLoss(workload, design(workload), terms) for design in designs]
    losses = [predicted_loss.least_loss() for predicted_loss in predicted]
    number = next(number for number, loss in enumerate(losses) if loss <= min(losses) * (1 + TIE))
    shares = predicted[number].best_proportions
    return number, np.flatnonzero(shares >= NEGLIGIBLE_SHARE * shares.max()).tolist()


def best_directly(designs: Iterable[Callable[[Workload], Design]], queries: AxisQueries, terms: NoiseTerms) -> int:
    """Return the number of the design of least loss under direct recovery with the split that is optimal for it."""
    workload, power = alone(queries), 3 if terms.norm is Norm.L1 else 2
    losses = (PredictedLoss(workload, design(workload), terms).direct_losses for design in designs)
    # Corollary 3.3 of Yaroslavtsev et al.: with one charge a group the least loss is (Σ K^(1/3))³, or (Σ K^(1/2))².
    found = [float((each ** (1 / power)).sum()) for each in losses]
    return next(number for number, loss in enumerate(found) if loss <= min(found) * (1 + TIE))


def _block(cells: Marginal, difference: Marginal, sizes: Axes, steps: Mapping[Marginal, Steps]) -> LinearMap:
    return SplitCoefficients(cells, difference, sizes) if difference else LevelCells(cells, sizes, steps)


def _noise_group(number: int, block: LinearMap, differs: bool) -> NoiseGroup:
    """Return the noise group of a block: a record lies in one cell, or adds ±1 to one difference."""
    return NoiseGroup((number,), 1, SIGN if differs else ONE_HOT if block.n_answers > 1 else TOTAL)
