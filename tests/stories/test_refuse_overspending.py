"""What is spent is spent: the window refuses to go beyond, before anything is read."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QComboBox, QPushButton


@pytest.fixture
def spent(clerk, survey):
    """A clerk who has spent the whole budget on one release."""
    clerk.imports(survey)
    clerk.asks_for_all_pairs()
    clerk.gives_budget("1")
    clerk.releases()
    return clerk


def test_a_second_release_that_costs_too_much_cannot_be_asked_for(spent):
    spent.goes_to("release")
    spent.settle(lambda: "Only ε = 0 is left" in spent.release.words("account_fault"))
    assert not spent.release.ready


def test_a_raised_budget_allows_a_second_release_and_is_written_down(spent):
    spent.goes_to("ledger")
    spent.ledger.click("raise_budget")
    dialog = spent.ledger.dialog("dataset_budget_dialog")
    spent.ledger.type("dataset_epsilon", "2", dialog)
    spent.ledger.click("dataset_accept", dialog)
    spent.releases()
    kinds = [entry.kind for entry in spent.workspace.ledger.history()]
    assert kinds == ["budget", "charge", "drawn", "kept", "budget", "charge", "drawn", "kept"]


def test_a_cheaper_release_fits_into_what_is_left(clerk, survey):
    clerk.imports(survey)
    clerk.asks_for_all_pairs()
    clerk.gives_budget("1.5")
    clerk.releases()
    clerk.goes_to("compare")
    clerk.compare.type("budget_amount", "0.5")
    clerk.releases()
    clerk.goes_to("ledger")
    said = clerk.ledger.words("ledger_left").splitlines()
    assert said == ["ε = 0 left of ε = 1.5; ε = 1.5 spent", "The budget protects one row, there or not."]


def test_what_was_released_can_be_exported_again_for_nothing(spent, home):
    before = spent.workspace.ledger.history()
    for name in ("one.json", "two.json"):
        spent.results.export("json", home / name)
        spent.settle((home / name).exists)
    assert (home / "one.json").read_bytes() == (home / "two.json").read_bytes()
    assert spent.workspace.ledger.history() == before


def test_the_name_of_the_dataset_decides_which_budget_is_charged(spent):
    spent.goes_to("release")
    spent.release.find(QComboBox, "release_dataset").setEditText("New")
    spent.settle(lambda: spent.workspace.dataset == "New")
    spent.gives_budget("1")
    before = spent.workspace.release
    spent.release.ask()
    spent.release.agree()
    banner = spent.window.findChild(QPushButton, "banner_action")
    spent.settle(lambda: banner.isVisible() and banner.text() == "They are other people: release…")
    assert [account.name for account in spent.workspace.ledger.datasets()] == ["survey"]
    spent.goes_to("ledger")
    banner.click()
    spent.settle(lambda: spent.release.ready)
    assert [account.name for account in spent.workspace.ledger.datasets()] == ["survey"]  # it is only asked
    dialog = spent.release.dialog("confirm_spending_dialog")
    said = "You say that these rows are about other people than “survey”."
    assert spent.release.words("quote_said", dialog) == said
    spent.release.agree()
    spent.settle(lambda: spent.workspace.release is not before)
    assert [account.name for account in spent.workspace.ledger.datasets()] == ["survey", "New"]
