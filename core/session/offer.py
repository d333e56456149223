"""What an owner accepts or declines: a cost, and what it leaves of the account of a dataset."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Protocol

from core.errors import NoBudgetError, PlanChangedError
from core.privacy.charge_rules import afforded
from core.privacy.dataset_account import ChargePreview, cost_text
from core.privacy.release_cost import ReleaseCost
from core.project.plan import Plan


class OfPlan(Protocol):
    """What was decided from a plan, before a row is read."""

    @property
    def plan(self) -> Plan:
        """The owner's plan."""
        ...


class Offer(ABC):
    """A cost beside the account it is charged to; quotes of releases and of private choices are offers."""

    __slots__ = ()

    planned: OfPlan
    dataset: str
    preview: ChargePreview | None

    @property
    @abstractmethod
    def cost(self) -> ReleaseCost:
        """What the ledger would be charged."""

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
        return self.preview.before.spent_text if self.preview else ""

    @property
    def left_text(self) -> str:
        """What is left now; "" without a budget."""
        return self.preview.before.left_text if self.preview else ""

    @property
    def spent_after_text(self) -> str:
        """What would be spent after; "" without a budget or when it is not enough."""
        return self.preview.afterwards.spent_text if self.preview and self.preview.enough else ""

    @property
    def after_text(self) -> str:
        """What would be left after; "" without a budget or when it is not enough."""
        return self.preview.afterwards.left_text if self.preview and self.preview.enough else ""

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
