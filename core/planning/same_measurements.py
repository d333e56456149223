"""Whether two noise plans are equal in what they measure: answers about the owner's counts, in equal noise groups."""

from __future__ import annotations

import hashlib
import math
from collections import defaultdict
from collections.abc import Hashable, Sequence

import numpy as np

from core.arrays import Counts
from core.designs.predicted_errors import PredictedErrors
from core.domain.marginal import Marginal
from core.linear.queries import Queries
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import NoisePlan, Recovery

MOST_ANSWERS = 2**18
"""Answers up to which plans are compared: 10 ms. Larger ones are never said to be equal, though they may be."""
SAME_NOISE = 1e-4
"""Relative difference of variances up to which noise is equal: best shares found from other starts differ so much."""
_PRIME = 1_000_003
"""Cell k of a probe holds k × 48,271 mod this, so that different queries give different answers."""

Marks = Sequence[bytes]
"""A hash of the answers of every block to made-up counts: equal ones come from equal queries."""


class Twins:
    """The noise plans of earlier strategies, to find one with equal measurements under one split and recovery."""

    def __init__(self) -> None:
        self._before = defaultdict[tuple[BudgetSplit, Recovery], list[NoisePlan]](list)
        self._marked: dict[PredictedErrors, Marks] = {}

    def same_as(self, noise_plan: NoisePlan, recovery: Recovery) -> str | None:
        """Return the key of the first earlier strategy with equal measurements, and remember this one if none has."""
        before = self._before[noise_plan.split, recovery]
        for other in before:
            if self.measure_the_same(noise_plan, other, recovery):
                return other.strategy
        before.append(noise_plan)
        return None

    def measure_the_same(self, one: NoisePlan, other: NoisePlan, recovery: Recovery) -> bool:
        """Return whether two plans of one workload lead to tables of one law under a recovery.

        Whole groups are compared, in any order: the queries of each block, its law, what a charge of it costs, and its
        noise. Direct recovery has to add up equal blocks, too; least squares takes all.
        """
        if one.privacy_terms != other.privacy_terms or not _as_exact(one, other, recovery):
            return False
        if one.design is other.design:
            return one.scales == other.scales
        n_answers = [sum(block.n_answers for block in plan.design.blocks) for plan in (one, other)]
        if max(n_answers) > MOST_ANSWERS:
            return False
        if recovery is Recovery.DIRECT and self._added_up(one) != self._added_up(other):
            return False
        first, second = self._measured(one), self._measured(other)
        return first.keys() == second.keys() and all(_close(first[key], second[key]) for key in first)

    def _measured(self, plan: NoisePlan) -> dict[Hashable, list[tuple[float, ...]]]:
        """Return the noise variances of the groups that are measured, by what else determines their answers."""
        found = defaultdict[Hashable, list[tuple[float, ...]]](list)
        marks, terms = self._marks(plan), plan.privacy_terms.noise_terms
        for group, scale in plan.scaled_groups:
            if scale is not None:
                answers = tuple(sorted(marks[number] for number in group.blocks))
                cost = group.sensitivity.under(terms.norm, terms.neighbours, terms.at_most)
                key = answers, type(group.noise), group.n_charges, cost
                found[key].append(tuple(sorted(plan.variances[list(group.blocks)].tolist())))
        return found

    def _added_up(self, plan: NoisePlan) -> list[list[bytes]]:
        marks = self._marks(plan)
        return [sorted(marks[number] for number in blocks) for blocks in plan.design.direct]

    def _marks(self, plan: NoisePlan) -> Marks:
        # Plans of one model have equal blocks, whatever the split.
        if plan.model not in self._marked:
            self._marked[plan.model] = [_mark(plan, block) for block in plan.design.blocks]
        return self._marked[plan.model]


def _as_exact(one: NoisePlan, other: NoisePlan, recovery: Recovery) -> bool:
    return np.allclose(one.query_variances(recovery), other.query_variances(recovery), rtol=SAME_NOISE, atol=0)


def _close(one: list[tuple[float, ...]], other: list[tuple[float, ...]]) -> bool:
    return len(one) == len(other) and np.allclose(sorted(one), sorted(other), rtol=SAME_NOISE, atol=0)


def _mark(plan: NoisePlan, block: Queries) -> bytes:
    counts = plan.refined.count(block.axes, lambda axes: _probe(plan, axes))
    return hashlib.blake2b(np.sort(block.apply(counts)).tobytes(), digest_size=16).digest()


def _probe(plan: NoisePlan, axes: Marginal) -> Counts:
    shape = plan.workload.domain.shape(axes)
    # Each attribute with several labels adds a bit of its own: tables of one shape over other attributes are other
    # questions.
    start = 1 + sum(7919 << axis for axis, n in zip(axes, shape, strict=True) if n > 1) % _PRIME
    return (np.arange(start, start + math.prod(shape)) * 48_271 % _PRIME).reshape(shape)
