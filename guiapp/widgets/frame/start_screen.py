"""Start screen: drop or open a file, choose a recent one, or try the sample; with a short introduction."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.front_door import data_suffixes
from guiapp.desktop.icons import icon
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, heading_label, muted_label
from guiapp.widgets.frame.recent_list import RecentList

# Device-independent pixels.
_ICON_SIZE = 56
_MARK_SIZE = 18
"""Width and height of the icons in front of the three promises, as high as their text."""


class StartScreen(QWidget):
    """Shows what can be opened, and emits the choice.

    Attributes:
        recents: the list of recent files.
    """

    open_clicked = Signal()
    database_clicked = Signal()
    plan_clicked = Signal()
    sample_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start_screen")
        self._icon = QLabel()
        self._icon.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._marks: list[tuple[QLabel, str, str]] = []
        self._open = button(self.tr("Open a spreadsheet…"), "open_data", "open", primary=True)
        self._database = button(self.tr("Open a database…"), "open_database", "data")
        self._plan = button(self.tr("Open a plan…"), "open_plan", "results")
        self._sample = button(self.tr("Try with sample data"), "try_sample", "sample")
        self.recents = RecentList()
        self._lay_out()
        self._paint_icons()
        self._open.clicked.connect(self.open_clicked)
        self._database.clicked.connect(self.database_clicked)
        self._plan.clicked.connect(self.plan_clicked)
        self._sample.clicked.connect(self.sample_clicked)

    def changeEvent(self, event: QEvent) -> None:
        """Repaint the icons when the palette changes."""
        if event.type() is QEvent.Type.PaletteChange:
            self._paint_icons()
        super().changeEvent(event)

    def _paint_icons(self) -> None:
        self._icon.setPixmap(icon("data", "accent").pixmap(_ICON_SIZE))
        for label, name, token in self._marks:
            label.setPixmap(icon(name, token).pixmap(_MARK_SIZE))

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(16)
        left.addWidget(self._zone(), 1)
        left.addWidget(self._purpose())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addLayout(left, 5)
        row.addWidget(self.recents, 3)

    def _zone(self) -> Card:
        zone = Card("", "drop_card", "drop")
        zone.body.setSpacing(16)
        zone.body.addStretch(2)
        title = heading_label(self.tr("Drop a spreadsheet anywhere on this window"))
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        title.setFont(font)
        readable = self.tr(
            "Excel, CSV, OpenDocument, SPSS, Stata, SAS, SQLite, Parquet (also a folder) and others – "
            "or a plan saved earlier."
        )
        formats = muted_label(readable)
        formats.setToolTip(", ".join(data_suffixes()))
        promise = muted_label(self.tr("The file is only read, and nothing leaves this machine."))
        for label in (self._icon, title, formats, promise):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        buttons = QGridLayout()  # two rows: in one, four buttons would be wider than a window at 200 %
        buttons.setSpacing(8)
        buttons.setColumnStretch(0, 1)
        buttons.setColumnStretch(3, 1)
        for place, widget in enumerate((self._open, self._database, self._plan, self._sample)):
            buttons.addWidget(widget, place // 2, 1 + place % 2)
        for label in (self._icon, title, formats):
            zone.body.addWidget(label)
        zone.body.addLayout(buttons)
        zone.body.addWidget(promise)
        zone.body.addStretch(3)
        return zone

    def _purpose(self) -> Card:
        card = Card(self.tr("What this is for"), "purpose_card", "flat")
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for row, (name, token, words) in enumerate(
            (
                (
                    "good",
                    "good",
                    self.tr("To publish tables of counts about people: patients, pupils, tenants, respondents."),
                ),
                (
                    "good",
                    "good",
                    self.tr("To limit what they tell about any one person, and to say how far each number may be off."),
                ),
                (
                    "close",
                    "danger",
                    self.tr("Not for exact figures, sums or averages, nor for looking at single persons."),
                ),
            )
        ):
            mark = QLabel()
            self._marks.append((mark, name, token))
            text = QLabel(words)
            text.setWordWrap(True)
            grid.addWidget(mark, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(text, row, 1)
        card.body.addLayout(grid)
        return card
