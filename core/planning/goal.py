"""Goal seek: the least budget under which tables reach the wanted ±; computed from the plan alone, so it is free."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Protocol

from core.errors import GoalError, NoiseTooLargeError
from core.privacy.release_cost import Definition, ReleaseCost
from core.progress import check_cancelled, report, silenced
from core.words import N_, Figures

DIGITS = 1000
"""Amounts of three significant digits are tried, the last one rounded up: a fourth digit has no practical meaning."""
DECADES = 10
"""Powers of ten covered, from 10^-6."""
N_AMOUNTS = DECADES * (DIGITS - DIGITS // 10)
"""Amounts tried, from 0.000001 to 9,990: below, all is noise, and above, ε protects nobody."""


def amount_at(place: int) -> Fraction:
    """Return the amount at `place`, 0 <= place < `N_AMOUNTS`, in increasing order."""
    decade, mantissa = divmod(place, DIGITS - DIGITS // 10)
    return Fraction((DIGITS // 10 + mantissa) * 10**decade, DIGITS // 10 * 10**6)


class Margins(Protocol):
    """Predicts ± of one cell of every table under a budget, in the order of the plan."""

    def __call__(self, budget: ReleaseCost, /) -> Sequence[float]:
        """Raise NoiseTooLargeError if the budget is too small for any prediction."""


def least_budget(margins: Margins, budget: ReleaseCost, goals: Mapping[int, float]) -> ReleaseCost:
    """Return the smallest budget of the kind of `budget`, to three digits, under which every goal is met.

    Each of the fourteen trials is reported; what `margins` reports is not.

    Args:
        margins: predicts ± of every table; decreasing in the budget.
        budget: determines whether ε or ρ is sought; its δ is kept.
        goals: ± wanted of one cell, > 0, by number of table; at least one.

    Raises:
        GoalError: if even the largest amount is not enough.
    """
    trials = 0

    def met(place: int) -> bool:
        nonlocal trials
        report(trials := trials + 1, N_AMOUNTS.bit_length(), N_("Progress", "Looking for the amount"))
        check_cancelled()
        with silenced():
            return _meets(margins, with_amount(budget, amount_at(place)), goals)

    # ± falls as the budget grows, so bisection finds the first amount that is enough.
    place = bisect_left(range(N_AMOUNTS), True, key=met)
    if place == N_AMOUNTS:
        raise GoalError(wanted=Figures(f"{min(goals.values()):g}"))
    return with_amount(budget, amount_at(place))


def with_amount(budget: ReleaseCost, amount: Fraction) -> ReleaseCost:
    """Return the budget with another amount: ρ for concentrated privacy, else ε."""
    if budget.definition is Definition.CONCENTRATED:
        return replace(budget, rho=amount)
    return replace(budget, epsilon=amount)


def amount_of(budget: ReleaseCost) -> Fraction:
    """Return ρ for concentrated privacy, else ε."""
    return budget.rho if budget.definition is Definition.CONCENTRATED else budget.epsilon


def _meets(margins: Callable[[ReleaseCost], Sequence[float]], budget: ReleaseCost, goals: Mapping[int, float]) -> bool:
    # A budget too small for any prediction meets no goal.
    try:
        predicted = margins(budget)
    except NoiseTooLargeError:
        return False
    return all(predicted[table] <= wanted for table, wanted in goals.items())
