"""List of third-party software with a filter, and the licence of the chosen entry."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from guiapp.desktop.licences import ThirdParty
from guiapp.widgets.controls.search_field import SearchField


class LicenceReader(QWidget):
    """Filter on top, names on the left, text of the licence on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parties: tuple[ThirdParty, ...] = ()
        self._list = QListWidget()
        self._list.setObjectName("licence_list")
        self._list.setAccessibleName(self.tr("Packages"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._search = SearchField(self._list, self.tr("Find a package or a licence"), "licence_search")
        self._text = QPlainTextEdit()
        self._text.setObjectName("licence_text")
        self._text.setAccessibleName(self.tr("Licence"))
        self._text.setReadOnly(True)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(12)
        splitter.addWidget(self._list)
        splitter.addWidget(self._text)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([220, 640])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._search)
        column.addWidget(splitter, 1)
        self._search.textChanged.connect(self._narrow)
        self._list.currentItemChanged.connect(self._show)

    @property
    def is_empty(self) -> bool:
        """Whether the list was not filled yet."""
        return not self._parties

    def show_parties(self, parties: Sequence[ThirdParty]) -> None:
        """Fill the list."""
        self._parties = tuple(parties)
        self._narrow(self._search.text())

    def _narrow(self, text: str) -> None:
        wanted = text.casefold().split()
        self._list.clear()
        for party in self._parties:
            label = f"{party.name} {party.version}"
            if all(word in f"{label} {party.licence}".casefold() for word in wanted):
                item = QListWidgetItem(label)
                item.setData(Qt.ItemDataRole.UserRole, party)
                item.setToolTip(party.licence)
                self._list.addItem(item)
        self._list.setCurrentRow(0)

    def _show(self, item: QListWidgetItem | None, _before: QListWidgetItem | None = None) -> None:
        if item is None:
            self._text.setPlainText("")
            return
        party: ThirdParty = item.data(Qt.ItemDataRole.UserRole)
        head = self.tr("{name} {version}\nLicence: {licence}").format(
            name=party.name, version=party.version, licence=party.licence or self.tr("not stated by the package")
        )
        words = party.text() or self.tr("The package carries no words of its licence.")
        self._text.setPlainText(f"{head}\n\n{words}")
