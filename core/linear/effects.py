"""Effects: the orthogonal components of a table (main effects, interactions), whose sum it is.

u_β = ⊗_{i∈β}(I - 11ᵀ/n_i) M_β,   M_α = Σ_{β⊆α} spread(u_β) / ∏_{i∈α∖β} n_i.

Effects are stored in orthonormal coordinates. Along every axis the Householder reflection I - wwᵀ/(1 - 1/√n), with
w = 1/√n - (1, 0, …, 0), moves sum/√n to place 0 and the deviations from the mean to the other n - 1 places. u_β is the
part of the transformed table with place 0 on the axes outside β and the other places on β: ∏_{i∈β}(n_i - 1) numbers.
All effects of a table together take as many numbers as the table.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import lru_cache

import numpy as np

from core.arrays import Reals
from core.domain.marginal import Marginal


def varying_axes(axes: Iterable[int], sizes: tuple[int, ...]) -> Marginal:
    """Return the attributes of `axes` with more than one label; effects that contain another one are zero."""
    return Marginal(axis for axis in axes if sizes[axis] > 1)


def effect_transform(values: Reals, first: int = 0) -> Reals:
    """Return `values` in the coordinates of effects, or back in cells: a reflection is its own inverse.

    Axes before `first` number the tables of a stack and are not transformed.
    """
    for axis, n in enumerate(values.shape):
        if axis >= first and n > 1:
            values = _reflected(values, axis)
    return values


def _reflected(values: Reals, axis: int) -> Reals:
    # The reflection as one pass over the table, without a matrix.
    root, first = math.sqrt(values.shape[axis]), (slice(None),) * axis + (slice(0, 1),)
    mean = np.add.reduce(values, axis=axis, keepdims=True) / root
    mirrored: Reals = values - (mean - values[first]) / (root - 1)
    mirrored[first] = mean
    return mirrored


def effect_slices(effect: Marginal, axes: Marginal) -> tuple[int | slice, ...]:
    """Return the index of `effect` in the transformed table over `axes` ⊇ `effect`."""
    inside = set(effect)
    return tuple(slice(1, None) if axis in inside else 0 for axis in axes)


def spread(values: Reals, axes: Marginal, target: Marginal) -> Reals:
    """Return a view of `values` over `axes` ⊆ `target` that broadcasts to the table of `target`."""
    lengths = iter(values.shape)
    return values.reshape([next(lengths) if axis in axes else 1 for axis in target])


def table_of(effects: Mapping[Marginal, Reals], target: Marginal, sizes: tuple[int, ...]) -> Reals:
    """Return the table over `target` with these effects; every subset of `varying_axes(target)` must be among them."""
    table = np.zeros([sizes[axis] for axis in target])
    cells = table.size
    for effect in varying_axes(target, sizes).subsets():
        others = cells / math.prod(sizes[axis] for axis in effect)
        table[effect_slices(effect, target)] = effects[effect] / math.sqrt(others)
    return effect_transform(table)


def cell_share(effect: Marginal, target: Marginal, sizes: tuple[int, ...]) -> float:
    """Return Var(cell of M_target) per unit of the variance factor of `effect` ⊆ `target`."""
    inside = set(effect)
    return math.prod(1 - 1 / sizes[axis] if axis in inside else 1 / sizes[axis] ** 2 for axis in target)


@lru_cache(maxsize=4096)
def cell_shares(shape: tuple[int, ...]) -> tuple[float, ...]:
    """Return `cell_share` of all effects of a table of that shape, in the order of `Marginal.subsets`."""
    target = Marginal(range(len(shape)))
    return tuple(cell_share(effect, target, shape) for effect in varying_axes(target, shape).subsets())
