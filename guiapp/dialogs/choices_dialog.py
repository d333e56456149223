"""Dialog for a column with several answers in a cell: which of them become attributes of yes and no."""

from __future__ import annotations

from collections.abc import Container, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from guiapp.desktop.screen_room import resize_within
from guiapp.widgets.controls.button_box import ButtonBox
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import muted_label


class ChoicesDialog(QDialog):
    """A list of the answers with tick boxes; none is ticked, as each is a value of the rows until its owner wants it.

    Args:
        column: its header, for the title.
        choices: the answers, each with the number of cells that have it.
        taken: those that are attributes already.
        parent: the page.
    """

    def __init__(
        self, column: str, choices: Sequence[tuple[str, int]], taken: Container[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("choices_dialog")
        self.setWindowTitle(self.tr("Answers in “{name}”").format(name=column))
        resize_within(self, 420, 480)
        self._list = QListWidget()
        self._list.setObjectName("choices_list")
        self._list.setAccessibleName(self.windowTitle())
        for choice, n in choices:
            if choice not in taken:
                self._list.addItem(self._item(choice, n))
        self._buttons = ButtonBox()
        self._all = button(self.tr("Tick all"), "tick_choices", link=True)
        self._take = self._buttons.addButton(self.tr("Use the ticked ones"), ButtonBox.ButtonRole.AcceptRole)
        self._take.setObjectName("use_choices")
        self._take.setProperty("primary", "true")
        self._take.setEnabled(False)
        self._buttons.addButton(ButtonBox.StandardButton.Cancel)
        self._lay_out()
        self._list.itemChanged.connect(lambda _: self._take.setEnabled(bool(self.chosen())))
        self._all.clicked.connect(self._tick_all)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def chosen(self) -> list[str]:
        """Return the ticked answers in the order of the list."""
        items = (self._list.item(row) for row in range(self._list.count()))
        ticked = (item for item in items if item.checkState() is Qt.CheckState.Checked)
        return [item.data(Qt.ItemDataRole.UserRole) for item in ticked]

    def showEvent(self, event: QShowEvent) -> None:
        """Lay the list out anew: its rows were measured without the style sheet, and their boxes would overlap."""
        super().showEvent(event)
        self._list.scheduleDelayedItemsLayout()

    def _tick_all(self) -> None:
        for row in range(self._list.count()):
            self._list.item(row).setCheckState(Qt.CheckState.Checked)

    def _item(self, choice: str, n: int) -> QListWidgetItem:
        item = QListWidgetItem(self.tr("{answer} (%Ln rows)", "", n).format(answer=choice))
        item.setData(Qt.ItemDataRole.UserRole, choice)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Unchecked)
        return item

    def _lay_out(self) -> None:
        meant = self.tr(
            "Each answer that you tick becomes an attribute of its own: yes where it was given, no elsewhere. Its name "
            "is in the plan, and a release makes it public. How many rows have it is for your eyes only."
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(12)
        column.addWidget(muted_label(meant))
        column.addWidget(self._list, 1)
        column.addWidget(self._all, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._buttons)
