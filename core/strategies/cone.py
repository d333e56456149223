"""Measure all moments of at most two yes/no attributes as one positive semidefinite matrix, with Wishart noise.

Larger tables are covered by splitting: some attributes are fixed, and the moments of the others are measured for every
combination of their labels. These combinations hold different people, so each uses the whole budget. The weights of the
attributes in the trace minimise the predicted loss.

Theorem, proof and exact sampler: `core/mechanisms/cone_noise.py`; the mechanism is ours.
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from core.arrays import Reals
from core.designs.cones import MOST_MOMENTS, best_weights, entry, rational_weights
from core.designs.design import Design, NoiseGroup
from core.designs.error_model import ErrorModel
from core.designs.splitting import direct_parts, moments, split_by
from core.domain.marginal import Marginal
from core.linear.split_coefficients import SplitCoefficients
from core.mechanisms.cone_noise import SECONDS_A_MOMENT, ConeNoise
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import ONE_HOT
from core.strategies.catalogue import register
from core.strategies.strategy import Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload


@register
class Cone(Strategy):
    """One noise group; pure privacy under adding or removing a record."""

    info = StrategyInfo(
        "cone",
        N_("Strategy", "Cone noise"),
        N_("Strategy", "All pairs of yes/no attributes in one matrix; the most accurate for many of them without δ."),
    )
    most_answers = MOST_MOMENTS

    def applies(self, terms: NoiseTerms) -> bool:
        """Return whether privacy is pure and neighbours add or remove a record: the theorem needs both."""
        return terms.norm is Norm.L1 and terms.neighbours is Neighbours.ADD_REMOVE

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the cells of the split with two leaves, and one answer per moment and combination of the split."""
        split, others = split_by(workload, 2)
        values, d = workload.domain.n_cells(split), len(others) + 1
        moments = d * (d + 1) // 2
        drawing = SECONDS_A_MOMENT * values * moments
        return Size(largest=4 * values, answers=values * moments, blocks=moments, drawing=drawing)

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return one block per moment; the number of people is measured d times, once per entry of the diagonal."""
        split, others = split_by(workload, 2)
        place = {axis: number + 1 for number, axis in enumerate(others)}
        effects = moments(workload, split)
        entries = [entry(effect, place) for effect in effects] + [(i, i) for i in range(1, len(others) + 1)]
        sizes = workload.domain.sizes
        diagonal = [Marginal()] * len(others)
        blocks = tuple(SplitCoefficients(split, effect, sizes) for effect in [*effects, *diagonal])
        direct = direct_parts(workload, split, effects)
        weights = _weights(ErrorModel(workload, Design(blocks, (), direct)).direct_weights(), entries, len(others) + 1)
        noise = ConeNoise(entries, weights, workload.domain.n_cells(split))
        return Design(blocks, (NoiseGroup(tuple(range(len(blocks))), 1, ONE_HOT, noise),), direct)


def _weights(losses: Reals, entries: list[tuple[int, int]], d: int) -> tuple[Fraction, ...]:
    """Return the weights of least loss, from the losses of the entries; the first entry is the number of people."""
    entry_losses = np.zeros((d, d))
    for loss, (i, j) in zip(losses.tolist(), entries, strict=False):
        if i != j:
            entry_losses[i, j] = entry_losses[j, i] = loss
    return rational_weights(best_weights(entry_losses, losses[0]))
