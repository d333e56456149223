"""A quote: what a release would publish and cost, in words, before anything is spent."""

from __future__ import annotations

from dataclasses import dataclass

from core.domain.reading_layout import ProtectedUnit
from core.planning.noise_plan import NoisePlan
from core.privacy.dataset_account import cost_text
from core.privacy.release_cost import ReleaseCost
from core.recovery.pipeline import OutputRules
from core.release.statement import claim, public_facts, ranges_asked, told_of
from core.words import N_

PENDING = N_(
    "Quote",
    "Release no. {number} of this plan is charged already, and pending. Complete it at no further cost, on the Ledger "
    "page or by “reticent ledger complete {number}”.",
)

RELEASED_BEFORE = N_(
    "Quote",
    "This plan was released on {date} as release no. {number}, and the file it was made from has not been saved "
    "since. Open it on the Ledger page, or export it again, at no cost.",
)


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
        split: "uniform" or "optimal".
        recovery: "direct" or "optimal".
        n_tables: tables to be published.
        n_cells: numbers to be published.
        released_as: number of the release of the same plan from the same, unchanged file; None: there is none.
        pending_as: number of the pending charge of the same plan that no program is at work on; None: there is none.
        lines: sentences: what will be published, what it costs, what is public, what is not promised.
    """

    dataset: str
    cost: ReleaseCost
    cost_text: str
    budget_text: str | None
    spent_text: str
    left_text: str
    spent_after_text: str
    after_text: str
    enough: bool
    strategy: str
    split: str
    recovery: str
    n_tables: int
    n_cells: int
    lines: tuple[str, ...]
    released_as: int | None = None
    pending_as: int | None = None


def quote_lines(noise_plan: NoisePlan, unit: ProtectedUnit, rules: OutputRules) -> tuple[str, ...]:
    """Return what would be published, what is public, and what is not promised, a sentence each."""
    workload, privacy_terms = noise_plan.workload, noise_plan.privacy_terms
    n_tables, n_cells = len(workload.tables), sum(workload.cells)
    words = N_(
        "Quote", "{tables} tables with {cells:,} numbers in all will be published, each with its margin of error."
    )
    if n_tables == 1:
        words = N_("Quote", "One table with {cells:,} numbers will be published, each with its margin of error.")
    return (
        words.format(tables=n_tables, cells=n_cells),
        *ranges_asked(workload),
        rules.sentence(workload),
        claim(privacy_terms.cost, privacy_terms.neighbours, unit),
        *public_facts(told_of(noise_plan), privacy_terms.neighbours, unit),
        N_("Quote", "Not promised: that nothing can be learned about groups of people."),
        N_(
            "Quote",
            "The cost counts from the moment you release, even if you cancel. A release that was cut short can be "
            "completed at no further cost.",
        ),
    )


def delta_spared(allowed: ReleaseCost, claimed: ReleaseCost) -> tuple[str, ...]:
    """Return a sentence where the plan allows a δ that its strategy does not need."""
    if allowed.definition is claimed.definition:
        return ()
    words = N_("Quote", "δ is not needed: this strategy keeps {cost}, and no more is charged.")
    return (words.format(cost=cost_text(claimed)),)
