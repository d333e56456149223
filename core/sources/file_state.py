"""Whether a file has been changed, told by its size, the time of its last change and its identity, not its content."""

from __future__ import annotations

from pathlib import Path

FileState = tuple[int, int, int]


def file_state(path: Path) -> FileState | None:
    """Return size in bytes, time of change in nanoseconds, and identity of a file; None if it is not there."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns, status.st_ino
