"""Sketch of a file's cells, kept in the ledger: the number of rows in each of a few groups, chosen by a keyed hash.

Two files about different people from one population differ in every group by chance. Files with people in common
differ less. Let a group have t rows in both files together, a of them in the first file, and let q be the first file's
share of all rows. If the files have no person in common, each of the t rows is in the first with probability q,
whatever the values of the column: S = (a - q t)² / (t q (1 - q)) has mean 1. If a share c of the rows of both files is
common, S has mean 1 - c. For a subset of a share r of the rows, c = 2r / (1 + r); if a share p of the people was
exchanged, c = 1 - p.

The evidence is Chernoff's bound of the probability of so small a sum of S without common people: the maximum over
s >= 0 of -(s ΣS + Σ ln E exp(-s S)), a natural logarithm. Groups are added as if they were independent; their totals
are given, which costs one degree of freedom. Columns depend on each other, so only half of their sum counts.
"""

from __future__ import annotations

import base64
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, log

import numpy as np

from core.arrays import Counts, Floats

ROW_GROUPS, COLUMN_GROUPS = 256, 64
"""Groups of whole rows, and of the values of one column; multiples of 8. Part of the ledger's format: with other
numbers the sketches of earlier releases could not be read. More groups give more evidence, and reveal more."""

TAG_BYTES = 4
"""Bytes of the keyed hash of a column's name: two names get one tag with probability 2^-32. Part of the format."""

ALARM = 14.0
"""Evidence from which rows are taken for those of another dataset: one test errs about different people with
probability below e^-14 < 1e-6. A smaller value asks owners needlessly; a larger one overlooks more common people.

The tests: whole rows with and without column names, every column, and all columns together (a heuristic bound).
"""

_MOST_BYTES = 4096
"""Bytes of all columns of a sketch, before base64. Columns with the most filled groups are kept first."""

_MAX_DEVIATION = 3.0
"""Mean S per group up to which two columns may have one distribution; 1 is expected. A smaller value would compare
columns by name less often, and lose evidence; a larger one would compare columns that share only a name."""

_SIZES = np.array([0.25 * 2.0**power for power in range(12)])
"""Values of s at which the bound is evaluated: any s gives a valid bound, more values a slightly larger one."""

_SMALL = 24
"""Rows of a group up to which E exp(-s S) is summed over the binomial law; above, the law is taken as normal."""

_NEAR = np.arange(-8, 9)
"""Offsets from the mean at which a narrow normal law is summed: its weights beyond 8 are below e^-32."""

_WIDTHS = ("<u1", "<u2", "<u4", "<u8")
"""Integer types of a packed count, by the width byte. Part of the ledger's format."""


@dataclass(frozen=True, slots=True)
class SketchedColumn:
    """Number of rows by the group of their value in one column; `tag` is a keyed hash of the column's name."""

    tag: bytes
    counts: Counts


@dataclass(frozen=True, slots=True)
class ColumnSketch:
    """Number of rows by the group of all their cells (without and with column names), and by that of each column."""

    rows: tuple[Counts, Counts]
    columns: tuple[SketchedColumn, ...]

    @property
    def n_rows(self) -> int:
        """Number of rows."""
        return int(self.rows[0].sum())

    @property
    def text(self) -> str:
        """Base64 text for a ledger entry: a few kB without blanks."""
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
        """Parse what `text` returned; None if another version wrote it."""
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
        """Return the evidence that both files have people in common, >= 0; see the module."""
        sizes = self.n_rows, other.n_rows
        if not all(sizes):
            return 0.0
        rows = [float(_bounds(ours, theirs).max()) for ours, theirs in zip(self.rows, other.rows, strict=True)]
        columns = [_best(column, other.columns) for column in self.columns]
        # Half of the sum, as columns of one person depend on each other.
        together = np.sum(columns, axis=0) / 2 if columns else np.zeros(1)
        return max(*rows, float(together.max()), *(float(each.max()) for each in columns), 0.0)


def _bounds(one: Counts, other: Counts) -> Floats:
    """Return the evidence at every s; zeros if all rows fall into one group, which distinguishes nobody."""
    totals = one + other
    filled = totals > 0
    ours, totals = one[filled], totals[filled]
    if len(totals) < 2:
        return np.zeros(len(_SIZES))
    part = one.sum() / (one.sum() + other.sum())
    variance = totals * part * (1 - part)
    total = float(((ours - part * totals) ** 2 / variance).sum())
    bounds = [-size * total - float(_log_means(totals, part, variance, size).sum()) for size in _SIZES.tolist()]
    # The totals are given: n groups have n - 1 degrees of freedom.
    return np.array(bounds) * ((len(totals) - 1) / len(totals))


def _best(column: SketchedColumn, others: Sequence[SketchedColumn]) -> Floats:
    """Return the evidence from the column with this name, or from the best of all others, at every s.

    The best of n columns loses ln n: a union bound for the choice.
    """
    for other in others:
        if other.tag == column.tag and _is_drawn_alike(column.counts, other.counts):
            return _bounds(column.counts, other.counts)
    found = [_bounds(column.counts, other.counts) for other in others]
    best = max(found, key=np.max, default=np.zeros(len(_SIZES))) - log(max(len(others), 1))
    return best if best.max() > 0 else np.zeros(len(_SIZES))


def _is_drawn_alike(one: Counts, other: Counts) -> bool:
    """Return whether two columns may have one distribution; False if they share only their name."""
    filled = one + other > 0
    totals = (one + other)[filled]
    part = one.sum() / totals.sum()
    away = float(((one[filled] - part * totals) ** 2 / totals).sum()) / (part * (1 - part))
    return bool(away <= _MAX_DEVIATION * len(totals))


def _log_means(totals: Counts, part: float, variance: Floats, size: float) -> Floats:
    """Return ln E exp(-size S) of each group."""
    means = np.full(len(totals), (1 + 2 * size) ** -0.5)  # the integral, for a normal law
    narrow = variance < 1 + 2 * size  # too few whole numbers lie under the bell for the integral: sum them
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
    """Return a bit per group with rows, the width of a count, and the counts that are not 0."""
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
