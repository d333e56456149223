"""Fingerprints of rows, by which the ledger recognises a dataset under another name."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from core.data.bound_rows import without_persons
from core.data.memory_records import MemoryRecords
from core.domain.marginal import Marginal

_COLUMN_BYTES, _FILE_BYTES = 8, 16
"""Length of a hash per column and per file; another length would not match those of existing ledgers."""
_PIECE = 1 << 20
"""Bytes of a file read at a time."""


def column_prints(table: MemoryRecords, key: bytes) -> Iterator[str]:
    """Yield a keyed hash of the counts of each column, except columns with one value in all rows.

    The hash does not depend on the order of rows and columns, their names, or the format of the file; it changes with
    every row added or removed.

    Args:
        table: all rows of the file.
        key: of the ledger, 32 random bytes.

    Privacy:
        With the key, guessed counts can be tested: for the ledger only, never for an export, a plan or a log.
    """
    rows = without_persons(table)
    for axis, attribute in enumerate(table.domain.attributes):
        counts = rows.count(Marginal.of((axis,))).tolist()
        seen = sorted((label, count) for label, count in zip(attribute.labels, counts, strict=True) if count)
        if len(seen) > 1:
            content = json.dumps(seen).encode("ascii")
            yield hashlib.blake2b(content, key=key, digest_size=_COLUMN_BYTES, person=b"column").hexdigest()


def file_print(path: Path, key: bytes) -> str:
    """Return a keyed hash of the bytes of a file; "" if `path` is no regular file.

    Raises:
        OSError: if it cannot be read.
    """
    if not path.is_file():
        return ""
    state = hashlib.blake2b(key=key, digest_size=_FILE_BYTES, person=b"file")
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            state.update(piece)
    return state.hexdigest()
