"""Temporary files in memory: what tests write lasts no longer than they do, and need not wait for a disk."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")  # noqa: S108  as of the campaigns
ROOM = 4 * 10**9
"""Bytes that have to be free. The files of a whole run take some hundred megabytes."""


def use_memory():
    """Let this process, and those that it starts, keep temporary files in memory, if there is room.

    A line of a ledger waits 15 ms for a disk, and 0.7 ms here; the suite writes thousands. Whether what was written
    outlasts a cut of power is shown from the calls of the system, not by waiting for a disk (`tests/crashes`).
    """
    if "TMPDIR" not in os.environ and _has_room():
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)  # both: pytest has asked for the folder by now


def _has_room():
    """Return whether there is such a folder, with room, from which programs can be run: tests install some."""
    if not (MEMORY.is_dir() and os.access(MEMORY, os.W_OK)):
        return False
    return shutil.disk_usage(MEMORY).free >= ROOM and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
