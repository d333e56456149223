"""Where the command line speaks: results to stdout, everything else to stderr."""

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

from core.progress import Progress

_BAR = 24
_REDRAW_SECONDS = 0.1


class UnprintedError(OSError):
    """Stdout does not take a result: no fault of the program."""


@contextmanager
def _printing() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UnprintedError(error.errno, error.strerror) from error


class Terminal:
    """The streams of this process; looked up at every use, so that they can be replaced."""

    def __init__(self) -> None:
        self._bar = ProgressBar()

    @property
    def can_ask(self) -> bool:
        """Whether somebody is there to answer."""
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
            print(json.dumps(value, ensure_ascii=False, allow_nan=False))

    def finish(self) -> None:
        """Have all results printed when this returns."""
        with _printing():
            sys.stdout.flush()

    def note(self, text: str) -> None:
        """Tell something that is not the result."""
        self._bar.clear()
        self.finish()
        print(text, file=sys.stderr, flush=True)

    def ask(self, question: str) -> bool:
        """Ask a question and return whether the answer was yes; the end of the input means no."""
        self._bar.clear()
        print(f"{question} [yes/no] ", end="", file=sys.stderr, flush=True)
        return sys.stdin.readline().strip().lower() in ("y", "yes")

    def agrees(self, question: str) -> bool:
        """Ask if somebody is there; nobody means no."""
        return self.can_ask and self.ask(question)

    def progress(self) -> Progress:
        """Return what long calls report to: a bar if there is somebody to look at it."""
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
            self._shown, self._drawn_at = len(line), now  # before it is drawn: Ctrl-C may come right after
            print(f"\r{padded}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Wipe the line."""
        if self._shown:
            print(f"\r{' ' * self._shown}\r", end="", file=sys.stderr, flush=True)
            self._shown = 0


def open_streams() -> None:
    """Print to nowhere where whoever started the program closed stdout or stderr, as some schedulers do."""
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def speak_utf8() -> None:
    """Let ε and ± through: UTF-8 into files and pipes, and on a screen that cannot show them a question mark."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")
