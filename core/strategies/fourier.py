"""Measure the Walsh-Hadamard coefficients that the wanted tables need, each by itself.

One block per effect of the downward closure: all its coefficients matter equally, so they get equal budgets, but every
coefficient is a group of its own, because every record changes every one of them by ±1.
Reference: Barak et al. (PODS 2007); Yaroslavtsev et al. (ICDE 2013), section IV ("F" in the experiments).
"""

from __future__ import annotations

import math

from core.domain.marginal import Marginal
from core.linear.hadamard import HadamardCoefficients, padded
from core.privacy.neighbours import SIGN, TOTAL
from core.strategies.catalogue import register
from core.strategies.design import Block, Design
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

    def size(self, workload: Workload) -> Size:
        """Return the padded cells of the largest effect, and the number of coefficients."""
        codes = [padded(n) for n in workload.domain.sizes]
        largest = max(math.prod(codes[axis] for axis in marginal) for marginal in workload.marginals)
        answers = sum(math.prod(codes[axis] - 1 for axis in effect) for effect in workload.closure())
        return Size(largest=largest, answers=answers)

    def design(self, workload: Workload) -> Design:
        """Return one block per effect; an attribute with a single label has none of its own."""
        sizes = workload.domain.sizes
        effects = [effect for effect in workload.closure() if all(sizes[axis] > 1 for axis in effect)]
        number = {effect: place for place, effect in enumerate(effects)}
        blocks = tuple(_block(HadamardCoefficients(effect, sizes)) for effect in effects)
        plain = (tuple(number[part] for part in wanted.subsets() if part in number) for wanted in workload.marginals)
        return Design(blocks, tuple(plain))


def _block(coefficients: HadamardCoefficients) -> Block:
    return Block(coefficients, coefficients.n_answers, SIGN if coefficients.axes != Marginal() else TOTAL)
