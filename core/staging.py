"""Hidden folders for drafts: marked as in use while their process lives, cleared after it died."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

_PREFIX = ".reticent-"
_LOCK = ".reticent-in-use"
_BEFORE = ".reticent-before"
_STAGE = re.compile(r"\.reticent-[a-z0-9_]{8}")
_OLD_SECONDS = 24 * 3600.0
"""Seconds after which a folder without a mark, made by an earlier version, counts as abandoned. A shorter time could
clear a long export of such a version while it runs."""


@contextmanager
def stage_in(folder: Path) -> Iterator[Path]:
    """Make a hidden folder in `folder` for drafts and remove it at the end; first clear those of dead processes.

    Raises:
        OSError: if no folder can be made.
    """
    clear_stages(folder)
    with (
        tempfile.TemporaryDirectory(prefix=_PREFIX, dir=folder, ignore_cleanup_errors=True) as name,
        (Path(name) / _LOCK).open("wb") as mark,
    ):
        _lock(mark)
        yield Path(name)


def swap(draft: Path, path: Path, stage: Path) -> None:
    """Replace the folder `path` by the folder `draft`; the old one moves into `stage`.

    Raises:
        OSError: if the system refuses; the old folder keeps its place.
    """
    # Two renames, as no portable call exchanges folders; `clear_stages` repairs a crash between them.
    before = stage / _BEFORE
    path.rename(before)
    try:
        draft.rename(path)
    except OSError:
        before.rename(path)
        raise


@contextmanager
def marked(mark: Path) -> Iterator[None]:
    """Hold a shared lock on the file `mark` inside this context; the system releases it if the process dies.

    If the drive does not support locks, there is no mark, and other processes take this one for dead.
    """
    with ExitStack() as stack:
        with suppress(OSError):
            _lock(stack.enter_context(mark.open("ab")), shared=True)
        try:
            yield
        finally:
            stack.close()
            clear_mark(mark)


def clear_mark(mark: Path) -> bool:
    """Remove the file `mark` unless a process holds it; return whether none does."""
    try:
        if sys.platform == "win32":
            mark.unlink()  # refused while a process has it open
            return True
        with mark.open("rb") as file:
            if not _lock(file):
                return False
            mark.unlink()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return True


def clear_stages(folder: Path) -> None:
    """Clear hidden folders of dead processes; a folder that was being replaced gets its name back.

    Folders that cannot be read or removed stay: they belong to another user.
    """
    with suppress(OSError):
        for stage in [each for each in folder.iterdir() if _STAGE.fullmatch(each.name)]:
            with suppress(OSError):
                _clear(stage)


def _clear(stage: Path) -> None:
    if stage.is_symlink() or not stage.is_dir() or _is_in_use(stage):
        return
    drafts = [each.name for each in stage.iterdir() if each.name not in (_LOCK, _BEFORE)]
    if drafts and (stage / _BEFORE).exists():  # the process died between the two renames of `swap`
        replaced = stage.parent / drafts[0]
        if os.path.lexists(replaced):
            return  # an earlier export that somebody may still want: keep both
        (stage / _BEFORE).rename(replaced)
    shutil.rmtree(stage)


def _is_in_use(stage: Path) -> bool:
    mark = stage / _LOCK
    if not mark.exists():
        return time.time() - stage.stat().st_mtime < _OLD_SECONDS
    if sys.platform == "win32":
        mark.unlink()  # Windows refuses while a process has it open
        return False
    with mark.open("rb") as file:
        return not _lock(file)


def _lock(mark: BinaryIO, *, shared: bool = False) -> bool:
    """Lock a file until it is closed; return False if another process has, or if the drive does not support locks.

    Shared locks do not exclude each other.
    """
    if sys.platform == "win32":
        return True  # an open file cannot be removed on Windows, which is mark enough
    import fcntl  # noqa: PLC0415  only POSIX has it

    try:
        fcntl.flock(mark, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
