"""The share of the noise budget per charge of every noise group, in exact fractions that add up to the budget."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

GRAIN = 2**48
"""Shares are whole multiples of 1/GRAIN of the largest one: sums are exact, and rounding is invisible.

Floats would not add up to the budget; a coarser grain would show in the last figures of a ±.
"""
LEAST = 2**18
"""Least share, in grains, a billionth of the largest: a smaller one gains nothing, and its noise may not fit 64
bits."""


class BudgetSplit(StrEnum):
    """How the noise budget is split among the noise groups (`core/MATHEMATICS.md`, "Budget split")."""

    UNIFORM = "uniform"
    DIRECT_OPTIMAL = "optimal"
    LEAST_SQUARES_OPTIMAL = "best"


def uniform_shares(noise_budget: Fraction, n_charges: Sequence[int], used: Sequence[bool]) -> tuple[Fraction, ...]:
    """Return equal shares per charge for groups in use, 0 for others; all charges add up to the budget exactly."""
    groups = sum(n for n, wanted in zip(n_charges, used, strict=True) if wanted)
    share, nothing = noise_budget / groups, Fraction(0)
    return tuple(share if wanted else nothing for wanted in used)


def exact_shares(
    noise_budget: Fraction, n_charges: Sequence[int], proportions: NDArray[np.float64]
) -> tuple[Fraction, ...]:
    """Return fractions in these proportions that, times `n_charges`, add up to `noise_budget` exactly."""
    grains = [max(LEAST, int(part * GRAIN)) if part > 0 else 0 for part in (proportions / proportions.max()).tolist()]
    whole = sum(n * grain for n, grain in zip(n_charges, grains, strict=True))
    # One fraction per distinct grain: thousands of groups share few, and fractions are slow.
    share = {grain: noise_budget * grain / whole for grain in set(grains)}
    return tuple(share[grain] for grain in grains)
