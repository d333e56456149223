"""Tells several rows at the end of a table that name one statistic each, in a column where records have other words."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.raw_cells import Cell
from core.sources.reading.doubtful_totals import MAY_BE
from core.sources.reading.footers import names_total

_NAMES = frozenset(
    (
        *MAY_BE,
        *("n", "count", "avg", "mode", "range", "var", "se", "cv", "missing", "valid", "sigma", "modus", "gültig"),
        *("q1", "q2", "q3", "q25", "q50", "q75", "p5", "p10", "p25", "p50", "p75", "p90", "p95", "25%", "50%", "75%"),
        *("lower quartile", "upper quartile", "1st qu", "3rd qu", "unteres quartil", "oberes quartil"),
    )
)
"""Words for a statistic other than those that `names_total` knows; a record may have any one of them."""
_SEVERAL = 2
"""Different words, at least."""
_LEAST_ABOVE = 3
"""Records above, at least, none of which has such a word there."""


def n_named(last: Sequence[Sequence[Cell]], others: Sequence[Sequence[Cell]]) -> int:
    """Return how many rows at the end name a statistic each in one column other than the first; 0 below two.

    Args:
        last: the last rows.
        others: the first records; some of the last rows may be among them, at their end.
    """
    return max((_n_named(last, others, place) for place in range(1, min(map(len, last), default=0))), default=0)


def _n_named(last: Sequence[Sequence[Cell]], others: Sequence[Sequence[Cell]], place: int) -> int:
    n = next((n for n, row in enumerate(reversed(last)) if not _names(row[place])), len(last))
    if len({str(row[place]).strip().casefold() for row in last[len(last) - n :]}) < _SEVERAL:
        return 0
    above = others[: max(len(others) - n, 0)]
    return n if len(above) >= _LEAST_ABOVE and not any(_names(row[place]) for row in above) else 0


def _names(cell: Cell) -> bool:
    if not isinstance(cell, str) or not cell:
        return False
    return cell.strip().rstrip(" :.=").casefold() in _NAMES or names_total(cell)
