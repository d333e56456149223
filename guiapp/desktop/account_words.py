"""Spent and left budget of a dataset as text; for a budget with δ, both are an ε at that δ."""

from __future__ import annotations

from dataclasses import replace

from core.front_door import DatasetAccount, DatasetBudget, exact_text
from guiapp.desktop.language import told, words


def spent_words(account: DatasetAccount) -> str:
    """Return such as "ε = 0.5"; rounded up."""
    return told(_without_delta(account).spent_text)


def left_words(account: DatasetAccount) -> str:
    """Return such as "ε = 0.5"; rounded down."""
    return told(_without_delta(account).left_text)


def unit_words(account: DatasetAccount) -> str:
    """Return whom the budget protects, as a sentence or two."""
    if account.doubt:
        return words(
            "Account", "Whom the budget protects is not known: {doubt}. What was spent may be more than it says."
        ).format(doubt=told(account.doubt))
    if account.unit is None:
        return words("Account", "The first release decides whom the budget protects.")
    return words("Account", "The budget protects {unit}.").format(unit=told(account.unit.text))


def counting_words(account: DatasetAccount) -> str:
    """Return how the costs of several releases are added, as sentences; "" for a pure budget, where their ε add up."""
    if not account.total.delta:
        return ""
    return words(
        "Account",
        "All releases are counted together, as one ε at δ = {delta}. Their single costs need not add up to "
        "that. The first Gaussian release takes more, each later one less.",
    ).format(delta=told(exact_text(account.total.delta)))


def _without_delta(account: DatasetAccount) -> DatasetAccount:
    """Return the account with a δ of 0, so that its texts show ε only; with δ, if selections have spent some of it."""
    if account.spent_delta:
        return account
    return replace(account, total=DatasetBudget(account.total.epsilon))
