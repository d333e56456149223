"""The wanted accuracy on the Compare page: the table that decides, and the accuracy that the found cost gives it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from core.front_door import Definition, ReleaseCost
from guiapp.commands import compare as commands
from guiapp.commands.live_comparison import LiveComparison
from guiapp.desktop.number_words import number_text
from guiapp.dialogs.seek_dialog import EVERY_TABLE
from guiapp.dialogs.sought_words import least_words
from guiapp.models.chosen_outcome import chosen_outcome
from guiapp.models.table_errors_model import table_title
from guiapp.pages.compare.seek_run import SeekRun
from guiapp.state.app_context import AppContext
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.editors.budget_editor import amount_words
from guiapp.widgets.editors.goal_editor import GoalEditor
from guiapp.widgets.tables.sortable_table import SortableTable


class ComparedGoal(QObject):
    """Updates the texts of a GoalEditor, and searches the cost for its accuracy.

    Args:
        context: has the plan that gets the cost.
        live: has the predicted errors.
        errors: the list of tables; the goal may apply to the selected one.
        parent: the page.

    Attributes:
        editor: the wanted accuracy, for which the present choice is kept.
        least: the button that looks over every choice.
    """

    def __init__(self, context: AppContext, live: LiveComparison, errors: SortableTable, parent: QObject) -> None:
        super().__init__(parent)
        self.editor = GoalEditor()
        self.least = button(least_words(Definition.PURE), "seek_least", "search")
        self.least.setToolTip(self.tr("Tries every strategy, budget split, recovery and objective"))
        self._context = context
        self._live = live
        self._errors = errors
        self._found: ReleaseCost | None = None
        self._leads_on = False
        self.editor.sought.connect(self._seek)
        self.least.clicked.connect(self._seek_least)
        errors.row_chosen.connect(lambda _: self.name())

    def begin(self) -> None:
        """Clear the goal of the previous plan."""
        self._found = None
        self.editor.clear()

    def refresh(self) -> None:
        """Show what can be sought for the plan as it stands."""
        self.least.setText(least_words(self._context.workspace.plan.privacy.cost.definition))

    def name(self) -> None:
        """Show the tables that a goal applies to, or the accuracy that the found cost gives them."""
        shown, plan = self._live.comparison, self._context.workspace.plan
        if shown is None or not (shown.pending or self._live.is_exact):
            return  # estimates scale all tables alike, so the worst one stays; finding it again would delay a slider
        outcome = chosen_outcome(plan, shown)
        margins = outcome.half_widths if outcome is not None else ()
        worst = max(range(len(margins)), key=margins.__getitem__, default=0)
        is_found = bool(margins) and self._found == plan.privacy.cost
        if is_found and self._leads_on:
            self._leads_on = False
            self._errors.choose(worst)
        numbers = worst, max(self._errors.chosen, 0)
        titles = [table_title(shown.tables[number]) for number in numbers]
        gained = ["", ""]
        if is_found:
            gained = [self._gained(margins[number], title) for number, title in zip(numbers, titles, strict=True)]
        self.editor.show_tables(*titles, *gained)

    def _gained(self, margin: float, title: str) -> str:
        amount = amount_words(self._context.workspace.plan.privacy.cost)
        words = self.tr("{amount} gives ±{margin} in {table}.")
        return words.format(amount=amount, margin=number_text(margin), table=title)

    def _seek(self, wanted: float, everywhere: bool) -> None:
        shown = self._live.comparison
        if shown is None:
            return
        every = range(len(shown.tables))  # all tables of the plan: the list is empty for a strategy that is not usable
        tables = every if everywhere else [max(self._errors.chosen, 0)]
        self.editor.set_busy(True)
        job = commands.seek(self._context, dict.fromkeys(tables, wanted))
        job.done.connect(lambda budget: self._take(budget, everywhere))
        job.ended.connect(lambda: self.editor.set_busy(False))

    def _seek_least(self) -> None:
        chosen = EVERY_TABLE if self.editor.everywhere else max(self._errors.chosen, 0)
        SeekRun(self._context, self._errors.window()).open(self.editor.typed, chosen)

    def _take(self, budget: ReleaseCost, everywhere: bool) -> None:
        """Store the found cost, and select the deciding table as soon as its error is known."""
        self._found, self._leads_on = budget, everywhere
        self.name()
