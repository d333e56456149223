"""The Release page: quote, confirmation and the running release."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core import (
    Cancelled,
    CellError,
    DatasetAccount,
    DatasetBudget,
    EngineError,
    LedgerFileError,
    NoDeltaError,
    Quote,
    Release,
    ReleaseNotKeptError,
    RivalReleaseError,
    SamePeopleError,
    SourceError,
)
from guiapp.commands import release as commands
from guiapp.commands.ledger import find_release
from guiapp.commands.release import SamePeopleQuestion
from guiapp.desktop.language import told, translate_error
from guiapp.desktop.notices import Tone
from guiapp.dialogs.confirm_spending_dialog import ConfirmSpendingDialog
from guiapp.jobs.job import Job
from guiapp.pages.file_questions import ask_ledger
from guiapp.pages.page import Page, register
from guiapp.pages.release.charge_words import charge_words, standing_words, too_little_words
from guiapp.pages.release.quote_card import QuoteCard
from guiapp.pages.release.release_progress import ReleaseProgress
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.readiness import release_locked_reason
from guiapp.state.same_question import held_comparison
from guiapp.widgets.controls.card import Card
from guiapp.widgets.editors.account_editor import AccountEditor
from guiapp.widgets.editors.output_choices import OutputChoices

PAUSE_MS = 80
"""Milliseconds without a change before a quote is requested; a shorter pause would quote every typed character."""


@register
class ReleasePage(Page):
    """The fifth page: quote, confirmation and the running release."""

    key = "release"
    icon_name = "release"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._quoted: Quote | None = None
        self._quoting: Job | None = None
        self._known: dict[str, DatasetAccount] = {}
        self._running: Job | None = None
        self._asked = context.workspace.plan, context.workspace.dataset
        self._others: SamePeopleQuestion | None = None
        self._is_confirm_awaited = False
        self._quote_card = QuoteCard()
        self._account = AccountEditor(context.workspace.engine.parse_amount)
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
        return release_locked_reason(self.context.workspace)

    def fixed_on(self) -> str:
        """See Page."""
        plan = self.context.workspace.plan
        return "data" if plan.tables or plan.families else ""

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        if changes.plan or changes.comparison:
            workspace = self.context.workspace
            self._quote_card.show_tables(workspace.plan, held_comparison(workspace))
        self._is_confirm_awaited &= not changes.plan
        if not (changes.plan or changes.ledger or changes.data):
            return
        self._output.show_output(self.context.workspace.plan.output)
        self._show_names()
        self._ask_quote()

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.header.set_primary(self.tr("Release…"), "release")
        self.header.primary.setEnabled(False)
        account = Card(self.tr("What it is charged to"), "account_card")
        account.body.addWidget(self._account)
        account.body.addStretch(1)
        looks = Card(self.tr("How the numbers look"), "output_card")
        looks.body.addWidget(self._output)
        side = QVBoxLayout()
        side.setSpacing(16)
        side.addWidget(account, 1)
        side.addWidget(looks)
        inside = QWidget()
        inside.setObjectName("page_body")
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(self._quote_card, 3)
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
        self._quote_card.released_wanted.connect(lambda number: find_release(self.context, number, self._read))
        self._account.name_changed.connect(lambda name: commands.set_dataset(self.context, name))
        self._account.ledger_wanted.connect(lambda: ask_ledger(self))
        self._output.changed.connect(lambda output: commands.set_output(self.context, output))
        self.context.workspace.begun.connect(self._account.forget_total)
        self._account.total_changed.connect(lambda _: self._ask_quote())
        self._pause.timeout.connect(self._quote)
        self._progress.stop_clicked.connect(self._stop)

    # ------------------------------------------------------------ the quote

    @property
    def _total(self) -> DatasetBudget | None:
        amounts = self._account.total
        return DatasetBudget(*amounts) if amounts else None

    def _show_names(self) -> None:
        workspace = self.context.workspace
        self._known, name = {}, workspace.dataset
        usable = workspace.ledger is not None
        if workspace.ledger is not None:
            try:
                self._known = {account.name: account for account in workspace.ledger.datasets()}
                name = workspace.ledger.known_as(name)  # names that look alike mean one dataset
            except EngineError as error:
                self._account.show_fault(translate_error(error))
                usable = False
        self._account.show_names(list(self._known), workspace.dataset)
        self._account.show_usable(usable=usable)
        self._account.show_new(new=bool(name) and usable and name not in self._known)

    def _ask_quote(self) -> None:
        self._quoted = None
        self._show_readiness()
        self._pause.start()

    def _quote(self) -> None:
        if not self.context.workspace.dataset:
            self._account.show_fault(self.tr("Give the dataset a name; the ledger keeps its budget under it."))
            self._show_readiness()
            return
        job = commands.quote(self.context, self._total, lambda quoted: self._show_quote(job, quoted))
        self._quoting = job
        if job is not None:
            job.failed.connect(lambda error: self._show_refusal(job, error))

    def _show_quote(self, job: Job | None, quote: Quote) -> None:
        if job is not self._quoting:  # the plan has changed since, and another quote is on its way
            return
        self._quoted = quote
        self._quote_card.show_quote(quote)
        if quote.preview is None:
            cost = self.tr("This release costs {0}.").format(told(quote.cost_text))
            self._account.show_account(f"{cost} {self._missing}", 0.0, 0.0)
        else:
            before = quote.preview.before
            self._account.show_account(charge_words(quote), before.part_spent, quote.asked_part)
            self._account.refuse(
                "" if quote.enough else too_little_words(before, quote, is_new=self._total is not None)
            )
        self._show_readiness()
        awaited, self._is_confirm_awaited = self._is_confirm_awaited, False
        if awaited and self.header.primary.isEnabled():
            self._confirm()

    def _show_refusal(self, job: Job | None, error: EngineError) -> None:
        if job is self._quoting:
            self._is_confirm_awaited = False
            self._quote_card.show_quote(None)
            self._show_account()
            self._account.show_fault(translate_error(error))
            self._show_readiness()

    def _show_account(self) -> None:
        """Show the dataset's account without a quote."""
        account = self._known.get(self.context.workspace.dataset)
        if account is None:
            self._account.show_account("", 0.0, 0.0)
        else:
            self._account.show_account(standing_words(account), account.part_spent, 0.0)

    def _show_readiness(self) -> None:
        idle = self._running is None
        for choice in (self._account, self._output):  # locked: the running release was started with their values
            choice.setEnabled(idle)
        ready = self._quoted is not None and self._quoted.enough and idle
        why_not = "" if ready else self._missing or self._account.fault
        self.header.primary.setEnabled(ready)
        self.header.primary.setToolTip(why_not)
        self.header.primary.setAccessibleDescription(why_not)

    @property
    def _missing(self) -> str:
        """What has to be given before a release; "" if nothing is missing, or not known to be."""
        if self._quoted is None or self._quoted.preview is not None:
            return ""
        return self.tr("To release, first give the dataset its budget: ε in all.")

    # ------------------------------------------------------------ the release

    def _confirm(self) -> None:
        quote = self._quoted
        if quote is None:
            return
        said = self._others.words if self._others and self._others.is_about(self.context) else ""
        dialog = ConfirmSpendingDialog(quote, charge_words(quote), said, self)
        dialog.accepted.connect(lambda: self._release(quote, other_people=bool(said)))
        dialog.ledger_wanted.connect(lambda: self.wanted.emit("ledger"))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _say_others(self, others: SamePeopleQuestion) -> None:
        """Store the answer, and ask for confirmation again: the answer itself is no consent to spend."""
        self._others = others
        self.wanted.emit("release")
        if self.header.primary.isEnabled():
            self._confirm()
        else:
            self._is_confirm_awaited = True  # the dialog opens when the quote has arrived

    def _read(self, release: Release) -> None:
        self.context.workspace.set_release(release)
        self.wanted.emit("results")

    def _release(self, confirmed: Quote, *, other_people: bool) -> None:
        charges: list[int] = []
        job = commands.release(self.context, confirmed, charges.append, other_people=other_people)
        if job is None:
            return
        self._running, self._asked = job, (self.context.workspace.plan, self.context.workspace.dataset)
        self._show_readiness()
        self._progress.begin(self.tr("releasing"))
        job.progressed.connect(self._progress.advance)
        job.stopping.connect(self._progress.stopping)
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
        self.wanted.emit("results")
        self.context.notices.say(self.tr("Released. The tables are yours to read and to export."), Tone.GOOD)

    def _end_badly(self, error: EngineError, charges: list[int]) -> None:
        words = " ".join(filter(None, (translate_error(error), self._account_of(error, charged=bool(charges)))))
        tone = Tone.WARNING if isinstance(error, Cancelled) else Tone.DANGER
        self.context.notices.say(words, tone, *self._way_out(error, charged=bool(charges)))

    def _account_of(self, error: EngineError, *, charged: bool) -> str:
        """Return whether something was spent, unless the error's message says so itself."""
        if charged:
            if isinstance(error, (ReleaseNotKeptError, RivalReleaseError)):
                return ""
            return self.tr(
                "The ledger had been charged already: the cost stands, and nothing was published. Complete the release "
                "at no further cost on the Ledger page."
            )
        # These messages say so themselves.
        told_before = isinstance(error, (LedgerFileError, NoDeltaError))
        nothing = self.tr("Nothing was spent.")
        return "" if told_before or nothing in translate_error(error) else nothing

    def _way_out(self, error: EngineError, *, charged: bool) -> tuple[str, Callable[[], object] | None]:
        """Return text and function of the button that leads to the page where it can be fixed or completed."""
        if charged:
            return self.tr("Go to Ledger"), lambda: self.wanted.emit("ledger")
        if isinstance(error, SamePeopleError):
            words = self.tr("You say that these rows are about other people than {0}.").format(told(error.others))
            others = SamePeopleQuestion(words, *self._asked)
            return self.tr("They are other people: release…"), lambda: self._say_others(others)
        if isinstance(error, CellError):
            return self.tr("Go to Attributes"), lambda: self.wanted.emit("attributes")
        if isinstance(error, SourceError):
            return self.tr("Go to Data"), lambda: self.wanted.emit("data")
        return "", None
