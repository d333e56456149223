"""Measure all moments of at most two yes/no attributes as one positive semidefinite matrix, with Wishart noise.

Tables with more attributes are covered by splitting: some attributes are fixed, and the moments of the others are
measured for every combination of their labels; these combinations hold different people, so each uses the whole budget.
The weights of the attributes in the trace are those of least loss.
Theorem, proof and exact sampler: `core/mechanisms/cone_noise.py`; beyond the papers.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.designs.design import Design, Lot
from core.designs.error_model import ErrorModel
from core.domain.marginal import Marginal
from core.linear.split_coefficients import SplitCoefficients
from core.mechanisms.cone_noise import ConeNoise
from core.privacy.budget import Norm
from core.privacy.neighbours import ONE_HOT, Neighbours, Terms
from core.strategies.catalogue import register
from core.strategies.strategy import Size, Strategy, StrategyInfo
from core.words import N_
from core.workload.workload import Workload

GRAIN = 2**40
ROUNDS = 200

Reals = NDArray[np.float64]


@register
class Cone(Strategy):
    """One lot; pure privacy, adding or removing a record."""

    info = StrategyInfo(
        "cone",
        N_("Strategy", "Cone noise"),
        N_("Strategy", "All pairs of yes/no attributes in one matrix; the most accurate for many of them without δ."),
    )
    most_answers = 2**15

    def applies(self, terms: Terms) -> bool:
        """Return whether privacy is pure, and records come and go."""
        return terms.norm is Norm.L1 and terms.neighbours is Neighbours.ADD_REMOVE

    def size(self, workload: Workload, terms: Terms) -> Size:
        """Return the cells of split attributes with two more, and a moment for each of these and each pair."""
        split, others = _split(workload)
        values, d = workload.domain.n_cells(split), len(others) + 1
        return Size(largest=4 * values, answers=values * d * (d + 1) // 2)

    def design(self, workload: Workload, terms: Terms) -> Design:
        """Return one block per moment; the number of people is measured d times, once per entry of the diagonal."""
        split, others = _split(workload)
        place = {axis: number + 1 for number, axis in enumerate(others)}
        effects = _effects(workload, split)
        entries = [_entry(effect, place) for effect in effects] + [(i, i) for i in range(1, len(others) + 1)]
        sizes = workload.domain.sizes
        moments = [*effects, *([Marginal()] * len(others))]
        blocks = tuple(SplitCoefficients(split, effect, sizes) for effect in moments)
        number = {effect: n for n, effect in enumerate(effects)}
        plain = tuple(
            tuple(number[e] for e in Marginal(a for a in wanted if a not in split and sizes[a] > 1).subsets())
            for wanted in workload.marginals
        )
        weights = _weights(ErrorModel(workload, Design(blocks, (), plain)).plain_weights(), entries, len(others) + 1)
        noise = ConeNoise(entries, weights, workload.domain.n_cells(split))
        return Design(blocks, (Lot(tuple(range(len(blocks))), 1, ONE_HOT, noise),), plain)


def _split(workload: Workload) -> tuple[Marginal, tuple[int, ...]]:
    """Return the attributes to fix, and the yes/no attributes to measure, at most two of which are in any table."""
    sizes = workload.domain.sizes
    open_tables = [Marginal(axis for axis in m if sizes[axis] == 2) for m in workload.marginals]
    split = {axis for m in workload.marginals for axis in m if sizes[axis] > 2}
    while any(len(table) > 2 for table in open_tables):
        often = Counter(axis for table in open_tables if len(table) > 2 for axis in table)
        most = max(often, key=lambda axis: (often[axis], -axis))
        split.add(most)
        open_tables = [Marginal(axis for axis in table if axis != most) for table in open_tables]
    return Marginal.of(split), Marginal.of(axis for table in open_tables for axis in table)


def _effects(workload: Workload, split: Marginal) -> list[Marginal]:
    """Return the moments that the wanted tables need, the number of people first."""
    sizes = workload.domain.sizes
    tables = (Marginal(a for a in m if a not in split and sizes[a] == 2) for m in workload.marginals)
    needed = {part for table in tables for part in table.subsets()}
    return sorted(needed | {Marginal()}, key=lambda effect: (len(effect), effect))


def _entry(effect: Marginal, place: dict[int, int]) -> tuple[int, int]:
    first, second = [0, 0, *(place[axis] for axis in effect)][-2:]
    return first, second


def _weights(losses: Reals, entries: list[tuple[int, int]], d: int) -> tuple[Fraction, ...]:
    """Return weights p with Σ p_i <= 1 of least loss Σ losses / (2 p_i p_j) + loss of the number of people / Σ p_i².

    At the minimum all slopes are equal; each round moves the weights along their cube roots.
    """
    pull = np.zeros((d, d))
    for loss, (i, j) in zip(losses.tolist(), entries, strict=False):
        if i != j:
            pull[i, j] = pull[j, i] = loss
    p = np.full(d, 1 / d)
    for _ in range(ROUNDS):
        slope = (pull / np.multiply.outer(p, p)).sum(axis=1) + 4 * losses[0] * p**2 / (p @ p) ** 2
        p = np.cbrt(p**2 * slope)
        p /= p.sum()
    grains = np.maximum(1, np.floor(p * (GRAIN - d)))
    return tuple(Fraction(int(grain), GRAIN) for grain in grains)
