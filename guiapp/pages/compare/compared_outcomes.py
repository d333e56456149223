"""All outcomes of a comparison in one picture: chips of the strategies above, a line for every table below."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.front_door import Comparison, ErrorMeasure, OutcomeKey, Plan, Recovery, estimated_at, table_gains
from guiapp.models.chosen_outcome import chosen_key
from guiapp.models.comparison_model import TOTAL_ERROR, ComparedRow, ComparisonModel, compared_rows
from guiapp.models.pictured_outcomes import PicturedOutcomes
from guiapp.models.shares_model import SharesModel
from guiapp.models.table_errors_model import HIDDEN_COLUMNS, USE, PinnedErrorsModel, table_errors
from guiapp.models.table_picture import WHOLE_LINE, Place
from guiapp.models.use_of_tables import use_of_outcome
from guiapp.pages.compare.chip_facts import chip_facts
from guiapp.pages.compare.compared_words import judgement, unusable_words
from guiapp.pages.compare.outcome_heading import OutcomeHeading
from guiapp.pages.compare.outcome_tabs import OutcomeTabs
from guiapp.pages.compare.picture_maker import PictureMaker, PictureView
from guiapp.pages.compare.strategy_chips import StrategyChips
from guiapp.widgets.editors.budget_editor import amount_words

MOST_PINNED = 2
"""Pinned outcomes, at most: a third ± column would not fit the errors table."""


@dataclass(frozen=True, slots=True)
class ShownComparison:
    """What is shown.

    Attributes:
        comparison: all outcomes, or the first of them.
        plan: says which one is used, and what it may cost.
        saved: the comparison at the saved budget; None where it is the present one, or none was saved.
        saved_amount: that budget, as text.
    """

    comparison: Comparison
    plan: Plan
    saved: Comparison | None = None
    saved_amount: str = ""


def shown_comparison(
    comparison: Comparison, plan: Plan, saved: Plan | None, before: ShownComparison | None
) -> ShownComparison:
    """Return a comparison of `plan` with its estimate at the budget of the plan on disk, if that is another one.

    Args:
        comparison: of `plan`.
        plan: as it stands.
        saved: the plan on disk; None if it was never saved.
        before: what was shown before: while a slider moves, its estimate at the saved budget stays right.
    """
    if saved is None or saved.privacy.cost == plan.privacy.cost:
        return ShownComparison(comparison, plan)
    cost = saved.privacy.cost
    amount = amount_words(cost)
    if before is not None and before.saved_amount == amount and _share_outcomes(before.comparison, comparison):
        return ShownComparison(comparison, plan, before.saved, amount)
    return ShownComparison(comparison, plan, estimated_at(comparison, plan.privacy.cost, cost), amount)


def _share_outcomes(one: Comparison, other: Comparison) -> bool:
    """Return whether two comparisons were estimated from one prediction."""
    return one.tables is other.tables and len(one.outcomes) == len(other.outcomes)


class ComparedOutcomes(QWidget):
    """Heading, chips and views of all outcomes.

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
        super().__init__()
        self._titles = titles
        self._outcomes, self._table_errors, self._shares = (
            ComparisonModel(self),
            PinnedErrorsModel(self),
            SharesModel(self),
        )
        self._heading, self._chips = OutcomeHeading(), StrategyChips()
        self._tabs = OutcomeTabs(self._outcomes, self._table_errors, self._shares)
        self.errors = self._tabs.errors
        self._maker = PictureMaker()
        # What is shown, selected, picked by hand and pinned; keys of outcomes survive a new comparison, rows do not.
        self._shown: ShownComparison | None = None
        self._selected: OutcomeKey | None = None
        self._picked: OutcomeKey | None = None
        self._pinned: tuple[OutcomeKey, ...] = ()
        self._pictured: PicturedOutcomes | None = None
        self._progress = ""
        self._is_resumable = False
        self._is_drawing = False
        self._lay_out()
        self._tabs.table.sortByColumn(TOTAL_ERROR, Qt.SortOrder.AscendingOrder)
        self._connect()

    @property
    def shown(self) -> ShownComparison | None:
        """What is shown."""
        return self._shown

    @property
    def comparison(self) -> Comparison | None:
        """The comparison that is shown."""
        return self._shown.comparison if self._shown else None

    def begin(self) -> None:
        """Forget everything about the previous plan."""
        self._shown = self._selected = self._picked = self._pictured = None
        self._pinned = ()
        self._maker.begin()
        self._tabs.begin()

    def show_comparison(self, shown: ShownComparison, *, stopped: bool, exact: bool) -> None:
        """Show a comparison; the outcome that the plan uses is selected unless another was picked.

        Args:
            shown: the comparison, and the plan that it belongs to.
            stopped: see `show_progress`.
            exact: see `show_progress`.
        """
        self._shown = shown
        used = chosen_key(shown.plan, shown.comparison)
        self._outcomes.budget = shown.plan.privacy.cost
        self._outcomes.set_rows(compared_rows(shown.comparison, self._titles, used))
        self._selected = used if self._row_of(self._picked) is None else self._picked
        self._set_progress(stopped=stopped, exact=exact)
        self._show_selected()

    def show_progress(self, *, stopped: bool, exact: bool) -> None:
        """Show below the views which strategies are pending.

        Args:
            stopped: whether the search for the others was stopped, and can continue.
            exact: whether the errors were predicted for the plan as it stands, not estimated from another amount.
        """
        self._set_progress(stopped=stopped, exact=exact)
        self._show_words()

    def _set_progress(self, *, stopped: bool, exact: bool) -> None:
        pending = self._shown.comparison.pending if self._shown else ()
        names = ", ".join(self._titles.get(key, key) for key in pending)
        self._is_resumable = bool(pending) and stopped
        if pending and stopped:
            self._progress = self.tr("Stopped before these were worked out: {0}.").format(names)
        elif pending:
            self._progress = self.tr("Still being worked out: {0}.").format(names)
        else:
            self._progress = "" if exact else self.tr("Estimates, exact as soon as the amount rests.")

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
            unknown = self._shown is None or bool(self._shown.comparison.pending)
            return "" if unknown else self.tr("This plan has no such strategy.")
        return unusable_words(row)

    # ------------------------------------------------------------ the pictures

    def _draw(self) -> None:
        """Draw the picture in sight, and the chips."""
        shown, pictured = self._shown, self._pictured
        if shown is None or pictured is None or self._is_drawing:
            return
        controls, used = self._tabs.controls, chosen_key(shown.plan, shown.comparison)
        view = PictureView(controls.measure, self._pinned, controls.group, shown.saved, shown.saved_amount)
        chips = chip_facts(pictured, used, self._selected, self._pinned, len(shown.comparison.tables))
        outside = self.tr("%Ln not applicable", "", len(pictured.outside)) if pictured.outside else ""
        self._chips.show_facts(chips, outside)
        picture, chosen = self._tabs.picture, max(self.errors.chosen, 0)
        # The list is empty for a strategy that is not usable; the others stay in sight.
        every = list(range(len(shown.comparison.tables)))
        numbers = list(self._table_errors.numbers) if self._table_errors.rows else every
        if picture is not None:  # what is out of sight is drawn when it comes into sight
            make = self._maker.heat if picture is self._tabs.heat else self._maker.dots
            picture.show_picture(make(shown.comparison, pictured, view, numbers, chosen))

    def _pick_place(self, place: Place) -> None:
        """Select the table of a mark and look at its outcome; fold or unfold a group."""
        picture = self._tabs.picture
        if picture is None:
            return
        drawn = picture.picture_shown
        line = drawn.lines[place.line]
        if line.heading:
            self._maker.fold(line.group)
        else:
            self.errors.choose(line.number)
            if place.column != WHOLE_LINE:
                self._select(drawn.columns[place.column].key)
        self._draw()

    def _follow_sorting(self) -> None:
        self._tabs.controls.show_sorting(*self._table_errors.sorting)
        self._draw()

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

    def _look_or_use(self, key: OutcomeKey) -> None:
        """Look at an outcome, or use it if its strategy is looked at already."""
        row = self._row_of(self._selected)
        if self._selected is None or row is None or key[0] != self._selected[0]:
            self._select(key)
        elif row.outcome.fits and not row.chosen:
            self.use_wanted.emit(self._selected)

    def _change_recovery(self, recovery: Recovery) -> None:
        """Look at this strategy with another recovery, by its best split if it lacks the present one."""
        if self._selected is None:
            return
        strategy, split, _ = self._selected
        key = strategy, split, recovery
        self._select(
            key if self._row_of(key) else PicturedOutcomes(self._outcomes.rows, key, self._outcomes).tuned(strategy)
        )

    def _show_selected(self) -> None:
        row, pinned = self._row_of(self._selected), self._pinned_rows
        if self._shown is None or row is None:
            return
        # The errors are set before the texts, which quote the selected table's ±.
        self._is_drawing = True
        chosen = max(self.errors.chosen, 0)  # asked before the columns change, which clears the selection
        self._tabs.table.choose(self._outcomes.rows.index(row))
        self._pictured = PicturedOutcomes(self._outcomes.rows, row.outcome.key, self._outcomes)
        columns = self._pictured.heat_columns(ErrorMeasure.MARGIN)
        rows = (self._pictured.row(column.key) for column in columns)  # of one recovery, which the heads leave out
        self._table_errors.set_others([self._outcomes.short_name_of(each) for each in rows if each is not None])
        others = [column.values for column in columns]
        pins = [each.outcome for each in pinned]
        comparison, people = self._shown.comparison, self._shown.plan.people
        self._table_errors.set_rows(table_errors(comparison, row.outcome, *pins, others=others, people=people))
        self._heading.show_use(use_of_outcome(comparison, row.outcome, people), people)
        # One row is always selected: other texts refer to "the table selected below".
        self.errors.choose(chosen)
        self.errors_changed.emit()
        self._shares.set_rows(row.outcome.shares)
        self._heading.show_pinned(len(pinned), this=self._selected in self._pinned)
        self._tabs.hide_columns((*HIDDEN_COLUMNS[len(pinned)], *(() if people else (USE,))))
        self._tabs.controls.show_recovery(row.outcome.recovery)
        self._is_drawing = False
        self._show_words()
        self._draw()

    def _show_words(self) -> None:
        row = self._row_of(self._selected)
        if row is None:
            return
        fits = row.outcome.fits
        words = judgement(row, self._pinned_rows, self._outcomes, self._table_errors.rows)
        name, usable = self._outcomes.name_of(row), fits and not row.chosen
        self._heading.show_outcome(name, self._gains(), fits=fits, usable=usable, words=words)
        self._tabs.set_words(self._progress or words, resumable=self._is_resumable, fits=fits)

    def _gains(self) -> str:
        """Return how many tables gain by the optimal split of the strategy that is looked at."""
        if self._pictured is None or self._selected is None:
            return ""
        strategy = self._selected[0]
        uniform, tuned = (
            self._pictured.row(key) for key in (self._pictured.uniform(strategy), self._pictured.tuned(strategy))
        )
        if uniform is None or tuned is None or uniform is tuned:
            return ""
        return self._heading.gains_words(table_gains(uniform.outcome, tuned.outcome))

    def _pin(self, key: OutcomeKey | None) -> None:
        if key is None:
            return
        others = tuple(each for each in self._pinned if each != key)
        self._pinned = others if key in self._pinned else (*others, key)[-MOST_PINNED:]
        self._show_selected()

    def _use(self) -> None:
        if self._selected is not None:
            self.use_wanted.emit(self._selected)

    # ------------------------------------------------------------ files

    def _keep(self) -> None:
        names = {self._tabs.errors: self.tr("errors"), self._tabs.shares: self.tr("budget split")}
        of_table = names.get(self._tabs.shown_table) if self._tabs.picture is None else None
        self.keep_wanted.emit(of_table or self.tr("comparison"), self._tabs.kinds, self._tabs.file)

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._heading)
        column.addWidget(self._chips)
        column.addWidget(self._tabs, 1)

    def _connect(self) -> None:
        tabs, controls = self._tabs, self._tabs.controls
        self._heading.use_clicked.connect(self._use)
        self._heading.pin_clicked.connect(lambda: self._pin(self._selected))
        self._chips.look_wanted.connect(self._look_or_use)
        self._chips.pin_wanted.connect(self._pin)
        self._chips.outside_wanted.connect(tabs.show_strategies)
        tabs.row_chosen.connect(lambda row: self._select(self._outcomes.row(row).outcome.key))
        tabs.place_picked.connect(self._pick_place)
        tabs.sight_changed.connect(self._draw)
        tabs.keep_wanted.connect(self._keep)
        tabs.resume_clicked.connect(self.resume_wanted)
        controls.view_changed.connect(self._draw)
        controls.recovery_changed.connect(self._change_recovery)
        controls.sort_wanted.connect(self.errors.sortByColumn)
        self._table_errors.layoutChanged.connect(self._follow_sorting)
        self._table_errors.modelReset.connect(self._draw)
        self.errors.row_chosen.connect(lambda _: self._draw())
