"""What two releases cost somebody whose data is in both.

Their noise is independent, so for neighbours that differ in one unit of the first dataset and one of the second the
costs compose as two releases of one dataset do:

* pure, pure: ε₁ + ε₂ (sequential composition).
* Gaussian, Gaussian: ρ₁ + ρ₂, converted at once where a δ is claimed.
* pure and Gaussian: at the δ claimed, as `dataset_account.spent` adds them; without a δ, an ε-private release is
  ε²/2-zero-concentrated, so ρ + ε²/2.

References:
    Dwork, Roth, The Algorithmic Foundations of Differential Privacy (2014), Theorem 3.14.
    Bun, Steinke, Concentrated Differential Privacy (TCC 2016), Proposition 3 and Lemma 7.
"""

from __future__ import annotations

from fractions import Fraction

from core.privacy.amount_text import text_at_least
from core.privacy.composition import composed_epsilon
from core.privacy.dataset_account import NoiseCost, epsilon_delta_text
from core.privacy.release_cost import Definition, ReleaseCost
from core.privacy.zcdp_conversion import best_order, epsilon_for
from core.words import N_


def cost_of_both(first: NoiseCost, second: NoiseCost, delta: Fraction) -> ReleaseCost:
    """Return what both releases cost together, rounded up.

    Args:
        first: cost of the release that was charged first.
        second: cost of the other.
        delta: the larger of the δ that the two claim; 0: neither claims one.
    """
    rho, epsilon = first.rho + second.rho, first.epsilon + second.epsilon
    if not rho:
        return ReleaseCost.pure(epsilon)
    if not delta:
        return ReleaseCost.concentrated(rho + epsilon**2 / 2)
    if not epsilon:
        return ReleaseCost.approximate(epsilon_for(rho, delta), delta)
    if first.epsilon:
        return ReleaseCost.approximate(first.epsilon + epsilon_for(rho, delta), delta)
    # Fixed before the second release was chosen: see `composition` on why no later choice is allowed.
    order = best_order(first.rho, delta)
    return ReleaseCost.approximate(composed_epsilon([second.epsilon], rho, delta, order), delta)


def rounded_cost_text(cost: ReleaseCost) -> str:
    """Return a cost as text, rounded up to six figures: "ε = 1.5, δ = 1e-9" or "ρ = 0.625"."""
    if cost.definition is Definition.CONCENTRATED:
        return N_("Amount", "ρ = {rho}").format(rho=text_at_least(cost.rho))
    return epsilon_delta_text(text_at_least(cost.epsilon), cost.delta)
