"""Settings kept between two starts: typed and versioned."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from core.front_door import DatabaseAddress, Location, address_fault, is_address

VERSION = 1
"""Version of the stored settings; a later version finds in it how to convert them."""

RECENT_LIMIT = 8
"""Number of recent files kept; a longer list takes longer to scan than the file dialog."""


class Theme(StrEnum):
    """The colour themes; SYSTEM follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Recent:
    """A recently opened file or database; `when` is None in entries of older versions."""

    path: Location
    when: datetime | None = None


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
    def language(self) -> str:
        """The language chosen by the user, such as "de"; "" follows the system."""
        return str(self._store.value("language", ""))

    @language.setter
    def language(self, language: str) -> None:
        self._store.setValue("language", language)

    @property
    def remembers_recents(self) -> bool:
        """Whether opened files are listed at the next start."""
        return self._is_on("remember_recents", "yes")

    @remembers_recents.setter
    def remembers_recents(self, on: bool) -> None:
        self._turn("remember_recents", on)
        if not on:
            self.forget_recents()

    @property
    def recents(self) -> tuple[Recent, ...]:
        """Plans, data files and databases opened lately, newest first."""
        lines = str(self._store.value("recents", "")).split("\n")
        return tuple(_recent(line) for line in lines if line)

    def add_recent(self, path: Location) -> None:
        """Put `path` on top of the recent files, unless the user wants none remembered."""
        if self.remembers_recents:
            self._keep_recents([Recent(path, datetime.now(UTC)), *self._without(path)])

    def remove_recent(self, path: Location) -> None:
        """Take one file off the list."""
        self._keep_recents(self._without(path))
        if self.last_plan == path:
            self.forget_last()

    def forget_recents(self) -> None:
        """Empty the list of recent files."""
        self._store.remove("recents")
        self.forget_last()

    @property
    def reopens_last(self) -> bool:
        """Whether the program starts with the plan that was open last."""
        return self._is_on("reopen_last", "no")

    @reopens_last.setter
    def reopens_last(self, on: bool) -> None:
        self._turn("reopen_last", on)

    @property
    def last_plan(self) -> Path | None:
        """The plan that was open last; None if there was none, or nothing is remembered."""
        text = str(self._store.value("last_plan", ""))
        return Path(text) if text else None

    @property
    def last_page(self) -> str:
        """The key of the last current page; "" if unknown."""
        return str(self._store.value("last_page", ""))

    def leave(self, plan: Path | None, page: str) -> None:
        """Remember the open plan and page at the end, unless the user wants nothing remembered."""
        self.forget_last()
        if plan is not None and self.remembers_recents:
            self._store.setValue("last_plan", str(plan))
            self._store.setValue("last_page", page)

    def forget_last(self) -> None:
        """Forget the last plan and page."""
        self._store.remove("last_plan")
        self._store.remove("last_page")

    @property
    def tour_taken(self) -> bool:
        """Whether the tour of the window was shown once."""
        return self._is_on("tour_taken", "no")

    @tour_taken.setter
    def tour_taken(self, on: bool) -> None:
        self._turn("tour_taken", on)

    @property
    def geometry(self) -> QByteArray:
        """Position and size of the window; empty at the first start."""
        value = self._store.value("geometry", QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._store.setValue("geometry", geometry)

    def _is_on(self, name: str, default: str) -> bool:
        return str(self._store.value(name, default)) == "yes"

    def _turn(self, name: str, on: bool) -> None:
        self._store.setValue(name, "yes" if on else "no")

    def _without(self, path: Location) -> list[Recent]:
        return [recent for recent in self.recents if recent.path != path]

    def _keep_recents(self, recents: list[Recent]) -> None:
        lines = (
            f"{recent.when.isoformat() if recent.when else ''}\t{recent.path}" for recent in recents[:RECENT_LIMIT]
        )
        self._store.setValue("recents", "\n".join(lines))


def _recent(line: str) -> Recent:
    """Parse one line of the list: the time, a tab, the path."""
    stamp, _, path = line.partition("\t")
    try:
        return Recent(_location(path), datetime.fromisoformat(stamp))
    except ValueError:  # a line of an older version: the path alone
        return Recent(Path(path or stamp))


def _location(text: str) -> Location:
    """Return a file, or a database; what is no address any more is a file that is not there."""
    return DatabaseAddress.of(text) if is_address(text) and not address_fault(text) else Path(text)
