"""Whether a file has been changed, told by its size, the time of its last change and its identity, not its content.

A folder that is a table has the state of its files; what else is written into it changes nothing.
"""

from __future__ import annotations

import os

from core.domain.location import DatabaseAddress, Location
from core.sources.folder_parts import folder_parts

FileState = tuple[int, int, int]


def file_state(path: Location) -> FileState | None:
    """Return size in bytes, time of change in nanoseconds, and identity of a file; None if it is not there.

    None for a database, too, whose rows change at any time: no sign tells it without reading them.
    """
    if isinstance(path, DatabaseAddress):
        return None
    try:
        parts = folder_parts(path)
        if parts:
            return _together([(part.name, part.stat()) for part in parts])
        status = path.stat()
    except (OSError, ValueError):  # the latter: of a name that no file can have
        return None
    return status.st_size, status.st_mtime_ns, status.st_ino


def _together(parts: list[tuple[str, os.stat_result]]) -> FileState:
    """Return the size of all files, the time of the last change of any, and an identity that any change changes."""
    import hashlib  # noqa: PLC0415  4 ms, which the start of a reader saves

    each = [(name, status.st_size, status.st_mtime_ns, status.st_ino) for name, status in parts]
    identity = int.from_bytes(hashlib.blake2b(repr(each).encode(), digest_size=7).digest())
    return sum(size for _, size, _, _ in each), max(when for _, _, when, _ in each), identity


def is_same_file(one: Location, other: Location) -> bool:
    """Return whether two paths lead to one file, however they are written; of files that are gone, the paths decide."""
    if isinstance(one, DatabaseAddress) or isinstance(other, DatabaseAddress):
        places = {each.place if isinstance(each, DatabaseAddress) else each for each in (one, other)}
        return len(places) == 1
    try:
        return one.samefile(other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)
    except ValueError:  # of a name that no file can have
        return False
