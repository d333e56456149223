"""Strategies and budgets, by predicted error, before spending."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from core import Comparison, EngineError, Rehearsal
from guiapp.commands import compare as commands
from guiapp.commands.live_comparison import LiveComparison
from guiapp.desktop.language import translate_error
from guiapp.dialogs.rehearsal_dialog import RehearsalDialog
from guiapp.jobs.job import Job
from guiapp.models.comparison_model import ComparedRow, ComparisonModel, compared_rows, equal_epsilon
from guiapp.models.shares_model import SharesModel
from guiapp.models.table_errors_model import TableErrorsModel, table_errors
from guiapp.pages.page import Page
from guiapp.state.changes import Changes
from guiapp.state.desk import Desk
from guiapp.widgets.budget_editor import BudgetEditor
from guiapp.widgets.buttons import button
from guiapp.widgets.card import Card, muted_label
from guiapp.widgets.dot_row import DotRow
from guiapp.widgets.empty_state import EmptyState
from guiapp.widgets.goal_editor import GoalEditor
from guiapp.widgets.outcome_chooser import OutcomeChooser
from guiapp.widgets.outcome_details import OutcomeDetails

SIDE_WIDTH = 320
REHEARSALS = 20

Key = tuple[str, str, str]


class ComparePage(Page):
    """Strategies and budgets, by predicted error, before spending."""

    key = "compare"
    icon_name = "compare"

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._titles = {info.key: info.title for info in desk.workspace.engine.strategies()}
        self._selected: Key | None = None
        self._budget = BudgetEditor(desk.workspace.engine.parse_amount)
        self._goal = GoalEditor()
        self._in_use = muted_label(name="strategy_in_use")
        self._recommended = button(self.tr("Always use the recommended one"), "use_recommended", link=True)
        self._rehearse = button(self.tr("Rehearse…"), "rehearse", "play")
        self._outcomes = ComparisonModel(self)
        self._errors = TableErrorsModel(self)
        self._shares = SharesModel(self)
        self._chooser = OutcomeChooser(self._outcomes)
        self._details = OutcomeDetails(self._errors, self._shares)
        self._nothing = EmptyState("compare")
        self._live = LiveComparison(desk, self)
        self._charting: Job | None = None
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
        document = self.desk.workspace.document
        if not document.tables and not document.families:
            return self.tr("Choose at least one table first.")
        return None

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        workspace = self.desk.workspace
        if self._charting is None:
            self._charting = commands.load_charts(self.desk, self._chooser.build_chart)
        if changes.plan:
            self._budget.set_budget(workspace.document.privacy.budget)
            self._budget.set_neighbours(workspace.document.privacy.neighbours)
            self._live.follow()
        if (changes.plan or changes.comparison) and workspace.comparison is not None:
            self._show(workspace.comparison)

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.header.set_primary(self.tr("Go on to release"))
        self.header.add_action(self._rehearse)
        price = Card(self.tr("What one release may cost"), "price_card")
        price.body.addWidget(self._budget)
        goal = Card(self.tr("Or say how exact it must be"), "goal_card")
        goal.body.addWidget(self._goal)
        use = Card(self.tr("Strategy in use"), "strategy_card")
        use.body.addWidget(self._in_use)
        use.body.addWidget(self._recommended, 0, Qt.AlignmentFlag.AlignLeft)
        side = QWidget()
        side.setObjectName("page_body")
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(price)
        column.addWidget(goal)
        column.addWidget(use)
        column.addStretch(1)
        left = QScrollArea()
        left.setAccessibleName(self.tr("Cost and strategy"))
        left.setWidget(side)
        left.setWidgetResizable(True)
        left.setFrameShape(QFrame.Shape.NoFrame)
        left.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left.setFixedWidth(SIDE_WIDTH)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._right_side())
        self._stack.addWidget(self._nothing)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(left)
        row.addWidget(self._stack, 1)
        self.body.addLayout(row, 1)

    def _right_side(self) -> QSplitter:
        split = QSplitter(Qt.Orientation.Vertical)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(12)
        split.addWidget(self._chooser)
        split.addWidget(self._details)
        split.setSizes([345, 255])
        return split

    def _connect(self) -> None:
        self._budget.budget_changed.connect(lambda budget: commands.set_budget(self.desk, budget))
        self._budget.neighbours_changed.connect(lambda choice: commands.set_neighbours(self.desk, choice))
        self._chooser.row_chosen.connect(lambda row: self._select(self._outcomes.row(row).outcome.key))
        self._chooser.chart_row_clicked.connect(self._select_charted)
        self._chooser.view_changed.connect(self._draw)
        self._details.use_clicked.connect(self._use)
        self._recommended.clicked.connect(lambda: commands.choose_recommended(self.desk))
        self._goal.sought.connect(self._seek)
        self._rehearse.clicked.connect(self._start_rehearsal)
        self._live.failed.connect(self._show_failure)
        self._nothing.clicked.connect(lambda: self.wanted.emit("tables"))
        self.header.primary_clicked.connect(lambda: self.wanted.emit("release"))

    # ------------------------------------------------------------ showing

    def _show(self, comparison: Comparison) -> None:
        self._stack.setCurrentIndex(0)
        chosen = commands.chosen_key(self.desk.workspace.document, comparison)
        self._outcomes.set_rows(compared_rows(comparison, self._titles, chosen))
        if self._selected is None or self._row_of(self._selected) is None:
            self._selected = chosen
        self._say_in_use(chosen)
        self._draw()
        self._show_selected()

    def _show_failure(self, error: EngineError) -> None:
        self._nothing.set_words(self.tr("Nothing to compare"), translate_error(error), self.tr("Change the tables"))
        self._stack.setCurrentIndex(1)

    def _say_in_use(self, chosen: Key) -> None:
        row = self._row_of(chosen)
        always = self.desk.workspace.document.strategy.name == commands.RECOMMENDED
        words = [self._name(row) if row else " · ".join(chosen)]
        if row is not None and row.why:
            words.append(row.why)
        if row is not None and not row.outcome.fits:
            words.append(self.tr("It does not fit: {0}").format(row.outcome.reason))
        words.append(
            self.tr("The recommended one is used, also when the plan changes.") if always else self.tr("Chosen by you.")
        )
        self._in_use.setText("\n".join(words))
        self._recommended.setVisible(not always)

    def _draw(self) -> None:
        comparison = self.desk.workspace.comparison
        if comparison is None:
            return
        self._chooser.draw([self._dot_row(comparison, strategy) for strategy in self._strategies(comparison)])

    def _dot_row(self, comparison: Comparison, strategy: str) -> DotRow:
        def dot(budget: str) -> float | None:
            row = self._row_of((strategy, budget, self._chooser.recovery))
            if row is None or not row.outcome.fits:
                return None
            outcome = row.outcome
            value = outcome.typical_half_width if self._chooser.measure == "typical" else outcome.total_variance
            return value or None  # no error at all has no place on a logarithmic axis

        reasons = [one.reason for one in comparison.outcomes if one.strategy == strategy and not one.fits]
        uniform, optimal = dot("uniform"), dot(self._tuned(comparison, strategy))
        title = self._titles.get(strategy, strategy)
        return DotRow(
            label=self.tr("{0} (does not fit)").format(title) if reasons else title,
            hollow=uniform,
            filled=optimal,
            marked=strategy == comparison.recommended.strategy,
            remark=reasons[0] or "" if reasons and uniform is None and optimal is None else "",
        )

    def _tuned(self, comparison: Comparison, strategy: str) -> str:
        """Return the split of the budget that is made for the recovery on the chart."""
        keys = {outcome.key for outcome in comparison.outcomes}
        return "best" if (strategy, "best", self._chooser.recovery) in keys else "optimal"

    @staticmethod
    def _strategies(comparison: Comparison) -> list[str]:
        return list(dict.fromkeys(outcome.strategy for outcome in comparison.outcomes))

    # ------------------------------------------------------------ one outcome

    def _row_of(self, key: Key) -> ComparedRow | None:
        return next((row for row in self._outcomes.rows if row.outcome.key == key), None)

    def _name(self, row: ComparedRow) -> str:
        model = self._outcomes
        return self.tr("{0}, {1} budget, {2}").format(
            row.title, model.budget_words(row.outcome.budget), model.recovery_words(row.outcome.recovery)
        )

    def _select(self, key: Key) -> None:
        if key != self._selected:
            self._selected = key
            self._show_selected()

    def _select_charted(self, number: int) -> None:
        comparison = self.desk.workspace.comparison
        if comparison is not None:
            strategy = self._strategies(comparison)[number]
            self._select((strategy, self._tuned(comparison, strategy), self._chooser.recovery))

    def _show_selected(self) -> None:
        comparison = self.desk.workspace.comparison
        row = self._row_of(self._selected) if self._selected else None
        if comparison is None or row is None:
            return
        self._chooser.table.choose(self._outcomes.rows.index(row))
        self._errors.set_rows(table_errors(comparison, row.outcome))
        self._shares.set_rows(row.outcome.shares)
        self._details.show_outcome(self._name(row), self._judgement(row), usable=row.outcome.fits and not row.chosen)

    def _judgement(self, row: ComparedRow) -> str:
        words = [row.why] if row.why else []
        if not row.outcome.fits:
            words.append(row.outcome.reason or "")
        epsilon = equal_epsilon(self.desk.workspace.document.privacy.budget, row)
        if epsilon:
            words.append(self.tr("A uniform budget would need ε = {0} for the same error.").format(epsilon))
        return " ".join(words)

    def _use(self) -> None:
        if self._selected is not None:
            commands.choose(self.desk, self._selected)

    def _seek(self, wanted: float, everywhere: bool) -> None:
        tables = range(len(self._errors.rows)) if everywhere else [max(self._details.errors.chosen, 0)]
        self._goal.set_busy(True)
        job = commands.seek(self.desk, dict.fromkeys(tables, wanted))
        job.ended.connect(lambda: self._goal.set_busy(False))

    def _start_rehearsal(self) -> None:
        self._rehearse.setEnabled(False)
        job = commands.rehearse(self.desk, REHEARSALS, self._show_rehearsal)
        job.ended.connect(lambda: self._rehearse.setEnabled(True))

    def _show_rehearsal(self, rehearsal: Rehearsal) -> None:
        dialog = RehearsalDialog(rehearsal, self)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
