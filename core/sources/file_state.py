"""Whether a file has been changed, told by its size, the time of its last change and its identity, not its content."""

from __future__ import annotations

import os
from pathlib import Path

FileState = tuple[int, int, int]


def file_state(path: Path) -> FileState | None:
    """Return size in bytes, time of change in nanoseconds, and identity of a file; None if it is not there."""
    try:
        status = path.stat()
    except (OSError, ValueError):  # the latter: of a name that no file can have
        return None
    return status.st_size, status.st_mtime_ns, status.st_ino


def is_same_file(one: Path, other: Path) -> bool:
    """Return whether two paths lead to one file, however they are written; of files that are gone, the paths decide."""
    try:
        return one.samefile(other)
    except OSError:
        return os.path.realpath(one) == os.path.realpath(other)
    except ValueError:  # of a name that no file can have
        return False
