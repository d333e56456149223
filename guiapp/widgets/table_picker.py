"""A field list, as in a PivotTable: put attributes into rows and columns, by dragging or by button."""

from __future__ import annotations

from itertools import combinations, product

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from guiapp.desktop.number_words import plural, whole_text
from guiapp.widgets.buttons import button
from guiapp.widgets.card import muted_label
from guiapp.widgets.search_field import SearchField, show_found

_SUMMARY_LINES = 2
_TITLE_SHOWN = 60
"""Characters of a table's title in the summary, so that it keeps to its lines."""


class TablePicker(QWidget):
    """Picks attributes for one table, or for all tables of two of them.

    Signals:
        table_wanted: one table of all attributes picked, those in rows first.
        crossings_wanted: many tables: each row by each column, or all pairs where there are only rows or only columns.
    """

    table_wanted = Signal(object)
    crossings_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_picker")
        self._sizes: dict[str, int] = {}
        self._fields = self._list("field_list", self.tr("Attributes"))
        self._find = SearchField(self._fields, self.tr("Find an attribute"), "find_field")
        self._rows = self._list("row_list", self.tr("Rows"))
        self._columns = self._list("column_list", self.tr("Columns"))
        self._to_rows = button(self.tr("To rows"), "to_rows", "next")
        self._to_columns = button(self.tr("To columns"), "to_columns", "next")
        self._back = button(self.tr("Take back"), "take_back", "undo")
        self._summary = muted_label(name="picker_summary")
        self._add = button(self.tr("Add this table"), "add_table", "plus")
        self._cross = button("", "add_crossings", "plus")
        kept = self._cross.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # or the buttons above would move away from below the mouse
        self._cross.setSizePolicy(kept)
        self._summary.setMinimumHeight(_SUMMARY_LINES * self._summary.fontMetrics().lineSpacing())
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._lay_out()
        self._connect()
        self._summarise()

    def show_attributes(self, sizes: dict[str, int]) -> None:
        """Offer these attributes (name: number of labels); what was picked stays where it still exists."""
        self._sizes = sizes
        picked = {*self._texts(self._rows), *self._texts(self._columns)}
        for column in (self._rows, self._columns):
            for place in reversed(range(column.count())):
                if column.item(place).text() not in sizes:
                    column.takeItem(place)
        self._fields.clear()
        self._fields.addItems([name for name in sizes if name not in picked])
        show_found(self._fields, self._find.text())

    def picked(self) -> tuple[str, ...]:
        """Return the attributes picked: rows first."""
        return (*self._texts(self._rows), *self._texts(self._columns))

    def clear_picked(self) -> None:
        """Take all attributes back."""
        self._rows.clear()
        self._columns.clear()
        self.show_attributes(self._sizes)

    def _crossings(self) -> list[tuple[str, ...]]:
        rows, columns = self._texts(self._rows), self._texts(self._columns)
        return list(product(rows, columns) if rows and columns else combinations(rows or columns, 2))

    def _move(self, target: QListWidget) -> None:
        """Move the chosen attribute of another list to `target`."""
        sources = (
            [self._fields, self._rows, self._columns] if target is not self._fields else [self._rows, self._columns]
        )
        for source in sources:
            for item in [] if source is target else source.selectedItems():
                target.addItem(source.takeItem(source.row(item)).text())

    def _summarise(self) -> None:
        picked = self.picked()
        cells = 1
        for name in picked:
            cells *= self._sizes.get(name, 1)
        self._summary.setText(
            self.tr("{table}: {n} cells", "", plural(cells)).format(table=_short(picked), n=whole_text(cells))
            if picked
            else self.tr(
                "Drag attributes into rows and columns, or choose them and use the buttons. Many make many tables."
            )
        )
        self._add.setEnabled(bool(picked))
        self._offer_crossings()

    def _offer_crossings(self) -> None:
        n = len(self._crossings())
        each = self.tr("Each row by each column: %Ln tables", "", n)
        pairs = self.tr("All pairs: %Ln tables", "", n)
        self._cross.setText(each if self._rows.count() and self._columns.count() else pairs)
        self._cross.setVisible(n > 1)

    @staticmethod
    def _texts(column: QListWidget) -> list[str]:
        return [column.item(place).text() for place in range(column.count())]

    def _list(self, name: str, words: str) -> QListWidget:
        made = QListWidget()
        made.setObjectName(name)
        made.setAccessibleName(words)
        made.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        made.setDefaultDropAction(Qt.DropAction.MoveAction)
        made.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        return made

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(8)
        above = (self._find, QLabel(self.tr("Rows")), QLabel(self.tr("Columns")))
        for place, (label, made) in enumerate(zip(above, (self._fields, self._rows, self._columns), strict=True)):
            grid.addWidget(label, 0, place)
            grid.addWidget(made, 1, place)
        tools = QHBoxLayout()
        tools.setSpacing(8)
        for widget in (self._to_rows, self._to_columns, self._back):
            tools.addWidget(widget)
        tools.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addLayout(grid, 1)
        column.addLayout(tools)
        column.addWidget(self._summary)
        column.addWidget(self._add, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._cross, 0, Qt.AlignmentFlag.AlignLeft)

    def _connect(self) -> None:
        self._to_rows.clicked.connect(lambda: self._move(self._rows))
        self._to_columns.clicked.connect(lambda: self._move(self._columns))
        self._back.clicked.connect(lambda: self._move(self._fields))
        self._fields.itemActivated.connect(self._activate)
        self._find.textChanged.connect(lambda text: show_found(self._fields, text))
        self._find.returnPressed.connect(self._pick_found)
        self._add.clicked.connect(lambda: self.table_wanted.emit(self.picked()))
        self._cross.clicked.connect(lambda: self.crossings_wanted.emit(self._crossings()))
        self._later.timeout.connect(self._summarise)
        for made in (self._rows, self._columns):  # a drop inserts and removes in two steps: look when both are done
            made.model().rowsInserted.connect(lambda *_: self._later.start())
            made.model().rowsRemoved.connect(lambda *_: self._later.start())
            made.model().modelReset.connect(self._later.start)

    def _activate(self, _item: QListWidgetItem) -> None:
        self._move(self._columns if self._rows.count() else self._rows)

    def _pick_found(self) -> None:
        """Pick what is chosen among the finds, or else the first of them; the next word replaces this one."""
        found = show_found(self._fields, self._find.text())
        if not found or not self._find.text().strip():
            return
        if not self._fields.selectedItems():
            found[0].setSelected(True)
        self._activate(found[0])
        self._find.selectAll()


def _short(names: tuple[str, ...]) -> str:
    title = " × ".join(names)
    return title if len(title) <= _TITLE_SHOWN else title[: _TITLE_SHOWN - 1] + "…"
