"""Card on the Tables page: about how many people there are, and how useful the tables will be for them."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from core.front_door import Comparison, EngineError
from guiapp.commands import use as commands
from guiapp.commands.live_comparison import LiveComparison
from guiapp.desktop.language import translate_error
from guiapp.models.use_of_tables import use_of_plan
from guiapp.pages.criteria_questions import ask_criteria
from guiapp.pages.tables.advice_run import AdviceRun
from guiapp.state.app_context import AppContext
from guiapp.widgets.charts.use_strip import UseStrip
from guiapp.widgets.controls.buttons import allow_unless, button
from guiapp.widgets.controls.card import Card, muted_label
from guiapp.widgets.editors.people_editor import PeopleEditor


class UseCard(Card):
    """Predicts the errors of the tables while it is shown, if the plan says how many people there are.

    Args:
        context: has the plan.
    """

    def __init__(self, context: AppContext) -> None:
        super().__init__("", "use_card")
        self._context = context
        self._live = LiveComparison.shared(context)
        self._strip = UseStrip("tables_use")
        self._state = muted_label(name="use_state")
        self._advise = button(self.tr("Make it usable…"), "make_usable", "good")
        self._criteria = button(self.tr("Criteria…"), "edit_criteria")
        self._people = PeopleEditor()
        self._lay_out()
        self._advise.clicked.connect(lambda: AdviceRun(context, self).open())
        self._criteria.clicked.connect(lambda: ask_criteria(context, self))
        self._people.changed.connect(lambda people: commands.set_people(context, people))
        self._live.started.connect(self._begin)
        self._live.failed.connect(self._fail)

    def refresh(self) -> Comparison | None:
        """Show the plan as it stands; return the predicted errors of its tables, None while they are not known."""
        plan = self._context.workspace.plan
        self._people.show_people(plan.people)
        allow_unless(
            self._advise, self.tr("First type about how many people there are.") if plan.people is None else ""
        )
        if plan.people is None:
            self._show("")
            return None
        self._live.follow()
        return self._show("")

    # A method, not a lambda: its connection ends with the card, which the shared comparison outlives.
    def _begin(self) -> None:
        self._show("")

    def _show(self, fault: str) -> Comparison | None:
        plan = self._context.workspace.plan
        comparison = self._live.comparison
        shares = None if fault else use_of_plan(plan, comparison)
        self._strip.show_use(shares, plan.people)
        waiting = self.tr("How useful the tables will be is being worked out.")
        said = fault or ("" if shares is not None or plan.people is None else waiting)
        self._state.setText(said)
        self._state.setVisible(bool(said))
        return comparison

    def _fail(self, error: EngineError) -> None:
        self._show(translate_error(error))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._people, 1)
        # One of three: where the number comes from, that the use is worked out, or the use.
        for told in (self._strip, self._state):
            row.addWidget(told, 3)
        for tool in (self._criteria, self._advise):
            row.addWidget(tool)
        self.body.setContentsMargins(16, 8, 16, 8)
        self.body.addLayout(row)
