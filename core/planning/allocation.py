"""The share of the budget that every group gets: uniform, or optimal in closed form.

Minimising Σ_b S_b v_b with v = 2 Δ1²/ε² gives ε_r ∝ (s_r Δ1²)^(1/3); with v = Δ2²/(2ρ) it gives ρ_r ∝ (s_r Δ2²)^(1/2),
s_r = S_b / n_groups the recovery weight of one group.

References:
    Yaroslavtsev et al. (ICDE 2013), Corollary 3.3; for the Gaussian the same argument with v ∝ 1/ρ.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.privacy.budget import Norm

GRAIN = 2**48
"""Shares are whole multiples of 1/GRAIN of the largest one: exact sums, and no visible loss."""


class Allocation(StrEnum):
    """How the budget is split among the groups."""

    UNIFORM = "uniform"
    OPTIMAL = "optimal"


def uniform_shares(money: Fraction, n_groups: Sequence[int], used: Sequence[bool]) -> tuple[Fraction, ...]:
    """Return the same share per group of every block in use, 0 for the others; they add up to `money` exactly."""
    groups = sum(n for n, wanted in zip(n_groups, used, strict=True) if wanted)
    return tuple(money / groups if wanted else Fraction(0) for wanted in used)


def optimal_shares(
    money: Fraction,
    n_groups: Sequence[int],
    weights: NDArray[np.float64],
    sensitivities: Sequence[Fraction],
    norm: Norm,
) -> tuple[Fraction, ...]:
    """Return the shares per group that minimise the total variance of the recovery behind `weights`.

    Args:
        money: ε (L1) or ρ (L2) for all groups together, > 0.
        n_groups: groups of every block, each >= 1.
        weights: Σ over tables of weight × cells × plain share of every block (S_b), >= 0; 0: not measured.
        sensitivities: L1, or squared L2, of one group; 0: costs nothing, gets no share.
        norm: of the noise.

    Returns:
        One share per group of each block; `n_groups` times them adds up to at most `money`, exactly.
    """
    pull = weights / np.array(n_groups) * np.array([float(s) ** (2 if norm is Norm.L1 else 1) for s in sensitivities])
    wish = np.cbrt(pull) if norm is Norm.L1 else np.sqrt(pull)
    grains = [max(1, int(part * GRAIN)) if part > 0 else 0 for part in (wish / wish.max()).tolist()]
    whole = sum(n * grain for n, grain in zip(n_groups, grains, strict=True))
    return tuple(money * grain / whole for grain in grains)
