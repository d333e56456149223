"""Initial records for given tables: a chain of conditionals, raked, and rounded to whole numbers.

Attributes are filled in one after the other, each from the table with the most information on it given the earlier
ones. Then the kinds of records are reweighted, table by table, until their tables match (iterative proportional
fitting), and the weights are rounded. Nothing is random: where records need an order unrelated to their labels, they
follow multiples of square roots of primes mod 1, which fill the unit cube evenly.
References: Deming and Stephan, On a least squares adjustment of a sampled frequency table (1940); Richtmyer, The
evaluation of definite integrals, and a quasi-Monte-Carlo method (1951).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from core.arrays import Integers, Reals
from core.domain.marginal import Marginal
from core.recovery.records import Records, cells_of

CYCLES = 60
"""Rounds of raking at most: the differences left are a matter of single records, which the search moves."""
MOST_FACTOR = 10.0
"""Largest factor of a weight in one step: a cell that is 0 in one table must be able to grow again by another."""
TINY = float(np.finfo(np.float64).tiny)
"""Denominator in place of 0 where the numerator is 0 as well."""
RAKING_TOLERANCE = 0.1
"""Stop raking when no cell differs by more counts: rounding to whole records changes more."""


def first_records(tables: Sequence[Reals], targets: Sequence[Marginal], sizes: tuple[int, ...], most: int) -> Records:
    """Return records whose tables are near the given ones.

    Args:
        tables: consistent, without negative numbers; their total, rounded, is the number of records.
        targets: the marginals of the tables; their attributes are those of the records.
        sizes: number of labels of every attribute of the domain.
        most: kinds of records, at least 1.
    """
    total = round(float(tables[0].sum()))
    axes = Marginal.of(axis for target in targets for axis in target)
    shape = tuple(sizes[axis] for axis in axes)
    codes = _chain(tables, targets, axes, sizes, min(total, most))
    drawn = Records(axes, shape, codes, np.ones(codes.shape[1], dtype=np.int64)).merged()
    if not total:
        return drawn
    weights = _raked(drawn, tables, targets)
    return replace(drawn, counts=_rounded(weights, total)).merged()


def evenly(n: int, root: int, start: float = 0.0) -> Reals:
    """Return the fractional parts of start + k √root, k = 1 … n: equidistributed, jointly so for different primes."""
    return np.asarray((start + np.arange(1, n + 1) * math.sqrt(root)) % 1.0)


def _chain(
    tables: Sequence[Reals], targets: Sequence[Marginal], axes: Marginal, sizes: tuple[int, ...], n: int
) -> Integers:
    codes = np.zeros((len(axes), n), dtype=np.int64)
    shape = tuple(sizes[axis] for axis in axes)
    done: list[int] = []
    for (place, axis), root in zip(enumerate(axes), _primes(), strict=False):
        options = [
            _given(table, target, axis, done) for table, target in zip(tables, targets, strict=True) if axis in target
        ]
        parents, counts = max(options, key=lambda pair: _information(pair[1]))
        cells = cells_of(codes, [axes.index(parent) for parent in parents], shape)
        codes[place] = _drawn(cells, counts, evenly(n, root))
        done.append(axis)
    return codes


def _given(table: Reals, target: Marginal, axis: int, done: Sequence[int]) -> tuple[list[int], Reals]:
    """Return the attributes of `done` in the table, and the counts of `axis` given them, one row per combination."""
    parents = [other for other in target if other in done]
    summed = table.sum(axis=tuple(k for k, other in enumerate(target) if other != axis and other not in done))
    kept = [other for other in target if other == axis or other in done]
    turned = np.moveaxis(summed, kept.index(axis), -1)
    return parents, turned.reshape(-1, turned.shape[-1])


def _information(counts: Reals) -> float:
    """Return the mutual information of rows and columns, in nats."""
    parts = counts / max(float(counts.sum()), 1.0)
    alone = parts.sum(axis=1, keepdims=True) * parts.sum(axis=0)
    seen = parts > 0
    return float((parts[seen] * np.log(parts[seen] / alone[seen])).sum())


def _drawn(rows: Integers, counts: Reals, order: Reals) -> Integers:
    """Return a column for every record, in each row in proportion to `counts`, assigned in the order of `order`.

    Args:
        rows: the row of every record.
        counts: one row per combination; a row of zeros means equal proportions.
        order: sort key of the records of one row.
    """
    n = len(rows)
    ranked = np.lexsort((order, rows))
    sorted_rows = rows[ranked]
    first = np.searchsorted(sorted_rows, sorted_rows)
    of_row = np.bincount(rows, minlength=len(counts))[sorted_rows]
    # Mid-quantiles of each record within its row; adding the row number turns all rows into one increasing sequence, so
    # one searchsorted serves all rows.
    quantiles = (np.arange(n) - first + 0.5) / of_row
    shares = np.cumsum(counts + 1e-9, axis=1)
    shares = shares / shares[:, -1:] + np.arange(len(counts))[:, None]
    columns = np.empty(n, dtype=np.int64)
    flat = np.searchsorted(shares.reshape(-1), sorted_rows + quantiles)
    columns[ranked] = np.minimum(flat - sorted_rows * counts.shape[1], counts.shape[1] - 1)
    return columns


def _raked(drawn: Records, tables: Sequence[Reals], targets: Sequence[Marginal]) -> Reals:
    """Return a weight for every kind of record, by iterative proportional fitting to the tables."""
    places = [[drawn.axes.index(axis) for axis in target] for target in targets]
    cells = [cells_of(drawn.codes, place, drawn.shape).astype(np.int32) for place in places]
    goals = [table.reshape(-1) for table in tables]
    weights: Reals = drawn.counts * (float(tables[0].sum()) / drawn.counts.sum())
    for _ in range(CYCLES):
        worst = 0.0
        for cell, goal in zip(cells, goals, strict=True):
            made = np.bincount(cell, weights, len(goal))
            worst = max(worst, float(np.abs(made - goal).max()))
            ratios = np.clip(goal, made / MOST_FACTOR, made * MOST_FACTOR) / np.maximum(made, TINY)
            weights = weights * ratios[cell]
        if worst <= RAKING_TOLERANCE:
            break
    return weights


def _rounded(weights: Reals, total: int) -> Integers:
    """Return whole numbers that add up to `total`; rounding cumulative sums keeps every partial sum within 1/2."""
    ends = np.rint(np.cumsum(weights) * (total / weights.sum())).astype(np.int64)
    parts: Integers = np.diff(ends, prepend=0)
    return parts


def _primes() -> Iterator[int]:
    found: list[int] = []
    candidate = 2
    while True:
        if all(candidate % prime for prime in found):
            found.append(candidate)
            yield candidate
        candidate += 1
