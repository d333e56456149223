"""A quote: what a release would publish and cost, in words, before anything is spent."""

from __future__ import annotations

from dataclasses import dataclass

from core.privacy.budget import Budget


@dataclass(frozen=True, slots=True)
class Quote:
    """What the owner is asked to agree to.

    Attributes:
        dataset: its name in the ledger.
        cost: of this release.
        cost_text: the same in words.
        budget_text: the total budget of the dataset; None when the ledger knows none.
        spent_text: what has been spent so far; "" without a budget.
        left_text: what is left now; "" without a budget.
        spent_after_text: what would be spent after; "" without a budget or when it is not enough.
        after_text: what would be left after; "" without a budget or when it is not enough.
        enough: whether the budget covers the cost; False without a budget.
        strategy: key of the strategy that would be used.
        budget: "uniform" or "optimal".
        recovery: "direct" or "optimal".
        n_tables: tables to be published.
        n_cells: numbers to be published.
        lines: sentences: what will be published, what it costs, what is public, what is not promised.
    """

    dataset: str
    cost: Budget
    cost_text: str
    budget_text: str | None
    spent_text: str
    left_text: str
    spent_after_text: str
    after_text: str
    enough: bool
    strategy: str
    budget: str
    recovery: str
    n_tables: int
    n_cells: int
    lines: tuple[str, ...]
