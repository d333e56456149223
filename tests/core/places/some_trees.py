"""Trees of many forms for tests of places, and ways to make up what is counted in them."""

from __future__ import annotations

import numpy as np
from hypothesis import strategies as st

from core.places.place_tree import PlaceTree, quadtree

SIDE = 8


def grown(cuts):
    """Return a tree on a grid of SIDE cells; `cuts` gives a number for each node: whether and where it is cut.

    A number modulo 5 means: 0 a leaf; 1 cut along x; 2 along y; 3 along both; 4 an only child.
    """
    levels, above, numbers = [[(0, SIDE, 0, SIDE)]], [[0]], iter(cuts)
    begin = 0
    while levels[-1]:
        boxes, parents = [], []
        for place, box in enumerate(levels[-1]):
            parts = parts_of(box, next(numbers, 0))
            boxes += parts
            parents += [begin + place] * len(parts)
        begin += len(levels[-1])
        levels.append(boxes)
        above.append(parents)
    starts = tuple(np.cumsum([0, *(len(level) for level in levels[:-1])]).tolist())
    every = np.array([box for level in levels for box in level])
    return PlaceTree(every, np.array([number for level in above for number in level]), starts)


def parts_of(box, number):
    x0, x1, y0, y1 = box
    kind, at = number % 5, number // 5
    if kind == 4:
        return [box]
    xs = [(x0, x1)] if kind not in (1, 3) or x1 - x0 < 2 else split(x0, x1, at)
    ys = [(y0, y1)] if kind not in (2, 3) or y1 - y0 < 2 else split(y0, y1, at)
    parts = [(*x, *y) for x in xs for y in ys]
    return parts if len(parts) > 1 else []


def split(low, high, at):
    middle = low + 1 + at % (high - low - 1)
    return [(low, middle), (middle, high)]


cut_trees = st.lists(st.integers(0, 99), max_size=25).map(grown)
trees = st.one_of(cut_trees, st.sampled_from([quadtree(0), quadtree(1), quadtree(3)]))
