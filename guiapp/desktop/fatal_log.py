"""Where the program was when it died below Python: faulthandler writes it down, the next start makes a report of it."""

from __future__ import annotations

import faulthandler
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from guiapp.desktop.crash import CrashReport, write_lines

_PREFIX, _SUFFIX = "running-", ".log"
_AT_ONCE_MS = 0
_MOST_NAMES = 100
_KIND = re.compile(r"(?:Fatal Python error|Windows fatal exception): .*")
_THREAD = re.compile(r"(?:Current thread|Thread) 0x[0-9a-f]+")
_PLACE = re.compile(r'  File "(?P<file>.*)", line (?P<line>\d+) in (?P<name>\S+)')


class FatalLog:
    """The file that faulthandler holds open while the program runs; empty until the program dies.

    Args:
        folder: where to keep it, beside the reports.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path: Path | None = None
        self._file = -1

    def begin(self) -> None:
        """Watch for the death of the program, unless somebody does so already, such as a test runner."""
        if faulthandler.is_enabled():
            return
        with suppress(OSError):  # a full disk is no reason not to open the window
            self._folder.mkdir(parents=True, exist_ok=True)
            self._open()
        if self._path is not None:
            faulthandler.enable(self._file)

    def _open(self) -> None:
        """Lock a name, then make its file: an empty one without a lock is taken away by whoever starts meanwhile."""
        for number in range(_MOST_NAMES):  # machines that share a folder may have equal process ids
            path = self._folder / f"{_PREFIX}{os.getpid()}-{number}{_SUFFIX}"
            lock = _lock_of(path)
            if not lock.tryLock(_AT_ONCE_MS):
                continue
            try:
                self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            except FileExistsError:  # an equal process id, of a program that died
                continue  # the lock goes with its object
            self._path, self._lock = path, lock
            return

    def end(self) -> None:
        """Take the file away: the program ends as it should."""
        if self._path is None:
            return
        faulthandler.disable()
        os.close(self._file)
        self._path.unlink(missing_ok=True)
        self._lock.unlock()
        self._path = None


def reports_of_deaths(folder: Path) -> list[CrashReport]:
    """Write a report for each program that died, and return them; what such programs left is removed."""
    reports = []
    for path in sorted(folder.glob(f"{_PREFIX}*{_SUFFIX}")):
        lock = _lock_of(path)
        if not lock.tryLock(_AT_ONCE_MS):
            continue  # alive
        with suppress(OSError):
            lines = tuple(_places(path.read_text(encoding="utf-8", errors="replace")))
            path.unlink()
            if lines:
                reports.append(write_lines(lines, folder))
        lock.unlock()
    return reports


def _places(text: str) -> Iterator[str]:
    """Yield what kind of death it was and the places in the code, without folders: they may name the user."""
    for line in text.splitlines():
        if found := _PLACE.fullmatch(line):
            yield f"  {Path(found['file']).name}:{found['line']} {found['name']}"
        elif found := _KIND.fullmatch(line) or _THREAD.match(line):
            yield found[0]


def _lock_of(log: Path) -> QLockFile:
    lock = QLockFile(str(log.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # a lock is stale when its process is gone, however long it has run
    return lock
