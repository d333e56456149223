"""Keyed hashes of identifiers, by which the rows of a person find together where identifiers may not go."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np

from core.arrays import Counts, Words64
from core.data.label_codes import PersonNumbers, UnmatchedCellError
from core.data.raw_cells import Cell

_BYTES = 16
"""Of a hash: two of 10^9 persons share one with probability 10^-21."""


def person_hashes(cells: Sequence[Cell], key: bytes) -> tuple[Words64, Counts]:
    """Return a hash of the person of each cell, shape (2, cells), and why a cell names nobody, which is negative; or 0.

    Cells name one person where `PersonNumbers` gives them one number.
    """
    why = np.zeros(len(cells), dtype=np.int64)
    numbers = PersonNumbers()
    try:
        places = np.array(numbers.encode(cells), dtype=np.int64)
    except UnmatchedCellError:
        places = np.zeros(len(cells), dtype=np.int64)
        for place, cell in enumerate(cells):
            try:
                (places[place],) = numbers.encode([cell])
            except UnmatchedCellError as unmatched:
                why[place] = unmatched.why
        numbers.setdefault("", len(numbers))  # where no cell names anybody
    digests = (
        hashlib.blake2b(text.encode("utf-8", "surrogatepass"), key=key, digest_size=_BYTES, person=b"person").digest()
        for text in numbers
    )
    hashes = np.frombuffer(b"".join(digests), np.uint64).reshape(-1, 2)
    return hashes[places].T, why
