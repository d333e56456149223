"""What a ledger keeps of a file's cells: how many rows fall into each of a few groups that a secret key decides.

Two files of other people, drawn from one population, differ in every group by chance. Files with people in common
differ less. Let a group have t rows in both files together, a of them in the first, and let q be the first file's part
of all rows. If the files are about other people, each of the t rows is in the first with chance q, whatever the column
says and however often: S = (a - q t)² / (t q (1 - q)) is 1 on average. If a part c of the rows of both is common, S is
1 - c on average: a subset of a part r of the rows has c = 2r / (1 + r), and people exchanged in a part p have
c = 1 - p.

The evidence is Chernoff's bound on the chance of so small a sum of S with other people, max over s >= 0 of
-(s ΣS + Σ ln E exp(-s S)), in natural units. Groups add up as if they were independent; their totals are given, which
costs one of them. Columns depend on each other, so that only half of their sum counts.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, log
from typing import Any

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.int64]
Floats = NDArray[np.floating[Any]]

ROW_GROUPS, COLUMN_GROUPS = 256, 64
TAG_BYTES = 4
ALARM = 14.0
"""Evidence that makes rows look the same: e^-14, under 1 of 10^6, bounds how often one look errs of other people.

There is a look at whole rows, with and without names, at every column, and at all together, whose bound is a heuristic.
"""

_MOST_BYTES = 4096
"""Of all columns; of a file with very many, those with most groups are kept."""

_ALIKE = 3.0
_SIZES = np.array([0.25 * 2.0**power for power in range(12)])
_SMALL = 24
_NEAR = np.arange(-8, 9)
_WIDTHS = ("<u1", "<u2", "<u4", "<u8")


@dataclass(frozen=True, slots=True)
class SketchedColumn:
    """Rows by the group of what they say in one column; `tag` is a keyed hash of its name."""

    tag: bytes
    counts: Counts


@dataclass(frozen=True, slots=True)
class ColumnSketch:
    """Rows by the group of all their cells, without and with the names of columns, and by that of each column."""

    rows: tuple[Counts, Counts]
    columns: tuple[SketchedColumn, ...]

    @property
    def n_rows(self) -> int:
        """Number of rows."""
        return int(self.rows[0].sum())

    @property
    def text(self) -> str:
        """As a line of the ledger keeps it: a few kB without blanks."""
        kept, left = [*map(_packed, self.rows)], _MOST_BYTES
        for column in sorted(self.columns, key=lambda each: (-np.count_nonzero(each.counts), each.tag)):
            packed = column.tag + _packed(column.counts)
            if len(packed) > left:
                break
            left -= len(packed)
            kept.append(packed)
        return base64.b64encode(b"".join(kept)).decode("ascii")

    @classmethod
    def read(cls, text: str) -> ColumnSketch | None:
        """Return the sketch that `text` wrote; None for what another version wrote."""
        try:
            return cls._read(base64.b64decode(text, validate=True))
        except (ValueError, IndexError, struct.error):
            return None

    @classmethod
    def _read(cls, content: bytes) -> ColumnSketch:
        nameless, place = _unpacked(content, 0, ROW_GROUPS)
        named, place = _unpacked(content, place, ROW_GROUPS)
        columns = []
        while place < len(content):
            counts, end = _unpacked(content, place + TAG_BYTES, COLUMN_GROUPS)
            columns.append(SketchedColumn(content[place : place + TAG_BYTES], counts))
            place = end
        return cls((nameless, named), tuple(columns))

    def evidence(self, other: ColumnSketch) -> float:
        """Return how strongly both seem to be of people in common; see the module."""
        sizes = self.n_rows, other.n_rows
        if not all(sizes):
            return 0.0
        rows = [float(_bounds(ours, theirs).max()) for ours, theirs in zip(self.rows, other.rows, strict=True)]
        columns = [_best(column, other.columns) for column in self.columns]
        together = np.sum(columns, axis=0) / 2 if columns else np.zeros(1)
        return max(*rows, float(together.max()), *(float(each.max()) for each in columns), 0.0)


def _bounds(one: Counts, other: Counts) -> Floats:
    """Return the evidence at every s; zeros where it says the same of everybody."""
    totals = one + other
    told = totals > 0
    ours, totals = one[told], totals[told]
    if len(totals) < 2:
        return np.zeros(len(_SIZES))
    part = one.sum() / (one.sum() + other.sum())
    variance = totals * part * (1 - part)
    total = float(((ours - part * totals) ** 2 / variance).sum())
    bounds = [-size * total - float(_log_means(totals, part, variance, size).sum()) for size in _SIZES.tolist()]
    return np.array(bounds) * ((len(totals) - 1) / len(totals))


def _best(column: SketchedColumn, others: Sequence[SketchedColumn]) -> Floats:
    """Return the evidence of the column of that name; of another, only what is left after choosing the best of all."""
    for other in others:
        if other.tag == column.tag and _is_drawn_alike(column.counts, other.counts):
            return _bounds(column.counts, other.counts)
    found = [_bounds(column.counts, other.counts) for other in others]
    best = max(found, key=np.max, default=np.zeros(len(_SIZES))) - log(max(len(others), 1))
    return best if best.max() > 0 else np.zeros(len(_SIZES))


def _is_drawn_alike(one: Counts, other: Counts) -> bool:
    """Return whether the columns may say the same things, rather than have only their name in common."""
    told = one + other > 0
    totals = (one + other)[told]
    part = one.sum() / totals.sum()
    away = float(((one[told] - part * totals) ** 2 / totals).sum()) / (part * (1 - part))
    return bool(away <= _ALIKE * len(totals))


def _log_means(totals: Counts, part: float, variance: Floats, size: float) -> Floats:
    """Return ln E exp(-size S) of each group."""
    means = np.full(len(totals), (1 + 2 * size) ** -0.5)
    narrow = variance < 1 + 2 * size  # fewer whole numbers than a bell needs: they are added up
    means[narrow] = _narrow_means(totals[narrow] * part, variance[narrow], size)
    small = totals <= _SMALL
    means[small] = [_small_mean(int(total), part, size) for total in totals[small]]
    logs: Floats = np.log(means)
    return logs


def _narrow_means(middle: Floats, variance: Floats, size: float) -> Floats:
    away = np.rint(middle)[:, None] + _NEAR - middle[:, None]
    weights = np.exp(-(size + 0.5) * away**2 / variance[:, None])
    means: Floats = weights.sum(axis=1) / np.sqrt(2 * np.pi * variance)
    return means


@lru_cache(1 << 14)
def _small_mean(total: int, part: float, size: float) -> float:
    variance = total * part * (1 - part)
    ours = np.arange(total + 1)
    chances = np.array([comb(total, each) for each in range(total + 1)]) * part**ours * (1 - part) ** (total - ours)
    return float((chances * np.exp(-size * (ours - total * part) ** 2 / variance)).sum())


def _packed(counts: Counts) -> bytes:
    """Return which groups have rows, the width of a number, and the numbers."""
    filled = counts > 0
    width = next(place for place, kind in enumerate(_WIDTHS) if counts.max() <= np.iinfo(kind).max)
    return np.packbits(filled).tobytes() + bytes([width]) + counts[filled].astype(_WIDTHS[width]).tobytes()


def _unpacked(content: bytes, place: int, groups: int) -> tuple[Counts, int]:
    filled = np.unpackbits(np.frombuffer(content, np.uint8, groups // 8, place)).astype(bool)
    place += groups // 8
    kind = np.dtype(_WIDTHS[content[place]])
    counts = np.zeros(groups, dtype=np.int64)
    counts[filled] = np.frombuffer(content, kind, int(filled.sum()), place + 1)
    return counts, place + 1 + int(filled.sum()) * kind.itemsize
