"""Made-up people, invented from the public attributes alone, for rehearsals of a release."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from core.arrays import Codes
from core.data.bound_rows import Bits
from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain

WHOLE = 1 << 32  # shares are whole parts of this


class MadeUpRecordsTable(MemoryRecords):
    """Rows of made-up people: they may be counted without a charge."""

    __slots__ = ()


def made_up_table(domain: Domain, n_rows: int, bits: Bits) -> MadeUpRecordsTable:
    """Return `n_rows` invented rows: skewed, with correlated attributes, as real people's are.

    Every person has a hidden rank; each attribute follows it with probability 1/2 and is independent otherwise.
    Categories have shares 1, 1/2, 1/3, … in a random order, bins a peak in the middle, "anything else" and "missing"
    are rare. No data is read: anybody who knows the plan can make such rows.

    Args:
        domain: at least one attribute.
        n_rows: at least 0.
        bits: the source of randomness.
    """
    rank = _uniform(n_rows, bits)
    columns = tuple(_column(attribute, rank, bits) for attribute in domain.attributes)
    return MadeUpRecordsTable(domain, columns)


def _column(attribute: Attribute, rank: NDArray[np.uint32], bits: Bits) -> Codes:
    follows = np.frombuffer(bits.take(len(rank)), dtype=np.uint8) < 128
    place = np.where(follows, rank, _uniform(len(rank), bits))
    bounds = np.cumsum(_shares(attribute, bits))
    codes = np.searchsorted(bounds, place / WHOLE * bounds[-1], side="right")
    column: Codes = np.minimum(codes, attribute.size - 1).astype(np.min_scalar_type(attribute.size - 1))
    return column


def _shares(attribute: Attribute, bits: Bits) -> NDArray[np.float64]:
    """Return a positive weight per label."""
    buckets = (attribute.other is not None) + (attribute.missing is not None)
    n = attribute.size - buckets
    if attribute.kind is Kind.CATEGORIES:
        ordinary = 1 / (1.0 + np.argsort(_uniform(n, bits)))
    else:
        ordinary = np.minimum(np.arange(1, n + 1), 1.5 * np.arange(n, 0, -1)).astype(np.float64)
    total = float(ordinary.sum()) if n else 1.0
    return np.concatenate((ordinary, np.full(buckets, 0.03 * total)))


def _uniform(n: int, bits: Bits) -> NDArray[np.uint32]:
    return np.frombuffer(bits.take(4 * n), dtype=np.uint32)
