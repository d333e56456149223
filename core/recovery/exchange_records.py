"""Exchange moves of the search for whole tables: replace a record in overfull cells by one in underfull cells.

When no new label of a single attribute helps any more, a record of another kind often does: in tables with little noise
this brings whole numbers within one count of the wanted ones. Candidates are chosen among all kinds, then exchanged
while that lowers the distance, before the next candidates are chosen.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.arrays import Integers, Reals
from core.recovery.records import Records
from core.recovery.surplus import Surplus

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
