"""The account of a dataset: its budget, the exact cost of all its releases, and both as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction

from core.errors import NoDeltaError
from core.errors.found_errors import DeltaOverspentError, GaussianBeforeError, NoDeltaLeftError
from core.privacy.amount_text import exact_text, text_at_least, text_at_most
from core.privacy.composition import composed_epsilon, fixed_order, group_delta
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import best_order, noise_budget_of
from core.words import N_


@dataclass(frozen=True, slots=True)
class DatasetBudget:
    """The most that all releases of a dataset may spend together.

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
class NoiseCost:
    """What a release costs: ε of pure noise, ρ of Gaussian noise, or ε and δ of a selection; what is not named is 0."""

    epsilon: Fraction
    rho: Fraction
    delta: Fraction = Fraction(0)

    @classmethod
    def of(cls, cost: ReleaseCost) -> NoiseCost:
        """Return what a release of that cost adds to the sum."""
        noise_budget = noise_budget_of(cost)
        if cost.definition in (Definition.PURE, Definition.SELECTION):
            return cls(noise_budget, Fraction(0), cost.delta)
        return cls(Fraction(0), noise_budget)

    def times(self, n_steps: int) -> NoiseCost:
        """Return the cost for neighbours `n_steps` steps apart (group privacy): n ε, n² ρ, and see `group_delta`."""
        delta = group_delta(self.epsilon, self.delta, n_steps) if self.delta else self.delta
        return NoiseCost(self.epsilon * n_steps, self.rho * n_steps**2, delta)

    @property
    def text(self) -> str:
        """Such as "ε = 1", "ρ = 0.02" or "ε = 1, δ = 1e-6"; rounded up."""
        if self.rho:
            return N_("Amount", "ρ = {rho}").format(rho=text_at_least(self.rho))
        return epsilon_delta_text(text_at_least(self.epsilon), self.delta, text_at_least)


def spent(
    dataset: str, costs: Iterable[NoiseCost], total: DatasetBudget, first: DatasetBudget | None = None
) -> Fraction:
    """Return the ε of all releases together, at the δ of `total`; rounded up.

    Pure releases are added until the first Gaussian one; from there on see `core/privacy/composition.py`.

    Args:
        dataset: its name, for the message.
        costs: of all releases, in order of their charges.
        total: the budget now.
        first: the budget when the first Gaussian release was charged; None: equal to `total`.

    Raises:
        NoDeltaError: if a release was Gaussian and δ is 0: Gaussian noise satisfies no pure ε; NoDeltaLeftError if
            selections have used all of δ.
        DeltaOverspentError: if selections use more than δ.
        GaussianBeforeError: if a selection with a δ comes after a Gaussian release; see `core/privacy/composition.py`.
    """
    listed = tuple(costs)
    # Pure releases before the first Gaussian one cost exactly their sum of ε; the order of composition is fixed after.
    n_before = next((place for place, cost in enumerate(listed) if cost.rho), len(listed))
    before, later = sum((cost.epsilon for cost in listed[:n_before]), Fraction(0)), listed[n_before:]
    if any(cost.delta for cost in later):
        raise GaussianBeforeError(dataset)
    selected = spent_delta(listed)
    if selected > total.delta:
        raise DeltaOverspentError(dataset, str(total), text_at_least(selected))
    if not later:
        return before
    if total.delta == selected:
        raise NoDeltaLeftError(dataset, str(total)) if selected else NoDeltaError(dataset, str(total))
    fixed = first or total
    left, delta = fixed.epsilon - before, fixed.delta - selected
    order = fixed_order(left, delta) if left > 0 else best_order(later[0].rho, delta)
    rho = sum((cost.rho for cost in later), Fraction(0))
    pures = (cost.epsilon for cost in later if cost.epsilon)
    return before + composed_epsilon(pures, rho, total.delta - selected, order)


def spent_delta(costs: Iterable[NoiseCost]) -> Fraction:
    """Return the δ of all selections together; Gaussian releases share what is left of the budget's."""
    return sum((cost.delta for cost in costs), Fraction(0))


@dataclass(frozen=True, slots=True)
class DatasetAccount:
    """Budget and spending of a dataset.

    Attributes:
        name: of the dataset.
        total: the budget.
        spent: ε at the δ of `total`.
        n_releases: charges of releases.
        unit: what the budget protects; None: not known, or decided by the first release.
        doubt: why the sum is uncertain, as a part of a sentence; "" where it is certain.
        counted: charges that count more than once: number of the charge, and the cost it counts as.
        spent_delta: of all selections.
        n_choices: charges of private choices.
    """

    name: str
    total: DatasetBudget
    spent: Fraction
    n_releases: int
    unit: PrivacyUnit | None = None
    doubt: str = ""
    counted: tuple[tuple[int, NoiseCost], ...] = ()
    spent_delta: Fraction = Fraction(0)
    n_choices: int = 0

    @property
    def n_charges(self) -> int:
        """Charges of any kind."""
        return self.n_releases + self.n_choices

    @property
    def left(self) -> Fraction:
        """The ε not spent yet, >= 0; a Gaussian release of more may still fit, as Gaussian costs add up slower."""
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
        return epsilon_delta_text(text_at_most(self.left), self.total.delta - self.spent_delta, text_at_most)


@dataclass(frozen=True, slots=True)
class ChargePreview:
    """An account before and after a release that is not charged yet.

    Attributes:
        before: the account now.
        afterwards: the account after the charge.
        price: cost of the release in the unit of the budget.
        n_steps: steps of the release per step of the budget; see `privacy_unit`.
    """

    before: DatasetAccount
    afterwards: DatasetAccount
    price: NoiseCost
    n_steps: int = 1

    @property
    def enough(self) -> bool:
        """Whether the release may be made."""
        return self.afterwards.spent <= self.afterwards.total.epsilon

    @property
    def total_text(self) -> str:
        """Such as "ε = 1"."""
        return self.before.total_text

    def price_text(self, cost: ReleaseCost) -> str:
        """Return such as "ε = 1", or "ε = 1 by itself, and counts as ε = 10"."""
        if self.n_steps == 1:
            return cost_text(cost)
        words = N_("Amount", "{cost} by itself, and counts as {price}")
        return words.format(cost=cost_text(cost), price=self.price.text)


def cost_text(cost: ReleaseCost) -> str:
    """Return a cost exactly, such as "ε = 1/3", "ε = 1, δ = 1e-9" or "ρ = 0.5"."""
    if cost.definition is Definition.CONCENTRATED:
        return N_("Amount", "ρ = {rho}").format(rho=exact_text(cost.rho))
    return epsilon_delta_text(exact_text(cost.epsilon), cost.delta)


def epsilon_delta_text(epsilon: str, delta: Fraction, told: Callable[[Fraction], str] = exact_text) -> str:
    """Return such as "ε = 1, δ = 1e-9", δ as `told` puts it; without δ where it is 0."""
    if not delta:
        return N_("Amount", "ε = {epsilon}").format(epsilon=epsilon)
    return N_("Amount", "ε = {epsilon}, δ = {delta}").format(epsilon=epsilon, delta=told(delta))
