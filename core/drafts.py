"""Drafts beside their target file: marked as in use while they are written, cleared after their process died."""

from __future__ import annotations

import os
import re
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

SUFFIX = ".part"
_WINDOWS_SECONDS = 60.0
"""Seconds for which a draft counts as in use on Windows, where an open file can be neither locked nor renamed. A
shorter time could clear the draft of a running process between closing and renaming it."""


def prefix(target: Path) -> str:
    """Return the beginning of the names of a file's drafts; no dot follows before the suffix."""
    return f".{target.name}."


def mark(draft: BinaryIO, path: Path) -> bool:
    """Lock an open draft until it is closed; return False if it was cleared before it was locked."""
    if sys.platform == "win32":
        return True
    import fcntl  # noqa: PLC0415  only POSIX has it

    with suppress(OSError):  # a drive without locks: other processes cannot lock the draft either, so they keep it
        fcntl.flock(draft, fcntl.LOCK_EX)
    try:
        return os.path.samestat(os.fstat(draft.fileno()), path.stat())
    except FileNotFoundError:
        return False


def clear_drafts(target: Path) -> None:
    """Clear a file's drafts of dead processes, and SQLite's journals of these drafts.

    Files that cannot be read or removed stay: they belong to another user.
    """
    name = re.compile(re.escape(prefix(target)) + r"[^.]+" + re.escape(SUFFIX) + "(?:-journal)?")
    with suppress(OSError):
        for draft in [each for each in target.parent.iterdir() if name.fullmatch(each.name)]:
            with suppress(OSError):
                _clear(draft, target)


def _clear(draft: Path, target: Path) -> None:
    if draft.is_symlink() or not draft.is_file():
        return
    # A draft that is a second link of the target is not opened: closing any handle of a file ends this process's POSIX
    # locks on it, and SQLite may hold some (sqlite.org/howtocorrupt.html, 2.2).
    if target.exists() and draft.samefile(target):
        draft.unlink()
    elif draft.name.endswith("-journal"):
        if not draft.with_name(draft.name.removesuffix("-journal")).exists():
            draft.unlink()
    elif sys.platform == "win32":
        if time.time() - draft.stat().st_mtime > _WINDOWS_SECONDS:
            draft.unlink()  # Windows refuses while a process has it open
    else:
        _clear_unless_marked(draft)


def _clear_unless_marked(draft: Path) -> None:
    import fcntl  # noqa: PLC0415  only POSIX has it

    with draft.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # OSError while its writer lives
        draft.unlink()
        draft.with_name(f"{draft.name}-journal").unlink(missing_ok=True)
