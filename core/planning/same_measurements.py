"""Whether two noise plans are equal in what they measure: answers about the owner's counts, in equal noise groups."""

from __future__ import annotations

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

AnswerHashes = Sequence[bytes]
"""A hash of the answers of every block to made-up counts: equal ones come from equal queries."""


class EarlierPlans:
    """The noise plans of earlier strategies, among which one with equal measurements is looked for."""

    def __init__(self) -> None:
        self._before = defaultdict[tuple[BudgetSplit, Recovery], list[NoisePlan]](list)
        self._hashed: dict[PredictedErrors, AnswerHashes] = {}

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
        if one.privacy_terms != other.privacy_terms or not _have_equal_errors(one, other, recovery):
            return False
        if one.design is other.design:
            return one.scales == other.scales
        n_answers = [sum(block.n_answers for block in plan.design.blocks) for plan in (one, other)]
        if max(n_answers) > MOST_ANSWERS:
            return False
        if recovery is Recovery.DIRECT and self._direct_parts(one) != self._direct_parts(other):
            return False
        first, second = self._measured(one), self._measured(other)
        return first.keys() == second.keys() and all(_are_close(first[key], second[key]) for key in first)

    def _measured(self, plan: NoisePlan) -> dict[Hashable, list[tuple[float, ...]]]:
        """Return the noise variances of the groups that are measured, by what else determines their answers."""
        found = defaultdict[Hashable, list[tuple[float, ...]]](list)
        hashes, terms = self._hashes(plan), plan.privacy_terms.noise_terms
        for group, scale in plan.scaled_groups:
            if scale is not None:
                answers = tuple(sorted(hashes[number] for number in group.blocks))
                cost = group.sensitivity.under(terms.norm, terms.neighbours, terms.at_most)
                key = answers, type(group.noise), group.n_charges, cost
                found[key].append(tuple(sorted(plan.variances[list(group.blocks)].tolist())))
        return found

    def _direct_parts(self, plan: NoisePlan) -> list[list[bytes]]:
        hashes = self._hashes(plan)
        return [sorted(hashes[number] for number in blocks) for blocks in plan.design.direct]

    def _hashes(self, plan: NoisePlan) -> AnswerHashes:
        # Plans of one model have equal blocks, whatever the split.
        if plan.model not in self._hashed:
            self._hashed[plan.model] = [_answer_hash(plan, block) for block in plan.design.blocks]
        return self._hashed[plan.model]


def _have_equal_errors(one: NoisePlan, other: NoisePlan, recovery: Recovery) -> bool:
    return np.allclose(one.query_variances(recovery), other.query_variances(recovery), rtol=SAME_NOISE, atol=0)


def _are_close(one: list[tuple[float, ...]], other: list[tuple[float, ...]]) -> bool:
    return len(one) == len(other) and np.allclose(sorted(one), sorted(other), rtol=SAME_NOISE, atol=0)


def _answer_hash(plan: NoisePlan, block: Queries) -> bytes:
    import hashlib  # noqa: PLC0415  3 ms, and a plan that is only read is compared with none

    counts = plan.refined.count(block.axes, lambda axes: _probe(plan, axes))
    return hashlib.blake2b(np.sort(block.apply(counts)).tobytes(), digest_size=16).digest()


def _probe(plan: NoisePlan, axes: Marginal) -> Counts:
    shape = plan.workload.domain.shape(axes)
    # Each attribute with several labels adds a bit of its own: tables of one shape over other attributes are other
    # questions.
    start = 1 + sum(7919 << axis for axis, n in zip(axes, shape, strict=True) if n > 1) % _PRIME
    return (np.arange(start, start + math.prod(shape)) * 48_271 % _PRIME).reshape(shape)
