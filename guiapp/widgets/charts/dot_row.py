"""Rows and marks of a dot chart, as plain values: making them needs no chart library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DotRow:
    """One row of the chart.

    Attributes:
        label: its name.
        hollow: value of the hollow dot, > 0; None without one.
        filled: value of the filled dot, > 0; None without one.
        marked: whether it is drawn in the accent colour.
        remark: text of a row without dots.
        hollow_words: text of the hollow dot.
        filled_words: text of the filled dot.
        chosen: whether it has a background of its own.
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
        """Return the value of one of the dots; None without one."""
        return self.filled if filled else self.hollow

    def words(self, *, filled: bool) -> str:
        """Return the text of one of the dots, or why there is none."""
        if self.value(filled=filled) is None:
            return f"{self.label}: {self.remark}" if self.remark else self.label
        return self.filled_words if filled else self.hollow_words


@dataclass(frozen=True, slots=True)
class Mark:
    """One dot: its row, and whether it is the filled one. A row without dots has one mark, too, for its remark."""

    row: int
    filled: bool


def moved(rows: Sequence[DotRow], mark: Mark | None, *, down: int = 0, right: int = 0) -> Mark | None:
    """Return the mark that an arrow key moves to.

    Args:
        rows: of the chart.
        mark: the current one; None: the first mark is returned.
        down: rows to move, clipped at both ends.
        right: > 0: to the larger dot of the row; < 0: to the smaller.
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
    """Return the wanted dot of a row, or its only one."""
    has = rows[number].value(filled=filled) is not None
    other = rows[number].value(filled=not filled) is not None
    return Mark(number, filled if has or not other else not filled)
