"""Rows and marks of a dot chart, as plain values: making them needs no chart library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DotRow:
    """One row of the chart.

    Attributes:
        label: its name.
        hollow: where the hollow dot is, > 0; None: nowhere.
        filled: where the filled dot is, > 0; None: nowhere.
        marked: drawn in the accent colour.
        remark: what is said instead where there is no dot.
        hollow_words: what the hollow dot says when it is pointed at.
        filled_words: what the filled dot says.
        chosen: drawn on a ground of its own.
    """

    label: str
    hollow: float | None
    filled: float | None
    marked: bool = False
    remark: str = ""
    hollow_words: str = ""
    filled_words: str = ""
    chosen: bool = False

    def value(self, *, filled: bool) -> float | None:
        """Return where one of the dots is; None: nowhere."""
        return self.filled if filled else self.hollow

    def words(self, *, filled: bool) -> str:
        """Return what one of the dots says, or why there is none."""
        if self.value(filled=filled) is None:
            return f"{self.label}: {self.remark}" if self.remark else self.label
        return self.filled_words if filled else self.hollow_words


@dataclass(frozen=True, slots=True)
class Mark:
    """One dot of the chart: its row, and whether it is the filled one; a row without dots has one all the same."""

    row: int
    filled: bool


def moved(rows: Sequence[DotRow], mark: Mark | None, *, down: int = 0, right: int = 0) -> Mark | None:
    """Return the mark that an arrow key leads to.

    Args:
        rows: of the chart.
        mark: the present one; None: there is none, and the first is returned.
        down: rows to move, clipped at both ends.
        right: above 0: to the larger dot of the row, below: to the smaller.
    """
    if not rows:
        return None
    if mark is None:
        return _there(rows, 0, filled=True)
    number = min(max(mark.row + down, 0), len(rows) - 1)
    row = rows[number]
    if not right or row.hollow is None or row.filled is None:
        return _there(rows, number, filled=mark.filled)
    return Mark(number, (row.filled > row.hollow) == (right > 0))


def _there(rows: Sequence[DotRow], number: int, *, filled: bool) -> Mark:
    """Return the wished dot of a row, or the other where it has only that."""
    has = rows[number].value(filled=filled) is not None
    other = rows[number].value(filled=not filled) is not None
    return Mark(number, filled if has or not other else not filled)
