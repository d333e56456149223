"""The share of the budget that every group gets, in exact fractions that add up to the budget."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.designs.fitted_loss import optimal_wish
from core.privacy.budget import Norm

GRAIN = 2**48
"""Shares are whole multiples of 1/GRAIN of the largest one: exact sums, and no visible loss."""

LEAST = 2**18
"""In grains: nobody gains from a share below a billionth of the largest, but its noise may not fit 64 bits."""


class Allocation(StrEnum):
    """How the budget is split among the groups."""

    UNIFORM = "uniform"
    OPTIMAL = "optimal"
    BEST = "best"


def uniform_shares(money: Fraction, n_groups: Sequence[int], used: Sequence[bool]) -> tuple[Fraction, ...]:
    """Return the same share per group of every lot in use, 0 for the others; they add up to `money` exactly."""
    groups = sum(n for n, wanted in zip(n_groups, used, strict=True) if wanted)
    share, nothing = money / groups, Fraction(0)
    return tuple(share if wanted else nothing for wanted in used)


def optimal_shares(
    money: Fraction, n_groups: Sequence[int], losses: NDArray[np.float64], norm: Norm
) -> tuple[Fraction, ...]:
    """Return the shares per group that minimise the total variance.

    Args:
        money: ε (L1) or ρ (L2) for all groups together, > 0.
        n_groups: groups of every lot, each >= 1.
        losses: K of every lot: total variance caused by it when each of its groups gets share 1; >= 0, one of them > 0;
            where it is 0, nothing is measured.
        norm: of the noise.

    Returns:
        One share per group of each lot; `n_groups` times them adds up to at most `money`, exactly.
    """
    return exact_shares(money, n_groups, optimal_wish(losses, np.array(n_groups, dtype=np.float64), norm))


def exact_shares(money: Fraction, n_groups: Sequence[int], wish: NDArray[np.float64]) -> tuple[Fraction, ...]:
    """Return fractions in the proportions of `wish` >= 0 that, times `n_groups`, add up to `money`."""
    grains = [max(LEAST, int(part * GRAIN)) if part > 0 else 0 for part in (wish / wish.max()).tolist()]
    whole = sum(n * grain for n, grain in zip(n_groups, grains, strict=True))
    share = {grain: money * grain / whole for grain in set(grains)}
    return tuple(share[grain] for grain in grains)
