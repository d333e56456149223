"""Buttons that add whole families of tables."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from core.front_door import Family, family_count
from guiapp.widgets.controls.buttons import allow, allow_unless, button
from guiapp.widgets.controls.card import muted_label

Families = tuple[Family, ...]

_LETTERS = 8
"""Letters of a name that the box shows at least."""
_ORDERS = (1, 2, 3)
"""Orders of the families: tables of four attributes are usually too sparse to publish."""


class QuickAdds(QWidget):
    """All 1-, 2- and 3-way tables, all 2-way with one attribute, half of the next order.

    Args:
        refusal: returns why some families cannot be added, "" if they can.
    """

    families_wanted = Signal(object, str)

    def __init__(self, refusal: Callable[[Families], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._refusal = refusal
        self.setObjectName("quick_adds")
        self._all = {order: button(self.tr("Add"), f"add_all_{order}", "plus") for order in _ORDERS}
        self._half = {order: button(self.tr("Add"), f"add_half_{order}", "plus") for order in _ORDERS[:2]}
        self._counts: dict[QPushButton, QLabel] = {}
        self._with = QComboBox()
        self._with.setObjectName("with_attribute")
        # As wide as its longest name, it would make the window wider than a small screen.
        self._with.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._with.setMinimumContentsLength(_LETTERS)
        self._with.setAccessibleName(self.tr("Attribute that every table shall have"))
        self._add_with = button(self.tr("Add"), "add_with", "plus")
        self._lay_out()
        self._connect()

    def show_attributes(self, names: tuple[str, ...]) -> None:
        """Show the families that these attributes allow."""
        chosen = self._with.currentText()
        self._with.clear()
        self._with.addItems(list(names))
        self._with.setCurrentIndex(max(self._with.findText(chosen), 0))
        n = len(names)
        for order, add in self._all.items():
            self._offer(add, (Family(order),) if n >= order else (), family_count(n, order))
        for order, add in self._half.items():
            count = family_count(n, order) + family_count(n, order + 1) // 2
            self._offer(add, _with_half(order) if n > order else (), count)
        self._offer_with()

    def _offer_with(self) -> None:
        n, chosen = self._with.count(), self._with.currentText()
        self._offer(self._add_with, (Family(2, with_attribute=chosen),) if n >= 2 else (), max(n - 1, 0))

    def _offer(self, add: QPushButton, families: Families, count: int) -> None:
        """Offer families, () for those that need more attributes; a refused one says why."""
        why = self._refusal(families) if families else self.tr("There are too few attributes.")
        allow(add, self._with, on=not why)  # or the focus went to the next button, and Space would add more
        allow_unless(add, why)
        self._counts[add].setText(self.tr("%Ln tables", "", count) if families else "–")
        self._counts[add].setToolTip(why)

    def _want_half(self, order: int) -> None:
        words = self.tr("adding all {k}-way and half of the {next}-way tables")
        self.families_wanted.emit(_with_half(order), words.format(k=order, next=order + 1))

    def _want_with(self) -> None:
        name = self._with.currentText()
        words = self.tr("adding all 2-way tables with “{name}”").format(name=name)
        self.families_wanted.emit((Family(2, with_attribute=name),), words)

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        for order, add in self._all.items():
            self._add_row(grid, QLabel(self.tr("All {k}-way tables").format(k=order)), add)
        pair = QWidget()
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(QLabel(self.tr("All 2-way tables with")))
        row.addWidget(self._with, 1)
        self._add_row(grid, pair, self._add_with)
        for order, add in self._half.items():
            words = self.tr("All {k}-way and half of the {next}-way").format(k=order, next=order + 1)
            self._add_row(grid, QLabel(words), add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(
            muted_label(
                self.tr(
                    "A 2-way table crosses two attributes, such as age × sex. Attributes you add later join these sets."
                )
            )
        )
        column.addLayout(grid)
        column.addStretch(1)

    def _add_row(self, grid: QGridLayout, words: QWidget, add: QPushButton) -> None:
        row = grid.rowCount()
        count = muted_label()
        count.setWordWrap(False)
        self._counts[add] = count
        if isinstance(words, QLabel):
            add.setAccessibleName(self.tr("Add: {what}").format(what=words.text()))
        else:
            add.setAccessibleName(self.tr("Add all 2-way tables with the chosen attribute"))
        for position, widget in enumerate((words, count, add)):
            grid.addWidget(widget, row, position)

    def _connect(self) -> None:
        for order, add in self._all.items():
            words = self.tr("adding all {k}-way tables").format(k=order)
            family = (Family(order),)
            add.clicked.connect(lambda _=False, f=family, words=words: self.families_wanted.emit(f, words))
        for order, add in self._half.items():
            add.clicked.connect(lambda _=False, order=order: self._want_half(order))
        self._add_with.clicked.connect(self._want_with)
        self._with.activated.connect(lambda _: self._offer_with())


def _with_half(order: int) -> Families:
    """Return all tables of an order and half of those of the next one."""
    return Family(order), Family(order + 1, first_half=True)
