"""Command palette: all commands that are enabled now, filtered while typing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from guiapp.desktop.screen_room import resize_within
from guiapp.widgets.controls.search_field import SearchField


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, its shortcut ("" for none), and its function."""

    name: str
    keys: str
    run: Callable[[], object]


class CommandPalette(QDialog):
    """Type a few letters of each word, press Enter.

    Args:
        commands: in the order of the list.
        parent: the window.
    """

    def __init__(self, commands: Sequence[Command], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("command_palette")
        self.setWindowTitle(self.tr("Commands"))
        resize_within(self, 520, 420)
        self._commands = commands
        self._list = QTreeWidget()
        self._search = SearchField(self._list, self.tr("What do you want to do?"), "palette_search")
        self._list.setColumnCount(2)
        self._list.setHeaderHidden(True)
        self._list.setRootIsDecorated(False)
        self._list.setObjectName("palette_list")
        self._list.setAccessibleName(self.tr("Commands"))
        header = self._list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self._search)
        column.addWidget(self._list)
        self._search.textChanged.connect(self._narrow)
        self._list.itemActivated.connect(self._run)
        self._search.returnPressed.connect(lambda: self._run(self._list.currentItem()))
        # Polished before filling: rows added earlier keep the heights of an unstyled list.
        self._list.ensurePolished()
        self._narrow("")

    def _narrow(self, text: str) -> None:
        wanted = text.casefold().split()
        self._list.clear()
        for number, command in enumerate(self._commands):
            if all(word in command.name.casefold() for word in wanted):
                item = QTreeWidgetItem([command.name, command.keys])
                item.setData(0, Qt.ItemDataRole.UserRole, number)
                self._list.addTopLevelItem(item)
        self._list.setCurrentIndex(self._list.model().index(0, 0))

    def _run(self, item: QTreeWidgetItem | None) -> None:
        if item is None:
            return
        command = self._commands[int(item.data(0, Qt.ItemDataRole.UserRole))]
        self.accept()
        command.run()
