"""Trees of boxes on a grid: every box is cut into its children, so that a row lies in one box of every level."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from core.arrays import Counts, Flags, Integers, Places, Reals


@dataclass(frozen=True, eq=False)
class PlaceTree:
    """Boxes, level by level from the root, the children of each node side by side and in the order of their parents.

    A node without children is a leaf. Children are disjoint and cover their parent. An only child is its parent counted
    once more.

    Attributes:
        boxes: shape (n_nodes, 4): x0, x1, y0, y1 in cells of the grid; a box holds x0 <= x < x1 and y0 <= y < y1.
        parents: shape (n_nodes,): the number of the parent; of the root 0.
        starts: the number of the first node of each level, and n_nodes.
    """

    boxes: Integers
    parents: Places
    starts: tuple[int, ...]

    @property
    def n_nodes(self) -> int:
        """Nodes on all levels."""
        return len(self.parents)

    @property
    def height(self) -> int:
        """Levels below the root."""
        return len(self.starts) - 2

    @cached_property
    def levels(self) -> tuple[slice, ...]:
        """The nodes of each level, from the root on."""
        return tuple(slice(begin, end) for begin, end in zip(self.starts, self.starts[1:], strict=False))

    @cached_property
    def n_children(self) -> Places:
        """Children of each node, shape (n_nodes,)."""
        return np.bincount(self.parents[1:], minlength=self.n_nodes)

    @cached_property
    def first_child(self) -> Places:
        """The number of the first child of each node, shape (n_nodes,); without meaning for leaves."""
        return np.asarray(1 + np.cumsum(self.n_children) - self.n_children)

    @property
    def leaves(self) -> Flags:
        """Whether a node is a leaf, shape (n_nodes,)."""
        return np.asarray(self.n_children == 0)

    def children_of(self, nodes: Places) -> Places:
        """Return the children of some nodes, in their order."""
        counts = self.n_children[nodes]
        ends = np.cumsum(counts)
        steps = np.arange(ends[-1] if len(ends) else 0) - np.repeat(ends - counts, counts)
        return np.asarray(np.repeat(self.first_child[nodes], counts) + steps)

    def summed(self, level: int, values: Reals) -> Reals:
        """Return sums over the children of each node of a level; `values`: of all nodes of the next level."""
        here, below = self.levels[level], self.levels[level + 1]
        return np.asarray(
            np.bincount(self.parents[below] - here.start, values, here.stop - here.start), dtype=np.float64
        )

    def kept(self, keep: Flags) -> PlaceTree:
        """Return the tree of the nodes kept: the root, and all children of a node or none."""
        number = np.cumsum(keep) - 1
        ends = (int(number[level.stop - 1]) + 1 for level in self.levels)
        starts = tuple(dict.fromkeys((0, *ends)))  # levels without a node are left out
        return PlaceTree(self.boxes[keep], number[self.parents[keep]], starts)


@lru_cache(maxsize=2)
def quadtree(height: int) -> PlaceTree:
    """Return the tree that halves every box along both axes, on a grid of 2 ** height cells along each axis.

    Node k of level l has the children 4k to 4k + 3 of level l + 1: low and high y of its low x, then of its high x.
    """
    x = y = np.zeros(1, dtype=np.int32)
    boxes, parents = [], []
    for level in range(height + 1):
        # In cells of the grid, so that boxes of all levels compare.
        width = 1 << (height - level)
        boxes.append(np.stack((x, x + 1, y, y + 1), axis=1) * width)
        first = (4**level - 1) // 3
        above = np.arange(len(x)) // 4 + (first - 4 ** (level - 1) if level else 0)
        parents.append(above)
        x = 2 * np.repeat(x, 4) + np.tile(np.array((0, 0, 1, 1), dtype=np.int32), len(x))
        y = 2 * np.repeat(y, 4) + np.tile(np.array((0, 1, 0, 1), dtype=np.int32), len(y))
    starts = tuple((4**level - 1) // 3 for level in range(height + 2))
    return PlaceTree(np.concatenate(boxes), np.concatenate(parents), starts)


def quadtree_counts(cells: Counts) -> Counts:
    """Return the counts of all nodes of a quadtree, shape (n_nodes,), from those of its cells.

    Args:
        cells: shape (n_cells, n_cells), x first; n_cells is a power of two.
    """
    height = len(cells).bit_length() - 1
    # Cells in the order of the leaves: the bits of x and y alternate, the highest first.
    order = [axis * height + bit for bit in range(height) for axis in (0, 1)]
    levels = [cells.reshape((2,) * (2 * height)).transpose(order).ravel()]
    for _ in range(height):
        levels.append(levels[-1].reshape(-1, 4).sum(axis=1))
    return np.concatenate(levels[::-1])
