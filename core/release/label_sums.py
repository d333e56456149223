"""The sum of any cells of a released table that labels choose, with the ± of exactly this sum.

Effects of a table are estimated independently, so Var(sum q) = Σ_β var_β |P_β q|² (`core/MATHEMATICS.md`).
What a release has printed stays as it is: a cell and a total have the ± and the interval that the table gives them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from core.arrays import Reals
from core.planning.noise_plan import HALF_STEP
from core.release.crosstab import total_intervals
from core.release.release import ReleasedTable
from core.release.sum_errors import SumErrors
from core.workload.axis_queries import AxisQueries
from core.workload.factor_queries import AnyQueries

Places = Mapping[str, tuple[int, ...]]
"""For an attribute the numbers of the labels that are added up, increasing; a missing attribute is added up whole."""


@dataclass(frozen=True, slots=True)
class LabelSum:
    """A sum of published numbers.

    Attributes:
        value: the sum.
        half_width: ± of it.
        low: lower end of its interval.
        high: upper end.
        is_exact: whether ± is that of the sum; False: ± is an upper bound.
        is_shown: whether the number stands in the table, as a cell or a total.
        is_hidden: whether it is not shown; see `ReleasedTable.hides`.
    """

    value: float
    half_width: float
    low: float
    high: float
    is_exact: bool = True
    is_shown: bool = True
    is_hidden: bool = False


def label_sum(table: ReleasedTable, places: Places) -> LabelSum:
    """Return the sum over labels of a table.

    Its ± is that of the unbiased estimate, and as much more as shaping has moved the sum away from it, where the
    release has kept that.

    Args:
        table: released.
        places: which labels.

    Raises:
        ValueError: if the table has no such attribute, or no such label.
    """
    wanted = _checked(table, places)
    value = _added(table.published.values, table, wanted)
    shown = _shown(table, wanted)
    if shown is not None and len(wanted) == len(table.published.names):
        cell = tuple(wanted[name][0] for name in table.published.names)
        is_hidden = table.hides(wanted, value, shown)
        return LabelSum(value, shown, float(table.low[cell]), float(table.high[cell]), is_hidden=is_hidden)
    half_width, is_exact = (shown, True) if shown is not None else _half_width(table, wanted, value)
    low, high = total_intervals(table, np.array(value), np.array(half_width))
    is_hidden, is_shown = table.hides(wanted, value, half_width), shown is not None
    ends = float(low), float(high)
    return LabelSum(value, half_width, *ends, is_exact=is_exact, is_shown=is_shown, is_hidden=is_hidden)


def _checked(table: ReleasedTable, places: Places) -> dict[str, tuple[int, ...]]:
    """Return the labels without the attributes of which all are added up."""
    sizes = dict(zip(table.published.names, table.published.values.shape, strict=True))
    for name, own in places.items():
        if name not in sizes or not own or list(own) != sorted(set(own)) or not 0 <= own[0] <= own[-1] < sizes[name]:
            raise ValueError("a sum is over labels of the table, each once, at least one")
    return {name: own for name, own in places.items() if len(own) < sizes[name] or sizes[name] == 1}


def _added(array: Reals, table: ReleasedTable, wanted: Places) -> float:
    names = table.published.names
    for place, name in enumerate(names):
        if name in wanted:
            array = np.take(array, wanted[name], place)
    return float(array.sum())


def _shown(table: ReleasedTable, wanted: Places) -> float | None:
    """Return the ± that the table prints; None if it does not print this sum."""
    if any(len(own) > 1 for own in wanted.values()):
        return None
    return _of_kind(table, wanted)


def _of_kind(table: ReleasedTable, wanted: Places) -> float:
    """Return the ± of a cell of the table, or of its totals over the attributes of `wanted`."""
    whole = len(wanted) == len(table.published.names)
    return table.half_width if whole else table.margin(tuple(wanted)).half_width


def _half_width(table: ReleasedTable, wanted: Places, value: float) -> tuple[float, bool]:
    errors = table.errors
    queries = None if errors is None else _queries(errors, wanted)
    if errors is None or queries is None:
        return _most(table, wanted), False
    own = float(errors.of(queries, table.published.names)[1].item())
    if table.estimates is None:
        return own, True
    return own + abs(value - _added(table.estimates, table, wanted)), True


def _queries(errors: SumErrors, wanted: Places) -> dict[str, Reals] | None:
    """Return the sums as queries of each attribute; None if the errors of one are known of ranges alone."""
    found = {name: _query(errors.axis(name), own) for name, own in wanted.items()}
    known = {name: query for name, query in found.items() if query is not None}
    return known if len(known) == len(found) else None


def _query(axis: AnyQueries, own: tuple[int, ...]) -> Reals | None:
    if isinstance(axis, AxisQueries):
        return axis.digits.shares(np.isin(np.arange(axis.digits.n), own)[None].astype(np.float64))
    return axis.span(own[0], own[-1]) if own[-1] - own[0] + 1 == len(own) else None


def _most(table: ReleasedTable, wanted: Places) -> float:
    """Return an upper bound: the standard deviation of a sum is at most the sum of those of its parts."""
    one = _of_kind(table, wanted)
    n_parts = int(np.prod([len(own) for own in wanted.values()]))
    return n_parts * max(one - HALF_STEP, 0.0) + HALF_STEP * (one > 0)
