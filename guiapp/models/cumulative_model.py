"""Item model of cumulative counts: one row per label in order, one column per combination of the other labels."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from core.front_door import HIDDEN, CumulativeCounts, UpTo, reliability, shown_margin
from guiapp.desktop.item_roles import LEVELS_ROLE, PIECES_ROLE, RELIABILITY_ROLE, SPREAD_ROLE
from guiapp.desktop.language import told, words
from guiapp.desktop.number_words import whole_text
from guiapp.models.contingency_model import explanation, hidden_words, margin_text, told_labels

Index = QModelIndex | QPersistentModelIndex


class CumulativeModel(QAbstractTableModel):
    """Every sum with its ±; the tooltip has its interval."""

    def __init__(self, counts: CumulativeCounts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts = counts
        self._columns = counts.column_labels

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        """Return the number of labels."""
        return 0 if parent.isValid() else len(self._counts.row_labels)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's own default
        """Return the number of combinations."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401  Qt's own type
        """Return the data of one sum for `role`."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return self._answers(index.row(), index.column()).get(role) if index.isValid() else None

    def _answers(self, row: int, column: int) -> dict[int, object]:
        """Return the data of one sum, by role."""
        cell, interval = self._counts.cell(row, column), self._counts.interval(row, column)
        sure, margin = reliability(cell.value, cell.half_width), margin_text(cell.half_width)
        number = HIDDEN if cell.is_hidden else whole_text(cell.value)
        # Tooltip and screen reader get one text: the shading alone would tell a blind user nothing.
        explained = hidden_words(cell.half_width) if cell.is_hidden else explanation(cell.value, interval, sure)
        return {
            int(Qt.ItemDataRole.DisplayRole): f"{number} ± {margin}",
            int(Qt.ItemDataRole.ToolTipRole): explained,
            int(Qt.ItemDataRole.AccessibleDescriptionRole): explained,
            int(PIECES_ROLE): (number, f"±{margin}"),
            int(RELIABILITY_ROLE): sure,
            int(SPREAD_ROLE): (HIDDEN if cell.is_hidden else cell.value, shown_margin(cell.half_width)),
        }

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401  Qt's own type
        """Return the label up to which a row counts, or the labels of a column."""
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, SPREAD_ROLE, LEVELS_ROLE}:
            return None
        if orientation == Qt.Orientation.Vertical:
            end = end_words(self._counts.row_ends[section])
            return (end,) if role == LEVELS_ROLE else end
        if role == LEVELS_ROLE:
            return tuple(map(told, self._columns[section])) or (self.tr("Number"),)
        title = told_labels(self._columns[section]) or self.tr("Number")
        return (title, "±") if role == SPREAD_ROLE else title


def end_words(end: UpTo) -> str:
    """Return the upper end of a count: under 25, or up to a label."""
    return (words("Cumulative", "under {0}") if end.under else words("Cumulative", "up to {0}")).format(told(end.end))
