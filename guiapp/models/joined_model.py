"""Item model of one table of two releases side by side: one row per cell, each number with its ±."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from core.front_door import HIDDEN, JoinedCell, JoinedTable, shown_margin, told_labels
from guiapp.desktop.language import told
from guiapp.desktop.number_words import whole_text
from guiapp.models.contingency_model import margin_text
from guiapp.models.rows_model import Column, RowsModel


class JoinedModel(RowsModel[JoinedCell]):
    """The labels of a cell, its number in each release, and how far these are apart."""

    def __init__(self, table: JoinedTable, parent: QObject | None = None) -> None:
        self._table = table  # before the columns are made, which it names
        super().__init__(parent)
        self.set_rows(table)

    def make_columns(self) -> tuple[Column[JoinedCell], ...]:
        """Return a column per attribute, two per number, and what is said of the difference."""
        beyond = self.tr("yes")
        labels = dict(zip(self._table.names, self._table.labels, strict=True))
        short = told_labels(labels, told)  # as people write them, as on the Results page
        return (
            *(
                _label(name, place, dict(zip(labels[name], short[name], strict=True)))
                for place, name in enumerate(self._table.names)
            ),
            _number(self.tr("First"), lambda row: row.first),
            _margin(self.tr("± first"), lambda row: row.first_half_width),
            _number(self.tr("Second"), lambda row: row.second),
            _margin(self.tr("± second"), lambda row: row.second_half_width),
            _number(self.tr("Difference"), lambda row: row.difference, self.tr("Second less first")),
            _margin(self.tr("± difference"), lambda row: row.half_width),
            Column(
                self.tr("Marked"),
                lambda row: beyond if row.is_beyond else "",
                tip=self.tr("Where the difference is further from 0 than its ±"),
            ),
        )

    def is_bold(self, row: JoinedCell) -> bool:
        """Return whether the difference is beyond its ±; the last column says so, too."""
        return row.is_beyond


def _label(name: str, place: int, short: Mapping[str, str]) -> Column[JoinedCell]:
    return Column(name, lambda row: short[row.labels[place]])


def _number(title: str, of: Callable[[JoinedCell], float | None], tip: str = "") -> Column[JoinedCell]:
    def text(row: JoinedCell) -> str:
        number = of(row)
        return HIDDEN if number is None else whole_text(number)

    def place(row: JoinedCell) -> float:
        number = of(row)
        return -math.inf if number is None else number  # what is not shown is sorted below all that is

    return Column(title, text, place, numeric=True, value=of, tip=tip)


def _margin(title: str, of: Callable[[JoinedCell], float]) -> Column[JoinedCell]:
    return Column(
        title, lambda row: f"±{margin_text(of(row))}", of, numeric=True, value=lambda row: shown_margin(of(row))
    )
