"""What tasks have found of the rows of a table: numbers that add up, wherever they come from and in any order."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from core.arrays import Counts
from core.data.count_task import CountTask
from core.data.label_codes import Unmatched
from core.data.marginal_counter import MarginalCounter
from core.data.row_sketch import RowSketcher, SketchParts
from core.data.sensitive import Private
from core.domain.domain import Domain
from core.domain.marginal import Marginal

UNREADABLE = 0
"""Why a cell has no label, beside the reasons of `Unmatched`: it is no text, number or date that this program holds."""
_REASONS = 1 - min(Unmatched)
_LEAST = np.iinfo(np.int64).min


class FoundNumbers(NamedTuple):
    """Some of the numbers of `TaskSums`, for the way to others; one of each for every number.

    Attributes:
        part: which of its vectors the number is in.
        place: where it is there.
        number: itself.
    """

    part: Counts
    place: Counts
    number: Counts


class TaskSums(Private):
    """What was found of some rows, in three vectors: of numbers that add up, of least and of greatest ones.

    Attributes:
        counts: of all marginals of the task, one after the other.
        strangers: cells without a label, shape (columns, reasons); a reason is UNREADABLE, or minus one of `Unmatched`.
        sketch: what a sketcher found.
    """

    def __init__(self, task: CountTask) -> None:
        """Start with no rows."""
        domain, n_columns = Domain(task.attributes), len(task.names)
        n_cells = sum(domain.n_cells(Marginal(each)) for each in task.marginals)
        nothing = SketchParts.of_none(n_columns if task.key else 0)
        ends = np.cumsum([n_cells, n_columns * _REASONS, 2])
        self._none = np.zeros(ends[-1] + len(nothing.sums), dtype=np.int64), nothing.lows, np.r_[_LEAST, nothing.highs]
        self._vectors = tuple(each.copy() for each in self._none)
        self.counts, strangers, self._printed, sums = np.split(self._vectors[0], ends)
        self.strangers = strangers.reshape(n_columns, _REASONS)
        self.sketch = SketchParts(sums, self._vectors[1], self._vectors[2][1:])

    @property
    def printed(self) -> tuple[int, int]:
        """What a printer has `summed`."""
        return int(self._printed[0]) % (1 << 64), int(self._printed[1])

    @property
    def most(self) -> int:
        """The largest number of rows of one person; 0 where persons are not told apart."""
        return max(int(self._vectors[2][0]), 0)

    def tell_printed(self, total: int, n_rows: int) -> None:
        """Note what a printer has `summed`: 64 bits, which a signed number holds as well."""
        self._printed[:] = np.array([total], dtype=np.uint64).view(np.int64)[0], n_rows

    def tell_most(self, most: int) -> None:
        """Note the largest number of rows of one person."""
        self._vectors[2][0] = most

    def found(self) -> FoundNumbers:
        """Return the numbers that are others than in no rows."""
        places = [np.flatnonzero(own != none) for own, none in zip(self._vectors, self._none, strict=True)]
        parts = np.repeat(np.arange(len(places)), [*map(len, places)])
        numbers = [own[place] for own, place in zip(self._vectors, places, strict=True)]
        return FoundNumbers(parts, np.concatenate(places), np.concatenate(numbers))

    def take(self, found: FoundNumbers) -> None:
        """Add what others have found of other rows."""
        joins = (np.add, np.minimum, np.maximum)
        for part, (join, own) in enumerate(zip(joins, self._vectors, strict=True)):
            is_here = found.part == part
            join.at(own, found.place[is_here], found.number[is_here])

    def take_counts(self, counter: MarginalCounter) -> None:
        """Note what was counted."""
        self.counts[:] = counter.counts()

    def take_sketch(self, sketcher: RowSketcher) -> None:
        """Note what was sketched."""
        for own, each in zip(self.sketch, sketcher.parts(), strict=True):
            own[:] = each
