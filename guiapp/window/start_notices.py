"""Notices at the start: about charged releases that can be completed, and about a crash of the last run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from core.front_door import EngineError
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone

if TYPE_CHECKING:
    from guiapp.desktop.crash import CrashReport
    from guiapp.window.main_window import MainWindow


def tell_pending(window: MainWindow) -> None:
    """Show the number of pending releases, so that nobody pays for one twice; nothing if there are none."""
    _when_idle(window, lambda: _tell(window))


def tell_deaths(window: MainWindow, reports: Sequence[CrashReport]) -> None:
    """Show the path of the crash report if the last run crashed."""
    written = [report.path for report in reports if not report.why]
    if not written:
        return
    text = words(
        "Window",
        "Reticent ended without warning the last time. A report is in {report}. It says where in the program it "
        "happened and holds none of your data. Nothing was sent anywhere.",
    )
    _when_idle(window, lambda: window.context.notices.say(text.format(report=written[-1]), Tone.WARNING))


def _when_idle(window: MainWindow, tell: Callable[[], object]) -> None:
    """Call `tell` as soon as no job runs."""
    # At the start a plan or a file is being opened, whose own notices would replace this one in the banner.
    runner = window.context.runner
    if not runner.is_busy:
        tell()
        return

    def tell_once() -> None:
        runner.idle.disconnect(tell_once)
        tell()

    runner.idle.connect(tell_once)


def _tell(window: MainWindow) -> None:
    ledger = window.context.workspace.ledger
    try:
        n_pending = len(ledger.pending()) if ledger is not None else 0
    except EngineError:  # the Ledger page shows the error
        return
    if not n_pending:
        return
    text = words("Window", "One release was charged and not completed. Complete it at no further cost.")
    if n_pending > 1:
        text = words("Window", "{0} releases were charged and not completed. Complete them at no further cost.")
    go = words("Window", "Go to Ledger")
    window.context.notices.say(text.format(n_pending), Tone.WARNING, go, lambda: window.go_to("ledger"))
