"""Hidden drafts beside what is written: marked as in use while their process lives, and cleared when it has died."""

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
"""Age of a folder without a mark, as earlier versions left them, from which it counts as left."""


@contextmanager
def stage_in(folder: Path) -> Iterator[Path]:
    """Make a hidden folder in `folder` for drafts, cleared at the end; those that dead processes left go first.

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
    """Put the folder `draft` in the place of the folder `path`, which goes into `stage`.

    Raises:
        OSError: if the system refuses; the old folder is there still.
    """
    before = stage / _BEFORE
    path.rename(before)
    try:
        draft.rename(path)
    except OSError:
        before.rename(path)
        raise


@contextmanager
def marked(mark: Path) -> Iterator[None]:
    """Keep the file `mark` in use meanwhile, however the process ends; several processes may.

    Where the drive refuses, there is no mark, and others take the process for dead.
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
    """Remove the file `mark` unless a process keeps it in use; return whether none does."""
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
    """Clear hidden folders of processes that have died; a folder that was being replaced gets its name back.

    What cannot be looked at or cleared stays: it is not ours, or somebody else's to clear.
    """
    with suppress(OSError):
        for stage in [each for each in folder.iterdir() if _STAGE.fullmatch(each.name)]:
            with suppress(OSError):
                _clear(stage)


def _clear(stage: Path) -> None:
    if stage.is_symlink() or not stage.is_dir() or _is_in_use(stage):
        return
    drafts = [each.name for each in stage.iterdir() if each.name not in (_LOCK, _BEFORE)]
    if drafts and (stage / _BEFORE).exists():  # the draft did not get its place
        replaced = stage.parent / drafts[0]
        if os.path.lexists(replaced):
            return  # an earlier export, and nobody knows for sure that it is not wanted
        (stage / _BEFORE).rename(replaced)
    shutil.rmtree(stage)


def _is_in_use(stage: Path) -> bool:
    mark = stage / _LOCK
    if not mark.exists():
        return time.time() - stage.stat().st_mtime < _OLD_SECONDS
    if sys.platform == "win32":
        mark.unlink()  # refused while a process has it open
        return False
    with mark.open("rb") as file:
        return not _lock(file)


def _lock(mark: BinaryIO, *, shared: bool = False) -> bool:
    """Mark a file as in use until it is closed; return False if another process has, or the drive knows no marks.

    Shared marks go together.
    """
    if sys.platform == "win32":
        return True  # an open file cannot be removed there
    import fcntl  # noqa: PLC0415  only POSIX has it

    try:
        fcntl.flock(mark, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
