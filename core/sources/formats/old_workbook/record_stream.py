"""The records of an .xls file, taken out of their OLE container by olefile, which asks less of it than xlrd."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any

from core.sources import library_faults

BARE = (
    *(b"\x09\x00\x04\x00", b"\x09\x02\x06\x00", b"\x09\x04\x06\x00"),
    *(b"\x09\x08\x08\x00", b"\x09\x08\x10\x00"),
)
"""First bytes of records without an OLE container: of BIFF 2, 3 and 4, which Excel 2 to 4 write so, and of BIFF 5 and
8, which export programs write so. xlrd reads them; calamine 0.9.1 refuses all: Invalid OLE."""


SECTOR = 512
"""Bytes of which a container has a whole number, unless its end is missing; [MS-CFB] 2.2."""
STREAM = 2
"""Type of an entry of the container that has content; [MS-CFB] 2.6.1."""


_HEAD = 4
"""Bytes of the kind and the size of a record."""
_BESIDE_CELLS, _UNKNOWN = frozenset((0x18, 0x1C, 0x5D, 0x1B6)), 0x7018
"""Kinds of records: names of ranges, notes, objects and texts of these, [MS-XLS] 2.3; and one that no reader knows."""


def record_stream(workbook: bytes) -> bytes:
    """Return the records of the workbook; b"" if there are none."""
    import olefile  # noqa: PLC0415  only for old workbooks

    if workbook.startswith(BARE):
        return workbook
    try:
        with olefile.OleFileIO(io.BytesIO(workbook)) as container:
            name = next((name for name in ("Workbook", "Book") if container.exists(name)), "")
            content = bytes(container.openstream(name).read()) if name else b""
            return content if _is_certain(container, len(content), name) else b""
    except library_faults.TRUSTING:
        return b""


def cells_alone(records: bytes) -> bytes:
    """Return the records of a workbook with those that no cell depends on marked as unknown."""
    found, place = bytearray(records), 0
    while place + _HEAD <= len(found):
        kind, size = struct.unpack_from("<HH", found, place)
        if kind in _BESIDE_CELLS:
            struct.pack_into("<H", found, place, _UNKNOWN)
        place += _HEAD + size
    return bytes(found)


def _is_certain(container: Any, size: int, name: str) -> bool:  # noqa: ANN401  the library has no types
    """Return whether each sector of a stream occurs once, and belongs to no other stream and not to the directory."""
    is_small = size < container.minisectorcutoff
    follower = container.minifat if is_small else container.fat
    n_bytes = container.mini_sector_size if is_small else container.sector_size
    streams = [
        each
        for each in container.direntries[1:]
        if each and each.entry_type == STREAM and each.size and (each.size < container.minisectorcutoff) == is_small
    ]
    own = next((each for each in streams if each.name.lower() == name.lower()), None)
    if own is None or own.size != size:
        return False
    starts = [each.isectStart for each in streams if each is not own]
    starts += [] if is_small else [container.direntries[0].isectStart, container.first_dir_sector]
    needed = list(islice(_sectors(follower, own.isectStart), -(-size // n_bytes)))
    others = chain.from_iterable(_sectors(follower, start) for start in starts)
    return len(needed) * n_bytes >= size and set(needed).isdisjoint(others)


def _sectors(follower: Sequence[int], first: int) -> Iterator[int]:
    """Yield the numbers of sectors, each followed by the one that the container says, until one comes twice."""
    seen: set[int] = set()
    while first < len(follower) and first not in seen:
        seen.add(first)
        yield first
        first = follower[first]
