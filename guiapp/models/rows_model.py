"""Generic table model over a sequence of values: each column is a title and a few functions of one value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from guiapp.desktop.item_roles import PART_ROLE, VALUE_ROLE
from guiapp.desktop.ordered_rows import OrderedRows

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex

_LEFT, _RIGHT = (
    int(side | Qt.AlignmentFlag.AlignVCenter) for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)


@dataclass(frozen=True, slots=True)
class Column(Generic[Row]):
    """One column.

    Attributes:
        title: its header.
        text: shown text of a row.
        sort: sort key of a row; None: `text`.
        numeric: whether it is aligned to the right.
        tip: explanation of the header, also for screen readers.
        part: share in [0, 1] that is drawn in the cell; None: nothing is.
        value: number for copying and files; None: the text.
        unit: of that number; "" if the title has it.
        steady: whether its texts stay where other rows tell of equal things; see `RowsModel.tells_of_same`.
    """

    title: str
    text: Callable[[Row], str]
    sort: Callable[[Row], float | str] | None = None
    numeric: bool = False
    tip: str = ""
    part: Callable[[Row], float | None] | None = None
    value: Callable[[Row], float | None] | None = None
    unit: str = ""
    steady: bool = False

    @property
    def side(self) -> int:
        """Alignment of its texts, as an int for TextAlignmentRole."""
        # An int, computed once: PySide6 6.10.3 converts a flag for every painted cell, and takes twice the time for it
        # (call data(index, TextAlignmentRole) of a proxy over a model that returns either).
        return _RIGHT if self.numeric else _LEFT


class RowsModel(OrderedRows, Generic[Row]):
    """Shows rows; `set_rows` replaces all of them and keeps sorting and filter."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Built once; titles are translated when the model is made.
        self._columns = self.make_columns()
        self._rows: Sequence[Row] = ()
        self._order: list[int] = []
        self._sorting = (-1, Qt.SortOrder.AscendingOrder)
        self._words: list[str] = []
        # Keys are ints, as views pass roles.
        self._answers: dict[int, Callable[[Column[Row], Row], Any]] = {
            int(Qt.ItemDataRole.DisplayRole): lambda column, row: column.text(row),
            int(PART_ROLE): lambda column, row: column.part(row) if column.part else None,
            int(VALUE_ROLE): lambda column, row: (column.value or column.text)(row),
            int(Qt.ItemDataRole.TextAlignmentRole): lambda column, _: column.side,
            int(Qt.ItemDataRole.FontRole): lambda _, row: _bold() if self.is_bold(row) else None,
            int(Qt.ItemDataRole.ToolTipRole): lambda _, row: self.row_tip(row) or None,
        }

    def make_columns(self) -> tuple[Column[Row], ...]:
        """Return the columns; called once, before there are rows."""
        raise NotImplementedError

    def set_columns(self, columns: tuple[Column[Row], ...]) -> None:
        """Replace the columns, within a reset; sorting by a column that is gone ends."""
        self._columns = columns
        if self._sorting[0] >= len(columns):
            self._sorting = (-1, Qt.SortOrder.AscendingOrder)

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Replace the rows; a view keeps its selection only if their number stays equal.

        Args:
            rows: must not change afterwards. They may be lazy: a row that is never visible may never be read.
        """
        if rows is self._rows:
            return
        changed = self._changed(rows)
        same_shape = len(rows) == len(self._rows)
        order = self._ordered(rows)
        if not same_shape or len(order) != len(self._order):
            self.beginResetModel()
            self._rows, self._order = rows, order
            self.endResetModel()
            return
        self._rows = rows
        self._rearrange(order)
        for first, last in changed if order else ():
            self.dataChanged.emit(self.index(0, first), self.index(len(order) - 1, last))

    def _changed(self, rows: Sequence[Row]) -> list[tuple[int, int]]:
        """Return the first and last column of every run of columns whose texts may differ in `rows`."""
        same = self.tells_of_same(rows)
        runs = groupby(range(len(self._columns)), lambda place: same and self._columns[place].steady)
        return [(places[0], places[-1]) for stays, run in runs if not stays and (places := list(run))]

    def tells_of_same(self, rows: Sequence[Row]) -> bool:  # noqa: ARG002  for subclasses to answer
        """Return whether `rows` tell of the things that are shown, in their order: other errors of unchanged tables."""
        return False

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; −1 restores the given order."""
        self._sorting = (column, order)
        self._rearrange(self._ordered(self._rows))

    def narrow(self, text: str) -> None:
        """See OrderedRows."""
        self._words = text.casefold().split()
        order = self._ordered(self._rows)
        if order != self._order:
            self.beginResetModel()
            self._order = order
            self.endResetModel()

    def number_at(self, place: int) -> int:
        """See OrderedRows."""
        return self._order[place]

    def place_of(self, number: int) -> int:
        """See OrderedRows."""
        return self._order.index(number) if number in self._order else -1

    def _ordered(self, rows: Sequence[Row]) -> list[int]:
        """Return the numbers of the rows that match the filter, sorted."""
        found = list(range(len(rows)))
        if self._words:
            found = [number for number, row in enumerate(rows) if self._has_words(row)]
        place, order = self._sorting
        if place >= 0:
            key = self._columns[place].sort or self._columns[place].text
            keys = [key(row) for row in rows]
            found.sort(key=keys.__getitem__, reverse=order is Qt.SortOrder.DescendingOrder)
        return found

    def _has_words(self, row: Row) -> bool:
        text = self._columns[0].text(row).casefold()
        return all(word in text for word in self._words)

    def _rearrange(self, order: list[int]) -> None:
        """Show the rows in another order and keep the selection."""
        if order == self._order:
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        numbers = [self._order[index.row()] for index in before]
        self._order = order
        after = [self.index(order.index(n), index.column()) for n, index in zip(numbers, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def is_bold(self, row: Row) -> bool:  # noqa: ARG002  for subclasses to answer
        """Return whether the row is shown in bold."""
        return False

    def row_tip(self, row: Row) -> str:  # noqa: ARG002  for subclasses to answer
        """Return the tooltip of the row, or ""."""
        return ""

    def row(self, number: int) -> Row:
        """Return one row, counted from 0."""
        return self._rows[number]

    @property
    def numbers(self) -> list[int]:
        """The numbers of the shown rows, from the top."""
        return self._order

    @property
    def sorting(self) -> tuple[int, Qt.SortOrder]:
        """The column that the rows are sorted by, −1 for none, and the direction."""
        return self._sorting

    @property
    def rows(self) -> Sequence[Row]:
        """All rows in the order given."""
        return self._rows

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        """Return the number of shown rows; a table has no child items."""
        return 0 if parent.isValid() else len(self._order)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401  Qt's own type
        """Return the data of one cell for `role`."""
        # A view asks for about ten roles per cell and paint, most of which have no answer: looked up before the row is.
        answer = self._answers.get(role)
        if answer is None or not index.isValid():
            return None
        return answer(self._columns[index.column()], self._rows[self._order[index.row()]])

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401  Qt's own type
        """Return the title of a column and its explanation."""
        if orientation != Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return column.side
        texts = {
            int(Qt.ItemDataRole.DisplayRole): column.title,
            int(VALUE_ROLE): f"{column.title} ({column.unit})" if column.unit else column.title,
            int(Qt.ItemDataRole.ToolTipRole): column.tip or None,
            int(Qt.ItemDataRole.AccessibleDescriptionRole): column.tip or None,
        }
        return texts.get(role)


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font
