"""Crash reports: an uncaught exception is written to a file without any data and shown to the user."""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from platformdirs import user_log_path
from PySide6.QtCore import QObject, Qt, Signal

from core.front_door import VERSION, EngineError, write_atomically
from guiapp.desktop.language import translate_error


def reports_folder() -> Path:
    """Return the folder of crash reports."""
    return user_log_path("reticent", appauthor=False)


@dataclass(frozen=True, slots=True)
class CrashReport:
    """Path of a report; `why` it could not be written, as a sentence, or ""."""

    path: Path
    why: str = ""


def write_report(fault: BaseException, folder: Path) -> CrashReport:
    """Write type and traceback of an exception to a file in `folder`.

    The exception's message and the variables of its frames are left out: they may hold a cell of the spreadsheet.
    """
    frames = traceback.extract_tb(fault.__traceback__)
    places = (f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    # A module's name is code: without it, nobody can tell what an installation lacks.
    lacking = f": the module {fault.name}" if isinstance(fault, ImportError) and fault.name else ""
    return write_lines((f"{type(fault).__name__}{lacking}", *places), folder)


def write_lines(said: Iterable[str], folder: Path) -> CrashReport:
    """Write lines below what program and system they are of; they must be free of data."""
    now = datetime.now(UTC)
    lines = [
        f"Reticent {VERSION}, Python {platform.python_version()}, {platform.platform()}, {now:%Y-%m-%d %H:%M:%S} UTC",
        *said,
    ]
    path = folder / f"fault-{now:%Y%m%d-%H%M%S-%f}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_atomically(path, ("\n".join(lines) + "\n").encode())
    except OSError as error:
        return CrashReport(path, f"{folder}: {error.strerror or type(error).__name__}.")
    except EngineError as error:
        return CrashReport(path, translate_error(error))
    return CrashReport(path)


class CrashHook(QObject):
    """Hooks for uncaught exceptions that write a report and show it to the user.

    They are `sys.excepthook`, `threading.excepthook`, and `sys.unraisablehook` for exceptions in `__del__` and
    callbacks. The report is shown in the main thread: a widget made in another thread would crash the program.

    Args:
        tell: called with the report.
        folder: folder of the reports.
    """

    _elsewhere = Signal(object)

    def __init__(self, tell: Callable[[CrashReport], object], folder: Path | None = None) -> None:
        super().__init__()
        self._tell = tell
        self._folder = folder if folder is not None else reports_folder()
        self._telling = False
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        self._elsewhere.connect(self._tell_once, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Install as all three hooks."""
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread
        sys.unraisablehook = self._caught_aside

    def remove(self) -> None:
        """Restore the former hooks."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before

    def _caught(self, kind: type[BaseException], fault: BaseException, where: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before[0](kind, fault, where)
            return
        report = write_report(fault, self._folder)
        if threading.get_ident() == threading.main_thread().ident:
            self._tell_once(report)
        else:
            # PySide6 6.10.3 passes an exception in QThread.run() to `sys.excepthook`, in that thread.
            self._elsewhere.emit(report)

    def _caught_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None and not isinstance(caught.exc_value, SystemExit):  # a regular end of a thread
            self._elsewhere.emit(write_report(caught.exc_value, self._folder))

    def _caught_aside(self, caught: sys.UnraisableHookArgs) -> None:
        """Show it later: objects are deleted in the middle of any code, where a dialog must not open."""
        if caught.exc_value is None:  # there is no traceback to report
            self._before[2](caught)
        else:
            self._elsewhere.emit(write_report(caught.exc_value, self._folder))

    def _tell_once(self, report: CrashReport) -> None:
        if self._telling:  # an exception while the dialog of another one is open: the dialog may be its cause
            return
        self._telling = True
        try:
            self._tell(report)
        finally:
            self._telling = False
