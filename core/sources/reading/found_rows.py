"""Rows of one kind that a look at all rows has found: how many, and which the first ones are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

_MOST_TOLD = 10
"""Rows of a kind that are told by their numbers."""


@dataclass(slots=True)
class FoundRows:
    """Rows of one kind.

    Attributes:
        n: how many there are.
        first: the row of the file of the first one; 0 if there is none.
        rows: the rows of the first few.
    """

    n: int = 0
    first: int = 0
    rows: list[int] = field(default_factory=list)

    def add(self, numbers: Sequence[int]) -> None:
        """Count further rows."""
        self.n += len(numbers)
        self.first = self.first or (numbers[0] if numbers else 0)
        self.rows += numbers[: _MOST_TOLD - len(self.rows)]

    def take(self, others: FoundRows) -> None:
        """Count rows of another kind as well."""
        told = sorted({*self.rows, *others.rows})[:_MOST_TOLD]
        self.n, self.first, self.rows = self.n + others.n, told[0] if told else 0, told

    @property
    def listed(self) -> str:
        """The rows of the first few, as 3, 7, 9, …."""
        return ", ".join((*map(str, self.rows), *(("…",) if self.n > len(self.rows) else ())))
