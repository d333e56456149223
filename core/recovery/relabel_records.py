"""Give records another label of one attribute, as many at once as help together.

The best new label of every kind of record is found with the surplus as it is. Of the moves that help by themselves, as
many are made as help together: along the part p of them that is made, what is lowered is a parabola in p, and its
minimum is known.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.arrays import Integers, Reals
from core.recovery.first_records import evenly
from core.recovery.records import Records, cells_of
from core.recovery.surplus import Surplus

Change = list[tuple[int, Reals]]
"""What is added to the surplus of tables, by number."""


def relabelled(records: Records, surplus: Surplus, unit: int, start: float) -> Records:
    """Return records nearer to the wanted tables, or the same where no move helps; keeps `surplus` up to date.

    Args:
        records: every kind once.
        surplus: of these records.
        unit: records of one kind are moved together, so many; at least 1.
        start: where not all moves are made, another start makes others.
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
    if part <= 0.5:  # twice as far as its minimum, a parabola is back where it began
        return records
    for number, difference in change:
        surplus.tables[number] += difference
    made = records.codes[:, kinds]
    made[place] = labels[kinds]
    counts = np.concatenate([records.counts, np.full(len(kinds), unit)])
    counts[kinds] -= unit
    return replace(records, codes=np.concatenate([records.codes, made], axis=1), counts=counts)


def _best_labels(codes: Integers, surplus: Surplus, step: tuple[int, int]) -> tuple[Integers, Reals]:
    """Return the best label of the attribute for every kind, and half of what each of the records gains by it."""
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
    """Return what part of these moves would be best if they could be divided, and what all of them do to tables."""
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
