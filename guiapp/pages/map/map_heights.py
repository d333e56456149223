"""Part with the choice of the height: noise against the size of boxes, for each height, before anything is spent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QVBoxLayout, QWidget

from core.front_door import HeightForecast, MapTerms, least_error
from guiapp.desktop.number_words import number_text, typed_number
from guiapp.models.heights_model import HeightRow, HeightsModel
from guiapp.widgets.controls.card import heading_label, muted_label
from guiapp.widgets.controls.invalid_field import mark_refused
from guiapp.widgets.tables.sortable_table import LowTable

TABLE_HEIGHT = 290
"""Pixels: eight heights are in sight."""
MOST_ROWS = 10**10
"""More people than there are."""


class MapHeights(QWidget):
    """A field for how many rows there are, roughly, and a table of heights.

    Signals:
        asked: another number of rows is typed.
        chosen: Enter or a double click on a height.
    """

    asked = Signal()
    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._rows = QLineEdit()
        self._rows.setObjectName("map_people")
        self._rows.setPlaceholderText(self.tr("as published, or a guess"))
        self._model = HeightsModel(self)
        self._table = LowTable(self._model, "map_heights", self.tr("Noise by levels of boxes"))
        self._table.setMinimumHeight(TABLE_HEIGHT)
        self._table.hide()
        form = QFormLayout()
        form.addRow(self.tr("&Rows, roughly"), self._rows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading_label(self.tr("How many levels")))
        column.addLayout(form)
        column.addWidget(self._table)
        hint = self.tr(
            "Few levels leave large boxes, whose rows may lie anywhere; many leave more noise. Enter takes one."
        )
        column.addWidget(muted_label(hint))
        self._rows.textChanged.connect(lambda _: self._ask())
        self._table.row_activated.connect(lambda number: self.chosen.emit(self._model.row(number).height))

    @property
    def n_rows(self) -> int | None:
        """Roughly how many rows there are, as typed; None: not known."""
        number = typed_number(self._rows.text())
        return int(number) if number is not None and 1 <= number <= MOST_ROWS else None

    def show_heights(self, terms: MapTerms, forecasts: Sequence[HeightForecast], n_rows: int | None) -> None:
        """Show what each height would give."""
        best = least_error(forecasts) if forecasts and n_rows else 0
        self._model.set_rows([_row(terms, each, n_rows, best) for each in forecasts])
        self._table.setVisible(bool(forecasts))

    def clear(self) -> None:
        """Forget what was shown: something else is asked for."""
        self._model.set_rows([])
        self._table.hide()

    def _ask(self) -> None:
        is_wrong = bool(self._rows.text().strip()) and self.n_rows is None
        mark_refused(self._rows, self.tr("Type a number of rows, such as 10000.") if is_wrong else "")
        self.asked.emit()


def _row(terms: MapTerms, each: HeightForecast, n_rows: int | None, best: int) -> HeightRow:
    return HeightRow(
        height=each.height,
        box=" × ".join(map(number_text, replace(terms, height=each.height).smallest)),
        noise=each.noise,
        spread=each.spread if n_rows else None,
        error=each.error if n_rows else None,
        is_best=each.height == best,
    )
