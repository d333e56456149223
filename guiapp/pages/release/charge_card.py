"""Card with the account that a release is charged to: the dataset, its budget, and what the release leaves of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from core.front_door import (
    DatasetAccount,
    DatasetBudget,
    EngineError,
    PlannedRelease,
    Quote,
    exact_text,
    expect_releases,
    releases_within,
)
from guiapp.desktop.language import told, translate_error
from guiapp.pages.release.charge_words import (
    charge_words,
    expected_words,
    missing_words,
    standing_words,
    too_little_words,
)
from guiapp.widgets.controls.card import Card
from guiapp.widgets.editors.account_editor import AccountEditor, Parse

if TYPE_CHECKING:
    from core.front_door import Ledger


class ChargeCard(Card):
    """Shows an account before and after a release, or why nothing can be charged.

    Args:
        parse: parses an amount exactly, or raises EngineError with the message to show.

    Signals:
        name_changed: name of the dataset.
        total_changed: the budget of a new dataset was typed.
        ledger_wanted: another ledger should be used.
    """

    name_changed = Signal(str)
    total_changed = Signal()
    ledger_wanted = Signal()

    def __init__(self, parse: Parse) -> None:
        super().__init__(self.tr("Budget"), "account_card")
        self._known: dict[str, DatasetAccount] = {}
        self._dataset = ""
        self._planned: PlannedRelease | None = None
        self._editor = AccountEditor(parse)
        self.body.addWidget(self._editor)
        self.body.addStretch(1)
        self._editor.name_changed.connect(self.name_changed)
        self._editor.total_changed.connect(lambda _: self.total_changed.emit())
        self._editor.count_changed.connect(lambda _: self._propose_total())
        self._editor.ledger_wanted.connect(self.ledger_wanted)

    @property
    def total(self) -> DatasetBudget | None:
        """The budget of a new dataset; None if it is not valid, not worked out yet, or the dataset is known."""
        # A proposal for other costs is none for these; the next quote says what they are.
        amounts = None if self._editor.count and self._planned is None else self._editor.total
        return DatasetBudget(*amounts) if amounts else None

    @property
    def fault(self) -> str:
        """Why nothing can be charged; "" if something can, or if that is not known."""
        return self._editor.fault

    def allow_changes(self, *, on: bool) -> None:
        """Enable or disable the fields."""
        self._editor.setEnabled(on)

    def forget_total(self) -> None:
        """Clear the budget typed for a new dataset."""
        self._editor.forget_total()

    def show_ledger(self, ledger: Ledger | None, dataset: str) -> None:
        """Show the datasets of a ledger, and the one that would be charged."""
        self._known, self._dataset, self._planned, name = {}, dataset, None, dataset
        usable = ledger is not None
        if ledger is not None:
            try:
                self._known = {account.name: account for account in ledger.datasets()}
                name = ledger.known_as(dataset)  # names that look alike mean one dataset
            except EngineError as error:
                # The name stays: the way out is another ledger, chosen on this card.
                self._editor.show_fault(translate_error(error))
                usable = False
        self._editor.show_names(list(self._known), dataset)
        self._editor.show_usable(usable=usable)
        self._editor.show_new(new=bool(name) and usable and name not in self._known)

    def show_quote(self, quote: Quote) -> bool:
        """Show what a release would cost, and whether the budget covers that.

        Returns:
            False if a total was proposed in place of that: the next quote has it.
        """
        self._planned = quote.planned
        if self._editor.count and quote.preview is None:
            self._propose_total()
            return False
        self._show_expected(quote)
        if quote.preview is None:
            cost = self.tr("This release costs {0}.").format(told(quote.cost_text))
            self._editor.show_account(f"{cost} {missing_words(quote)}", 0.0, 0.0)
            return True
        before = quote.preview.before
        self._editor.show_account(charge_words(quote), before.part_spent, quote.asked_part)
        self._editor.refuse("" if quote.enough else too_little_words(before, quote, is_new=self.total is not None))
        return True

    def show_refusal(self, error: EngineError) -> None:
        """Show the account as it is, and why no release of the plan can be charged to it."""
        self._editor.show_expected("", ())
        account = self._known.get(self._dataset)
        if account is None:
            self._editor.show_account("", 0.0, 0.0)
        else:
            self._editor.show_account(standing_words(account), account.part_spent, 0.0)
        self._editor.show_fault(translate_error(error))

    def _propose_total(self) -> None:
        """Fill in the least total for the expected releases, and have it quoted."""
        count, planned = self._editor.count, self._planned
        if count is None or planned is None:
            return
        total = expect_releases(planned, count).total
        self._editor.propose_total(told(exact_text(total.epsilon)), told(exact_text(total.delta)))
        self.total_changed.emit()

    def _show_expected(self, quote: Quote) -> None:
        found = releases_within(quote.planned, quote.total) if quote.total and self.total else None
        if found is None or not found.n:
            self._editor.show_expected("", ())
        else:
            self._editor.show_expected(expected_words(quote, found), found.ends)

    def show_nameless(self) -> None:
        """Show that the dataset has no name."""
        self._editor.show_fault(self.tr("Give the dataset a name; the ledger keeps its budget under it."))
