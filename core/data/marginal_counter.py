"""Counts of marginals, added up while rows pass by: memory depends on cells, never on rows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from core.arrays import Codes, Counts, Places
from core.domain.marginal import Marginal

_COVER_CELLS = 1 << 14
"""Cells of a table from which several marginals are summed up: its counts (128 KiB) stay in the processor's cache. The
66 pairs of 12 attributes of 5 labels become some 10 tables, so that a row is counted 10 times."""
_TRIED = 24
"""Tables that a marginal may join: with thousands of marginals, trying all would take longer than counting."""
_NARROW = (1 << 16) - 1
"""Cells whose numbers have 16 bits: four times as many are computed at a time as of 64 bits."""
_SPARSE = 4
"""Cells per row of a block from which single cells are raised: a whole table of zeros would cost more."""


class MarginalCounter:
    """Counts a set of marginals, block of rows after block of rows."""

    def __init__(self, sizes: Sequence[int], marginals: Sequence[Marginal]) -> None:
        """Start with no rows.

        Args:
            sizes: labels of each attribute.
            marginals: over these attributes, each once.
        """
        self._sizes, self._marginals = tuple(sizes), tuple(marginals)
        self._cover_of = _covers(self._sizes, self._marginals)
        self._covers = {cover: self._zeros(cover) for cover in dict.fromkeys(self._cover_of.values())}

    def take(self, codes: Sequence[Codes | Places]) -> None:
        """Count rows: an array of codes per attribute, all of one length, each below the attribute's size."""
        known: dict[tuple[int, ...], NDArray[np.integer[Any]]] = {(): np.zeros(len(codes[0]), dtype=np.uint16)}
        for axis, (column, size) in enumerate(zip(codes, self._sizes, strict=True)):
            known[axis,] = column.astype(np.uint16, copy=False) if size <= _NARROW else column
        for cover, counts in self._covers.items():
            cells = self._cells(cover, known)
            if len(counts) > _SPARSE * len(cells):
                np.add.at(counts, cells, 1)
            else:
                np.add(counts, np.bincount(cells, minlength=len(counts)), out=counts)

    def counts(self) -> Counts:
        """Return the counts of all marginals, one after the other, each in row order."""
        parts = [np.zeros(0, dtype=np.int64)]
        for marginal in self._marginals:
            cover = self._cover_of[marginal]
            whole = self._covers[cover].reshape([self._sizes[axis] for axis in cover])
            others = tuple(place for place, axis in enumerate(cover) if axis not in marginal)
            parts.append(whole.sum(axis=others).reshape(-1))
        return np.concatenate(parts)

    def _zeros(self, axes: Marginal) -> Counts:
        return np.zeros(math.prod(self._sizes[axis] for axis in axes), dtype=np.int64)

    def _cells(
        self, axes: tuple[int, ...], known: dict[tuple[int, ...], NDArray[np.integer[Any]]]
    ) -> NDArray[np.integer[Any]]:
        """Return the cell number of each row; `known`: of tables that begin with its axes."""
        if axes not in known:
            n_cells = math.prod(self._sizes[axis] for axis in axes)
            kind = np.uint16 if n_cells <= _NARROW else np.int64
            cells: NDArray[np.integer[Any]] = np.multiply(
                self._cells(axes[:-1], known), self._sizes[axes[-1]], dtype=kind
            )
            cells += known[axes[-1],].astype(kind, copy=False)
            known[axes] = cells
        return known[axes]


def _covers(sizes: tuple[int, ...], marginals: Sequence[Marginal]) -> dict[Marginal, Marginal]:
    """Return for each marginal the table that is counted, from which it is summed up; several share one."""
    covers: list[int] = []
    chosen: dict[Marginal, int] = {}
    for marginal in sorted(marginals, key=lambda axes: (-_cells_of(_bits(axes), sizes), axes)):
        own = _bits(marginal)
        place = _joined(own, covers, sizes)
        if place is None:
            place = len(covers)
            covers.append(own)
        covers[place] |= own
        chosen[marginal] = place
    tables = [Marginal(axis for axis in range(len(sizes)) if cover >> axis & 1) for cover in covers]
    return {marginal: tables[place] for marginal, place in chosen.items()}


def _joined(own: int, covers: Sequence[int], sizes: tuple[int, ...]) -> int | None:
    """Return the table that a marginal is to join: one that has it, else the one that grows least; None if none may."""
    first = max(len(covers) - _TRIED, 0)
    grown: dict[int, float] = {}
    for place in range(first, len(covers)):
        union = covers[place] | own
        if union == covers[place]:
            return place
        if (cells := _cells_of(union, sizes)) <= _COVER_CELLS:
            grown[place] = cells / _cells_of(covers[place], sizes)
    return min(grown, key=lambda place: grown[place], default=None)


def _bits(axes: Marginal) -> int:
    return sum(1 << axis for axis in axes)


def _cells_of(bits: int, sizes: tuple[int, ...]) -> int:
    return math.prod(size for axis, size in enumerate(sizes) if bits >> axis & 1)
