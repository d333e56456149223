"""Reader of one released table, as crosstab and chart, with a choice of layout; copies and saves it."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QTabWidget, QVBoxLayout, QWidget

from core.front_door import HIDDEN, CumulativeCounts, ReleasedTable, TableChoice, crosstab, selected_cells
from guiapp.desktop.language import told
from guiapp.desktop.number_words import percent_text, plural, whole_text
from guiapp.models.bars import Bar, crosstab_bars, cumulative_bars
from guiapp.models.contingency_model import ContingencyModel, Show, margin_text
from guiapp.models.cumulative_model import CumulativeModel
from guiapp.models.released_picture import ReleasedPicture, picture_of
from guiapp.models.selection_words import selection_words
from guiapp.models.table_axes import axes_of
from guiapp.widgets.charts.released_picture_view import ReleasedPictureView
from guiapp.widgets.controls.buttons import tool_button
from guiapp.widgets.controls.card import heading_label, muted_label
from guiapp.widgets.controls.list_tools import give_menu
from guiapp.widgets.controls.tool_row import ToolRow
from guiapp.widgets.tables.axes_editor import AxesEditor
from guiapp.widgets.tables.crosstab_view import CrosstabView
from guiapp.widgets.tables.range_reader import RangeReader
from guiapp.widgets.tables.sheet_chooser import SHEET_LIMIT, SheetChooser

COLUMN_WIDTH = 120
"""Pixels of a column before it is fitted."""
MOST_PICTURED = 3
"""Attributes of a table that a picture tells apart: small multiples, categories and series."""
PARTS = (Show.ROW_PARTS, Show.COLUMN_PARTS, Show.WHOLE_PARTS)
_LEAST_MOVED = 0.005
"""Mean adjustment of the numbers, in counts, from which it is shown, here as in the exported workbook; less would be
shown as 0.00."""


class TableReader(QWidget):
    """Shows one ReleasedTable.

    Args:
        keeps: whether the shown table or chart can be saved.

    Signals:
        copied: message that something was copied.
        keep_wanted: the shown table or chart should be saved.
    """

    copied = Signal(str)
    keep_wanted = Signal()

    def __init__(self, *, keeps: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: ReleasedTable | None = None
        self._coverage = 0.0
        self._prefers_picture = False
        self._mark = ""
        self._model = ContingencyModel(self)
        self._heading = heading_label("")
        self._heading.setObjectName("released_title")
        self._heading.setWordWrap(True)
        self._words = muted_label(name="released_words")
        self._show = QComboBox()
        self._show.setObjectName("show_cells")
        self._axes = AxesEditor()
        self._sheets = SheetChooser()
        self._title = ""
        self._view = CrosstabView()
        self._view.setObjectName("crosstab")
        self._view.setModel(self._model)
        self._view.setSortingEnabled(False)
        self._selected = muted_label(name="selection_told")
        self._legend = muted_label(name="marks_legend")
        self._chart = ReleasedPictureView()
        self._ranges = RangeReader()
        self._copy = tool_button(self.tr("Copy the table, or the chart as a picture"), "copy_table", "copy")
        self._markdown = tool_button(self.tr("Copy the table as Markdown"), "copy_markdown", "markdown")
        self._keep = tool_button(self.tr("Save the table or the chart as a file"), "keep_table", "save")
        self._keep.setVisible(keeps)
        give_menu(self._view, (self._copy, self._markdown, self._keep))
        self._tabs = QTabWidget()
        self._fill_show()
        self._lay_out()
        self._connect()

    def show_table(
        self, table: ReleasedTable | None, coverage: float = 0.0, mark: str = "", choice: TableChoice | None = None
    ) -> None:
        """Show a table; None shows nothing.

        Args:
            table: the table.
            coverage: of its intervals, in (0, 1).
            mark: watermark of every copy, such as that the data is made up; "" for none.
            choice: gives columns and sheets; None: the default for the number of attributes.
        """
        self._table, self._coverage, self._mark = table, coverage, mark
        self.setEnabled(table is not None)
        self._title = (told(table.title) or self.tr("everybody")) if table is not None else ""
        self._axes.set_axes(*axes_of(table.published.names if table is not None else (), choice))
        self._sheets.offer(table, ())
        self._offer_sums(table)
        self._open_view()
        self._ranges.show_table(table)
        self._legend.setText(self._mark_words(with_hidden=table is not None and table.hidden is not None))
        self._lay_table_out()

    def prefer_pictures(self) -> None:
        """Open the next tables as pictures where these read better, until the table is chosen instead."""
        self._prefers_picture = True

    def _open_view(self) -> None:
        """Open the picture if it is preferred and there is one; else the table."""
        table = self._table
        few = table is not None and len(table.published.names) <= MOST_PICTURED and not self._axes.by
        with QSignalBlocker(self._tabs):  # no choice of the user, and the table is not laid out yet
            self._tabs.setCurrentIndex(int(self._prefers_picture and few))

    def _change_view(self) -> None:
        self._prefers_picture = self._chart_in_sight
        self._choose_show()

    @property
    def name(self) -> str:
        """Name of the shown content: the table and its sheet, or the cumulated attribute."""
        part = self._show.currentText() if self._in_sums else self._sheets.words
        return " · ".join(filter(None, (self._title, part)))

    @property
    def kinds(self) -> tuple[str, ...]:
        """The file types of the shown content."""
        return ("png", "svg") if self._chart_in_sight else ("csv",)

    def file(self, kind: str) -> bytes:
        """Return the shown content as a file of one of its types."""
        return self._chart.file(kind) if self._chart_in_sight else self._view.csv()

    # ------------------------------------------------------------ building

    def _fill_show(self) -> None:
        for show, words in (
            (Show.WITH_MARGIN, self.tr("Numbers with ±")),
            (Show.NUMBERS, self.tr("Numbers")),
            (Show.INTERVALS, self.tr("Numbers with intervals")),
            (Show.ROW_PARTS, self.tr("% of the row")),
            (Show.COLUMN_PARTS, self.tr("% of the column")),
            (Show.WHOLE_PARTS, self.tr("% of the total")),
        ):
            self._show.addItem(words, show.value)

    def _lay_out(self) -> None:
        shaded = QWidget()
        column = QVBoxLayout(shaded)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._view, 1)
        column.addWidget(self._selected)
        column.addWidget(self._legend)
        self._tabs.setObjectName("table_tabs")
        self._tabs.setAccessibleName(self.tr("Views of the table"))
        self._tabs.addTab(shaded, self.tr("Table"))
        self._tabs.addTab(self._chart, self.tr("Picture"))
        self._tabs.setCornerWidget(ToolRow(self._copy, self._markdown, self._keep))
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setDrawBase(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addLayout(self._top())
        whole.addWidget(self._words)
        whole.addWidget(self._axes)
        whole.addWidget(self._sheets)
        whole.addWidget(self._tabs, 1)
        whole.addWidget(self._ranges)

    def _top(self) -> QHBoxLayout:
        label = QLabel(self.tr("&Show"))
        label.setBuddy(self._show)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._heading, 1)
        top.addWidget(label)
        top.addWidget(self._show)
        return top

    def _connect(self) -> None:
        self._axes.changed.connect(self._lay_table_out)
        self._sheets.changed.connect(self._open_sheet)
        self._show.activated.connect(self._change_show)
        self._tabs.currentChanged.connect(self._change_view)
        self._copy.clicked.connect(self._copy_in_sight)
        self._markdown.clicked.connect(self._copy_markdown)
        self._keep.clicked.connect(self.keep_wanted)
        self._view.chosen.connect(self._tell_selection)
        header = self._view.horizontalHeader()
        header.setDefaultSectionSize(COLUMN_WIDTH)
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicatorClearable(True)
        header.sortIndicatorChanged.connect(self._sort)

    # ------------------------------------------------------------ showing

    def _offer_sums(self, table: ReleasedTable | None) -> None:
        """List the table's cumulative counts among the ways to show it."""
        chosen = self._show.currentIndex()
        while self._show.count() > len(Show):
            self._show.removeItem(len(Show))
        for counts in table.cumulative if table is not None else ():
            self._show.addItem(self.tr("Cumulative along {0}").format(counts.name), counts)
        if chosen >= self._show.count():
            self._show.setCurrentIndex(self._show.findData(Show.WITH_MARGIN.value))
        # What was asked for as cumulative counts opens as such.
        for counts in table.running_totals[:1] if table is not None else ():
            self._show.setCurrentText(self.tr("Cumulative along {0}").format(counts.name))

    def _lay_table_out(self) -> None:
        self._view.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self._sheets.offer(self._table, self._axes.by)
        self._open_sheet()

    def _open_sheet(self) -> None:
        """Show the chosen sheet, sorted by the column of the previous one."""
        table, axes, sheet = self._table, self._axes, self._sheets.sheet
        shown = crosstab(table, axes.across, axes.down, sheet, subtotals=True) if table is not None else None
        self._model.set_crosstab(shown)
        header = self._view.horizontalHeader()
        self._model.sort(header.sortIndicatorSection(), header.sortIndicatorOrder())
        self._choose_show()
        self._view.fit()

    def _change_show(self) -> None:
        self._choose_show()
        self._view.fit()  # an interval is wider than a number

    def _choose_show(self) -> None:
        counts = self._show.currentData()
        if isinstance(counts, CumulativeCounts):
            self._put(CumulativeModel(counts, self))
            self._words.setText(self._about_sums(counts))
        else:
            self._put(self._model)
            self._model.set_show(Show(counts))
            self._words.setText(self._about(counts) if self._table is not None else "")
        laid_out = self._table is not None and not self._in_sums  # cumulative counts have a fixed layout
        self._axes.setEnabled(laid_out and bool(self._axes.down + self._axes.across + self._axes.by))
        self._sheets.setVisible(laid_out and bool(self._axes.by))
        self._heading.setText(self.name)
        self._view.name_rows(() if self._in_sums else self._axes.down)
        self._tell_selection()
        self._draw()

    def _tell_selection(self) -> None:
        """Tell sum, difference and share of the selected cells."""
        places, shown, table = self._view.chosen_places(), self._model.sheet, self._table
        words = self.tr("Select cells to read their sum, difference and share, each with its ±.")
        if places and not self._in_sums and shown is not None and table is not None:
            rows = [(self._model.row_of(row), column) for row, column in places]
            words = selection_words(len(rows), selected_cells(table, shown, self._sheets.sheet, rows))
        self._selected.setText("" if self._in_sums else words)

    @property
    def _in_sums(self) -> bool:
        return isinstance(self._show.currentData(), CumulativeCounts)

    @property
    def _sheet_words(self) -> str:
        return "" if self._in_sums else self._sheets.words

    def _put(self, model: QAbstractItemModel) -> None:
        """Show `model` in the view, and delete a model that is no longer used."""
        before = self._view.model()
        if before is model:
            return
        self._view.setModel(model)
        self._view.horizontalHeader().setSortIndicatorShown(model is self._model)
        if before is not self._model:
            before.deleteLater()
        self._view.fit()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        if self._view.model() is self._model:
            self._view.clearSelection()  # a click on the header selects its column, and copying would copy only that
            self._model.sort(column, order)
            self._draw()

    def _about_sums(self, counts: CumulativeCounts) -> str:
        """Return the text about the counted rows, and the labels left out."""
        words = self.tr("Each row counts everybody up to its label, with an interval of its own; noise only.")
        table = self._table.published if self._table is not None else counts.published
        labels = table.labels[table.names.index(counts.name)]
        outside = [told(label) for label in labels if label not in counts.row_labels]
        if outside:
            words += " " + self.tr("Counted in no row: {0}.").format(", ".join(outside))
        return words + " " + self.tr("Rows and columns are fixed.")

    def _about(self, show: str) -> str:
        words = self._about_errors(show)
        hidden = self._model.n_hidden_rows
        if hidden:
            words += " " + self.tr("{n} more rows are in the exports.", "", plural(hidden)).format(n=whole_text(hidden))
        if self._sheets.is_cut:
            words += " " + self.tr("Only the first {0} sheets can be chosen; the exports hold all.").format(
                whole_text(SHEET_LIMIT)
            )
        return words

    def _about_errors(self, show: str) -> str:
        if show in PARTS and not (self._chart_in_sight and self._picture() is None):
            return self.tr("Percentages of the released numbers, each with its own ±; noise only.")
        words = self.tr(
            "The noise in a cell is at most ±{0} with {1} certainty, in a total its own ±. "
            "Point at a number for its interval."
        ).format(margin_text(self._model.cell(0, 0).half_width), percent_text(self._coverage, 0))
        if show == Show.INTERVALS or self._chart_in_sight:
            words = self.tr("Each interval holds the true count with {0} certainty; noise only.").format(
                percent_text(self._coverage, 0)
            )
        if self._table is not None and _is_adjusted(self._table):
            words += " " + self.tr(
                "Numbers were then adjusted, such as rounded and kept at 0 or above, so an interval may be lopsided."
            )
        return words

    def _mark_words(self, *, with_hidden: bool) -> str:
        weak = self.tr("Grey and italic: the ± is more than a third of the number (!), or larger than the number (!!).")
        hidden = self.tr("{0}: a weak number, hidden as the plan says; sums count it.").format(HIDDEN)
        return f"{weak} {hidden}" if with_hidden else weak

    # ------------------------------------------------------------ the chart, and copies

    @property
    def _chart_in_sight(self) -> bool:
        return self._tabs.currentWidget() is self._chart

    def _marked(self, words: str) -> str:
        return " · ".join(filter(None, (self._mark, words)))

    def _draw(self) -> None:
        """Update the names of the copy buttons, and draw the chart if it is visible."""
        counts = self._show.currentData()
        down = (counts.name,) if isinstance(counts, CumulativeCounts) else self._axes.down
        self._view.corner = self._marked(" · ".join(filter(None, (self._sheet_words, *down))))
        self._markdown.setEnabled(not self._chart_in_sight)
        shown = self._picture() if self._chart_in_sight else None
        few = len(self._axes.down + self._axes.across) <= MOST_PICTURED
        with_choice = not self._chart_in_sight or self._show.count() > len(Show) or few
        self._show.setEnabled(with_choice)
        self._show.setToolTip("" if with_choice else self.tr("The chart always shows numbers with their intervals."))
        if shown is not None:
            self._chart.set_picture(self._marked(self.name), shown)
        elif self._chart_in_sight:
            in_parts = counts in PARTS
            note = self.tr("Bars are numbers; their percentages are in the table.") if in_parts else ""
            self._chart.set_bars(self._marked(self.name), self._bars(), note)

    def _picture(self) -> ReleasedPicture | None:
        """Return the picture of the crosstab; None if plain bars are drawn."""
        return None if self._in_sums else picture_of(self._model)

    def _bars(self) -> tuple[Bar, ...]:
        counts = self._show.currentData()
        return cumulative_bars(counts) if isinstance(counts, CumulativeCounts) else crosstab_bars(self._model)

    def _copy_in_sight(self) -> None:
        if self._chart_in_sight:
            QGuiApplication.clipboard().setImage(self._chart.picture())
            self.copied.emit(self.tr("The chart is copied as a picture."))
        else:
            self._view.copy()
            self.copied.emit(self.tr("Copied. It pastes as a table into Excel and Word."))

    def _copy_markdown(self) -> None:
        QGuiApplication.clipboard().setText(self._view.markdown())
        self.copied.emit(self.tr("Copied as Markdown."))


def _is_adjusted(table: ReleasedTable) -> bool:
    return table.moved >= _LEAST_MOVED
