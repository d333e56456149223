"""Exchange records for others, one by one: the one that lies in the most crowded cells for the one most missed.

Where no new label of a single attribute helps any more, a record of another kind altogether often does: in tables with
little noise this is what brings whole numbers within a count of the wanted ones. Candidates are looked for among all
kinds, and then exchanged as long as that helps, before the next are looked for.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.arrays import Integers, Reals
from core.recovery.records import Records
from core.recovery.surplus import Surplus

CANDIDATES = 64
"""Kinds to take from, and kinds to add to, looked at together."""
GAIN = 1e-9
"""A smaller gain, beside the sum of the weights, may be rounding of floats."""


def exchanged(records: Records, surplus: Surplus, most: int) -> Records:
    """Return records nearer to the wanted tables, or the same where no exchange helps; keeps `surplus` up to date.

    Args:
        records: every kind once.
        surplus: of these records.
        most: how often candidates are looked for at most.
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
    """Exchange records among these kinds as long as that helps; return what is added to their counts."""
    weights, change = surplus.weights, np.zeros_like(counts)
    both = 2 * float(weights.sum())
    for _ in range(2 * CANDIDATES):
        out = int(np.argmax(np.where(counts + change > 0, scores, -np.inf)))
        without = scores - weights @ (cells == cells[:, [out]])
        into = int(np.argmin(without))
        if both + 2 * (without[into] - scores[out]) > -GAIN * both:
            break
        change[out] -= 1
        change[into] += 1
        surplus.cells[cells[:, out]] -= 1
        surplus.cells[cells[:, into]] += 1
        scores = without + weights @ (cells == cells[:, [into]])
    return change
