"""One window per user and screen: a second start of the program hands its file to the first.

They communicate by files in a folder that only the user may read, and by a lock. A local socket would need QtNetwork,
and the program links no network library.
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
"""The argument that opens a window of its own, even if another instance runs."""

PATIENCE_SECONDS = 5.0
"""Seconds that the first instance may take to answer, as it may still be starting. A shorter wait opens a second
window; a longer one delays it when the first instance hangs."""

_LOCK, _ASKED = "alive.lock", ".request"
_LOOK_SECONDS = 0.02
"""Seconds between two looks at the request file; longer delays every second start."""


def running_folder() -> Path:
    """Return the folder shared by this user's instances on this screen."""
    screen = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or "screen"
    return user_state_path("reticent", appauthor=False) / "running" / re.sub(r"\W+", "-", screen)


def open_another() -> bool:
    """Start another instance with a window of its own; return whether it started."""
    package = __name__.partition(".desktop.")[0]  # guiapp, or reticent.guiapp where it is installed
    itself = [] if getattr(sys, "frozen", False) else ["-m", package]
    home = str(Path(__file__).resolve().parents[2 + package.count(".")])  # the folder that contains the package
    started = QProcess.startDetached(sys.executable, [*itself, NEW_WINDOW], home)
    return started[0] if isinstance(started, tuple) else started


class SingleInstance(QObject):
    """Receives files in the first instance; hands them over in a later one.

    `asked` carries what a later instance hands over: a file, or None to show the window.

    Args:
        folder: the shared folder; made if it does not exist.
    """

    asked = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._watcher: QFileSystemWatcher | None = None
        with suppress(OSError):  # without the folder there is no lock, so every instance opens its own window
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._lock = QLockFile(str(folder / _LOCK))
        # 0: a lock is stale only if its process has ended. Qt 6.10.3 takes locks older than 30 s for stale by default.
        self._lock.setStaleLockTime(0)
        self._lock.tryLock(0)

    def hand_over(self, path: Path | None) -> bool:
        """Ask the first instance to open `path`, or to show its window; return whether it does."""
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
        except FileNotFoundError:  # the first instance has removed it, so it has taken it
            return True
        return False

    def listen(self) -> None:
        """Emit requests from now on, waiting ones included; does nothing in a later instance."""
        if not self._lock.isLocked():
            return
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._take)
        self._take()

    def leave(self) -> None:
        """Release the lock, so that another instance can be the first."""
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
        return Path(name).rename(f"{name}{_ASKED}")  # renamed last, so that no half-written request is read

    def _take(self) -> None:
        for request in sorted(self._folder.glob(f"*{_ASKED}")):
            with suppress(OSError):  # its sender has withdrawn it
                fresh = time.time() - request.stat().st_mtime < 2 * PATIENCE_SECONDS
                name = request.read_bytes()
                request.unlink()
                if fresh:
                    self.asked.emit(Path(os.fsdecode(name)) if name else None)
