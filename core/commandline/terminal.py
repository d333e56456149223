"""Output of the command line: results to stdout, everything else to stderr."""

from __future__ import annotations

import io
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from core.domain.location import location_of
from core.progress import Progress

_BAR = 24
"""Characters of the progress bar: with its text it fits a terminal of 80 columns, where a longer line would wrap and
stay on the screen."""

_REDRAW_SECONDS = 0.1
"""Seconds between two drawings: the eye sees no more, and each one is a system call."""


class UnprintedError(OSError):
    """Writing a result to stdout failed (such as on a full disk): not a fault of the program."""


@contextmanager
def _printing() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UnprintedError(error.errno, error.strerror) from error


class Terminal:
    """The streams of this process, looked up at every use so that tests can replace them."""

    def __init__(self) -> None:
        self._bar = ProgressBar()

    @property
    def can_ask(self) -> bool:
        """Whether a person can answer: stdin and stderr are terminals."""
        return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()

    def say(self, text: str = "") -> None:
        """Print a result."""
        self._bar.clear()
        with _printing():
            print(text)

    def say_json(self, value: object) -> None:
        """Print a result for programs."""
        self._bar.clear()
        with _printing():
            # NaN and infinity are not JSON: fail here rather than in the program that reads it.
            print(json.dumps(value, ensure_ascii=False, allow_nan=False))

    def finish(self) -> None:
        """Flush stdout, so that write errors surface here."""
        with _printing():
            sys.stdout.flush()

    def note(self, text: str) -> None:
        """Print a message that is not a result to stderr."""
        self._bar.clear()
        self.finish()
        print(text, file=sys.stderr, flush=True)

    def ask(self, question: str) -> bool:
        """Ask a question and return whether the answer was yes; end of input means no."""
        self._bar.clear()
        print(f"{question} [yes/no] ", end="", file=sys.stderr, flush=True)
        return sys.stdin.readline().strip().lower() in ("y", "yes")

    def agrees(self, question: str) -> bool:
        """Ask a question if a person can answer; otherwise return False."""
        return self.can_ask and self.ask(question)

    def progress(self) -> Progress:
        """Return the Progress for long calls: a bar if stderr is a terminal."""
        return self._bar if sys.stderr.isatty() else Progress()


class ProgressBar(Progress):
    """A bar on the last line of stderr that vanishes when it is full."""

    def __init__(self) -> None:
        self._shown = 0
        self._drawn_at = 0.0

    def report(self, done: float, total: float, what: str) -> None:
        """Draw, at most ten times a second."""
        now = time.monotonic()
        if done >= total:
            self.clear()
        elif now - self._drawn_at >= _REDRAW_SECONDS:
            part = max(0.0, done / total)
            filled = round(_BAR * part)
            line = f"[{'#' * filled}{'.' * (_BAR - filled)}] {part:4.0%} {what}"
            padded = f"{line:<{self._shown}}"
            # Set before drawing: if Ctrl-C comes right after it, `clear` must know what to wipe.
            self._shown, self._drawn_at = len(line), now
            print(f"\r{padded}", end="", file=sys.stderr, flush=True)

    def password(self, file: str, *, again: bool) -> str | None:
        """Ask for it without showing it, if a person can answer; end of input means none."""
        if sys.stdin is None or not sys.stdin.isatty():
            return None
        import getpass  # noqa: PLC0415  only where something is encrypted

        self.clear()
        wrong = "This password is wrong. " if again else ""
        try:
            return getpass.getpass(f"{wrong}Password of {_name(file)}: ")
        except EOFError:
            return None
        except UnicodeDecodeError:
            # Keys of another encoding than the terminal's: no text, so no password of a workbook, which is UTF-16.
            return self.password(file, again=True)

    def clear(self) -> None:
        """Wipe the line."""
        if self._shown:
            print(f"\r{' ' * self._shown}\r", end="", file=sys.stderr, flush=True)
            self._shown = 0


def open_streams() -> None:
    """Replace a closed stdout or stderr by the null device."""
    # Python sets them to None if they were closed before it started, as some schedulers and pythonw.exe do.
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def speak_utf8() -> None:
    """Print ε and ± without errors: UTF-8 to files and pipes; "?" on a terminal whose encoding lacks them."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _name(file: str) -> str:
    """Return the name of a file; of a database its address, so that nobody types a password for another server."""
    place = location_of(file)
    return place.name if isinstance(place, Path) else str(place)
