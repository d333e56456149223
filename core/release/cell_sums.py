"""Any weighted sum of the cells of a released table, such as the difference of two, with the ± of exactly this sum.

Var(q) = Σ_β var_β |P_β q|², also where q is no product of one query per attribute (`core/MATHEMATICS.md`).
"""

from __future__ import annotations

import numpy as np

from core.arrays import Reals
from core.planning.noise_plan import HALF_STEP, half_width
from core.release.crosstab import total_intervals
from core.release.label_sums import LabelSum, label_sum
from core.release.release import ReleasedTable
from core.release.sum_errors import SumErrors
from core.workload.axis_queries import AxisQueries

MOST_CELLS = 2**18
"""Cells of a table for which the exact ± is computed: 20 ms, so that the window can do it while cells are selected."""


def weighted_sum(table: ReleasedTable, weights: Reals) -> LabelSum:
    """Return the sum of the numbers of a table, each times its weight.

    A sum over labels of every attribute, such as a cell or a total, is that of `label_sum`: one number has one ±.

    Args:
        table: released.
        weights: one per cell, in the shape of the table; at least one is not 0.
    """
    places = _as_labels(table, weights)
    if places is not None:
        return label_sum(table, places)
    value = float((weights * table.published.values).sum())
    width, is_exact = _half_width(table, weights, value)
    low, high = value - width, value + width
    # A difference may well be below 0; only a sum of counts is held to what counts can be.
    if (weights >= 0).all():
        low, high = map(float, total_intervals(table, np.array(value), np.array(width)))
    mask, weak = table.hidden, table.line.hidden(np.array(value), width)
    is_hidden = mask is not None and (bool(weak) or np.count_nonzero(weights[mask]) == 1)
    return LabelSum(value, width, low, high, is_exact=is_exact, is_shown=False, is_hidden=is_hidden)


def _as_labels(table: ReleasedTable, weights: Reals) -> dict[str, tuple[int, ...]] | None:
    """Return the labels whose cells are added up, once each; None if the cells are no such block."""
    # A block of cells: as many as the product of its labels along every attribute, each added once.
    chosen = np.nonzero(weights)
    own = [np.unique(places) for places in chosen]
    if len(chosen[0]) != np.prod([len(places) for places in own]) or (weights[chosen] != 1).any():
        return None
    return {name: tuple(places.tolist()) for name, places in zip(table.published.names, own, strict=True)}


def _half_width(table: ReleasedTable, weights: Reals, value: float) -> tuple[float, bool]:
    """Return ± of a sum, and whether it is exactly that; else it is at most that."""
    errors = table.errors
    if errors is None or weights.size > MOST_CELLS or not table.is_even:
        return _most(table, weights), False
    turned = weights.transpose([table.published.names.index(name) for name in errors.names])
    own = float(half_width(np.array(max(_variance(errors, turned), 0.0)), errors.z))
    if table.estimates is None:
        return own, True
    # Shaping moved the number: the interval is made wide enough to hold where it was before.
    return own + abs(value - float((weights * table.estimates).sum())), True


def _variance(errors: SumErrors, weights: Reals) -> float:
    """Return the variance of a sum under continuous noise; axes in the order of `errors`."""
    sizes: list[int] = []
    for place in reversed(range(weights.ndim)):
        axis = errors.axes[place]
        if isinstance(axis, AxisQueries):
            own = axis.digits.sizes
            rows = np.moveaxis(weights, place, -1)
            coordinates = axis.digits.coordinates(rows.reshape(-1, rows.shape[-1])).reshape(*rows.shape[:-1], *own)
            weights = np.moveaxis(coordinates, range(-len(own), 0), range(place, place + len(own)))
            sizes[:0] = own
    squares = weights**2
    for place, size in enumerate(sizes):
        without, within = np.split(squares, [1], place)
        # The mean along an attribute is one effect, and what is left of the mean are the others.
        squares = np.concatenate((without / size, within.sum(axis=place, keepdims=True)), place)
    return float((errors.smooth * squares).sum())


def _most(table: ReleasedTable, weights: Reals) -> float:
    """Return an upper bound: the standard deviation of a sum is at most the sum of those of its parts."""
    one = table.half_width  # with half a count for rounding, which is added once a sum
    shaped = 0.0 if table.estimates is None else float((weights * (table.published.values - table.estimates)).sum())
    return float(np.abs(weights).sum()) * max(one - HALF_STEP, 0.0) + HALF_STEP * (one > 0) + abs(shaped)
