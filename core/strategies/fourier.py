"""Measure the Walsh-Hadamard coefficients that the wanted tables need, each by itself.

One block per effect of the downward closure: its coefficients have equal weight, so they get equal shares. Every
coefficient is charged separately (n_charges), because every record changes every one of them by ±1.
Reference: Barak et al. (PODS 2007); Yaroslavtsev et al. (ICDE 2013), section IV ("F" in the experiments).
"""

from __future__ import annotations

import math

from core.designs.design import Design, NoiseGroup
from core.linear.hadamard import HadamardCoefficients, padded
from core.privacy.neighbours import NoiseTerms
from core.privacy.sensitivity import SIGN, TOTAL
from core.strategies.catalogue import register
from core.strategies.strategy import Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload


@register
class Fourier(Strategy):
    """One block per effect."""

    info = StrategyInfo(
        "fourier",
        N_("Strategy", "Fourier coefficients"),
        N_("Strategy", "What the tables share is measured once; best for many tables of yes/no attributes."),
    )

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the padded cells of the largest effect, and the number of coefficients."""
        codes = [padded(n) for n in workload.domain.sizes]
        largest = max(math.prod(codes[axis] for axis in marginal) for marginal in workload.marginals)
        answers = sum(math.prod(codes[axis] - 1 for axis in effect) for effect in workload.closure())
        return Size(largest=largest, answers=answers, blocks=len(workload.closure()))

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return one block per effect."""
        blocks, direct = coefficients(workload)
        noise_groups = (
            NoiseGroup((number,), block.n_answers, SIGN if block.axes else TOTAL) for number, block in enumerate(blocks)
        )
        return Design(blocks, tuple(noise_groups), direct)


def coefficients(workload: Workload) -> tuple[tuple[HadamardCoefficients, ...], tuple[tuple[int, ...], ...]]:
    """Return one map per effect of the closure, and for each wanted table the numbers of its effects."""
    blocks = tuple(HadamardCoefficients(effect, workload.domain.sizes) for effect in workload.closure())
    return blocks, workload.parts()
