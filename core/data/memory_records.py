"""Private records as label codes in memory."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from core.arrays import Codes
from core.data.sensitive import Private
from core.domain.domain import Domain
from core.domain.marginal import Marginal

BLOCK = 1 << 16  # rows counted at a time: their cell numbers (512 KiB) stay in the processor's cache
PACKABLE = 1 << 62  # a whole row fits into one int64 below this many cells


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MemoryRecords(Private):
    """Rows of label codes, one column per attribute of the domain.

    Equal rows are kept once, with their number, if that makes the table smaller.

    Attributes:
        domain: the attributes; at least one.
        codes: one array per attribute, all of one length, each code below the attribute's size.
        person: dense number of the person of each row; None once every row may be counted.
        sketch: text by which a ledger recognises the file; "" if it was not asked for.
        texts: by axis, for attributes without a list: the text behind each code, "" for what is no label.
        whose: dense number of the person of each row that counts, for counting people; None: every row is one.
        when: a server's time of the snapshot of the rows; "": they are of a file.

    Raises:
        ValueError: if the columns do not fit the domain or each other.
    """

    domain: Domain
    codes: tuple[Codes, ...]
    person: NDArray[np.int64] | None = None
    sketch: str = ""
    texts: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    whose: NDArray[np.int64] | None = None
    when: str = ""
    _times: NDArray[np.int64] | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        _check(self.domain, self.codes, self.person)
        if self.person is None and self.whose is None and _repeats(self.domain, self.codes):
            codes, times = _distinct(self.domain, self.codes)
            object.__setattr__(self, "codes", codes)
            object.__setattr__(self, "_times", times)

    def count(self, marginal: Marginal) -> NDArray[np.int64]:
        """Return the exact counts of `marginal`, shape `domain.shape(marginal)`.

        Raises:
            ValueError: if rows still have persons; `bound_rows.bounded` comes first.
        """
        if self.person is not None:
            raise ValueError("bound the rows per person before counting")
        counts = np.zeros(self.domain.n_cells(marginal), dtype=np.int64)
        for start in range(0, len(self.codes[0]), BLOCK):
            block = slice(start, start + BLOCK)
            times = 1 if self._times is None else self._times[block]
            np.add.at(counts, self._cells(marginal, block), times)
        return counts.reshape(self.domain.shape(marginal))

    @property
    def n_rows(self) -> int:
        """How many rows there are, equal ones counted each."""
        return len(self.codes[0]) if self._times is None else int(self._times.sum())

    @property
    def columns(self) -> dict[str, Codes]:
        """The codes by the name of their attribute."""
        return dict(zip(self.domain.names, self.codes, strict=True))

    @property
    def times(self) -> NDArray[np.int64]:
        """How often each row of `codes` occurs, at least once."""
        return np.ones(len(self.codes[0]), dtype=np.int64) if self._times is None else self._times

    def _cells(self, marginal: Marginal, block: slice) -> NDArray[np.intp]:
        """Return the cell number of each row of `block` within the table over `marginal`."""
        sizes = self.domain.sizes
        cells = np.zeros(len(self.codes[0][block]), dtype=np.intp)
        for axis in marginal:
            cells *= sizes[axis]
            cells += self.codes[axis][block]
        return cells


def _check(domain: Domain, codes: tuple[Codes, ...], person: NDArray[np.int64] | None) -> None:
    if not codes or len(codes) != len(domain.attributes):
        raise ValueError("one column of codes per attribute, and at least one")
    lengths = {len(column) for column in codes} | ({len(person)} if person is not None else set())
    if len(lengths) != 1:
        raise ValueError("all columns must have one length")
    if any(len(column) and int(column.max()) >= size for column, size in zip(codes, domain.sizes, strict=True)):
        raise ValueError("a code is beyond the labels of its attribute")


def _repeats(domain: Domain, codes: tuple[Codes, ...]) -> bool:
    """Return whether merging equal rows is worth a sort of all rows, judged by the first block."""
    if math.prod(domain.sizes) >= PACKABLE:
        return False
    packed = _packed(domain, tuple(column[:BLOCK] for column in codes))
    return 2 * len(np.unique(packed)) <= len(packed)


def _packed(domain: Domain, codes: tuple[Codes, ...]) -> NDArray[np.int64]:
    """Return each row as one number: its cell in the table over all attributes."""
    packed = np.zeros(len(codes[0]), dtype=np.int64)
    for column, size in zip(codes, domain.sizes, strict=True):
        packed *= size
        packed += column
    return packed


def _distinct(domain: Domain, codes: tuple[Codes, ...]) -> tuple[tuple[Codes, ...], NDArray[np.int64]]:
    """Return the distinct rows, and how often each occurs."""
    packed, times = np.unique(_packed(domain, codes), return_counts=True)
    columns: list[Codes] = []
    for column, size in zip(reversed(codes), reversed(domain.sizes), strict=True):
        packed, code = np.divmod(packed, size)
        columns.append(code.astype(column.dtype))
    return tuple(reversed(columns)), times.astype(np.int64)
