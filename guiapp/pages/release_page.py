"""What will be spent, on what; confirm; run."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core import Cancelled, EngineError, ReleaseNotKeptError, Total
from guiapp.commands import release as commands
from guiapp.commands.compare import chosen_outcome
from guiapp.commands.release import Quoted
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.notices import Tone
from guiapp.dialogs.confirm_spending_dialog import ConfirmSpendingDialog
from guiapp.jobs.job import Job
from guiapp.models.table_errors_model import TableErrorsModel, table_errors
from guiapp.pages.page import Page
from guiapp.state.changes import Changes
from guiapp.state.desk import Desk
from guiapp.widgets.account_editor import AccountEditor
from guiapp.widgets.card import Card, heading_label, muted_label, points
from guiapp.widgets.output_choices import OutputChoices
from guiapp.widgets.release_progress import ReleaseProgress
from guiapp.widgets.sortable_table import SortableTable

PAUSE_MS = 80
"""Typing faster than this asks for one quote."""


class ReleasePage(Page):
    """What will be spent, on what; confirm; run."""

    key = "release"
    icon_name = "release"

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self._quoted: Quoted | None = None
        self._quoting: Job | None = None
        self._running: Job | None = None
        self._cost = heading_label("")
        self._cost.setObjectName("quote_cost")
        self._lines = muted_label(name="quote_lines")
        self._errors = TableErrorsModel(self)
        self._tables = SortableTable(self._errors, "quoted_tables", self.tr("Tables to be published"))
        self._account = AccountEditor(desk.workspace.engine.parse_amount)
        self._output = OutputChoices()
        self._progress = ReleaseProgress()
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._lay_out()
        self._connect()

    @property
    def title(self) -> str:
        """See Page."""
        return self.tr("Release")

    @property
    def help_line(self) -> str:
        """See Page."""
        return self.tr("See what a release publishes and costs; then release, once.")

    def locked_reason(self) -> str | None:
        """See Page."""
        return commands.locked_reason(self.desk)

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        if not (changes.plan or changes.ledger or changes.data):
            return
        self._output.show_output(self.desk.workspace.document.output)
        self._show_names()
        self._show_tables()
        self._ask_quote()

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.header.set_primary(self.tr("Release…"), "release")
        self.header.primary.setEnabled(False)
        quote = Card(self.tr("What will be published"), "quote_card")
        quote.body.addWidget(self._cost)
        quote.body.addWidget(self._lines)
        quote.body.addWidget(self._tables, 1)
        quote.body.addStretch()
        account = Card(self.tr("What it is charged to"), "account_card")
        account.body.addWidget(self._account)
        account.body.addStretch(1)
        looks = Card(self.tr("How the numbers look"), "output_card")
        looks.body.addWidget(self._output)
        side = QVBoxLayout()
        side.setSpacing(16)
        side.addWidget(looks)
        side.addWidget(account, 1)
        inside = QWidget()
        inside.setObjectName("page_body")
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(quote, 3)
        row.addLayout(side, 2)
        area = QScrollArea()
        area.setAccessibleName(self.tr("What is published and what it costs"))
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inside)
        self.body.addWidget(self._progress)
        self.body.addWidget(area, 1)

    def _connect(self) -> None:
        self.header.primary_clicked.connect(self._confirm)
        self._account.name_changed.connect(lambda name: commands.set_dataset(self.desk, name))
        self._output.changed.connect(lambda output: commands.set_output(self.desk, output))
        self.desk.workspace.begun.connect(self._account.forget_total)
        self._account.total_changed.connect(lambda _: self._ask_quote())
        self._pause.timeout.connect(self._quote)
        self._progress.stop_clicked.connect(self._stop)

    # ------------------------------------------------------------ the quote

    @property
    def _total(self) -> Total | None:
        amounts = self._account.total
        return Total(*amounts) if amounts else None

    def _show_names(self) -> None:
        workspace = self.desk.workspace
        names: list[str] = []
        known = workspace.ledger is None
        if workspace.ledger is not None:
            try:
                names = [account.name for account in workspace.ledger.datasets()]
            except EngineError as error:
                self._account.show_fault(translate_error(error))
                known = True
        self._account.show_names(names, workspace.dataset)
        self._account.show_new(new=bool(workspace.dataset) and not known and workspace.dataset not in names)

    def _show_tables(self) -> None:
        """List the tables with the error to expect, where that has been predicted."""
        workspace = self.desk.workspace
        comparison = workspace.comparison if workspace.comparison_is_current else None
        outcome = chosen_outcome(workspace.document, comparison) if comparison is not None else None
        self._tables.setVisible(outcome is not None)
        if comparison is not None and outcome is not None:
            self._errors.set_rows(table_errors(comparison, outcome))

    def _ask_quote(self) -> None:
        self._quoted = None
        self._show_readiness()
        self._pause.start()

    def _quote(self) -> None:
        if not self.desk.workspace.dataset:
            self._account.show_fault(self.tr("Give the dataset a name; the ledger keeps its budget under it."))
            return
        job = commands.quote(self.desk, self._total, lambda quoted: self._show_quote(job, quoted))
        self._quoting = job
        if job is not None:
            job.failed.connect(lambda error: self._show_refusal(job, error))

    def _show_quote(self, job: Job | None, quoted: Quoted) -> None:
        if job is not self._quoting:  # the plan has moved on
            return
        quote = quoted.quote
        self._quoted = quoted
        self._cost.setText(self.tr("It costs {0}").format(told(quote.cost_text)))
        self._lines.setText(points(map(told, quote.lines)))
        if quote.budget_text is None:
            self._account.show_account(self.tr("This release costs {0}.").format(told(quote.cost_text)), 0.0, 0.0)
        else:
            self._account.show_account(self._money(quoted), quoted.spent_part, quoted.asked_part)
            self._account.show_fault("" if quote.enough else self._too_little(quoted))
        self._show_readiness()

    def _money(self, quoted: Quoted) -> str:
        quote = quoted.quote
        lines = [
            self.tr("Budget in all: {0}").format(told(quote.budget_text or "")),
            self.tr("Spent so far: {0}").format(told(quote.spent_text)),
            self.tr("This release: {0}").format(told(quote.cost_text)),
        ]
        if quote.enough:
            lines.append(self.tr("Left afterwards: {0}").format(told(quote.after_text)))
        return "\n".join(lines)

    def _too_little(self, quoted: Quoted) -> str:
        quote = quoted.quote
        return self.tr("Only {0} is left, and this release costs {1}. Lower the cost on the Compare page.").format(
            told(quote.left_text), told(quote.cost_text)
        )

    def _show_refusal(self, job: Job | None, error: EngineError) -> None:
        if job is self._quoting:
            self._cost.setText("")
            self._lines.setText("")
            self._account.show_account("", 0.0, 0.0)
            self._account.show_fault(translate_error(error))

    def _show_readiness(self) -> None:
        ready = self._quoted is not None and self._quoted.quote.enough and self._running is None
        self.header.primary.setEnabled(ready)

    # ------------------------------------------------------------ the release

    def _confirm(self) -> None:
        if self._quoted is None:
            return
        dialog = ConfirmSpendingDialog(self._quoted.quote, self)
        dialog.accepted.connect(self._release)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _release(self) -> None:
        charges: list[int] = []
        job = commands.release(self.desk, self._total, charges.append)
        if job is None:
            return
        self._running = job
        self._show_readiness()
        self._progress.begin(self.tr("Releasing"))
        job.progressed.connect(self._progress.advance)
        job.failed.connect(lambda error: self._end_badly(error, charges))
        job.cancelled.connect(lambda: self._end_badly(Cancelled(), charges))
        job.done.connect(lambda _: self._end_well())
        job.ended.connect(self._end)

    def _stop(self) -> None:
        if self._running is not None:
            self._running.cancel()

    def _end(self) -> None:
        self._running = None
        self._progress.hide()
        self._ask_quote()

    def _end_well(self) -> None:
        self.desk.notices.say(self.tr("Released. The tables are yours to read and to export."), Tone.GOOD)
        self.wanted.emit("results")

    def _end_badly(self, error: EngineError, charges: list[int]) -> None:
        words = translate_error(error)
        if isinstance(error, ReleaseNotKeptError):
            self.wanted.emit("results")
        elif charges:
            words += " " + self.tr("The ledger had been charged already: the cost stands, and nothing was published.")
        elif self.tr("Nothing was spent.") not in words:
            words += " " + self.tr("Nothing was spent.")
        self.desk.notices.say(words, Tone.WARNING if isinstance(error, Cancelled) else Tone.DANGER)
