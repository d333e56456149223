"""The last resort: a fault of ours is written down without any data, told to the user, and the plan stays."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from platformdirs import user_log_path

from core import VERSION, EngineError, write_atomically
from guiapp.desktop.language import translate_error


def reports_folder() -> Path:
    """Return where fault reports are kept."""
    return user_log_path("reticent", appauthor=False)


@dataclass(frozen=True, slots=True)
class CrashReport:
    """Where a report was to be written; `why` it could not be, as a sentence, or ""."""

    path: Path
    why: str = ""


def write_report(fault: BaseException, folder: Path) -> CrashReport:
    """Write down where in the program the fault happened, if that can be written.

    The message of the exception and the values of its frames are left out: they may hold a cell of the spreadsheet.
    """
    now = datetime.now(UTC)
    frames = traceback.extract_tb(fault.__traceback__)
    lines = [
        f"Reticent {VERSION}, Python {platform.python_version()}, {platform.platform()}, {now:%Y-%m-%d %H:%M:%S} UTC",
        type(fault).__name__,
        *(f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames),
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


class CrashHook:
    """Stands in for `sys.excepthook` until removed.

    Args:
        tell: called with the report.
        folder: where to write reports.
    """

    def __init__(self, tell: Callable[[CrashReport], object], folder: Path | None = None) -> None:
        self._tell = tell
        self._folder = folder if folder is not None else reports_folder()
        self._telling = False
        self._before = sys.excepthook

    def install(self) -> None:
        """Begin to catch what nobody else caught."""
        sys.excepthook = self._caught

    def remove(self) -> None:
        """Put the former hook back."""
        sys.excepthook = self._before

    def _caught(self, kind: type[BaseException], fault: BaseException, where: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, fault, where)
            return
        report = write_report(fault, self._folder)
        if self._telling:  # a fault while telling of a fault: once is enough
            return
        self._telling = True
        try:
            self._tell(report)
        finally:
            self._telling = False
