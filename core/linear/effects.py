"""Effects: the orthogonal parts (main effects, interactions) that every table is a sum of.

u_β = ⊗_{i∈β}(I - 11ᵀ/n_i) M_β,   M_α = Σ_{β⊆α} spread(u_β) / ∏_{i∈α∖β} n_i.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from core.domain.marginal import Marginal

Reals = NDArray[np.float64]


def effect_mean(values: Reals, axes: Marginal, effect: Marginal) -> Reals:
    """Average `values` (one axis per entry of `axes`) over the attributes outside `effect`; centre the others.

    Returns:
        An array with one axis per attribute of `effect`, each summing to 0 along every axis.
    """
    outside = tuple(place for place, axis in enumerate(axes) if axis not in effect)
    kept = np.asarray(values.mean(axis=outside)) if outside else values
    for place in range(kept.ndim):
        kept = kept - kept.mean(axis=place, keepdims=True)
    return kept


def spread(values: Reals, axes: Marginal, target: Marginal) -> Reals:
    """Return a view of `values` (over `axes` ⊆ `target`) that broadcasts over the table of `target`."""
    lengths = iter(values.shape)
    return values.reshape([next(lengths) if axis in axes else 1 for axis in target])


def table_of(effects: Mapping[Marginal, Reals], target: Marginal, sizes: tuple[int, ...]) -> Reals:
    """Return the table over `target` that has these effects; every subset of `target` must be among them."""
    table = np.zeros([sizes[axis] for axis in target])
    for effect in target.subsets():
        others = math.prod(sizes[axis] for axis in target if axis not in effect)
        table += spread(effects[effect] / others, effect, target)
    return table


def cell_share(effect: Marginal, target: Marginal, sizes: tuple[int, ...]) -> float:
    """Return Var(cell of M_target) per unit of the variance factor of `effect` ⊆ `target`."""
    inside = set(effect)
    return math.prod(1 - 1 / sizes[axis] if axis in inside else 1 / sizes[axis] ** 2 for axis in target)
