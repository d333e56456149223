"""List of recent files and databases with folder and day; one or all can be forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from core.front_door import Location
from guiapp.desktop.settings import Recent
from guiapp.desktop.time_words import when_text
from guiapp.widgets.controls.buttons import button, tool_button
from guiapp.widgets.controls.card import Card, muted_label

_ICON_AND_EDGES = 40
"""Pixels of a link besides its text."""


class RecentList(Card):
    """A card; emits requests to open a file, to forget one, and to change what is remembered."""

    opened = Signal(object)
    removed = Signal(object)
    remember_wanted = Signal(bool)
    reopen_wanted = Signal(bool)

    def __init__(self) -> None:
        super().__init__(self.tr("Recent files"), "recent_card")
        self._rows = QVBoxLayout()
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(6)
        self._none = muted_label(name="recent_none")
        self._remember = QCheckBox(self.tr("Remember recent files"))
        self._remember.setObjectName("start_remember")
        self._reopen = QCheckBox(self.tr("Start with the plan I left"))
        self._reopen.setObjectName("start_reopen")
        self.body.addWidget(self._none)
        self.body.addWidget(self._scrolled(), 1)
        self.body.addWidget(self._remember)
        self.body.addWidget(self._reopen)
        self._remember.toggled.connect(self.remember_wanted)
        self._reopen.toggled.connect(self.reopen_wanted)

    def show_recents(self, recents: Sequence[Recent], *, remembers: bool, reopens: bool) -> None:
        """List files, newest first.

        Args:
            recents: the files.
            remembers: whether files are remembered.
            reopens: whether the program starts with the last plan.
        """
        while (item := self._rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        now = datetime.now(UTC)
        for number, recent in enumerate(recents):
            self._rows.addWidget(self._row(number, recent, now))
        self._rows.addStretch(1)
        self._none.setText(
            self.tr("Plans and spreadsheets that you open will be listed here.")
            if remembers
            else self.tr("Recent files are not remembered.")
        )
        self._none.setVisible(not recents)
        with QSignalBlocker(self._remember), QSignalBlocker(self._reopen):
            self._remember.setChecked(remembers)
            self._reopen.setChecked(remembers and reopens)
        self._reopen.setEnabled(remembers)

    def _row(self, number: int, recent: Recent, now: datetime) -> QWidget:
        row = RecentRow(number, recent, now)
        row.opened.connect(lambda: self.opened.emit(recent.path))
        row.removed.connect(lambda: self.removed.emit(recent.path))
        return row

    def _scrolled(self) -> QScrollArea:
        inside = QWidget()
        inside.setObjectName("page_body")
        inside.setLayout(self._rows)
        area = QScrollArea()
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its rows take the focus, and are scrolled into view with it
        return area


class RecentRow(QWidget):
    """One file or database: a link with its name, folder and day, and a button to forget it; long names are elided."""

    opened = Signal()
    removed = Signal()

    def __init__(self, number: int, recent: Recent, now: datetime) -> None:
        super().__init__()
        self._name = recent.path.name.replace("&", "&&")
        where = recent.path.parent if isinstance(recent.path, Path) else recent.path
        self._place = _place(where)
        self._day = f"{when_text(recent.when, now)} · " if recent.when else ""
        self._link = button(self._name, f"recent_{number}", _icon_name(recent.path), link=True)
        self._link.setToolTip(str(recent.path))
        self._link.setAccessibleName(recent.path.name)
        self._link.setAccessibleDescription(f"{self._day}{where}")
        self._link.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._where = muted_label()
        self._where.setWordWrap(False)
        self._where.setContentsMargins(28, 0, 0, 0)  # below the name, not below the icon
        self._where.setToolTip(str(where))
        self._where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        forget = tool_button(
            self.tr("Take {file} off the list").format(file=recent.path.name), f"forget_{number}", "close"
        )
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self._link, 0, 0)
        grid.addWidget(self._where, 1, 0)
        grid.addWidget(forget, 0, 1, 2, 1)
        grid.setAlignment(forget, Qt.AlignmentFlag.AlignVCenter)
        self._link.clicked.connect(self.opened)
        forget.clicked.connect(self.removed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Elide the names to the new width."""
        super().resizeEvent(event)
        room = self._link.width() - _ICON_AND_EDGES
        middle = Qt.TextElideMode.ElideMiddle
        self._link.setText(self._link.fontMetrics().elidedText(self._name, middle, room))
        metrics = self._where.fontMetrics()
        left = room - metrics.horizontalAdvance(self._day)
        self._where.setText(self._day + metrics.elidedText(self._place, middle, left))


def _place(folder: Location) -> str:
    """Return a folder as text, relative to the home folder if it is inside; of a database its server."""
    if not isinstance(folder, Path):
        return folder.host or str(folder)
    try:
        return str("~" / folder.relative_to(Path.home()))
    except ValueError:
        return str(folder)


def _icon_name(path: Location) -> str:
    return "results" if isinstance(path, Path) and path.suffix == ".reticent" else "data"
