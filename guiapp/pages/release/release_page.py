"""The Release page: quote, confirmation and the running release."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.front_door import Cancelled, EngineError, Quote, Release, SamePeopleError, SameRowsReleasedError
from guiapp.commands import release as commands
from guiapp.commands.ledger import find_release
from guiapp.commands.release import RefusedRelease, SamePeopleQuestion, SameRowsQuestion
from guiapp.desktop.language import told
from guiapp.desktop.notices import Tone
from guiapp.dialogs.confirm_spending_dialog import ConfirmSpendingDialog
from guiapp.dialogs.publication_dialog import PublicationDialog
from guiapp.pages.criteria_questions import ask_criteria
from guiapp.pages.file_questions import ask_export, ask_ledger
from guiapp.pages.page import Page, register
from guiapp.pages.release.charge_card import ChargeCard
from guiapp.pages.release.charge_words import missing_words, spending_words
from guiapp.pages.release.failure_words import failure_words, way_on
from guiapp.pages.release.quote_card import QuoteCard
from guiapp.pages.release.quoter import Quoter
from guiapp.pages.release.release_run import ReleaseRun
from guiapp.pages.release.released_card import ReleasedCard
from guiapp.state.app_context import AppContext
from guiapp.state.changes import Changes
from guiapp.state.readiness import release_locked_reason
from guiapp.state.same_question import held_comparison
from guiapp.widgets.controls.buttons import button
from guiapp.widgets.controls.card import Card
from guiapp.widgets.controls.page_scroll import PageScroll
from guiapp.widgets.editors.output_choices import OutputChoices


@register
class ReleasePage(Page):
    """The fifth page: quote, confirmation and the running release."""

    key = "release"
    icon_name = "release"

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._quoted: Quote | None = None
        self._answered: RefusedRelease | None = None
        self._is_confirm_awaited = False
        self._quote_card = QuoteCard()
        self._charge = ChargeCard(context.workspace.engine.parse_amount)
        self._output = OutputChoices()
        self._publication = button(self.tr("Title, source and notes…"), "publication_button", "edit")
        self._criteria = button(self.tr("Criteria…"), "edit_criteria")
        self._released = ReleasedCard()
        self._body = self._make_body()
        self._quoter = Quoter(context, lambda: self._charge.total, self)
        self._run = ReleaseRun(context, self)
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
        """Return what of data and plan is missing for a release; None if nothing is."""
        return release_locked_reason(self.context.workspace)

    def fixed_on(self) -> str:
        """Return the Data page once tables are chosen: then the file, how it is read, or what a row is, is missing."""
        plan = self.context.workspace.plan
        return "data" if plan.tables or plan.families else ""

    def refresh(self, changes: Changes) -> None:
        """See Page."""
        workspace = self.context.workspace
        if changes.plan or changes.comparison:
            self._quote_card.show_tables(workspace.plan, held_comparison(workspace))
        self._is_confirm_awaited &= not changes.plan
        if changes.plan:
            self._show_plan()
        if not (changes.plan or changes.ledger or changes.data):
            return
        self._output.show_output(workspace.plan.output)
        self._charge.show_ledger(workspace.ledger, workspace.dataset)
        self._ask_quote()

    def hideEvent(self, event: QHideEvent) -> None:
        """Show the plan again once another page is shown; a window that is only out of sight stays as it is."""
        if not event.spontaneous():
            self._show_plan()
        super().hideEvent(event)

    # ------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.header.add_action(self._publication)
        self.header.add_action(self._criteria)
        self.body.addWidget(self._run.card)
        self.body.addWidget(self._body, 1)
        self.body.addWidget(self._released, 1)
        self._show_plan()

    def _make_body(self) -> QWidget:
        looks = Card(self.tr("How the numbers look"), "output_card")
        looks.body.addWidget(self._output)
        side = QVBoxLayout()
        side.setSpacing(16)
        side.addWidget(self._charge)
        side.addWidget(looks)
        side.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._quote_card, 3)
        row.addLayout(side, 2)
        return PageScroll(row, self.tr("What is published and what it costs"))

    def _connect(self) -> None:
        context, charge = self.context, self._charge
        self.header.primary_clicked.connect(self._act)
        self._released.look_wanted.connect(lambda: self.wanted.emit("results"))
        self._released.next_wanted.connect(self._show_plan)
        self._quote_card.released_wanted.connect(lambda number: find_release(context, number, self._read))
        self._quote_card.export_wanted.connect(lambda number: find_release(context, number, self._export))
        self._publication.clicked.connect(self._ask_publication)
        self._criteria.clicked.connect(lambda: ask_criteria(context, self))
        self._output.changed.connect(lambda output: commands.set_output(context, output))
        charge.name_changed.connect(lambda name: commands.set_dataset(context, name))
        charge.ledger_wanted.connect(lambda: ask_ledger(self))
        charge.total_changed.connect(self._ask_quote)
        context.workspace.begun.connect(charge.forget_total)
        context.workspace.begun.connect(self._show_plan)
        self._quoter.quoted.connect(self._show_quote)
        self._quoter.refused.connect(self._show_refusal)
        self._quoter.nameless.connect(self._show_nameless)
        self._run.begun.connect(self._show_readiness)
        self._run.succeeded.connect(self._end_well)
        self._run.failed.connect(self._end_badly)
        self._run.ended.connect(self._ask_quote)

    # ------------------------------------------------------------ the quote

    def _ask_quote(self) -> None:
        self._quoted = None
        self._show_readiness()
        self._quoter.ask()

    def _show_quote(self, quote: Quote) -> None:
        self._quoted = quote
        self._quote_card.show_quote(quote)
        if not self._charge.show_quote(quote):
            return
        self._show_readiness()
        awaited, self._is_confirm_awaited = self._is_confirm_awaited, False
        if awaited and self.header.primary.isEnabled():
            self._confirm()

    def _show_refusal(self, error: EngineError) -> None:
        self._is_confirm_awaited = False
        self._quote_card.show_quote(None)
        self._charge.show_refusal(error)
        self._show_readiness()

    def _show_nameless(self) -> None:
        self._charge.show_nameless()
        self._show_readiness()

    def _show_readiness(self) -> None:
        idle = not self._run.is_running
        # Locked while a release is running: it was started with their values.
        self._charge.allow_changes(on=idle)
        for changed in (self._output, self._publication, self._criteria):
            changed.setEnabled(idle)
        ready = self._quoted is not None and self._quoted.enough and idle
        missing = missing_words(self._quoted) if self._quoted else ""
        why_not = "" if ready else missing or self._charge.fault
        if self._is_showing_released:
            return
        self.header.primary.setEnabled(ready)
        self.header.primary.setToolTip(why_not)
        self.header.primary.setAccessibleDescription(why_not)

    # ------------------------------------------------------------ the release

    def _confirm(self) -> None:
        quote = self._quoted
        if quote is None:
            return
        answered = self._answered if self._answered and self._answered.is_about(self.context) else None
        said = answered.words if isinstance(answered, SamePeopleQuestion) else ""
        if isinstance(answered, SameRowsQuestion) and quote.released_as is None:
            quote = replace(quote, released_as=answered.number)
        dialog = ConfirmSpendingDialog(quote, spending_words(quote), said, self)
        dialog.accepted.connect(lambda: self._run.start(quote, other_people=bool(said)))
        dialog.ledger_wanted.connect(lambda: self.wanted.emit("ledger"))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_publication(self) -> None:
        dialog = PublicationDialog(self.context.workspace.plan.publication, self)
        dialog.changed.connect(lambda said: commands.set_publication(self.context, said))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _answer(self, answered: RefusedRelease) -> None:
        """Store the answer, and ask for confirmation again: the answer itself is no consent to spend."""
        self._answered = answered
        self.wanted.emit("release")
        if self.header.primary.isEnabled():
            self._confirm()
        else:
            self._is_confirm_awaited = True  # the dialog opens when the quote has arrived

    def _read(self, release: Release) -> None:
        self.context.workspace.set_release(release)
        self.wanted.emit("results")

    def _end_well(self, confirmed: Quote) -> None:
        workspace = self.context.workspace
        account = workspace.ledger.account(confirmed.dataset) if workspace.ledger else None
        if account is None or workspace.release is None:
            return
        self.wanted.emit("release")
        self.context.notices.clear()
        self._body.hide()
        self._released.show_released(confirmed, account, workspace.release, self._quote_card.tables)
        self.header.set_primary(self.tr("Export…"), "export")
        self.header.set_locked(None, "export")
        self.header.primary.setEnabled(True)

    def _show_plan(self) -> None:
        """Show what would be released next."""
        self._released.hide()
        self._body.show()
        self.header.set_primary(self.tr("Release…"), "release")
        self._show_readiness()

    @property
    def _is_showing_released(self) -> bool:
        return not self._released.isHidden()

    def _act(self) -> None:
        release = self.context.workspace.release
        if not self._is_showing_released:
            self._confirm()
        elif release is not None:
            ask_export(self, release)

    def _export(self, release: Release) -> None:
        ask_export(self, release)

    def _end_badly(self, error: EngineError, charged: bool) -> None:
        tone = Tone.WARNING if isinstance(error, Cancelled) else Tone.DANGER
        self.context.notices.say(failure_words(error, charged=charged), tone, *self._way_out(error, charged=charged))

    def _way_out(self, error: EngineError, *, charged: bool) -> tuple[str, Callable[[], object] | None]:
        """Return text and function of the button that leads to the page where it can be fixed or completed."""
        if isinstance(error, SamePeopleError) and not charged:
            words = self.tr("You say that these rows are about other people than {0}.").format(told(error.others))
            others = SamePeopleQuestion(*self._run.asked, words)
            return self.tr("They are other people: release…"), lambda: self._answer(others)
        if isinstance(error, SameRowsReleasedError) and not charged:
            again = SameRowsQuestion(*self._run.asked, error.number)
            return self.tr("Pay again: release…"), lambda: self._answer(again)
        text, page = way_on(error, charged=charged)
        return text, (lambda: self.wanted.emit(page)) if page else None
