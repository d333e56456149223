"""About dialog: version, licence, the paper, and third-party licences."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QLabel, QTabWidget, QVBoxLayout, QWidget

from core.front_door import VERSION
from guiapp.desktop.icons import icon
from guiapp.desktop.licences import ThirdParty
from guiapp.desktop.screen_room import resize_within
from guiapp.dialogs.licence_reader import LicenceReader
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.card import heading_label, muted_label

_ICON_SIZE = 56
"""Width and height of the icon, in device-independent pixels."""


class AboutDialog(QDialog):
    """About Reticent and its third-party software.

    Emits `licences_wanted` when the list is first opened, as searching the installed packages takes a moment.
    """

    licences_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about_dialog")
        self.setWindowTitle(self.tr("About Reticent"))
        resize_within(self, 900, 580)
        self._picture = QLabel()
        self._paint_picture()
        self._reader = LicenceReader()
        self._tabs = QTabWidget()
        self._tabs.setObjectName("about_tabs")
        self._tabs.setAccessibleName(self.windowTitle())
        self._tabs.addTab(self._ourselves(), self.tr("Reticent"))
        self._tabs.addTab(self._reader, self.tr("Licences of others"))
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setDrawBase(False)
        buttons = ButtonBox(ButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(12)
        column.addWidget(self._tabs, 1)
        column.addWidget(buttons)
        self._tabs.currentChanged.connect(self._turned)

    def changeEvent(self, event: QEvent) -> None:
        """Repaint the icon when the palette changes."""
        if event.type() is QEvent.Type.PaletteChange:
            self._paint_picture()
        super().changeEvent(event)

    def show_licences(self, parties: tuple[ThirdParty, ...]) -> None:
        """Fill the list of third-party software."""
        self._reader.show_parties(parties)

    def _paint_picture(self) -> None:
        self._picture.setPixmap(icon("app", "accent").pixmap(_ICON_SIZE))

    def _turned(self, _tab: int) -> None:
        if self._tabs.currentWidget() is self._reader and self._reader.is_empty:
            self.licences_wanted.emit()

    def _ourselves(self) -> QWidget:
        name = heading_label(f"Reticent {VERSION}")
        view = QWidget()
        column = QVBoxLayout(view)
        column.setContentsMargins(48, 16, 48, 16)
        column.setSpacing(16)
        column.addStretch(1)
        for widget in (self._picture, name):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        for text in self._paragraphs():
            column.addWidget(muted_label(text))
        column.addStretch(2)
        return view

    def _paragraphs(self) -> tuple[str, ...]:
        return (
            self.tr(
                "Private tables from your spreadsheet: consistent, differentially private, "
                "with a margin of error on every number."
            ),
            self.tr(
                "After G. Yaroslavtsev, G. Cormode, C. M. Procopiuc, D. Srivastava: Accurate and Efficient Private "
                "Release of Datacubes and Contingency Tables, ICDE 2013."
            ),
            self.tr("Nothing leaves this machine: no network, no telemetry. Licence: Apache-2.0."),
            self.tr(
                "The window uses Qt and PySide6 under the GNU Lesser General Public License, version 3. You may "
                "replace them by other versions."
            ),
            self.tr("The typeface is Inter, under the SIL Open Font License."),
        )
