"""What a strategy measures: blocks of equally noisy groups, and the plain way back to the wanted tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from core.domain.marginal import Marginal
from core.linear.linear_map import LinearMap
from core.linear.marginal_cells import MarginalCells
from core.privacy.neighbours import ONE_HOT, TOTAL, Sensitivity


@dataclass(frozen=True, slots=True)
class Block:
    """Answers of one linear map, in groups that all get the same part of the budget.

    Attributes:
        queries: the map; its answers are whole numbers.
        n_groups: how many groups they form: each group is charged by itself (Definition 3.1 of the paper).
        sensitivity: of one group.
    """

    queries: LinearMap
    n_groups: int
    sensitivity: Sensitivity


@dataclass(frozen=True, slots=True)
class Design:
    """Blocks, and for every wanted table the blocks whose parts the plain recovery adds up.

    Attributes:
        blocks: at least one.
        plain: one tuple of block numbers per wanted table, in the order of the workload.
    """

    blocks: tuple[Block, ...]
    plain: tuple[tuple[int, ...], ...]


def cells_block(marginal: Marginal, sizes: Collection[int]) -> Block:
    """Return the block of all cells of one marginal: a single group, since a record lies in exactly one cell.

    With a single cell, it is the number of records.
    """
    cells = MarginalCells(marginal, sizes)
    return Block(cells, 1, ONE_HOT if cells.n_answers > 1 else TOTAL)
