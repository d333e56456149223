"""Consistent tables nearest to the direct ones in the sum of distances (L1) or in the largest distance (L∞).

With y⁰ the direct table of every wanted marginal, and σ the standard deviation of its cells, the tables minimise, over
all consistent tables y,

    L1: Σ over tables and cells of |y - y⁰| / σ,        L∞: the largest |y - y⁰| / σ of any cell.

Both are linear programs without base counts: the variables are the cells of the tables and of the marginals that tables
share. Consistency means that each table sums to those directly below it. A table with σ = 0 does not change. The true
tables are consistent, so y is no further from y⁰ than they are, and at most twice as far from them as y⁰ is.
Reference: Yaroslavtsev et al. (ICDE 2013), sections III-C and IV-C (there with σ = 1, and Fourier coefficients as
variables, which make a denser program).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from core.arrays import Reals
from core.domain.marginal import Marginal
from core.linear.consistency_projection import ConsistencyProjection
from core.recovery.consistency_method import SECONDS, ConsistencyMethod
from core.words import N_, phrase

if TYPE_CHECKING:
    from scipy import sparse


TIES = 1e-4
"""Weight of the mean distance beside the largest: it decides among tables with (nearly) equal largest distance."""


class Distance(Enum):
    """What is least of the distances of numbers from the direct ones."""

    SUM = auto()
    LARGEST = auto()


@dataclass(frozen=True, slots=True)
class Links:
    """The marginals of a linear program, and which of them sum to which.

    Attributes:
        marginals: the targets, in order, then those that several targets share.
        below: for every marginal, the numbers of those directly below it.
    """

    marginals: tuple[Marginal, ...]
    below: tuple[tuple[int, ...], ...]


def links(targets: Sequence[Marginal]) -> Links:
    """Return the targets and the intersections of targets, each linked to the largest ones inside it."""
    common: dict[Marginal, set[int]] = {}
    for target in targets:
        for part in target.subsets():
            common[part] = common[part] & set(target) if part in common else set(target)
    shared = [part for part, inside in common.items() if inside == set(part) and part not in set(targets)]
    marginals = (*targets, *shared)
    number = {marginal: place for place, marginal in enumerate(marginals)}
    below = []
    for marginal in marginals:
        inside = [part for part in marginal.subsets() if part in number and part != marginal]
        largest = [part for part in inside if not any(part != other and part.is_within(other) for other in inside)]
        below.append(tuple(number[part] for part in largest))
    return Links(marginals, tuple(below))


def nearest(
    tables: Sequence[Reals],
    targets: Sequence[Marginal],
    deviations: Sequence[float],
    sizes: tuple[int, ...],
    distance: Distance,
) -> list[Reals] | None:
    """Return the nearest consistent tables, or None if the solver did not finish in time.

    Args:
        tables: direct estimates, one per target.
        targets: the marginals of the tables.
        deviations: σ of the cells of each; 0 where a table is exact.
        sizes: number of labels of every attribute of the domain.
        distance: what is least.
    """
    flat = np.concatenate([table.reshape(-1) for table in tables])
    widths = np.repeat(np.asarray(deviations, dtype=np.float64), [table.size for table in tables])
    moves = _solved(flat, widths, _sums(links(targets), sizes), distance)
    if moves is None:
        return None
    parts = np.split(flat + moves, np.cumsum([table.size for table in tables])[:-1])
    made = [part.reshape(table.shape) for part, table in zip(parts, tables, strict=True)]
    space = ConsistencyProjection(targets, sizes, [deviation**2 for deviation in deviations])
    return space.tables(space.nearest(space.flat(made)))  # removes inconsistencies within the solver's tolerance


def _sums(linked: Links, sizes: tuple[int, ...]) -> sparse.csr_array:
    """Return the constraint matrix: it maps the cells of all marginals to 0 if and only if they are consistent."""
    from scipy import sparse  # noqa: PLC0415  slow to import, needed for these programs only

    starts = np.cumsum([0, *(math.prod(sizes[axis] for axis in marginal) for marginal in linked.marginals)])
    rows, columns, values = [np.zeros(0, dtype=np.int64)], [np.zeros(0, dtype=np.int64)], [np.zeros(0)]
    n_rows = 0
    for upper, below in enumerate(linked.below):
        marginal = linked.marginals[upper]
        shape = [sizes[axis] for axis in marginal]
        for lower in below:
            n = int(starts[lower + 1] - starts[lower])
            kept = [size if axis in linked.marginals[lower] else 1 for axis, size in zip(marginal, shape, strict=True)]
            cells = np.broadcast_to(np.arange(n).reshape(kept), shape).reshape(-1)
            rows += [n_rows + cells, n_rows + np.arange(n)]
            columns += [starts[upper] + np.arange(len(cells)), starts[lower] + np.arange(n)]
            values += [np.ones(len(cells)), -np.ones(n)]
            n_rows += n
    entries = np.concatenate(values), (np.concatenate(rows), np.concatenate(columns))
    return sparse.csr_array(entries, shape=(n_rows, int(starts[-1])))


def _solved(flat: Reals, widths: Reals, sums: sparse.csr_array, distance: Distance) -> Reals | None:
    """Return the change of each cell, or None if the solver did not finish.

    Variables: increase of each cell in units of σ, decrease of each cell, the largest of both, the shared cells.
    """
    from scipy import sparse  # noqa: PLC0415  slow to import, needed for these programs only
    from scipy.optimize import linprog  # noqa: PLC0415

    n, n_free, absolute = len(flat), sums.shape[1] - len(flat), distance is Distance.SUM
    own, units = sums[:, :n] @ sparse.diags_array(widths), sparse.eye_array(n)
    column = sparse.csr_array((sums.shape[0], 1))
    costs = np.concatenate(
        [np.full(2 * n, 1.0 if absolute else TIES / n), [0.0 if absolute else 1.0], np.zeros(n_free)]
    )
    # Cells of exact tables (σ = 0) must not change: their variables are bounded by 0.
    ends = np.concatenate([np.tile(np.where(widths > 0, np.inf, 0.0), 2), np.full(1 + n_free, np.inf)])
    largest = sparse.hstack([units, units, sparse.csr_array(-np.ones((n, 1))), sparse.csr_array((n, n_free))])
    program: dict[str, Any] = {
        "A_eq": sparse.hstack([own, -own, column, sums[:, n:]]),
        "b_eq": -(sums[:, :n] @ flat),
        "bounds": np.column_stack([np.concatenate([np.zeros(2 * n + 1), np.full(n_free, -np.inf)]), ends]),
    }
    if not absolute:
        program |= {"A_ub": largest, "b_ub": np.zeros(n)}
    found = linprog(costs, **program, method="highs-ds", options={"time_limit": SECONDS})
    if found.status != 0 or found.x is None:
        return None
    return np.asarray(widths * (found.x[:n] - found.x[n : 2 * n]))


# Limits and seconds: from the slower ones of a dozen measured programs.
LEAST_ABSOLUTE = ConsistencyMethod(
    phrase(
        "step.least-absolute",
        N_(
            "Step",
            "the consistent tables for which the distances of numbers from those of each table’s own measurements, in "
            "standard deviations, have the least sum",
        ),
    ),
    10_000,
    6e-8,
    partial(nearest, distance=Distance.SUM),
)
LEAST_LARGEST = ConsistencyMethod(
    phrase(
        "step.least-largest",
        N_(
            "Step",
            "the consistent tables for which the largest distance of a number from that of each table’s own "
            "measurements, in standard deviations, is least",
        ),
    ),
    3_000,
    4e-7,
    partial(nearest, distance=Distance.LARGEST),
)
