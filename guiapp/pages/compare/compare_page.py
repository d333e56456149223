"""The Compare page: strategies and budget splits by predicted error, before anything is spent."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from core import Cancelled, Comparison, EngineError, NoiseTooLargeError, OutcomeKey, Rehearsal
from guiapp.commands import compare as commands
from guiapp.commands.live_comparison import LiveComparison
from guiapp.desktop.language import told, translate_error
from guiapp.dialogs.rehearsal_dialog import RehearsalDialog
from guiapp.jobs.job import Job
from guiapp.models.chosen_outcome import RECOMMENDED, chosen_key
from guiapp.models.comparison_model import TOTAL_ERROR, ComparedRow, ComparisonModel, compared_rows
from guiapp.models.shares_model import SharesModel
from guiapp.models.table_errors_model import HIDDEN_COLUMNS, PinnedErrorsModel, table_errors, table_title
from guiapp.pages.compare.compared_dots import ComparedDots, View
from guiapp.pages.compare.compared_goal import ComparedGoal
from guiapp.pages.compare.compared_words import judgement, unusable_words
from guiapp.pages.compare.outcome_chooser import OutcomeChooser
from guiapp.pages.compare.outcome_details import OutcomeDetails
from guiapp.pages.file_questions import ask_save_as
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.readiness import release_locked_reason
from guiapp.widgets.charts.dot_row import Mark
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card, muted_label
from guiapp.widgets.controls.shared_height import SharedHeight
from guiapp.widgets.editors.budget_editor import BudgetEditor
from guiapp.widgets.frame.empty_state import EmptyState

SIDE_WIDTH = 320
"""Pixels of the cards on the left: the slider's steps can be hit."""
REHEARSALS = 20
"""Releases of a rehearsal: the observed deviation of one cell is then known to about a sixth."""
MOST_PINNED = 2
"""Pinned outcomes, at most: a third ± column would not fit the errors table."""


@register
class ComparePage(Page):
    """The fourth page: strategies and budget splits by predicted error, before anything is spent."""

    key = "compare"
    icon_name = "compare"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        # What was shown, selected, picked by hand and pinned; keys of outcomes survive a new comparison, rows do not.
        self._titles = {info.key: told(info.title) for info in context.workspace.engine.strategies()}
        self._shown: Comparison | None = None
        self._selected: OutcomeKey | None = None
        self._picked: OutcomeKey | None = None
        self._pinned: tuple[OutcomeKey, ...] = ()
        self._dots: ComparedDots | None = None
        self._budget = BudgetEditor(context.workspace.engine.parse_amount)
        self._in_use = muted_label(name="strategy_in_use")
        self._recommended = button(self.tr("Always use the recommended one"), "use_recommended", link=True)
        self._rehearse = button(self.tr("Rehearse…"), "rehearse", "play")
        self._outcomes = ComparisonModel(self)
        self._errors = PinnedErrorsModel(self)
        self._shares = SharesModel(self)
        self._chooser = OutcomeChooser(self._outcomes)
        self._chooser.table.sortByColumn(TOTAL_ERROR, Qt.SortOrder.AscendingOrder)
        self._details = OutcomeDetails(self._errors, self._shares, HIDDEN_COLUMNS)
        self._split = SharedHeight(self._chooser, self._details)
        self._nothing = EmptyState("compare")
        self._live = LiveComparison(context, self)
        self._goal = ComparedGoal(context, self._live, self._details.errors, self)
        self._rehearsing: Job | None = None
        self._hindrance = ""
        self._is_short = False
        self._shared = (0, 0)
        self._lay_out()
        self._connect()

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Compare")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("See how accurate every strategy would make every table, before anything is spent.")

    def locked_reason(self) -> str | None:
        """See Page."""
        plan = self.context.workspace.plan
        if not plan.tables and not plan.families:
            return self.tr("First choose at least one table on the Tables page.")
        return None

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        workspace = self.context.workspace
        self._say_ways_on()
        if changes.plan:
            self._budget.set_budget(workspace.plan.privacy.cost)
            self._budget.set_neighbours(workspace.plan.privacy.neighbours)
            self._budget.set_protected(person=workspace.plan.unit.names_person)
            self._live.follow()
        if changes.plan or changes.comparison:
            self._show()

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.header.set_primary(self.tr("Continue to release"))
        self.header.add_action(self._rehearse)
        price = Card(self.tr("What one release may cost"), "price_card")
        price.body.addWidget(self._budget)
        goal = Card(self.tr("Or say how exact it must be"), "goal_card")
        goal.body.addWidget(self._goal.editor)
        use = Card(self.tr("Strategy in use"), "strategy_card")
        use.body.addWidget(self._in_use)
        use.body.addWidget(self._recommended, 0, Qt.AlignmentFlag.AlignLeft)
        side = QWidget()
        side.setObjectName("page_body")
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(price)
        column.addWidget(use)
        column.addWidget(goal)
        column.addStretch(1)
        left = QScrollArea()
        left.setObjectName("compare_side")
        left.setAccessibleName(self.tr("Cost and strategy"))
        left.setWidget(side)
        left.setWidgetResizable(True)
        left.setFrameShape(QFrame.Shape.NoFrame)
        left.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left.setFixedWidth(SIDE_WIDTH)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._split)
        self._stack.addWidget(self._nothing)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(left)
        row.addWidget(self._stack, 1)
        self.body.addLayout(row, 1)

    def _connect(self) -> None:
        self._budget.budget_changed.connect(lambda budget: commands.set_budget(self.context, budget))
        self._budget.neighbours_changed.connect(lambda choice: commands.set_neighbours(self.context, choice))
        self._chooser.row_chosen.connect(lambda row: self._select(self._outcomes.row(row).outcome.key))
        self._chooser.mark_picked.connect(self._select_mark)
        self._chooser.view_changed.connect(self._draw)
        self._chooser.keep_wanted.connect(self._keep_chosen)
        self._details.use_clicked.connect(self._use)
        self._details.pin_clicked.connect(self._pin)
        self._details.keep_wanted.connect(self._keep_details)
        self._details.height_wanted.connect(lambda on: self._chooser.setVisible(not on))
        self._details.errors.row_chosen.connect(self._draw_table)
        self._recommended.clicked.connect(lambda: commands.choose_recommended(self.context))
        self._rehearse.clicked.connect(self._start_rehearsal)
        self.context.workspace.begun.connect(self._begin)
        self._live.failed.connect(self._show_failure)
        self._live.arrived.connect(self._show)
        self._nothing.clicked.connect(self._fix)
        self._chooser.resume_clicked.connect(self._resume)
        self.header.primary_clicked.connect(lambda: self.wanted.emit("release"))

    # ------------------------------------------------------------ showing

    def _begin(self) -> None:
        """Clear everything about the previous plan."""
        self._shown = self._selected = self._picked = None
        self._pinned = ()
        self._details.find_all()
        self._goal.begin()
        self._stack.setCurrentIndex(1)
        self._show()

    def _show(self) -> None:
        comparison = self._live.comparison
        if comparison is None:
            self._wait()
            return
        self._shown = comparison
        self._stack.setCurrentIndex(0)
        chosen = chosen_key(self.context.workspace.plan, comparison)
        self._outcomes.budget = self.context.workspace.plan.privacy.cost
        self._outcomes.set_rows(compared_rows(comparison, self._titles, chosen))
        self._selected = chosen if self._row_of(self._picked) is None else self._picked
        self._say_in_use(chosen)
        self._say_pending()
        self._show_selected()
        self._draw()

    def _wait(self) -> None:
        """Show that the comparison is not ready; an earlier one of these tables stays visible meanwhile."""
        self._goal.editor.show_missing(self.tr("Possible once the errors are known."))
        if self._live.is_stopped:
            self._show_failure(Cancelled())
        elif self._stack.currentIndex() == 1 or not self._live.knows_tables:
            title = self.tr("Being worked out")
            self._show_nothing(title, title, self.tr("Every strategy appears here as soon as its errors are known."))

    def _show_nothing(self, in_use: str, title: str, text: str, action: str = "") -> None:
        self._in_use.setText(in_use)
        self._recommended.hide()
        self._nothing.set_words(title, text, action)
        self._stack.setCurrentIndex(1)
        self._hinder("")

    def _hinder(self, reason: str) -> None:
        """Disable going on and rehearsing for a reason; "" enables both."""
        self._hindrance = reason
        self._say_ways_on()

    def _say_ways_on(self) -> None:
        self.header.set_locked(self._hindrance or release_locked_reason(self.context.workspace))
        self.header.primary.setEnabled(not self._hindrance)
        self._rehearse.setEnabled(not self._hindrance and self._rehearsing is None)
        self._rehearse.setToolTip(self._hindrance)
        self._rehearse.setAccessibleDescription(self._hindrance)

    def _say_pending(self) -> None:
        """Show below the chart which strategies are pending, with a button to resume if the search was stopped."""
        pending = self._shown.pending if self._shown else ()
        names = ", ".join(self._titles.get(key, key) for key in pending)
        stopped = bool(pending) and self._live.is_stopped
        words = ""
        if stopped:
            words = self.tr("Stopped before these were worked out: {0}.").format(names)
        elif pending:
            words = self.tr("Still being worked out: {0}.").format(names)
        elif not self._live.is_exact:
            words = self.tr("Estimates, exact as soon as the amount rests.")
        self._chooser.set_hint(words, resumable=stopped)

    def _show_failure(self, error: EngineError) -> None:
        if isinstance(error, Cancelled) and self._live.comparison is not None:
            self._say_pending()
            return
        reason = translate_error(error)
        if self._live.is_stopped:
            title = self.tr("Not worked out yet")
            self._show_nothing(title, title, reason, self.tr("Work it out"))
        else:
            in_use = self.tr("None could be worked out: nothing can be rehearsed or released.")
            self._is_short = isinstance(error, NoiseTooLargeError)
            title = self.tr("The budget is too small") if self._is_short else self.tr("Nothing to compare")
            action = self.tr("Change the amount") if self._is_short else self.tr("Change the tables")
            self._show_nothing(in_use, title, reason, action)
            self._hinder(reason)
            if self._live.comparison is not None:  # a wanted accuracy is a way out, though the worst table is not known
                self._goal.editor.show_tables("", "")
            else:
                self._goal.editor.show_missing(self.tr("Possible once the amount or the tables are changed."))

    def _fix(self) -> None:
        if self._live.is_stopped:
            self._resume()
        elif self._is_short:
            self._budget.ask_amount()
        else:
            self.wanted.emit("tables")

    def _resume(self) -> None:
        self._live.resume()
        self._show()

    def _say_in_use(self, chosen: OutcomeKey) -> None:
        row, why_unusable = self._row_of(chosen), self._unfit(chosen)
        always = self.context.workspace.plan.strategy.name == RECOMMENDED
        words = [self._outcomes.name_of(row) if row else " · ".join(chosen)]
        if row is not None and row.why:
            words.append(row.why)
        if why_unusable:
            words += [why_unusable, self.tr("Nothing can be rehearsed or released with it.")]
        if not always:
            words.append(self.tr("Chosen by you."))
        elif self._shown is not None and self._shown.pending:
            words.append(self.tr("The best so far; not all are worked out yet."))
        else:
            words.append(self.tr("The recommended one is used, also when the plan changes."))
        self._in_use.setText("\n".join(words))
        self._recommended.setVisible(not always)
        self._hinder(why_unusable)

    def _unfit(self, key: OutcomeKey) -> str:
        """Return why an outcome cannot be used; "" if it can, or if that is not known yet."""
        row = self._row_of(key)
        if row is None:
            return "" if self._shown is None or self._shown.pending else self.tr("This plan has no such strategy.")
        return unusable_words(row)

    def _draw(self) -> None:
        if self._shown is None:
            return
        number = max(self._details.errors.chosen, 0)
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

    def _share_height(self) -> None:
        """Divide the height again if the number of rows changed; a longer text must not move the chart."""
        shared = self._chooser.wanted_height(), len(self._errors.rows)
        if shared != self._shared:
            self._shared = shared
            self._split.set_wishes(shared[0], self._details.wanted_height())

    def _draw_table(self) -> None:
        """Redraw the chart if it shows the errors of the selected table."""
        if self._chooser.measure == "table":
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
        self._errors.set_rows(table_errors(self._shown, row.outcome, *(each.outcome for each in pinned)))
        # One row is always selected: other texts refer to "the table selected below".
        self._details.errors.choose(max(self._details.errors.chosen, 0))
        self._goal.name()
        self._shares.set_rows(row.outcome.shares)
        self._details.show_pinned(len(pinned), this=self._selected in self._pinned)
        fits, words = row.outcome.fits, judgement(row, pinned, self._outcomes, self._errors.rows)
        self._details.show_outcome(self._outcomes.name_of(row), words, fits=fits, usable=fits and not row.chosen)

    def _pin(self) -> None:
        if self._selected is None:
            return
        others = tuple(key for key in self._pinned if key != self._selected)
        self._pinned = others if self._selected in self._pinned else (*others, self._selected)[-MOST_PINNED:]
        self._show_selected()
        self._draw()

    def _keep_chosen(self) -> None:
        ask_save_as(self, self.tr("comparison"), self._chooser.kinds, self._chooser.file)

    def _keep_details(self) -> None:
        table = self._details.table
        name = self.tr("errors") if table is self._details.errors else self.tr("budget split")
        ask_save_as(self, name, ("csv",), lambda _: table.csv())

    def _use(self) -> None:
        if self._selected is not None:
            commands.choose(self.context, self._selected)

    def _start_rehearsal(self) -> None:
        self._rehearsing = commands.rehearse(self.context, REHEARSALS, self._show_rehearsal)
        self._rehearsing.ended.connect(self._end_rehearsal)
        self._say_ways_on()

    def _end_rehearsal(self) -> None:
        self._rehearsing = None
        self._say_ways_on()

    def _show_rehearsal(self, rehearsal: Rehearsal) -> None:
        dialog = RehearsalDialog(rehearsal, self.context.workspace.plan.tables, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
