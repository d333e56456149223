"""What is asked of a list that is found privately: its cost, and what is public of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from fractions import Fraction

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QLineEdit, QSpinBox, QWidget

from core.front_door import (
    Attribute,
    DatasetBudget,
    EngineError,
    Kind,
    ReleaseCost,
    WantedList,
    calendar_edges,
    even_edges,
    parse_delta,
    parse_edges,
)
from guiapp.desktop.language import translate_error
from guiapp.desktop.number_words import typed_amount
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.form_labels import level_labels
from guiapp.widgets.controls.invalid_field import mark_refused

EPSILON, DELTA = "1", "1e-6"
"""What a search costs unless something else is typed."""
TOTAL_DELTA = "1e-5"
"""δ of a new dataset's budget as proposed: enough for ten searches, as their δ add up."""
_MOST_BINS, _MOST_CELLS = 1000, 10_000
"""Bins and grid cells, at most; `core.domain.edges` takes no more cells."""
_BINS, _CELLS = 8, 100
"""Bins and grid cells proposed at first."""

Parse = Callable[[str, str], Fraction]
Edges = tuple[float, ...] | tuple[date, ...]


class FindListFields(QWidget):
    """Fields of one attribute; nothing in them comes from the rows, as all of it becomes public.

    Signals:
        changed: something else is asked for.
        code_list_wanted: a public list should be loaded.
    """

    changed = Signal()
    code_list_wanted = Signal()

    def __init__(self, attribute: Attribute, parse: Parse) -> None:
        super().__init__()
        self._attribute, self._parse = attribute, parse
        self._listed: tuple[str, ...] = ()
        self._epsilon = _edit("find_epsilon", EPSILON)
        self._delta = _edit("find_delta", DELTA)
        self._low = _edit("find_low", hint=self._usual(self.tr("such as 0"), "1900-01-01"))
        self._high = _edit("find_high", hint=self._usual(self.tr("such as 100"), "2030-01-01"))
        self._cells = _spin("find_cells", _CELLS, _MOST_CELLS)
        self._step = QComboBox()
        self._step.setObjectName("find_step_of_days")
        for words, step in ((self.tr("years"), "year"), (self.tr("quarters"), "quarter"), (self.tr("months"), "month")):
            self._step.addItem(words, step)
        self._bins = _spin("find_bins", _BINS, _MOST_BINS)
        self._public = QLabel(self.tr("none"))
        self._public.setObjectName("find_public_list")
        self._public.setTextFormat(Qt.TextFormat.PlainText)  # a file's name may look like markup
        self._load = button(self.tr("Load a code list…"), "find_load_list", "open")
        self._load.setAutoDefault(False)
        self._total_epsilon = _edit("find_total_epsilon", hint=self.tr("such as 1"))
        self._total_delta = _edit("find_total_delta", TOTAL_DELTA if self._needs_delta else "0")
        self._form = QFormLayout(self)
        self._lay_out()
        self._connect()

    @property
    def cost(self) -> ReleaseCost | None:
        """What the search may cost; None while it is not valid."""
        epsilon, delta = self._amount(self._epsilon), self._read_delta(self._delta)
        if epsilon is None or delta is None:
            return None
        return ReleaseCost.selection(epsilon, delta if self._needs_delta else 0)

    @property
    def wanted(self) -> WantedList | None:
        """The list that is wanted; None while the range is not valid."""
        name = self._attribute.name
        if self._attribute.kind is Kind.CATEGORIES:
            return WantedList(name, categories=self._listed)
        grid = self._grid()
        if grid is None:
            return None
        return WantedList(name, grid=grid, n_bins=min(self._bins.value(), len(grid) - 1))

    @property
    def problem(self) -> str:
        """Why cost or range are not valid; "" if they are, or the range is not complete."""
        fields = (self._epsilon, self._delta, self._high)
        return next(filter(None, (field.accessibleDescription() for field in fields)), "")

    @property
    def total(self) -> DatasetBudget | None:
        """The budget of a dataset that is new to the ledger; None if it is not valid, or the dataset is known."""
        if not self._form.isRowVisible(self._total_epsilon) or not self._total_epsilon.text().strip():
            return None
        epsilon, delta = self._amount(self._total_epsilon), self._read_delta(self._total_delta)
        return None if epsilon is None or delta is None else DatasetBudget(epsilon, delta)

    def ask_total(self) -> None:
        """Show the fields for the budget of a dataset that is new to the ledger."""
        for field in (self._total_epsilon, self._total_delta):
            self._form.setRowVisible(field, True)

    def show_listed(self, texts: Sequence[str], name: str) -> None:
        """Take a public list; the categories are among it."""
        self._listed = tuple(dict.fromkeys(text.strip() for text in texts if text.strip()))
        words = self.tr("%Ln categories of {file}", "", len(self._listed)).format(file=name)
        self._public.setText(words)
        self._form.setRowVisible(self._delta, self._needs_delta)
        self.changed.emit()

    @property
    def _needs_delta(self) -> bool:
        return self._attribute.kind is Kind.CATEGORIES and not self._listed

    def _usual(self, number: str, day: str) -> str:
        return day if self._attribute.kind is Kind.DATE else number

    def _grid(self) -> Edges | None:
        """Return the edges of the public grid; None while the range is not valid, which is marked."""
        texts = [field.text().strip() for field in (self._low, self._high)]
        if not all(texts):
            return None
        try:
            low, high = parse_edges("; ".join(texts), self._attribute.kind)
            if isinstance(low, date) and isinstance(high, date):
                grid: Edges = calendar_edges(low, high, str(self._step.currentData()), closed=True)
            else:
                grid = even_edges(float(str(low)), float(str(high)), self._cells.value())
        except (EngineError, ValueError) as error:
            mark_refused(self._high, translate_error(error) if isinstance(error, EngineError) else str(error))
            return None
        mark_refused(self._high, "")
        return grid

    def _amount(self, field: QLineEdit) -> Fraction | None:
        return _read(field, lambda text: self._parse(text, "ε"))

    @staticmethod
    def _read_delta(field: QLineEdit) -> Fraction | None:
        return _read(field, lambda text: parse_delta(text.strip() or "0"))

    def _lay_out(self) -> None:
        form = self._form
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(8)
        form.addRow(self.tr("Cost, &ε"), self._epsilon)
        if self._attribute.kind is Kind.CATEGORIES:
            form.addRow(self.tr("Chance of failure, &δ"), self._delta)
            row = QHBoxLayout()
            row.addWidget(self._public, 1)
            row.addWidget(self._load)
            form.addRow(self.tr("Public list"), row)
        else:
            form.addRow(self.tr("Public range &from"), self._low)
            form.addRow(self.tr("Public range &to"), self._high)
            steps = self._step if self._attribute.kind is Kind.DATE else self._cells
            form.addRow(self._usual(self.tr("&Grid cells in it"), self.tr("&Grid of")), steps)
            form.addRow(self.tr("&Bins wanted"), self._bins)
        form.addRow(self.tr("Total budget of this dat&aset, ε"), self._total_epsilon)
        form.addRow(self.tr("Total budget of th&is dataset, δ"), self._total_delta)
        for field in (self._total_epsilon, self._total_delta):
            form.setRowVisible(field, False)
        level_labels(form)

    def _connect(self) -> None:
        for field in (self._epsilon, self._delta, self._low, self._high, self._total_epsilon, self._total_delta):
            field.textChanged.connect(lambda _: self.changed.emit())
        for spin in (self._cells, self._bins):
            spin.valueChanged.connect(lambda _: self.changed.emit())
        self._step.currentIndexChanged.connect(lambda _: self.changed.emit())
        self._load.clicked.connect(self.code_list_wanted)


def _read(field: QLineEdit, read: Callable[[str], Fraction]) -> Fraction | None:
    """Return the amount in a field; None if it is refused, which is marked."""
    try:
        amount = read(typed_amount(field.text()))
    except EngineError as error:
        mark_refused(field, translate_error(error))
        return None
    mark_refused(field, "")
    return amount


def _edit(name: str, text: str = "", hint: str = "") -> QLineEdit:
    edit = QLineEdit(text)
    edit.setObjectName(name)
    edit.setPlaceholderText(hint)
    edit.setMaximumWidth(200)
    return edit


def _spin(name: str, value: int, most: int) -> QSpinBox:
    spin = QSpinBox()
    spin.setObjectName(name)
    spin.setRange(1, most)
    spin.setValue(value)
    spin.setMaximumWidth(200)
    return spin
