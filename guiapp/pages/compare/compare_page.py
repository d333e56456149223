"""The Compare page: strategies and budget splits by predicted error, before anything is spent."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from core.front_door import Cancelled, Comparison, EngineError
from guiapp.commands import compare as commands
from guiapp.commands.live_comparison import LiveComparison
from guiapp.desktop.language import told, translate_error
from guiapp.dialogs.file_dialogs import ask_matrix_file
from guiapp.models.chosen_outcome import RECOMMENDED, chosen_key
from guiapp.pages.compare.compare_side import CompareSide
from guiapp.pages.compare.compared_goal import ComparedGoal
from guiapp.pages.compare.compared_outcomes import ComparedOutcomes, shown_comparison
from guiapp.pages.compare.no_outcomes import NoOutcomes
from guiapp.pages.compare.rehearser import Rehearser
from guiapp.pages.compare.share_questions import ask_shares
from guiapp.pages.compare.strategy_card import StrategyCard
from guiapp.pages.compare.target_questions import ask_targets
from guiapp.pages.file_questions import ask_save_as
from guiapp.pages.page import Page, register
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.readiness import release_locked_reason
from guiapp.widgets.editors.budget_editor import BudgetEditor


@register
class ComparePage(Page):
    """The fourth page: strategies and budget splits by predicted error, before anything is spent."""

    key = "compare"
    icon_name = "compare"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        engine = context.workspace.engine
        self._live = LiveComparison.shared(context)
        self._budget = BudgetEditor(engine.parse_amount)
        self._strategy = StrategyCard()
        self._compared = ComparedOutcomes({info.key: told(info.title) for info in engine.strategies()})
        self._nothing = NoOutcomes()
        self._goal = ComparedGoal(context, self._live, self._compared.errors, self)
        self._rehearser = Rehearser(context, self)
        self._hindrance = ""
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
        """Return that no table is chosen yet; None once there is one."""
        plan = self.context.workspace.plan
        if not plan.tables and not plan.families:
            return self.tr("First choose at least one table on the Tables page.")
        return None

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        plan = self.context.workspace.plan
        self._show_ways_on()
        if changes.plan:
            self._budget.set_budget(plan.privacy.cost)
            self._budget.set_neighbours(plan.privacy.neighbours)
            self._budget.set_protected(person=plan.unit.names_person)
            self._strategy.objective.show_objective(plan.privacy.objective)
            self._goal.refresh()
            self._live.follow()
        if changes.plan or changes.comparison:
            self._show()

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.header.set_primary(self.tr("Continue to release"))
        self.header.add_action(self._goal.least)
        self.header.add_action(self._rehearser.button)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._compared)
        self._stack.addWidget(self._nothing)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(CompareSide(self._budget, self._strategy, self._goal.editor))
        row.addWidget(self._stack, 1)
        self.body.addLayout(row, 1)

    def _connect(self) -> None:
        context = self.context
        self.header.primary_clicked.connect(lambda: self.wanted.emit("release"))
        context.workspace.begun.connect(self._begin)
        self._live.arrived.connect(self._show)
        self._live.failed.connect(self._show_failure)
        self._budget.budget_changed.connect(lambda budget: commands.set_budget(context, budget))
        self._budget.neighbours_changed.connect(lambda choice: commands.set_neighbours(context, choice))
        self._strategy.recommended_wanted.connect(lambda: commands.choose_recommended(context))
        self._strategy.matrix_wanted.connect(self._choose_matrix)
        self._strategy.objective.chosen.connect(lambda objective: commands.set_objective(context, objective))
        self._strategy.objective.targets_wanted.connect(lambda: ask_targets(context, self))
        self._strategy.objective.shares_wanted.connect(lambda: ask_shares(context, self))
        self._compared.use_wanted.connect(lambda key: commands.choose(context, key))
        self._compared.keep_wanted.connect(lambda name, kinds, content: ask_save_as(self, name, kinds, content))
        self._compared.errors_changed.connect(self._goal.name)
        self._compared.resume_wanted.connect(self._resume)
        self._nothing.resume_wanted.connect(self._resume)
        self._nothing.amount_wanted.connect(self._budget.ask_amount)
        self._nothing.tables_wanted.connect(lambda: self.wanted.emit("tables"))

    # ------------------------------------------------------------ showing

    def _begin(self) -> None:
        """Clear everything about the previous plan."""
        self._compared.begin()
        self._goal.begin()
        self._stack.setCurrentWidget(self._nothing)
        self._show()

    def _choose_matrix(self) -> None:
        path = ask_matrix_file(self, self.context.workspace.folder)
        if path is not None:
            commands.choose_matrix(self.context, path, self._choose_matrix)

    def _resume(self) -> None:
        self._live.resume()
        self._show()

    def _show(self) -> None:
        live, comparison = self._live, self._live.comparison
        if comparison is None:
            self._wait()
            return
        self._stack.setCurrentWidget(self._compared)
        workspace = self.context.workspace
        shown = shown_comparison(comparison, workspace.plan, workspace.saved_plan, self._compared.shown)
        self._compared.show_comparison(shown, stopped=live.is_stopped, exact=live.is_exact)
        self._show_used(comparison)

    def _show_used(self, comparison: Comparison) -> None:
        """Show the outcome that the plan uses; without a usable one there is no way on."""
        plan = self.context.workspace.plan
        used = chosen_key(plan, comparison)
        facts, why_unusable = self._compared.facts_of(used), self._compared.why_unusable(used)
        if why_unusable:
            facts += [why_unusable, self.tr("Nothing can be rehearsed or released with it.")]
        is_recommended = plan.strategy.name == RECOMMENDED
        self._strategy.show_used(facts, is_recommended=is_recommended, is_pending=bool(comparison.pending))
        self._hinder(why_unusable)

    def _wait(self) -> None:
        """Show that the comparison is not ready; an earlier one of these tables stays visible meanwhile."""
        self._goal.editor.show_missing(self.tr("Possible once the errors are known."))
        if self._live.is_stopped:
            self._show_failure(Cancelled())
        elif self._stack.currentWidget() is self._nothing or not self._live.knows_tables:
            self._nothing.show_waiting()
            self._show_nothing()

    def _show_failure(self, error: EngineError) -> None:
        is_known = self._live.comparison is not None
        if isinstance(error, Cancelled) and is_known:
            self._compared.show_progress(stopped=self._live.is_stopped, exact=self._live.is_exact)
        elif self._live.is_stopped:
            self._nothing.show_stopped(error)
            self._show_nothing()
        else:
            self._nothing.show_failure(error)
            self._show_nothing(translate_error(error))
            if is_known:  # a wanted accuracy is a way out, though the worst table is not known
                self._goal.editor.show_tables("", "")
            else:
                self._goal.editor.show_missing(self.tr("Possible once the amount or the tables are changed."))

    def _show_nothing(self, hindrance: str = "") -> None:
        self._strategy.show_none(self._nothing.summary)
        self._stack.setCurrentWidget(self._nothing)
        self._hinder(hindrance)

    def _hinder(self, reason: str) -> None:
        """Disable going on and rehearsing for a reason; "" enables both."""
        self._hindrance = reason
        self._show_ways_on()

    def _show_ways_on(self) -> None:
        self.header.set_locked(self._hindrance or release_locked_reason(self.context.workspace))
        self.header.primary.setEnabled(not self._hindrance)
        self._rehearser.hinder(self._hindrance)
