"""Editor of bins of numbers or dates: typed edges, equal widths, or calendar steps."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from core.front_door import Attribute, EngineError, Histogram, Kind, calendar_edges, edges_text, even_edges, parse_edges
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.number_words import listed_numbers
from guiapp.desktop.style import restyle
from guiapp.widgets.charts.histogram_strip import HistogramStrip
from guiapp.widgets.controls.buttons import allow, button
from guiapp.widgets.controls.card import muted_label
from guiapp.widgets.controls.invalid_field import mark_refused

Edges = tuple[float, ...] | tuple[date, ...]
_ROWS = 4
"""Bins in sight at least, if there are as many."""
_MOST_BINS = 1000
"""Bins of equal width, at most; more make tables of mostly empty cells."""


class _BinList(QListWidget):
    """Asks for no more than a few rows.

    QListWidget asks for 192 pixels (PySide6 6.10.3: the sizeHint() of one with two items), and the editor would scroll
    over blanks.
    """

    def sizeHint(self) -> QSize:
        """Return the size of the rows that should be in sight."""
        rows = min(self.count(), _ROWS) * self.sizeHintForRow(0)
        return QSize(super().sizeHint().width(), rows + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Return the height that is asked for."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())


class EdgesEditor(QWidget):
    """Edits the edges of one attribute; emits new edges with the name of the edit."""

    edges_chosen = Signal(object, str)
    proposal_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("edges_editor")
        self._kind = Kind.NUMBER
        self._shown: Edges = ()
        self._advice = ""
        self._edges = QLineEdit()
        self._edges.setObjectName("edges_text")
        self._hint = muted_label(name="edges_hint")
        self._histogram = HistogramStrip()
        self._bins = _BinList()
        self._bins.setObjectName("bin_list")
        self._bins.setAccessibleName(self.tr("Bins"))
        self._n_bins = QSpinBox()
        self._n_bins.setObjectName("n_bins")
        self._n_bins.setRange(1, _MOST_BINS)
        self._n_bins.setAccessibleName(self.tr("Number of bins of equal width"))
        self._even = button(self.tr("Apply"), "even_bins")
        self._step = QComboBox()
        self._step.setObjectName("calendar_step")
        self._step.setAccessibleName(self.tr("One bin per"))
        for words, step in ((self.tr("year"), "year"), (self.tr("quarter"), "quarter"), (self.tr("month"), "month")):
            self._step.addItem(words, step)
        self._step.setPlaceholderText(self.tr("choose"))
        self._calendar = button(self.tr("Apply"), "calendar_bins")
        self._propose = button(self.tr("Suggest bins from the data"), "propose_edges", "data")
        self._lay_out()
        self._show_tools(number=True)
        self._connect()

    def show_attribute(self, attribute: Attribute, histogram: Histogram | None, *, can_propose: bool) -> None:
        """Show the edges of `attribute`, of kind NUMBER or DATE, and its histogram if there is one."""
        is_new = attribute.edges != self._shown
        self._kind, self._shown = attribute.kind, attribute.edges
        if is_new:
            self._show_step(attribute.edges)
        self._bins.clear()
        n_bins = len(attribute.edges) - 1
        if is_new:
            self._n_bins.setValue(n_bins)
        self._bins.addItems([told(label) for label in attribute.labels[:n_bins]])
        self._bins.updateGeometry()
        number = attribute.kind is Kind.NUMBER
        self._show_edges()
        self._show_tools(number=number)
        self._propose.setEnabled(can_propose)
        self._histogram.show_attribute(attribute, histogram)
        example = listed_numbers("0, 18, 30, 45, 65, 120") if number else "2023-01-01, 2024-01-01, 2025-01-01"
        words = self.tr(
            "Such as {example}. A value on an edge counts in the bin that begins there; the last edge belongs to the "
            "last bin. Bins: {n}."
        )
        self._advice = words.format(example=example, n=n_bins)
        self._mark("")

    def _show_edges(self) -> None:
        text = edges_text(self._shown)
        self._edges.setText(listed_numbers(text) if self._kind is Kind.NUMBER else text)
        self._edges.setCursorPosition(0)  # setText scrolls a long list to its end

    def _show_step(self, edges: Edges) -> None:
        """Show the calendar step of these bins if they all have one; otherwise nothing."""
        steps = [str(self._step.itemData(place)) for place in range(self._step.count())]
        fitting = (place for place, step in enumerate(steps) if _is_by_calendar(edges, step))
        self._step.setCurrentIndex(next(fitting, -1))

    def _show_tools(self, *, number: bool) -> None:
        numeric: tuple[QWidget, ...] = (self._count, self._n_bins, self._even)
        calendar: tuple[QWidget, ...] = (self._per, self._step, self._calendar)
        for widget in (*numeric, *calendar):
            widget.setVisible(number == (widget in numeric))

    def _typed(self) -> None:
        self._try(lambda: parse_edges(self._edges.text(), self._kind), self.tr("change of edges"))

    def _evenly(self) -> None:
        self._try(lambda: _even(self._shown, self._n_bins.value()), self.tr("bins of equal width"))

    def _by_calendar(self) -> None:
        self._try(lambda: _calendar(self._shown, str(self._step.currentData())), self.tr("bins by the calendar"))

    def _weigh_quick(self) -> None:
        """Enable applying only if it changes the bins, or if it replaces a refused text."""
        step, refused = str(self._step.currentData()), self._edges.property("invalid") == "true"
        allow(self._even, self._n_bins, on=refused or not _is_even(self._shown, self._n_bins.value()))
        chosen = self._step.currentIndex() >= 0
        allow(self._calendar, self._step, on=chosen and (refused or not _is_by_calendar(self._shown, step)))

    def _try(self, edit: Callable[[], Edges], name: str) -> None:
        try:
            edges = edit()
        except EngineError as error:
            self._mark(translate_error(error))
            return
        self._mark("")
        if edges == self._shown:
            self._show_edges()  # replaces a refused text, or another spelling of equal edges
        else:
            self.edges_chosen.emit(edges, name)

    def _mark(self, fault: str) -> None:
        """Show that edges are refused and which ones hold; "" hides it."""
        holds = self.tr("These edges are not in use: the former bins still hold.") if fault else ""
        refusal = f"{fault} {holds}".strip()
        mark_refused(self._edges, refusal)
        self._hint.setText(refusal or self._advice)
        restyle(self._hint, "role", "danger" if fault else "muted")
        self._weigh_quick()

    def _lay_out(self) -> None:
        label = QLabel(self.tr("Ed&ges of the bins"))
        label.setBuddy(self._edges)
        quick = QHBoxLayout()
        quick.setSpacing(8)
        self._per = QLabel(self.tr("One bin per"))
        self._per.setBuddy(self._step)
        self._count = QLabel(self.tr("Number of equal bins"))
        self._count.setBuddy(self._n_bins)
        for widget in (self._count, self._n_bins, self._even, self._per, self._step, self._calendar):
            quick.addWidget(widget)
        quick.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(label)
        column.addWidget(self._edges)
        column.addWidget(self._hint)
        column.addLayout(quick)
        column.addWidget(self._propose, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._histogram)
        column.addWidget(self._bins, 1)

    def _connect(self) -> None:
        self._edges.editingFinished.connect(self._typed)
        self._even.clicked.connect(self._evenly)
        self._n_bins.valueChanged.connect(lambda _: self._weigh_quick())
        self._step.currentIndexChanged.connect(lambda _: self._weigh_quick())
        self._calendar.clicked.connect(self._by_calendar)
        self._propose.clicked.connect(self.proposal_wanted)


def _even(edges: Edges, n: int) -> Edges:
    """Return the edges of `n` bins of equal width between the first and the last of `edges`."""
    low, high = cast("tuple[float, float]", (edges[0], edges[-1]))
    return even_edges(low, high, n)


def _is_even(edges: Edges, n: int) -> bool:
    try:
        return not isinstance(edges[0], date) and edges == _even(edges, n)
    except EngineError:  # ends so close that no float lies between them
        return False


def _calendar(edges: Edges, step: str) -> Edges:
    """Return calendar edges between the first and the last of `edges`."""
    first, last = cast("tuple[date, date]", (edges[0], edges[-1]))
    return calendar_edges(first, last, step, closed=True)


def _is_by_calendar(edges: Edges, step: str) -> bool:
    try:
        return isinstance(edges[0], date) and edges == _calendar(edges, step)
    except EngineError:  # too many bins, or a year beyond 9999
        return False
