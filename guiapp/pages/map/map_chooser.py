"""Row with the maps of the plan: one is chosen, added or removed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QWidget

from guiapp.widgets.controls.buttons import allow, tool_button


class MapChooser(QWidget):
    """Names in, numbers out; the page changes the plan.

    Signals:
        chosen: number of the map to show.
        add_wanted: another map is wanted.
        remove_wanted: the shown map is to leave the plan.
    """

    chosen = Signal(int)
    add_wanted = Signal()
    remove_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._names = QComboBox()
        self._names.setObjectName("map_choice")
        self._names.setAccessibleName(self.tr("Map of the plan"))
        self._names.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._names.setPlaceholderText(self.tr("none yet"))
        self._add = tool_button(self.tr("Add a map"), "add_map", "plus")
        self._remove = tool_button(self.tr("Remove this map"), "remove_map", "minus")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._names, 1)
        row.addWidget(self._add)
        row.addWidget(self._remove)
        self._names.activated.connect(self.chosen)
        self._add.clicked.connect(self.add_wanted)
        self._remove.clicked.connect(self.remove_wanted)
        self.show_names((), -1)

    def show_names(self, names: Sequence[str], at: int) -> None:
        """Show the names of all maps, and which one is shown below; -1: none."""
        with QSignalBlocker(self._names):
            self._names.clear()
            self._names.addItems(list(names))
            self._names.setCurrentIndex(at)
        allow(self._remove, self._names, on=bool(names))

    def allow_changes(self, *, on: bool) -> None:
        """Lock the row while a map is counted."""
        self.setEnabled(on)
