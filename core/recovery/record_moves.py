"""Moves of the search for whole tables: exchanges of single records, and new labels for many records at once.

An exchange replaces a record in overfull cells by one in underfull cells. When no new label of a single attribute helps
any more, a record of another kind often does: in tables with little noise this brings whole numbers within one count of
the wanted ones. Candidates are chosen among all kinds, then exchanged while that lowers the distance, before the next
candidates are chosen.

Relabelling changes the label of one attribute. The best new label of every kind of record is computed for the current
surplus. If a part p of all helpful moves is made, the distance is a parabola in p, so the best part is known in closed
form.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.arrays import Integers, Reals
from core.recovery.first_records import evenly
from core.recovery.records import Records, Surplus, cells_of

CANDIDATES = 64
"""Kinds to take records from, and kinds to add to, per round: more take longer, fewer need more rounds."""
GAIN = 1e-9
"""Least gain relative to the sum of the weights: a smaller one may be rounding, and the loop would not end."""


def exchanged(records: Records, surplus: Surplus, most: int) -> Records:
    """Return records nearer to the wanted tables, or `records` if no exchange helps; updates `surplus`.

    Args:
        records: every kind once.
        surplus: of these records.
        most: rounds of choosing candidates, at most.
    """
    cells, counts = surplus.cells_of(records.codes), records.counts.copy()
    for _ in range(most):
        scores = surplus.weights @ surplus.cells[cells]
        ranked = np.argsort(scores, kind="stable")
        there = ranked[counts[ranked] > 0]
        kinds = np.concatenate([ranked[:CANDIDATES], np.setdiff1d(there[-CANDIDATES:], ranked[:CANDIDATES])])
        change = _exchanges(cells[:, kinds], counts[kinds], scores[kinds], surplus)
        if not change.any():
            break
        counts[kinds] += change
    return replace(records, counts=counts)


def _exchanges(cells: Integers, counts: Integers, scores: Reals, surplus: Surplus) -> Integers:
    """Exchange records among these kinds while that helps; return the changes of their counts; updates `surplus`."""
    weights, change = surplus.weights, np.zeros_like(counts)
    both = 2 * float(weights.sum())
    for _ in range(2 * CANDIDATES):
        out = int(np.argmax(np.where(counts + change > 0, scores, -np.inf)))
        without = scores - weights @ (cells == cells[:, [out]])
        into = int(np.argmin(without))
        # The change of Σ weight × surplus² by one exchange: quadratic terms are `both`, linear ones the scores.
        if both + 2 * (without[into] - scores[out]) > -GAIN * both:
            break
        change[out] -= 1
        change[into] += 1
        surplus.cells[cells[:, out]] -= 1
        surplus.cells[cells[:, into]] += 1
        scores = without + weights @ (cells == cells[:, [into]])
    return change


Change = list[tuple[int, Reals]]
"""(number of a table, change of its surplus)."""


def relabelled(records: Records, surplus: Surplus, unit: int, start: float) -> Records:
    """Return records nearer to the wanted tables, or `records` if no move helps; updates `surplus`.

    Args:
        records: every kind once.
        surplus: of these records.
        unit: number of records of one kind moved together, at least 1.
        start: offset of the sequence that selects a part of the moves; another start selects others.
    """
    for place in range(len(records.axes)):
        records = _relabelled(records, surplus, (place, unit), start)
    return records.merged()


def _relabelled(records: Records, surplus: Surplus, step: tuple[int, int], start: float) -> Records:
    place, unit = step
    labels, gains = _best_labels(records.codes, surplus, step)
    kinds = np.flatnonzero((gains > 0) & (records.counts >= unit))
    if not len(kinds):
        return records
    part, change = _minimum(records.codes[:, kinds], labels[kinds], surplus, step)
    if part < 1:
        some = kinds[evenly(len(kinds), 2, start) < part]
        kinds = some if len(some) else kinds[[np.argmax(gains[kinds])]]
        part, change = _minimum(records.codes[:, kinds], labels[kinds], surplus, step)
    if part <= 0.5:  # all moves are twice the optimal step or more: a parabola is then no lower than at its start
        return records
    for number, difference in change:
        surplus.tables[number] += difference
    made = records.codes[:, kinds]
    made[place] = labels[kinds]
    counts = np.concatenate([records.counts, np.full(len(kinds), unit)])
    counts[kinds] -= unit
    return replace(records, codes=np.concatenate([records.codes, made], axis=1), counts=counts)


def _best_labels(codes: Integers, surplus: Surplus, step: tuple[int, int]) -> tuple[Integers, Reals]:
    """Return the best other label of the attribute for every kind, and half of the gain per record."""
    place, unit = step
    n = surplus.shape[place]
    scores, steepness = np.zeros((codes.shape[1], n)), 0.0
    for number in surplus.having[place]:
        places, weight = surplus.places[number], float(surplus.weights[number])
        table = surplus.tables[number].reshape([surplus.shape[other] for other in places])
        rows = np.moveaxis(table, places.index(place), -1).reshape(-1, n) * weight
        scores += rows[cells_of(codes, [other for other in places if other != place], surplus.shape)]
        steepness += weight
    kinds, now = np.arange(codes.shape[1]), codes[place]
    own = scores[kinds, now]
    scores[kinds, now] = np.inf
    best = np.argmin(scores, axis=1)
    return best, own - scores[kinds, best] - unit * steepness


def _minimum(before: Integers, labels: Integers, surplus: Surplus, step: tuple[int, int]) -> tuple[float, Change]:
    """Return the optimal part of these moves, and the changes that all of them make to the tables."""
    place, unit = step
    after = before.copy()
    after[place] = labels
    change: Change = []
    slope = bend = 0.0
    for number in surplus.having[place]:
        table, places, weight = surplus.tables[number], surplus.places[number], float(surplus.weights[number])
        there, gone = (
            np.bincount(cells_of(codes, places, surplus.shape), minlength=len(table)) for codes in (after, before)
        )
        difference = unit * (there - gone).astype(np.float64)
        slope -= weight * float(table @ difference)
        bend += weight * float(difference @ difference)
        change.append((number, difference))
    return (slope / bend if bend else 0.0), change
