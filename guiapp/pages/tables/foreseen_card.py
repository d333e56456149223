"""Card with one table as it would be published: its layout, the ± of every number, and what it costs the others."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from core.front_door import ForeseenTable, TableChoice, crosstab
from guiapp.desktop.language import told
from guiapp.desktop.number_words import percent_text
from guiapp.models.foreseen_model import ForeseenModel
from guiapp.models.selection_words import cells_words
from guiapp.widgets.controls.card import Card, heading_label, muted_label
from guiapp.widgets.tables.axes_editor import AxesEditor
from guiapp.widgets.tables.crosstab_view import CrosstabView

Axes = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
_NARROWEST = 280
"""Pixels: less than the three places of attributes ask for, lest other controls move when the card appears."""
_LEAST = 0.005
"""Share from which the cost to other tables is told in per cent."""


class ForeseenCard(Card):
    """Shows a table that is chosen or being built.

    Signals:
        laid_out: the attributes of rows, of columns and of sheets.
    """

    laid_out = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", "foreseen_card")
        self.setParent(parent)
        self._title = heading_label("")
        self._title.setObjectName("foreseen_title")
        self._title.setWordWrap(True)
        self._words = muted_label(name="foreseen_words")
        self._axes = AxesEditor()
        self._model = ForeseenModel(self)
        self._view = CrosstabView()
        self._view.setObjectName("foreseen_crosstab")
        self._view.setAccessibleName(self.tr("The table as it would be published"))
        self._view.setModel(self._model)
        self._choice: TableChoice | None = None
        self.setMinimumWidth(_NARROWEST)
        for widget in (self._title, self._words, self._axes):
            self.body.addWidget(widget)
        self.body.addWidget(self._view, 1)
        self._axes.changed.connect(lambda: self.laid_out.emit((self._axes.down, self._axes.across, self._axes.by)))

    def begin(self, choice: TableChoice, axes: Axes) -> None:
        """Name a table whose errors are being predicted; the former numbers stay if it is the table of before."""
        before, self._choice = self._choice, choice
        self._title.setText(" × ".join(choice.attributes))
        self._axes.set_axes(*axes)
        if before is None or frozenset(before.attributes) != frozenset(choice.attributes):
            self._model.set_crosstab(None)
        self._words.setText(self.tr("The ± is being predicted…"))

    def show_table(self, found: ForeseenTable) -> None:
        """Show the predicted table."""
        table = found.told(told)
        if table is not None:
            of = dict(zip(table.published.names, table.published.labels, strict=True))
            sheet = {name: of[name][0] for name in self._axes.by}
            shown = crosstab(table, self._axes.across, self._axes.down, sheet, subtotals=True)
            self._model.set_crosstab(shown)
            self._view.name_rows(self._axes.down)
            self._view.fit()
        self._words.setText(self._told(found))
        certain = self.tr("Each ± is predicted with {0} certainty, from the plan alone.")
        self._words.setToolTip(certain.format(percent_text(found.coverage, 0)))

    def show_failure(self, why: str) -> None:
        """Say why nothing can be predicted."""
        self._model.set_crosstab(None)
        self._words.setText(why)

    def _told(self, found: ForeseenTable) -> str:
        cells = cells_words(found.n_cells)
        if found.blank is None:
            return self.tr("{cells}: too many to show one by one.").format(cells=cells)
        if found.others is None:
            cost = ""
        elif abs(found.others) < _LEAST:
            cost = self.tr("the others stay as exact")
        else:
            worse = self.tr("makes the ± of the others {share} larger")
            better = self.tr("makes the ± of the others {share} smaller")
            cost = (worse if found.others > 0 else better).format(share=percent_text(abs(found.others), 0))
        counted = "; ".join(filter(None, (cells, cost)))
        # One line in a narrow window: the height is for the table.
        grey = self.tr("Grey: the predicted ±. No row was read.")
        return f"{counted}. {grey}"
