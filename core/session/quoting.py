"""A quote: what a planned release would publish and cost, before anything is spent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.errors import NoBudgetError, PlanChangedError
from core.exports.room import unfit_formats
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.privacy.charge_rules import afforded
from core.privacy.dataset_account import ChargePreview, DatasetBudget, cost_text
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import LedgerEntry
from core.privacy.ledger_reader import LedgerView
from core.privacy.release_cost import ReleaseCost
from core.project.plan import Plan
from core.release.quote_lines import PENDING, RELEASED_BEFORE, delta_spared, quote_lines, unit_sentences
from core.session.charged_before import pending_like, released_like
from core.session.keeping import abandoned
from core.session.ledger_mark import NO_LEDGER, LedgerMark
from core.session.planned_release import PlannedRelease
from core.threads import one_thread


@dataclass(frozen=True, slots=True)
class Quote:
    """The offer that the owner accepts or declines.

    Attributes:
        planned: the release; accepting accepts this object, and no other one may run.
        dataset: its name in the ledger.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
        ledger_mark: the ledger as it was read: no other one may be charged, nor this one for an equal plan since.
        preview: the account before and after, from one reading of the ledger; None: the ledger knows no budget.
        lines: sentences: what will be published, what it costs, what is public, what is not promised.
        released_as: number of an earlier release of an equal plan from this file, unchanged since; None: there is none.
        pending_as: number of a pending charge of an equal plan that no process works on; None: there is none.
    """

    planned: PlannedRelease
    dataset: str
    total: DatasetBudget | None
    ledger_mark: LedgerMark
    preview: ChargePreview | None
    lines: tuple[str, ...]
    released_as: int | None = None
    pending_as: int | None = None

    @property
    def cost(self) -> ReleaseCost:
        """Of this release."""
        return self.planned.cost

    @property
    def cost_text(self) -> str:
        """The cost in words."""
        return cost_text(self.cost)

    @property
    def enough(self) -> bool:
        """Whether the budget covers the cost; False without a budget."""
        return self.preview is not None and self.preview.enough

    @property
    def budget_text(self) -> str | None:
        """The total budget of the dataset; None when the ledger knows none."""
        return self.preview.total_text if self.preview else None

    @property
    def spent_text(self) -> str:
        """What has been spent so far; "" without a budget."""
        return self.preview.spent_text if self.preview else ""

    @property
    def left_text(self) -> str:
        """What is left now; "" without a budget."""
        return self.preview.left_text if self.preview else ""

    @property
    def spent_after_text(self) -> str:
        """What would be spent after; "" without a budget or when it is not enough."""
        return self.preview.afterwards.spent_text if self.preview and self.preview.enough else ""

    @property
    def after_text(self) -> str:
        """What would be left after; "" without a budget or when it is not enough."""
        return self.preview.after_text if self.preview and self.preview.enough else ""

    @property
    def strategy(self) -> str:
        """Key of the strategy that would be used."""
        return self.planned.noise_plan.strategy

    @property
    def split(self) -> BudgetSplit:
        """How the noise budget would be divided."""
        return self.planned.noise_plan.split

    @property
    def recovery(self) -> Recovery:
        """How the tables would be made of the answers."""
        return self.planned.recovery

    @property
    def n_tables(self) -> int:
        """Tables to be published."""
        return len(self.planned.noise_plan.workload.tables)

    @property
    def n_cells(self) -> int:
        """Numbers to be published."""
        return sum(self.planned.noise_plan.workload.cells)

    @property
    def asked_part(self) -> float:
        """What this release takes, as a part of the budget in [0, 1]; 2 if the budget is too small, 0 without one."""
        if self.preview is None:
            return 0.0
        # 2 is more than any whole: a gauge shows it as too much, however little was spent before.
        return self.preview.afterwards.part_spent - self.preview.before.part_spent if self.enough else 2.0

    def check_plan(self, plan: Plan) -> None:
        """Refuse to run for a plan that was edited since it was quoted.

        Raises:
            PlanChangedError: if it was.
        """
        if plan != self.planned.plan:
            raise PlanChangedError

    def check(self) -> None:
        """Refuse what the ledger would not have charged when it was read; the charge itself decides again.

        Raises:
            NoBudgetError, OverspendingError: if it would be refused.
        """
        if self.preview is None:
            raise NoBudgetError(self.dataset)
        afforded(self.preview, self.cost)


@one_thread()
def quote(planned: PlannedRelease, ledger: Ledger | None, dataset: str, total: DatasetBudget | None = None) -> Quote:
    """Return what a release would publish and cost; charges nothing and opens no data file.

    Args:
        planned: the release.
        ledger: of the owner; it is read once. None: there is none yet, and a quote makes none.
        dataset: the name in the ledger.
        total: the budget that would be given to a dataset new to the ledger.

    Raises:
        UnansweredUnitError: if the plan does not say who is protected.
        BudgetDisagreesError, NoDeltaError, UnitsDisagreeError, UnknownUnitError, MixedUnitsError: see `Ledger.preview`.
    """
    planned.check_answered()
    # One view for all: between two readings another process could charge, and account and lines would disagree.
    view = LedgerView(Path(), (), {}) if ledger is None else ledger.view(dataset)
    dataset = view.known_as(dataset)
    preview = view.preview(dataset, planned.cost, total, planned.plan.privacy_unit)
    released, pending = released_like(planned, view, dataset), tuple(pending_like(planned, view, dataset))
    return Quote(
        planned=planned,
        dataset=dataset,
        total=total,
        ledger_mark=NO_LEDGER if ledger is None else LedgerMark.of(view),
        preview=preview,
        lines=tuple(_lines(planned, preview, released, pending)),
        released_as=released.number if released else None,
        pending_as=abandoned(view.path, pending),
    )


def _lines(
    planned: PlannedRelease,
    preview: ChargePreview | None,
    released: LedgerEntry | None,
    pending: tuple[LedgerEntry, ...],
) -> Iterator[str]:
    plan = planned.plan
    # First: the only line that may make the rest needless, as the tables are in the ledger already.
    if released:
        yield RELEASED_BEFORE.format(date=released.when[:10], number=released.number)
    yield from quote_lines(planned.noise_plan, plan.unit, planned.rules)
    yield from unfit_formats(planned.size)
    yield from delta_spared(plan.privacy.cost, planned.cost)
    yield from unit_sentences(preview, plan.privacy_unit) if preview else ()
    for line in pending:
        yield PENDING.format(number=line.number)
