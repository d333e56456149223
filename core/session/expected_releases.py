"""What several releases like a planned one would cost together, before the first is charged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_CEILING, Context, Decimal
from fractions import Fraction
from itertools import islice, takewhile

from core.errors import NoDeltaError
from core.planning.noise_plan import HALF_STEP
from core.privacy.dataset_account import DatasetBudget, NoiseCost, spent
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import epsilon_for
from core.session.planned_release import PlannedRelease
from core.threads import one_thread

USUAL_DELTA = Fraction(1, 10**9)
"""δ of the budget that Gaussian releases without a δ of their own would get: far below one in the number of people."""
MOST_RELEASES = 366
"""Releases that are looked at, at most: a year of daily ones."""
_SHORT = Context(prec=3, rounding=ROUND_CEILING)
"""Rounds a total that Gaussian releases would get, up to three figures."""
_STEP = Fraction(1001, 1000)
"""Factor by which such a total is raised until it covers the releases, added at the order that the total fixes."""


@dataclass(frozen=True, slots=True)
class ExpectedReleases:
    """Releases like one that is planned, from one budget.

    Attributes:
        n: their number, >= 0.
        total: the budget.
        ends: what the first 1, 2, … n of them have spent, as parts of the total in (0, 1].
        half_width: ± of a typical number of each.
        shared_half_width: ± of a typical number of each if all of them shared what the planned one costs; it is
            `half_width` for one.
    """

    n: int
    total: DatasetBudget
    ends: tuple[float, ...]
    half_width: float
    shared_half_width: float


@one_thread()
def expect_releases(planned: PlannedRelease, n: int) -> ExpectedReleases:
    """Return the least budget, with short figures, that covers `n` releases like `planned`, n in [1, MOST_RELEASES]."""
    total = _least_total(planned.cost, n)
    return _expected(planned, total, list(islice(_spendings(planned.cost, total), n)))


@one_thread()
def releases_within(planned: PlannedRelease, total: DatasetBudget) -> ExpectedReleases:
    """Return as many releases like `planned` as `total` covers, at most MOST_RELEASES."""
    fitting = takewhile(lambda spending: spending <= total.epsilon, _spendings(planned.cost, total))
    try:
        return _expected(planned, total, list(fitting))
    except NoDeltaError:
        return _expected(planned, total, [])


def _expected(planned: PlannedRelease, total: DatasetBudget, spendings: list[Fraction]) -> ExpectedReleases:
    n, ends = len(spendings), tuple(float(spending / total.epsilon) for spending in spendings)
    width = planned.typical_half_width
    # Standard deviations grow as 1/ε of pure noise, and as 1/√ρ of Gaussian noise.
    worse = max(n, 1) ** 0.5 if NoiseCost.of(planned.cost).rho else max(n, 1)
    return ExpectedReleases(n, total, ends, width, (width - HALF_STEP) * worse + HALF_STEP)


def _spendings(cost: ReleaseCost, total: DatasetBudget) -> Iterator[Fraction]:
    """Yield ε of one, two, … releases together, at the δ of the total."""
    for n in range(1, MOST_RELEASES + 1):
        yield spent("", (_several(NoiseCost.of(cost), n),), total)


def _several(noise: NoiseCost, n: int) -> NoiseCost:
    """Return the cost of one release that adds as much to the sum of a ledger as `n` releases."""
    return NoiseCost(noise.epsilon * n, noise.rho * n)


def _least_total(cost: ReleaseCost, n: int) -> DatasetBudget:
    noise = NoiseCost.of(cost)
    if not noise.rho:
        return DatasetBudget(noise.epsilon * n)
    delta = cost.delta or USUAL_DELTA
    if n == 1 and cost.epsilon:
        return DatasetBudget(cost.epsilon, delta)  # the figures that the owner typed
    # No ε at all: so little noise budget that δ covers it.
    total = DatasetBudget(_short(epsilon_for(noise.rho * n, delta) or noise.rho), delta)
    while spent("", (_several(noise, n),), total) > total.epsilon:
        total = DatasetBudget(_short(total.epsilon * _STEP), delta)
    return total


def _short(epsilon: Fraction) -> Fraction:
    """Return ε with three figures, rounded up."""
    return Fraction(_SHORT.divide(Decimal(epsilon.numerator), Decimal(epsilon.denominator)))
