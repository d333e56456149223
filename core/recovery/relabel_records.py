"""Relabel moves of the search for whole tables: change the label of one attribute in many records at once.

The best new label of every kind of record is computed for the current surplus. If a part p of all helpful moves is
made, the distance is a parabola in p, so the best part is known in closed form.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.arrays import Integers, Reals
from core.recovery.first_records import evenly
from core.recovery.records import Records, cells_of
from core.recovery.surplus import Surplus

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
    """Return the best label of the attribute for every kind, and half of the gain per record."""
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
    gains = scores[kinds, now][:, None] - scores - unit * steepness
    gains[kinds, now] = 0.0
    best = np.argmax(gains, axis=1)
    return best, gains[kinds, best]


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
