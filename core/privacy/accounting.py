"""What all releases of one dataset cost together, exactly and as words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from core.errors import NoDeltaError
from core.privacy.amounts import exact_text, text_at_least, text_at_most
from core.privacy.budget import Budget, Definition
from core.privacy.compose import composed_epsilon
from core.privacy.convert import noise_money
from core.words import N_


@dataclass(frozen=True, slots=True)
class Total:
    """The most that may ever be spent on a dataset.

    Attributes:
        epsilon: > 0.
        delta: in [0, 1); 0: pure releases only.
    """

    epsilon: Fraction
    delta: Fraction = Fraction(0)

    def __post_init__(self) -> None:
        if self.epsilon <= 0 or not 0 <= self.delta < 1:
            raise ValueError("epsilon must be positive, and delta must lie in [0, 1)")

    def __str__(self) -> str:
        return epsilon_delta_text(exact_text(self.epsilon), self.delta)


@dataclass(frozen=True, slots=True)
class Cost:
    """What a release costs: ε of pure noise or ρ of Gaussian noise; the other is 0."""

    epsilon: Fraction
    rho: Fraction

    @classmethod
    def of(cls, budget: Budget) -> Cost:
        """Return the cost of a release that uses all of `budget`."""
        money = noise_money(budget)
        pure = budget.definition is Definition.PURE
        return cls(money, Fraction(0)) if pure else cls(Fraction(0), money)


def spent(dataset: str, costs: Iterable[Cost], total: Total) -> Fraction:
    """Return the ε that all releases together have cost, at the δ of `total`; rounded up, never down.

    Without a δ all are pure, and their ε add up; `composed_epsilon` tells how pure and Gaussian releases do.

    Args:
        dataset: its name, for the message.
        costs: of all releases.
        total: what may be spent.

    Raises:
        NoDeltaError: if a release was Gaussian, and δ is 0: no ε is large enough.
    """
    listed = tuple(costs)
    gaussian = sum((cost.rho for cost in listed), Fraction(0))
    if total.delta == 0:
        if gaussian:
            raise NoDeltaError(dataset, str(total))
        return sum((cost.epsilon for cost in listed), Fraction(0))
    return composed_epsilon((cost.epsilon for cost in listed if cost.epsilon), gaussian, total.delta)


@dataclass(frozen=True, slots=True)
class DatasetAccount:
    """What may be spent on a dataset and what has been; `spent` is an ε at the δ of `total`."""

    name: str
    total: Total
    spent: Fraction
    n_releases: int

    @property
    def left(self) -> Fraction:
        """The ε not spent yet, >= 0; a Gaussian release of a little more may still fit, as those add up gently."""
        return max(Fraction(0), self.total.epsilon - self.spent)

    @property
    def part_spent(self) -> float:
        """Spent part of the total, from 0 to 1."""
        return min(1.0, float(self.spent / self.total.epsilon))

    @property
    def total_text(self) -> str:
        """Such as "ε = 1, δ = 1e-9"."""
        return str(self.total)

    @property
    def spent_text(self) -> str:
        """Such as "ε = 0.5, δ = 1e-9"; rounded up."""
        return epsilon_delta_text(text_at_least(self.spent), self.total.delta)

    @property
    def left_text(self) -> str:
        """Such as "ε = 0.5, δ = 1e-9"; rounded down."""
        return epsilon_delta_text(text_at_most(self.left), self.total.delta)


@dataclass(frozen=True, slots=True)
class Preview:
    """An account before and after a release that has not been charged."""

    before: DatasetAccount
    afterwards: DatasetAccount

    @property
    def enough(self) -> bool:
        """Whether the release may be made."""
        return self.afterwards.spent <= self.afterwards.total.epsilon

    @property
    def total(self) -> Total:
        """What may be spent in all."""
        return self.before.total

    @property
    def spent(self) -> Fraction:
        """ε spent so far."""
        return self.before.spent

    @property
    def left(self) -> Fraction:
        """ε left now."""
        return self.before.left

    @property
    def after(self) -> Fraction:
        """ε left after the release; 0 if it is not enough."""
        return self.afterwards.left

    @property
    def total_text(self) -> str:
        """Such as "ε = 1"."""
        return self.before.total_text

    @property
    def spent_text(self) -> str:
        """Such as "ε = 0.5"; rounded up."""
        return self.before.spent_text

    @property
    def left_text(self) -> str:
        """Such as "ε = 0.5"; rounded down."""
        return self.before.left_text

    @property
    def after_text(self) -> str:
        """Such as "ε = 0.25"; rounded down."""
        return self.afterwards.left_text


def cost_text(budget: Budget) -> str:
    """Return a budget exactly, such as "ε = 1/3", "ε = 1, δ = 1e-9" or "ρ = 0.5"."""
    if budget.definition is Definition.CONCENTRATED:
        return N_("Amount", "ρ = {rho}").format(rho=exact_text(budget.rho))
    return epsilon_delta_text(exact_text(budget.epsilon), budget.delta)


def epsilon_delta_text(epsilon: str, delta: Fraction) -> str:
    """Return such as "ε = 1, δ = 1e-9"; without δ where it is 0."""
    if not delta:
        return N_("Amount", "ε = {epsilon}").format(epsilon=epsilon)
    return N_("Amount", "ε = {epsilon}, δ = {delta}").format(epsilon=epsilon, delta=exact_text(delta))
