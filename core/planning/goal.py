"""Goal seek: the least cost at which tables reach the wanted ±; computed from the plan alone, so it is free."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

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


Margins = Callable[[ReleaseCost], Sequence[float]]
"""Predicts ± of one cell of every table at a cost, in the order of the plan; NoiseTooLargeError: the cost is too small
for any prediction."""


def least_cost(margins: Margins, cost: ReleaseCost, goals: Mapping[int, float]) -> ReleaseCost:
    """Return the smallest cost of the kind of `cost`, to three digits, at which every goal is met.

    Each of the fourteen trials is reported; what `margins` reports is not.

    Args:
        margins: predicts ± of every table; decreasing in the cost.
        cost: determines whether ε or ρ is sought; its δ is kept.
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
            return _meets(margins, with_amount(cost, amount_at(place)), goals)

    # ± falls as the cost grows, so bisection finds the first amount that is enough.
    place = bisect_left(range(N_AMOUNTS), True, key=met)
    if place == N_AMOUNTS:
        raise GoalError(wanted=Figures(f"{min(goals.values()):g}"))
    return with_amount(cost, amount_at(place))


def with_amount(cost: ReleaseCost, amount: Fraction) -> ReleaseCost:
    """Return the cost with another amount: ρ for concentrated privacy, else ε."""
    if cost.definition is Definition.CONCENTRATED:
        return replace(cost, rho=amount)
    return replace(cost, epsilon=amount)


def amount_of(cost: ReleaseCost) -> Fraction:
    """Return ρ for concentrated privacy, else ε."""
    return cost.rho if cost.definition is Definition.CONCENTRATED else cost.epsilon


def _meets(margins: Margins, cost: ReleaseCost, goals: Mapping[int, float]) -> bool:
    # A cost too small for any prediction meets no goal.
    try:
        predicted = margins(cost)
    except NoiseTooLargeError:
        return False
    return all(predicted[table] <= wanted for table, wanted in goals.items())
