"""Errors of single tables beside each other: what an optimal split gains, and how far each error is from the best."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from core.planning.lazy_numbers import LazyNumbers
from core.planning.outcomes import Outcome

SAME = 0.005
"""Relative difference below which two errors count as equal, no unit: a smaller one is printed as 0 %. Larger, it would
hide losses that a reader sees in the figures."""


class ErrorMeasure(StrEnum):
    """How the error of a typical number of a table is told."""

    MARGIN = "margin"
    DEVIATION = "deviation"
    VARIANCE = "variance"


@dataclass(frozen=True, slots=True)
class TableGains:
    """What an optimal split gains over the uniform one, counted in tables.

    Attributes:
        tables: their number.
        gaining: those with a smaller ±.
        losing: those with a larger ±.
        most_gained: the largest part that a ± is smaller, in [0, 1]; 0 if none is.
        most_lost: the largest part that a ± is larger, ≥ 0; 0 if none is.
    """

    tables: int
    gaining: int
    losing: int
    most_gained: float
    most_lost: float


def errors_of(outcome: Outcome, measure: ErrorMeasure) -> Sequence[float]:
    """Return the error of a typical number of each table; () if the outcome does not fit."""
    if measure is ErrorMeasure.MARGIN:
        return outcome.half_widths
    return outcome.variances if measure is ErrorMeasure.VARIANCE else LazyNumbers(outcome.variances, math.sqrt)


def relative_change(before: float | None, after: float | None) -> float | None:
    """Return `after` / `before` − 1, or 0 if they differ by less than SAME; None without both, or if `before` is 0."""
    if not before or after is None:
        return None
    change = after / before - 1
    return 0.0 if abs(change) < SAME else change


def table_gains(uniform: Outcome, optimal: Outcome) -> TableGains | None:
    """Return how the ± of all tables change from one outcome to another; None if one of them does not fit."""
    if not (uniform.fits and optimal.fits):
        return None
    pairs = zip(uniform.half_widths, optimal.half_widths, strict=True)
    changes = [relative_change(before, after) or 0.0 for before, after in pairs]
    return TableGains(
        tables=len(changes),
        gaining=sum(change < 0 for change in changes),
        losing=sum(change > 0 for change in changes),
        most_gained=max([0.0, *(-change for change in changes)]),
        most_lost=max([0.0, *changes]),
    )


def ratios_to_best(errors: Sequence[float | None]) -> tuple[float | None, ...]:
    """Return each error of one table divided by the least of them, ≥ 1; None without an error.

    If the least is 0, it has the ratio 1, and all larger ones have ∞.
    """
    least = min((error for error in errors if error is not None), default=0.0)
    return tuple(None if error is None else _ratio(error, least) for error in errors)


def _ratio(error: float, least: float) -> float:
    if error == least:
        return 1.0
    return error / least if least else math.inf
