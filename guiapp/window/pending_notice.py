"""Tells at the start that a release was charged and not completed: nobody has to pay for it twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import EngineError
from guiapp.desktop.language import words
from guiapp.desktop.notices import Tone

if TYPE_CHECKING:
    from guiapp.window.main_window import MainWindow


def tell_pending(window: MainWindow) -> None:
    """Say how many releases are pending, once whatever is being opened is open; nothing if none is."""
    runner = window.context.runner
    if not runner.is_busy:
        _tell(window)
        return

    def tell_once() -> None:
        runner.idle.disconnect(tell_once)
        _tell(window)

    runner.idle.connect(tell_once)


def _tell(window: MainWindow) -> None:
    ledger = window.context.workspace.ledger
    try:
        n_pending = len(ledger.pending()) if ledger is not None else 0
    except EngineError:  # the Ledger page says why
        return
    if not n_pending:
        return
    text = words("Window", "One release was charged and not completed. Complete it at no further cost.")
    if n_pending > 1:
        text = words("Window", "{0} releases were charged and not completed. Complete them at no further cost.")
    go = words("Window", "Go to Ledger")
    window.context.notices.say(text.format(n_pending), Tone.WARNING, go, lambda: window.go_to("ledger"))
