"""All outcomes of a comparison side by side, and the selected one in full."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal

from core import Comparison, OutcomeKey, Plan
from guiapp.models.chosen_outcome import chosen_key
from guiapp.models.comparison_model import TOTAL_ERROR, ComparedRow, ComparisonModel, compared_rows
from guiapp.models.shares_model import SharesModel
from guiapp.models.table_errors_model import HIDDEN_COLUMNS, PinnedErrorsModel, table_errors, table_title
from guiapp.pages.compare.compared_dots import ComparedDots, View
from guiapp.pages.compare.compared_words import judgement, unusable_words
from guiapp.pages.compare.outcome_chooser import OutcomeChooser
from guiapp.pages.compare.outcome_details import OutcomeDetails
from guiapp.widgets.charts.dot_row import Mark
from guiapp.widgets.controls.shared_height import SharedHeight

MOST_PINNED = 2
"""Pinned outcomes, at most: a third ± column would not fit the errors table."""


class ComparedOutcomes(SharedHeight):
    """The chart and the table of all outcomes, above the errors and the budget split of the selected one.

    Args:
        titles: names of the strategies by key.

    Attributes:
        errors: the list of the tables with the errors of the selected outcome.

    Signals:
        use_wanted: the plan should use the outcome of this key.
        resume_wanted: the stopped search should continue.
        keep_wanted: a proposed file name, file types as suffixes, and a function that returns the content for one.
        errors_changed: the list of errors has other rows.
    """

    use_wanted = Signal(object)
    resume_wanted = Signal()
    keep_wanted = Signal(str, object, object)
    errors_changed = Signal()

    def __init__(self, titles: dict[str, str]) -> None:
        # Made first, as the base class takes both widgets; the models get their parent afterwards.
        outcomes, errors, shares = ComparisonModel(), PinnedErrorsModel(), SharesModel()
        chooser, details = OutcomeChooser(outcomes), OutcomeDetails(errors, shares, HIDDEN_COLUMNS)
        super().__init__(chooser, details)
        self._titles = titles
        self._outcomes, self._table_errors, self._shares = outcomes, errors, shares
        self._chooser, self._details = chooser, details
        self.errors = details.errors
        for model in (outcomes, errors, shares):
            model.setParent(self)
        # What is shown, selected, picked by hand and pinned; keys of outcomes survive a new comparison, rows do not.
        self._shown: Comparison | None = None
        self._selected: OutcomeKey | None = None
        self._picked: OutcomeKey | None = None
        self._pinned: tuple[OutcomeKey, ...] = ()
        self._dots: ComparedDots | None = None
        self._shared = (0, 0)
        self._chooser.table.sortByColumn(TOTAL_ERROR, Qt.SortOrder.AscendingOrder)
        self._connect()

    def begin(self) -> None:
        """Forget everything about the previous plan."""
        self._shown = self._selected = self._picked = None
        self._pinned = ()
        self._details.find_all()

    def show_comparison(self, comparison: Comparison, plan: Plan, *, stopped: bool, exact: bool) -> None:
        """Show a comparison; the outcome that the plan uses is selected unless another was picked.

        Args:
            comparison: all outcomes, or the first of them.
            plan: says which one is used, and what it may cost.
            stopped: see `show_progress`.
            exact: see `show_progress`.
        """
        self._shown = comparison
        used = chosen_key(plan, comparison)
        self._outcomes.budget = plan.privacy.cost
        self._outcomes.set_rows(compared_rows(comparison, self._titles, used))
        self._selected = used if self._row_of(self._picked) is None else self._picked
        self.show_progress(stopped=stopped, exact=exact)
        self._show_selected()
        self._draw()

    def show_progress(self, *, stopped: bool, exact: bool) -> None:
        """Show below the chart which strategies are pending.

        Args:
            stopped: whether the search for the others was stopped, and can continue.
            exact: whether the errors were predicted for the plan as it stands, not estimated from another amount.
        """
        pending = self._shown.pending if self._shown else ()
        names = ", ".join(self._titles.get(key, key) for key in pending)
        words = ""
        if pending and stopped:
            words = self.tr("Stopped before these were worked out: {0}.").format(names)
        elif pending:
            words = self.tr("Still being worked out: {0}.").format(names)
        elif not exact:
            words = self.tr("Estimates, exact as soon as the amount rests.")
        self._chooser.set_hint(words, resumable=bool(pending) and stopped)

    def facts_of(self, key: OutcomeKey) -> list[str]:
        """Return the name of an outcome and, if it is recommended, why."""
        row = self._row_of(key)
        if row is None:
            return [" · ".join(key)]
        return [self._outcomes.name_of(row), row.why] if row.why else [self._outcomes.name_of(row)]

    def why_unusable(self, key: OutcomeKey) -> str:
        """Return why an outcome cannot be used; "" if it can, or if that is not known yet."""
        row = self._row_of(key)
        if row is None:
            return "" if self._shown is None or self._shown.pending else self.tr("This plan has no such strategy.")
        return unusable_words(row)

    # ------------------------------------------------------------ the chart

    def _draw(self) -> None:
        if self._shown is None:
            return
        number = max(self.errors.chosen, 0)
        view = View(
            self._chooser.measure,
            self._chooser.recovery,
            self._chooser.order,
            (number, table_title(self._shown.tables[number])),
            self._selected,
        )
        self._dots = ComparedDots(self._outcomes.rows, view, self._outcomes)
        places = (view.value(row.outcome) for row in self._pinned_rows)
        self._chooser.draw(view.axis_title(), self._dots.dots(), [place for place in places if place is not None])
        self._share_height()

    def _draw_table(self) -> None:
        """Redraw the chart if it shows the errors of the selected table."""
        if self._chooser.measure == "table":
            self._draw()

    def _share_height(self) -> None:
        """Divide the height again if the number of rows changed; a longer text must not move the chart."""
        shared = self._chooser.wanted_height(), len(self._table_errors.rows)
        if shared != self._shared:
            self._shared = shared
            self.set_wishes(shared[0], self._details.wanted_height())

    # ------------------------------------------------------------ one outcome

    def _row_of(self, key: OutcomeKey | None) -> ComparedRow | None:
        return next((row for row in self._outcomes.rows if row.outcome.key == key), None)

    @property
    def _pinned_rows(self) -> list[ComparedRow]:
        """The pinned outcomes that are usable."""
        return [row for key in self._pinned if (row := self._row_of(key)) is not None and row.outcome.fits]

    def _select(self, key: OutcomeKey) -> None:
        if key != self._selected:
            self._selected = self._picked = key
            self._show_selected()
            self._draw()

    def _select_mark(self, mark: Mark) -> None:
        if self._dots is not None:
            self._select(self._dots.key(mark))

    def _show_selected(self) -> None:
        row, pinned = self._row_of(self._selected), self._pinned_rows
        if self._shown is None or row is None:
            return
        # The errors are set before the texts, which quote the selected table's ±.
        self._chooser.table.choose(self._outcomes.rows.index(row))
        self._table_errors.set_rows(table_errors(self._shown, row.outcome, *(each.outcome for each in pinned)))
        # One row is always selected: other texts refer to "the table selected below".
        self.errors.choose(max(self.errors.chosen, 0))
        self.errors_changed.emit()
        self._shares.set_rows(row.outcome.shares)
        self._details.show_pinned(len(pinned), this=self._selected in self._pinned)
        fits, words = row.outcome.fits, judgement(row, pinned, self._outcomes, self._table_errors.rows)
        self._details.show_outcome(self._outcomes.name_of(row), words, fits=fits, usable=fits and not row.chosen)

    def _pin(self) -> None:
        if self._selected is None:
            return
        others = tuple(key for key in self._pinned if key != self._selected)
        self._pinned = others if self._selected in self._pinned else (*others, self._selected)[-MOST_PINNED:]
        self._show_selected()
        self._draw()

    def _use(self) -> None:
        if self._selected is not None:
            self.use_wanted.emit(self._selected)

    # ------------------------------------------------------------ files

    def _keep_chosen(self) -> None:
        self.keep_wanted.emit(self.tr("comparison"), self._chooser.kinds, self._chooser.file)

    def _keep_details(self) -> None:
        table = self._details.table
        name = self.tr("errors") if table is self.errors else self.tr("budget split")
        self.keep_wanted.emit(name, ("csv",), lambda _: table.csv())

    def _connect(self) -> None:
        chooser, details = self._chooser, self._details
        chooser.row_chosen.connect(lambda row: self._select(self._outcomes.row(row).outcome.key))
        chooser.mark_picked.connect(self._select_mark)
        chooser.view_changed.connect(self._draw)
        chooser.keep_wanted.connect(self._keep_chosen)
        chooser.resume_clicked.connect(self.resume_wanted)
        details.use_clicked.connect(self._use)
        details.pin_clicked.connect(self._pin)
        details.keep_wanted.connect(self._keep_details)
        details.height_wanted.connect(lambda on: chooser.setVisible(not on))
        self.errors.row_chosen.connect(self._draw_table)
