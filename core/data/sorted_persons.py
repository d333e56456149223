"""Bound the rows per person where rows pass by in the order of their persons, and none is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.arrays import Counts, Words64
from core.data.bound_rows import rank_within
from core.data.count_task import CountTask
from core.data.fingerprints import RowsPrinter, row_hashes
from core.data.marginal_counter import MarginalCounter
from core.data.sensitive import Private
from core.domain.marginal import Marginal

_TURNS = np.uint64(0x9E3779B97F4A7C15)
"""2^64 over the golden ratio: its multiples lie far apart, so that equal rows of a person get places of their own."""


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class PersonRows(Private):
    """Some rows of label codes.

    Attributes:
        persons: hash of the person of each row, shape (2, rows).
        rows: hash of the labels of each row, by which rows of one person are put in order.
        prints: what each row adds to the print of its person.
        codes: one array per attribute, shape (attributes, rows).
    """

    persons: Words64
    rows: Words64
    prints: Words64
    codes: NDArray[np.int32]

    def part(self, which: Any) -> PersonRows:  # noqa: ANN401  whatever chooses among the rows of an array
        """Return some of the rows."""
        return PersonRows(self.persons[:, which], self.rows[which], self.prints[which], self.codes[:, which])

    @classmethod
    def joined(cls, pieces: Sequence[PersonRows]) -> PersonRows:
        """Return all rows of several pieces."""
        return cls(
            np.concatenate([each.persons for each in pieces], axis=1),
            np.concatenate([each.rows for each in pieces]),
            np.concatenate([each.prints for each in pieces]),
            np.concatenate([each.codes for each in pieces], axis=1),
        )


class SortedPersons:
    """Counts rows, at most so many of each person, every choice of them equally likely.

    Each row gets a place by a keyed hash of its person, its labels, and how many equal rows of the person stand before
    it; a person keeps the rows with the smallest. So the choice depends on the rows of the person and on the key alone:
    tasks that are run again, or twice, choose alike, and which of two equal rows is kept makes no difference.

    Attributes:
        counter: what was counted of the rows that are kept.
        printer: the hash of all rows and of which are of one person.
        most: the largest number of rows of one person.
    """

    def __init__(self, task: CountTask) -> None:
        """Start with no rows."""
        self._order, self._at_most = bytes.fromhex(task.order), task.at_most
        self.counter = MarginalCounter([each.size for each in task.attributes], [*map(Marginal, task.marginals)])
        self.printer = RowsPrinter(bytes.fromhex(task.key))
        self.most = 0
        self._open: list[PersonRows] = []

    def take(self, rows: PersonRows) -> None:
        """Add rows that are sorted by person, and then by their own hash; a person may go on in the next ones."""
        known = PersonRows.joined([*self._open, rows])
        persons = known.persons
        last = int(np.argmax((persons == persons[:, -1:]).all(axis=0)))  # sorted: from there on it is one person
        self._count(known.part(slice(last)))
        self._open = [known.part(slice(last, None))]

    def finish(self) -> None:
        """Count the last person, too."""
        for rows in self._open:
            self._count(rows)
        self._open = []

    def _count(self, rows: PersonRows) -> None:
        n = len(rows.rows)
        if not n:
            return
        is_next = (rows.persons[:, 1:] != rows.persons[:, :-1]).any(axis=0)
        person = np.concatenate([[0], np.cumsum(is_next)])
        starts = np.flatnonzero(np.r_[True, is_next])
        self.most = max(self.most, int(np.diff(np.r_[starts, n]).max()))
        self.printer.take_persons(np.add.reduceat(rows.prints, starts), n)
        kept = rows.part(self._kept(person, rows)) if self._at_most else rows
        self.counter.take([*kept.codes])

    def _kept(self, person: Counts, rows: PersonRows) -> NDArray[np.intp]:
        """Return the rows that are kept; `person`: a number of the person of each."""
        own = rows.rows
        is_other = np.r_[True, (person[1:] != person[:-1]) | (own[1:] != own[:-1])]
        turns = rank_within(np.cumsum(is_other)).astype(np.uint64)
        # With its person in it: else all who have equal rows would keep equal ones, and chance would not even out.
        places = row_hashes(rows.persons[0] + own + turns * _TURNS, self._order)
        order = np.lexsort((turns, own, places, person))
        return order[rank_within(person[order]) < self._at_most]
