"""One bus for messages to the user: whoever has something to say hands it in, the banner shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QObject, Signal

from core import Cancelled, EngineError
from guiapp.desktop.language import translate_error


class Tone(StrEnum):
    """How a message is meant; the banner shows it by icon and word, not by colour alone."""

    INFO = "info"
    GOOD = "good"
    WARNING = "warning"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Notice:
    """One message with at most one action.

    Attributes:
        text: one or two sentences: what happened, where, why, what to do.
        tone: how it is meant.
        action: words on the button; "" for none.
        act: what the button does.
        passing: whether it is about what was just tried on the page in sight, and goes with it.
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
    """Emitted by an action, to be asked for a data file."""

    def say(self, text: str, tone: Tone = Tone.INFO, action: str = "", act: Callable[[], object] | None = None) -> None:
        """Show a message."""
        self.said.emit(Notice(text, tone, action, act))

    def error(self, error: EngineError, more: str = "") -> None:
        """Show what the engine refused, in its own words, and on a line of its own what there is to say besides."""
        self.say(
            f"{translate_error(error)}\n{more}".strip(), Tone.INFO if isinstance(error, Cancelled) else Tone.DANGER
        )

    def refuse(self, text: str, tone: Tone = Tone.WARNING) -> None:
        """Say why what was just tried is not done; whoever goes to another page has read it."""
        self.said.emit(Notice(text, tone, passing=True))

    def clear(self) -> None:
        """Take the present message away."""
        self.cleared.emit()
