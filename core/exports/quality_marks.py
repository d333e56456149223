"""The mark [u] of numbers whose ± is large beside them, and how many of a table have none."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from core.release.crosstab import CrosstabCell, Reliability, reliability
from core.release.release import ReleasedTable
from core.words import N_, joined

MARK = "[u]"
"""The shorthand of official statistics for numbers of low reliability."""

MARKED = N_("Export", "Unreliable")
"""Head of the column with the marks."""

MARK_MEANS = N_("Export", "[u]: the ± is more than a third of the number. Use such a number with care.")

_MOST_NAMED = 4
"""Labels that a mark names; more would make the widest column of a table."""

_WEAK = frozenset({Reliability.POOR, Reliability.NOISE})


def is_unreliable(value: float, half_width: float) -> bool:
    """Return whether a number gets the mark."""
    return reliability(value, half_width) in _WEAK


def mark_of(value: float | None, half_width: float) -> str:
    """Return the mark of a number; "" if it needs none, or is not shown (None)."""
    return MARK if value is not None and is_unreliable(value, half_width) else ""


def row_mark(cells: Sequence[CrosstabCell], labels: Sequence[str]) -> str:
    """Return the mark of a row, with the labels of the columns that it is about; "" if no number needs one."""
    shown = [(cell, label) for cell, label in zip(cells, labels, strict=True) if not cell.is_hidden]
    weak = [label for cell, label in shown if is_unreliable(cell.value, cell.half_width)]
    if not weak:
        return ""
    if len(weak) == len(cells):
        return N_("Export", "[u] all")
    if len(weak) > _MOST_NAMED:
        return N_("Export", "[u] {count} of {all}").format(count=len(weak), all=len(cells))
    return N_("Export", "[u] {labels}").format(labels=joined(", ", weak))


def good_share(table: ReleasedTable) -> float:
    """Return the share of the numbers of a table, without its totals, that have no mark; in [0, 1]."""
    values = np.abs(table.published.values)
    return float(np.mean(3 * table.half_width <= values))
