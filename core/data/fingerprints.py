"""The fingerprint of rows: what the ledger needs to know them again under another name."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

from core.data.bound_rows import without_persons
from core.data.memory_records import MemoryRecords
from core.domain.marginal import Marginal

_COLUMN_BYTES, _FILE_BYTES = 8, 16
_PIECE = 1 << 20


def column_prints(table: MemoryRecords, key: bytes) -> Iterator[str]:
    """Yield a keyed hash of the counts of each column; none of a column that says the same of every row.

    The order of rows and columns, their names, and the format of the file do not matter; a row more or less does.

    Args:
        table: all rows of the file.
        key: of the ledger, 32 random bytes.

    Privacy:
        With the key, guessed counts can be tested: for the ledger only, and never for an export, a plan or a log.
    """
    rows = without_persons(table)
    for axis, attribute in enumerate(table.domain.attributes):
        counts = rows.count(Marginal.of((axis,))).tolist()
        seen = sorted((label, count) for label, count in zip(attribute.labels, counts, strict=True) if count)
        if len(seen) > 1:
            content = json.dumps(seen).encode("ascii")
            yield hashlib.blake2b(content, key=key, digest_size=_COLUMN_BYTES, person=b"column").hexdigest()


def file_print(path: Path, key: bytes) -> str:
    """Return a keyed hash of the bytes of a file; "" for what is no file.

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
