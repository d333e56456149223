"""Measure every effect of the wanted tables once, at its native size: no linear Gaussian mechanism has a lower loss.

One noise group per effect β: Gaussian noise on the cells of its marginal, of which only the effect is kept. Adding or
removing a record changes the effect by ⊗(e - 1/n), of squared length ∏(1 - 1/n_i), the squared L2 sensitivity
(`core/MATHEMATICS.md`, "Effects on a lattice").
Reference: Xiao et al., An optimal and scalable matrix mechanism for noisy marginals (ResidualPlanner, NeurIPS 2023).
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import lru_cache
from itertools import product

from core.designs.design import Design, NoiseGroup
from core.linear.effect_cells import EffectCells
from core.mechanisms.lattice_gaussian import LatticeGaussian
from core.privacy.neighbours import NoiseTerms
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import TOTAL, Sensitivity
from core.strategies.catalogue import register
from core.strategies.strategy import Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload


@register
class ResidualBasis(Strategy):
    """One noise group per effect; Gaussian noise only."""

    info = StrategyInfo(
        "effects",
        N_("Strategy", "Effects"),
        N_("Strategy", "What each combination of attributes adds to the simpler ones; optimal where δ is allowed."),
    )

    def applies(self, terms: NoiseTerms) -> bool:
        """Return whether the noise is Gaussian."""
        return terms.norm is Norm.L2

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the cells of the marginals of all effects."""
        answers = sum(workload.domain.n_cells(effect) for effect in workload.closure())
        return Size(largest=max(workload.cells), answers=answers, blocks=len(workload.closure()))

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return one block per effect."""
        blocks = tuple(EffectCells(effect, workload.domain.sizes) for effect in workload.closure())
        return Design(blocks, tuple(_noise_group(place, block) for place, block in enumerate(blocks)), workload.parts())


def _noise_group(number: int, block: EffectCells) -> NoiseGroup:
    return NoiseGroup((number,), 1, effect_sensitivity(block.shape), _noise(block.n_answers, block.grain))


@lru_cache
def _noise(size: int, grain: int) -> LatticeGaussian:
    return LatticeGaussian(size, grain)


@lru_cache
def effect_sensitivity(shape: tuple[int, ...]) -> Sensitivity:
    """Return the L1 and squared L2 length of ⊗(e - 1/n), and of the longest difference of two such vectors.

    L1: the absolute entries of e - 1/n add up to 2(n - 1)/n; a difference is at most twice as long. That bound is not
    tight, but effects are never charged by L1. L2: two records have the inner product 1 - 1/n on an attribute on which
    they agree, else -1/n; the difference is longest where the product over the attributes is least.
    """
    if not shape:
        return TOTAL
    alone = math.prod(Fraction(n - 1, n) for n in shape)
    inner = (math.prod(parts) for parts in product(*((Fraction(n - 1, n), Fraction(-1, n)) for n in shape)))
    absolute = math.prod(Fraction(2 * (n - 1), n) for n in shape)
    return Sensitivity(absolute, 2 * absolute, alone, 2 * (alone - min(inner)))
