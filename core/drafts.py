"""Drafts beside the file that they become: marked as in use while they are written, cleared when their writer died."""

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
"""On Windows a file that is open can be neither marked nor renamed: a draft younger than this may be on its way."""


def prefix(target: Path) -> str:
    """Return how the names of the drafts of a file begin: what comes between this and the suffix has no dot."""
    return f".{target.name}."


def mark(draft: BinaryIO, path: Path) -> bool:
    """Mark an open draft as in use until it is closed; return False if it was cleared before it was marked."""
    if sys.platform == "win32":
        return True
    import fcntl  # noqa: PLC0415  only POSIX has it

    with suppress(OSError):  # a drive without marks: nobody can clear what cannot be marked
        fcntl.flock(draft, fcntl.LOCK_EX)
    try:
        return os.path.samestat(os.fstat(draft.fileno()), path.stat())
    except FileNotFoundError:
        return False


def clear_drafts(target: Path) -> None:
    """Clear drafts of a file that dead processes left beside it, and what SQLite keeps beside these.

    What cannot be looked at or cleared stays: it is not ours, or somebody else's to clear.
    """
    name = re.compile(re.escape(prefix(target)) + r"[^.]+" + re.escape(SUFFIX) + "(?:-journal)?")
    with suppress(OSError):
        for draft in [each for each in target.parent.iterdir() if name.fullmatch(each.name)]:
            with suppress(OSError):
                _clear(draft, target)


def _clear(draft: Path, target: Path) -> None:
    if draft.is_symlink() or not draft.is_file():
        return
    if target.exists() and draft.samefile(target):  # it has its name; to open and close it would end locks of SQLite
        draft.unlink()
    elif draft.name.endswith("-journal"):
        if not draft.with_name(draft.name.removesuffix("-journal")).exists():
            draft.unlink()
    elif sys.platform == "win32":
        if time.time() - draft.stat().st_mtime > _WINDOWS_SECONDS:
            draft.unlink()  # refused while a process has it open
    else:
        _clear_unless_marked(draft)


def _clear_unless_marked(draft: Path) -> None:
    import fcntl  # noqa: PLC0415  only POSIX has it

    with draft.open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # OSError while its writer lives
        draft.unlink()
        draft.with_name(f"{draft.name}-journal").unlink(missing_ok=True)
