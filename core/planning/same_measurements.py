"""Whether two noise plans are equal in what they measure: answers about the owner's counts, in equal noise groups."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Hashable

import numpy as np

from core.arrays import Counts
from core.domain.marginal import Marginal
from core.linear.queries import Queries
from core.planning.noise_plan import NoisePlan

MOST_ANSWERS = 2**18
"""Answers up to which plans are compared: 10 ms. Larger ones are never said to be equal, though they may be."""
_PRIME = 1_000_003
"""Cell k of a probe holds k × 48,271 mod this, so that different queries give different answers."""


def measure_the_same(one: NoisePlan, other: NoisePlan) -> bool:
    """Return whether two plans of one workload put equal questions to the records, with equal noise.

    Whole groups are compared, in any order: the answers of each block to made-up counts, its law, and what a charge of
    it costs. Equal answers to counts as irregular as these come from equal queries.
    """
    if one.design is other.design and one.scales == other.scales:
        return True
    n_answers = [sum(block.n_answers for block in plan.design.blocks) for plan in (one, other)]
    return n_answers[0] == n_answers[1] <= MOST_ANSWERS and _told(one) == _told(other)


def _told(plan: NoisePlan) -> dict[Hashable, int]:
    """Return how often each group is measured, by what determines its answers and their noise."""
    found: dict[Hashable, int] = {}
    for noise_group, variance in zip(plan.design.noise_groups, _variances(plan), strict=True):
        answers = tuple(sorted(_answers(plan, plan.design.blocks[number]) for number in noise_group.blocks))
        law = type(noise_group.noise).__name__
        key = answers, law, noise_group.n_charges, noise_group.sensitivity, variance
        found[key] = found.get(key, 0) + 1
    return found


def _variances(plan: NoisePlan) -> list[tuple[float, ...]]:
    return [tuple(sorted(plan.variances[list(group.blocks)].tolist())) for group in plan.design.noise_groups]


def _answers(plan: NoisePlan, block: Queries) -> bytes:
    counts = plan.refined.count(block.axes, lambda axes: _probe(plan, axes))
    return hashlib.blake2b(np.sort(block.apply(counts)).tobytes(), digest_size=16).digest()


def _probe(plan: NoisePlan, axes: Marginal) -> Counts:
    shape = plan.workload.domain.shape(axes)
    # The attributes count, too: tables of equal shape over different attributes are different questions.
    start = 1 + sum((axis + 1) * 7919 for axis in axes)
    return (np.arange(start, start + math.prod(shape)) * 48_271 % _PRIME).reshape(shape)
