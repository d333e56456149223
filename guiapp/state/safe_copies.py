"""Copies of unsaved plans: one folder per running process, found again after the process died."""

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
"""Milliseconds to wait for a lock: a lock that is held means that its process lives, so waiting is useless."""


def copies_folder() -> Path:
    """Return the folder of this user's copies."""
    return user_state_path("reticent", appauthor=False) / "unsaved"


@dataclass(frozen=True, slots=True)
class SafeCopy:
    """A copy of a dead process; `origin` is the file of its plan, if it had one."""

    folder: Path
    origin: Path | None

    @property
    def plan(self) -> Path:
        """The copy itself."""
        return self.folder / _PLAN

    def remove(self) -> None:
        """Delete the copy."""
        shutil.rmtree(self.folder, ignore_errors=True)


class SafePlace:
    """The folder of this process, readable by its user only; a lock in it shows that the process lives.

    Args:
        parent: the folder of all processes of this user.

    Raises:
        OSError: if no folder can be made.
    """

    def __init__(self, parent: Path) -> None:
        parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        # mkdtemp makes the folder with mode 0700: a plan may name people's attributes.
        self.folder = Path(mkdtemp(dir=parent))
        self._lock = _lock_of(self.folder)
        self._lock.tryLock(_AT_ONCE_MS)

    @property
    def plan(self) -> Path:
        """Path of the copy."""
        return self.folder / _PLAN

    def note_origin(self, origin: Path | None) -> None:
        """Record the file of the plan; None if it has none yet."""
        (self.folder / _ORIGIN).write_bytes(os.fsencode(origin) if origin else b"")

    def clear(self) -> None:
        """Delete the copy, as the plan was saved or discarded."""
        self.plan.unlink(missing_ok=True)

    def leave(self) -> None:
        """Delete the folder at a regular end of the program."""
        self._lock.unlock()
        shutil.rmtree(self.folder, ignore_errors=True)


def left_behind(parent: Path) -> Iterator[SafeCopy]:
    """Yield the copies of dead processes, newest first; their empty folders are removed."""
    folders = [path for path in parent.iterdir() if path.is_dir()] if parent.is_dir() else []
    for folder in sorted(folders, key=lambda path: path.stat().st_mtime, reverse=True):
        lock = _lock_of(folder)
        if not lock.tryLock(_AT_ONCE_MS):
            continue  # its process lives
        # Unlocked at once: the copy is offered to the user, and another process may offer it, too.
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
    # 0: a lock is stale only if its process has ended. Qt 6.10.3 takes locks older than 30 s for stale by default.
    lock.setStaleLockTime(0)
    return lock
