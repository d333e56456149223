"""Private records of which only counts are kept: those of the marginals that a plan will ask for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from core.arrays import Counts
from core.data.sensitive import Private
from core.domain.domain import Domain
from core.domain.marginal import Marginal

MOST_CELLS = 1 << 24
"""Cells that are counted in one pass, at most: 128 MiB. More are counted table by table, from rows in memory."""


def prepared(domain: Domain, marginals: Sequence[Marginal]) -> tuple[Marginal, ...]:
    """Return what one pass counts for a plan: its marginals, every attribute by itself, and the number of rows.

    The attributes by themselves are for the ledger, which knows rows again by their counts.
    """
    singles = (Marginal((axis,)) for axis in range(len(domain.attributes)))
    return tuple(dict.fromkeys((Marginal(), *singles, *marginals)))


def is_countable(domain: Domain, marginals: Sequence[Marginal]) -> bool:
    """Return whether one pass can hold the counts of the marginals."""
    return sum(map(domain.n_cells, prepared(domain, marginals))) <= MOST_CELLS


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PreparedRecords(Private):
    """Rows that passed by once, counted on the way and forgotten: memory depends on the plan, not on the rows.

    Privacy:
        A cell that has no label is refused before the charge, so the one pass comes before it, and the exact counts
        with it. Nothing shows them but `count`, which only `core.measuring` calls, and only after the charge.

    Attributes:
        domain: the attributes; at least one.
        counts: of all `marginals`, one after the other, each in row order.
        marginals: as `prepared` returned them.
        sketch: text by which a ledger recognises the file; "" if it was not asked for.
        rows: keyed hash of all rows, as `fingerprints.rows_print` makes it; "" if it was not asked for.
        when: a server's time of the snapshot of the rows; "": they are of a file.
        kept: of these rows, so many of each person, where a server has chosen them; None: all count.
        most: the largest number of rows of one person, where a server tells persons apart; else 0.

    Raises:
        ValueError: if there are not as many counts as cells.
    """

    domain: Domain
    counts: Counts
    marginals: tuple[Marginal, ...]
    sketch: str = ""
    rows: str = ""
    when: str = ""
    kept: PreparedRecords | None = None
    most: int = 0
    _places: dict[Marginal, int] = field(init=False)

    def __post_init__(self) -> None:
        ends = np.cumsum([0, *map(self.domain.n_cells, self.marginals)]).tolist()
        if ends[-1] != len(self.counts):
            raise ValueError("as many counts as cells")
        object.__setattr__(self, "_places", dict(zip(self.marginals, ends, strict=False)))

    def count(self, marginal: Marginal) -> NDArray[np.int64]:
        """Return the exact counts of `marginal`, shape `domain.shape(marginal)`.

        Raises:
            ValueError: if they were not prepared: the rows are gone.
        """
        if marginal not in self._places:
            raise ValueError("only what was prepared can be counted")
        first = self._places[marginal]
        own = self.counts[first : first + self.domain.n_cells(marginal)]
        return own.reshape(self.domain.shape(marginal)).copy()

    @property
    def n_rows(self) -> int:
        """How many rows there were."""
        return int(self.count(Marginal()))
