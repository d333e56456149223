"""Effects: the orthogonal parts (main effects, interactions) that every table is a sum of.

u_β = ⊗_{i∈β}(I - 11ᵀ/n_i) M_β,   M_α = Σ_{β⊆α} spread(u_β) / ∏_{i∈α∖β} n_i.

Effects are kept in coordinates. Along every axis the reflection I - wwᵀ/(1 - 1/√n) with w = 1/√n - (1, 0, …, 0) turns
a table so that place 0 holds sum/√n and the other n - 1 places hold what deviates from the mean. Then u_β is the part
of the turned table with place 0 on the axes outside β and the other places on β: ∏_{i∈β}(n_i - 1) numbers, and all
effects of a table take no more room than the table.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from core.domain.marginal import Marginal

Reals = NDArray[np.float64]


def varied(axes: Iterable[int], sizes: tuple[int, ...]) -> Marginal:
    """Return the attributes of `axes` with more than one label; effects of the others are zero, and left out."""
    return Marginal(axis for axis in axes if sizes[axis] > 1)


def turned(values: Reals, first: int = 0) -> Reals:
    """Return `values` in the coordinates of effects, or, since a reflection undoes itself, back in cells.

    Axes before `first` number the tables of a pile, and stay.
    """
    for axis, n in enumerate(values.shape):
        if axis >= first and n > 1:
            values = _reflected(values, axis)
    return values


def _reflected(values: Reals, axis: int) -> Reals:
    root, first = math.sqrt(values.shape[axis]), np.take(values, [0], axis)
    mean = values.sum(axis=axis, keepdims=True) / root
    mirrored: Reals = values - (mean - first) / (root - 1)
    mirrored[(slice(None),) * axis + (slice(0, 1),)] = mean
    return mirrored


def place_of(effect: Marginal, axes: Marginal) -> tuple[int | slice, ...]:
    """Return where the turned table over `axes` ⊇ `effect` holds that effect."""
    inside = set(effect)
    return tuple(slice(1, None) if axis in inside else 0 for axis in axes)


def spread(values: Reals, axes: Marginal, target: Marginal) -> Reals:
    """Return a view of `values` (over `axes` ⊆ `target`) that broadcasts over the table of `target`."""
    lengths = iter(values.shape)
    return values.reshape([next(lengths) if axis in axes else 1 for axis in target])


def table_of(effects: Mapping[Marginal, Reals], target: Marginal, sizes: tuple[int, ...]) -> Reals:
    """Return the table over `target` that has these effects, all those of `varied(target)` among them."""
    table = np.zeros([sizes[axis] for axis in target])
    cells = table.size
    for effect in varied(target, sizes).subsets():
        others = cells / math.prod(sizes[axis] for axis in effect)
        table[place_of(effect, target)] = effects[effect] / math.sqrt(others)
    return turned(table)


def cell_share(effect: Marginal, target: Marginal, sizes: tuple[int, ...]) -> float:
    """Return Var(cell of M_target) per unit of the variance factor of `effect` ⊆ `target`."""
    inside = set(effect)
    return math.prod(1 - 1 / sizes[axis] if axis in inside else 1 / sizes[axis] ** 2 for axis in target)


@lru_cache(maxsize=4096)
def cell_shares(shape: tuple[int, ...]) -> tuple[float, ...]:
    """Return the shares of all effects of a table of that shape, in the order of `varied(target, sizes).subsets()`."""
    target = Marginal(range(len(shape)))
    return tuple(cell_share(effect, target, shape) for effect in varied(target, shape).subsets())
