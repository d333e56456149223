"""List of the requested tables, of which several can be selected and each weight edited in place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby

from PySide6.QtCore import QItemSelection, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDoubleSpinBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from guiapp.models.workload_model import TABLE, USE, WEIGHT, WantedRow, WorkloadModel
from guiapp.widgets.tables.grade_delegate import GradeDelegate
from guiapp.widgets.tables.sortable_table import FITTED_ROWS

_LEAST, _MOST = 0.01, 1000.0
"""Range of a weight typed in the window; plan files may have any weight above 0."""


class WorkloadList(QTableView):
    """Shows the tables of its model that match the filter.

    Attributes:
        tables: the model.

    Signals:
        remove_wanted: the selected tables are to be removed.
    """

    remove_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("workload_table")
        self.setAccessibleName(self.tr("Tables to publish"))
        self.tables = WorkloadModel()
        self.tables.setParent(self)
        self.setModel(self.tables)
        # Laid out at once: otherwise the first paint adds a scroll bar to a long list, and all is painted twice.
        self.tables.modelReset.connect(self.doItemsLayout)
        self.setItemDelegateForColumn(WEIGHT, _WeightDelegate(self))
        self.setItemDelegateForColumn(USE, GradeDelegate(self))
        self._dress()
        remove = QShortcut(QKeySequence(Qt.Key.Key_Delete), self)
        remove.setWhatsThis(self.tr("Remove the selected tables"))
        remove.setContext(Qt.ShortcutContext.WidgetShortcut)
        remove.activated.connect(self.remove_wanted)

    def _dress(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        # Tab leaves the table: as its cells are many, it would otherwise never reach the next control.
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # titles that begin alike differ at their end
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setResizeContentsPrecision(FITTED_ROWS)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(TABLE, QHeaderView.ResizeMode.Stretch)

    def chosen(self) -> list[WantedRow]:
        """Return the selected visible tables."""
        # QItemSelectionModel.selectedRows() searches all selected ranges for each row (PySide6 6.10.3: every other row
        # of 1,000 selected takes 13 ms, of 4,000 rows 150 ms).
        selection = self.selectionModel().selection()
        runs = map(selection.at, range(selection.count()))
        places = sorted({place for run in runs for place in range(run.top(), run.bottom() + 1)})
        return [self.tables.row(place) for place in places]

    def choose(self, tables: Collection[frozenset[str]]) -> None:
        """Select these tables, identified by their attributes, if they are visible."""
        rows = self.tables.rowCount()
        places = [place for place in range(rows) if frozenset(self.tables.row(place).names) in tables]
        chosen, last = QItemSelection(), self.tables.columnCount() - 1
        for first, end in _runs(places):
            chosen.select(self.tables.index(first, 0), self.tables.index(end, last))
        selection = self.selectionModel()
        selection.select(chosen, selection.SelectionFlag.ClearAndSelect)

    def narrow(self, text: str) -> None:
        """Show the tables whose title contains all words of `text`, and keep their selection."""
        chosen = {frozenset(row.names) for row in self.chosen()}
        self.tables.narrow(text)
        self.choose(chosen)

    def scroll_to_chosen(self) -> None:
        """Scroll to the selected tables."""
        chosen = self.selectionModel().selection()
        if chosen.count():  # empty if the filter hides the table
            self.scrollTo(chosen.at(chosen.count() - 1).topLeft())


class _WeightDelegate(QStyledItemDelegate):
    """Editor of a weight in its cell."""

    def createEditor(
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QWidget:
        """See Qt."""
        editor = QDoubleSpinBox(parent)
        editor.setObjectName("weight_editor")
        editor.setAccessibleName(self.tr("Weight"))
        editor.setRange(_LEAST, _MOST)
        editor.setDecimals(2)
        editor.setStepType(QDoubleSpinBox.StepType.AdaptiveDecimalStepType)
        editor.setButtonSymbols(QDoubleSpinBox.ButtonSymbols.NoButtons)  # the column has no width for buttons
        editor.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        editor.setFrame(False)
        return editor

    def setEditorData(self, editor: QWidget, index: QModelIndex | QPersistentModelIndex) -> None:
        """See Qt."""
        if isinstance(editor, QDoubleSpinBox):
            editor.setValue(float(index.data(Qt.ItemDataRole.EditRole)))


def _runs(places: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Return the first and last place of each run of consecutive places."""
    # One selection range per run: a range per row makes painting a long selection slow.
    for _, run in groupby(enumerate(places), key=lambda numbered: numbered[1] - numbered[0]):
        followed = [place for _, place in run]
        yield followed[0], followed[-1]
