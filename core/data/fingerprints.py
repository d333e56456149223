"""Fingerprints of rows, by which the ledger recognises a dataset under another name."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from core.arrays import Words64
from core.data.bound_rows import without_persons
from core.data.memory_records import MemoryRecords
from core.data.prepared_records import PreparedRecords
from core.domain.marginal import Marginal

_COLUMN_BYTES, _FILE_BYTES, _ROWS_BYTES = 8, 16, 16
"""Length of a hash per column, per file and of all rows; another length would not match those of existing ledgers."""
_PIECE = 1 << 20
"""Bytes of a file read at a time."""


def column_prints(table: MemoryRecords | PreparedRecords, key: bytes) -> Iterator[str]:
    """Yield a keyed hash of the counts of each column, except columns with one value in all rows.

    The hash does not depend on the order of rows and columns, their names, or the format of the file; it changes with
    every row added or removed.

    Args:
        table: all rows of the file.
        key: of the ledger, 32 random bytes.

    Privacy:
        With the key, guessed counts can be tested: for the ledger only, never for an export, a plan or a log.
    """
    rows = without_persons(table) if isinstance(table, MemoryRecords) else table
    texts = table.texts if isinstance(table, MemoryRecords) else {}
    for axis, attribute in enumerate(table.domain.attributes):
        counts = rows.count(Marginal.of((axis,))).tolist()
        labels = texts.get(axis, attribute.labels)
        seen = sorted((label, count) for label, count in zip(labels, counts, strict=True) if count)
        if len(seen) > 1:
            content = json.dumps(seen).encode("ascii")
            yield hashlib.blake2b(content, key=key, digest_size=_COLUMN_BYTES, person=b"column").hexdigest()


def rows_print(table: MemoryRecords | PreparedRecords, key: bytes) -> str:
    """Return a keyed hash of all rows as labels, and of which rows are of one person.

    It does not depend on the order of rows and attributes, on columns that are no attributes, or on the format of the
    file. Equal ones of equal attributes have equal counts in every table.

    Args:
        table: all rows of the file.
        key: of the ledger, 32 random bytes.

    Privacy:
        With the key, guessed rows can be tested; as for `column_prints`.
    """
    if isinstance(table, PreparedRecords):
        return table.rows
    rows = np.zeros(len(table.codes[0]), dtype=np.uint64)
    for axis, (attribute, codes) in enumerate(zip(table.domain.attributes, table.codes, strict=True)):
        rows += label_hashes(attribute.name, table.texts.get(axis, attribute.labels), key)[codes]
    mixed = _scattered(rows, key)
    if table.person is None:
        units = mixed * table.times.astype(np.uint64)
    else:
        persons = np.zeros(int(table.person.max(initial=-1)) + 1, dtype=np.uint64)
        np.add.at(persons, table.person, mixed)
        units = _scattered(persons, key)
    return _print_of(table.n_rows, int(units.sum(dtype=np.uint64)), key)


class RowsPrinter:
    """Makes `rows_print` of rows that pass by, each of which is a person."""

    def __init__(self, key: bytes) -> None:
        """Start with no rows; `key`: of the ledger, 32 random bytes."""
        self._key, self._sum, self._n_rows = key, 0, 0

    def take(self, rows: Words64) -> None:
        """Add rows, each as the sum of the `label_hashes` of its labels."""
        self.take_summed(int(_scattered(rows, self._key).sum(dtype=np.uint64)), len(rows))

    def take_persons(self, persons: Words64, n_rows: int) -> None:
        """Add all rows of some persons: of each the sum of its `row_hashes`; and how many rows these are."""
        self.take_summed(int(_scattered(persons, self._key).sum(dtype=np.uint64)), n_rows)

    def take_summed(self, total: int, n_rows: int) -> None:
        """Add what another printer with this key has `summed`."""
        self._sum = (self._sum + total) % (1 << 64)
        self._n_rows += n_rows

    @property
    def summed(self) -> tuple[int, int]:
        """The sum of all hashes, in [0, 2^64), and the number of rows."""
        return self._sum, self._n_rows

    def text(self) -> str:
        """Return the hash of all rows so far."""
        return _print_of(self._n_rows, self._sum, self._key)


def _print_of(n_rows: int, total: int, key: bytes) -> str:
    # Sums modulo 2^64 of keyed hashes: they do not depend on the order of rows, and differ for other rows.
    content = json.dumps([n_rows, total]).encode("ascii")
    return hashlib.blake2b(content, key=key, digest_size=_ROWS_BYTES, person=b"rows").hexdigest()


def label_hashes(name: str, labels: Sequence[str], key: bytes) -> Words64:
    """Return a keyed hash of each label of an attribute, with its name."""
    named = (json.dumps([name, label]).encode("ascii") for label in labels)
    hashes = (hashlib.blake2b(each, key=key, digest_size=8, person=b"label").digest() for each in named)
    return np.frombuffer(b"".join(hashes), np.uint64)


def row_hashes(rows: Words64, key: bytes) -> Words64:
    """Return a keyed hash of each row, given as the sum of the `label_hashes` of its labels."""
    return _scattered(rows, key)


def _scattered(values: Words64, key: bytes) -> Words64:
    """Return keyed hashes of values: xor, then odd multiplications and shifts, as in sketches."""
    words = np.frombuffer(hashlib.blake2b(key=key, digest_size=32, person=b"rows").digest(), np.uint64)
    mixed = (values ^ words[0]) * (words[1] | np.uint64(1))
    mixed = (mixed ^ (mixed >> np.uint64(32))) * (words[2] | np.uint64(1))
    mixed = (mixed ^ (mixed >> np.uint64(29))) * (words[3] | np.uint64(1))
    hashes: Words64 = mixed ^ (mixed >> np.uint64(32))
    return hashes


def file_print(paths: Sequence[Path], key: bytes) -> str:
    """Return a keyed hash of the bytes of files, one after the other; "" of none, and if one is no regular file.

    Raises:
        OSError: if it cannot be read.
    """
    if not paths or not all(path.is_file() for path in paths):
        return ""
    state = hashlib.blake2b(key=key, digest_size=_FILE_BYTES, person=b"file")
    for path in paths:
        with path.open("rb") as file:
            while piece := file.read(_PIECE):
                state.update(piece)
    return state.hexdigest()
