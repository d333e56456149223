"""Copies of plans that were not saved yet: one folder per running program, found again when that program died."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp

from platformdirs import user_state_path
from PySide6.QtCore import QLockFile

_PLAN, _ORIGIN, _LOCK = "plan.reticent", "origin.txt", "alive.lock"
_AT_ONCE_MS = 0


def copies_folder() -> Path:
    """Return where the copies of this user's programs are kept."""
    return user_state_path("reticent", appauthor=False) / "unsaved"


@dataclass(frozen=True, slots=True)
class SafeCopy:
    """A copy that a program left behind; `origin` is the file that its plan was saved in before, if it had one."""

    folder: Path
    origin: Path | None

    @property
    def plan(self) -> Path:
        """The copy itself."""
        return self.folder / _PLAN

    def remove(self) -> None:
        """Throw the copy away."""
        shutil.rmtree(self.folder, ignore_errors=True)


class SafePlace:
    """This program's own folder: nobody but its owner may read it, and a lock tells whether the program is alive.

    Args:
        parent: the folder of all programs of this user.

    Raises:
        OSError: if no folder can be made.
    """

    def __init__(self, parent: Path) -> None:
        parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.folder = Path(mkdtemp(dir=parent))
        self._lock = _lock_of(self.folder)
        self._lock.tryLock(_AT_ONCE_MS)

    @property
    def plan(self) -> Path:
        """Where the copy goes."""
        return self.folder / _PLAN

    def note_origin(self, origin: Path | None) -> None:
        """Remember which file the plan belongs to; None: it has none yet."""
        (self.folder / _ORIGIN).write_bytes(os.fsencode(origin) if origin else b"")

    def clear(self) -> None:
        """Throw the copy away: the plan is saved, or given up."""
        self.plan.unlink(missing_ok=True)

    def leave(self) -> None:
        """Throw everything away: the program ends as it should."""
        self._lock.unlock()
        shutil.rmtree(self.folder, ignore_errors=True)


def left_behind(parent: Path) -> Iterator[SafeCopy]:
    """Yield the copies of programs that are not alive any more, newest first; their empty folders are removed."""
    folders = [path for path in parent.iterdir() if path.is_dir()] if parent.is_dir() else []
    for folder in sorted(folders, key=lambda path: path.stat().st_mtime, reverse=True):
        lock = _lock_of(folder)
        if not lock.tryLock(_AT_ONCE_MS):
            continue  # alive
        lock.unlock()
        if (folder / _PLAN).is_file():
            yield SafeCopy(folder, _origin(folder))
        else:
            shutil.rmtree(folder, ignore_errors=True)


def _origin(folder: Path) -> Path | None:
    try:
        name = (folder / _ORIGIN).read_bytes()
    except OSError:
        return None
    return Path(os.fsdecode(name)) if name else None


def _lock_of(folder: Path) -> QLockFile:
    lock = QLockFile(str(folder / _LOCK))
    lock.setStaleLockTime(0)  # a lock is stale when its process is gone, however long it has run
    return lock
