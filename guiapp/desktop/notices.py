"""Message bus: pages and commands send notices, the banner shows them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from core.front_door import Cancelled, EngineError
from guiapp.desktop.language import translate_error, words


class Tone(StrEnum):
    """Severity of a message; the banner shows it by icon and word, not by colour alone."""

    INFO = "info"
    GOOD = "good"
    WARNING = "warning"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Notice:
    """One message with at most one action.

    Attributes:
        text: one or two sentences: what happened, where, why, what to do.
        tone: its severity.
        action: text of the button; "" for none.
        act: called by the button.
        passing: whether it disappears with the current page.
    """

    text: str
    tone: Tone = Tone.INFO
    action: str = ""
    act: Callable[[], object] | None = None
    passing: bool = False


class Notices(QObject):
    """The bus."""

    said = Signal(object)
    cleared = Signal()
    data_wanted = Signal()
    """Emitted by an action that needs a data file: the window opens the file dialog."""
    plan_wanted = Signal()
    """Emitted by an action that needs a plan: the window opens the file dialog."""

    def say(self, text: str, tone: Tone = Tone.INFO, action: str = "", act: Callable[[], object] | None = None) -> None:
        """Show a message."""
        self.said.emit(Notice(text, tone, action, act))

    def error(self, error: EngineError, more: str = "") -> None:
        """Show an engine error, and `more` on a line of its own."""
        self.say(
            f"{translate_error(error)}\n{more}".strip(), Tone.INFO if isinstance(error, Cancelled) else Tone.DANGER
        )

    def refuse_file(self, error: EngineError, again: Callable[[], object], more: str = "") -> None:
        """Show why a file was refused, and the way to another one, which `again` asks for."""
        if isinstance(error, Cancelled):
            self.error(error, more)
            return
        text = f"{translate_error(error)}\n{more}".strip()
        self.say(text, Tone.DANGER, words("Notices", "Choose another file…"), again)

    def refuse(self, text: str, tone: Tone = Tone.WARNING) -> None:
        """Say why an attempt was refused; the message disappears with the current page."""
        self.said.emit(Notice(text, tone, passing=True))

    def clear(self) -> None:
        """Remove the current message."""
        self.cleared.emit()
