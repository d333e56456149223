"""One window per user and screen: a second start of the program hands its file to the first, in a folder of theirs.

A folder that only the user may read and a lock do what a socket would, and no part of the program needs a network.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from platformdirs import user_state_path
from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QProcess, QSysInfo, Signal

NEW_WINDOW = "--new-window"
"""The argument that has a program open a window of its own, whoever else is there."""

PATIENCE_SECONDS = 5.0
"""How long the first program may take to answer: it may just be starting."""

_LOCK, _ASKED = "alive.lock", ".request"
_LOOK_SECONDS = 0.02


def running_folder() -> Path:
    """Return the folder of the programs of this user on this screen."""
    screen = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or "screen"
    return user_state_path("reticent", appauthor=False) / "running" / re.sub(r"\W+", "-", screen)


def open_another() -> bool:
    """Start the program once more, with a window of its own; return whether that went well."""
    package = __name__.partition(".desktop.")[0]  # guiapp, or reticent.guiapp where it is installed
    itself = [] if getattr(sys, "frozen", False) else ["-m", package]
    home = str(Path(__file__).resolve().parents[2 + package.count(".")])  # where that is found
    started = QProcess.startDetached(sys.executable, [*itself, NEW_WINDOW], home)
    return started[0] if isinstance(started, tuple) else started


class SingleInstance(QObject):
    """Stands at the door of the first program; of a later one, knocks there.

    `asked` tells what a later start hands over: a file, or None for the window alone.

    Args:
        folder: where the programs meet; made if it is not there.
    """

    asked = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._watcher: QFileSystemWatcher | None = None
        with suppress(OSError):  # a folder that cannot be made cannot be locked either: every start is the first
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = QLockFile(str(folder / _LOCK))
        self._lock.setStaleLockTime(0)  # a lock is stale when its process is gone, however long it has run
        self._lock.tryLock(0)

    def hand_over(self, path: Path | None) -> bool:
        """Ask the first program to open `path`, or just to show itself; return whether it does."""
        if self._lock.isLocked() or not self._first_is_here():
            return False
        try:
            request = self._ask(path)
        except OSError:
            return False
        end = time.monotonic() + PATIENCE_SECONDS
        while request.exists() and time.monotonic() < end:
            time.sleep(_LOOK_SECONDS)
        try:
            request.unlink()
        except FileNotFoundError:  # taken
            return True
        return False

    def listen(self) -> None:
        """Begin to tell what is asked, also what was asked already; does nothing in a later program."""
        if not self._lock.isLocked():
            return
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._take)
        self._take()

    def leave(self) -> None:
        """Let another program be the first."""
        if self._watcher is not None:
            self._watcher.directoryChanged.disconnect(self._take)
        self._lock.unlock()

    def _first_is_here(self) -> bool:
        """Return whether the lock was made on this computer: a home folder may be shared by several."""
        _, host, _ = self._lock.getLockInfo()
        return bool(host == QSysInfo.machineHostName())

    def _ask(self, path: Path | None) -> Path:
        handle, name = tempfile.mkstemp(dir=self._folder)
        with os.fdopen(handle, "wb") as file:
            file.write(os.fsencode(path) if path else b"")
        return Path(name).rename(f"{name}{_ASKED}")  # whole when it comes into sight

    def _take(self) -> None:
        for request in sorted(self._folder.glob(f"*{_ASKED}")):
            with suppress(OSError):  # its sender lost patience
                fresh = time.time() - request.stat().st_mtime < 2 * PATIENCE_SECONDS
                name = request.read_bytes()
                request.unlink()
                if fresh:
                    self.asked.emit(Path(os.fsdecode(name)) if name else None)
