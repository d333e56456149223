"""What the program remembers between two starts: typed, declared once, versioned."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

VERSION = 1
RECENT_LIMIT = 8


class Theme(StrEnum):
    """Which of the looks; SYSTEM follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Settings:
    """Typed access to one store; nothing here comes from a spreadsheet's rows.

    Args:
        store: where the values are kept; the desktop's usual place by default.
    """

    def __init__(self, store: QSettings | None = None) -> None:
        self._store = store if store is not None else QSettings("Reticent", "Reticent")
        if "version" not in self._store.allKeys():
            self._store.setValue("version", VERSION)

    @property
    def theme(self) -> Theme:
        """The look chosen by the user."""
        text = str(self._store.value("theme", Theme.SYSTEM.value))
        return Theme(text) if text in {theme.value for theme in Theme} else Theme.SYSTEM

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._store.setValue("theme", theme.value)

    @property
    def remembers_recents(self) -> bool:
        """Whether opened files are listed at the next start."""
        return str(self._store.value("remember_recents", "yes")) == "yes"

    @remembers_recents.setter
    def remembers_recents(self, on: bool) -> None:
        self._store.setValue("remember_recents", "yes" if on else "no")
        if not on:
            self.forget_recents()

    @property
    def recents(self) -> tuple[Path, ...]:
        """Plans and data files opened lately, newest first."""
        text = str(self._store.value("recents", ""))
        return tuple(Path(line) for line in text.splitlines() if line)

    def add_recent(self, path: Path) -> None:
        """Put `path` on top of the recent files, unless the user wants none remembered."""
        if not self.remembers_recents:
            return
        others = [recent for recent in self.recents if recent != path]
        self._store.setValue("recents", "\n".join(map(str, [path, *others][:RECENT_LIMIT])))

    def forget_recents(self) -> None:
        """Empty the list of recent files."""
        self._store.remove("recents")

    @property
    def geometry(self) -> QByteArray:
        """Where the window was; empty at the first start."""
        value = self._store.value("geometry", QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)
