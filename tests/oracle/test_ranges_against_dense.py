"""Predicted errors of ranges and cumulative counts against matrices written out in full, on digits and on labels.

S: answers of the design to one record in each cell of the digits. C: the cut from digits to labels, by its definition.
W: ranges, cumulative counts and cells of the labels. The referee's variances are those of W C x̂, x̂ from S.
"""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

from core.linear.effect_cells import EffectCells
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.release.accuracy import Accuracy
from core.strategies.catalogue import every
from core.strategies.feasibility import why_unusable
from core.workload.refined import refined
from tests.oracle.dense import Dense
from tests.oracle.range_referee import EXACT, check_errors, covariance_over_labels, product
from tests.oracle.test_against_dense import workload_of

CASES = {
    "ranges of four": ((4,), [(0,)], [((0,), ())]),
    "cumulative counts of nine in ten": ((9,), [(0,)], [((), (0,))]),
    "ranges of five by two": ((2, 5), [(1, 0), (0,)], [((1,), ())]),
    "ranges by cumulative counts": ((3, 4), [(0, 1)], [((0,), (1,))]),
    "two tables over the same eleven": ((11, 2), [(0,), (0, 1)], [((), ()), ((0,), ())]),
}
PRICES = [
    PrivacyTerms(ReleaseCost.pure(1)),
    PrivacyTerms(ReleaseCost.pure(Fraction(1, 2)), Neighbours.REPLACE),
    PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 2))),
]

ROADS = [
    pytest.param(
        strategy.info.key,
        case,
        privacy_terms,
        id=f"{strategy.info.key}-{case}-{privacy_terms.norm}-{privacy_terms.neighbours}",
    )
    for strategy, case, privacy_terms in itertools.product(every(), CASES, PRICES)
    if why_unusable(strategy, refined(workload_of(*CASES[case])), privacy_terms.noise_terms) is None
]


def cut(digits):
    """Labels from numbers written in digits: what is on numbers without a label, in equal parts to those with one."""
    n, codes = digits.n, math.prod(digits.sizes)
    return np.hstack((np.eye(n), np.full((n, codes - n), 1 / n)))


def strategy_matrix(noise_plan):
    """Of all blocks: the rows of the answers kept, over the cells of all digits; and the covariance of their noise."""
    sizes, rows, covariances = noise_plan.refined.domain.sizes, [], []
    for block, variance in zip(noise_plan.design.blocks, noise_plan.variances, strict=True):
        units = np.eye(math.prod(sizes), dtype=np.int64).reshape(-1, *sizes)
        away = tuple(1 + axis for axis in range(len(sizes)) if axis not in block.axes)
        kept = np.array([block.finish(block.apply(np.asarray(unit))) for unit in units.sum(axis=away)])
        noise = np.array([block.finish(row) for row in np.eye(block.n_answers, dtype=np.int64)])
        rows.append(kept.T)
        grain = block.grain if isinstance(block, EffectCells) else 1  # its variance is that on the lattice of the cells
        covariances.append(noise.T @ noise * (variance * grain**2 if math.isfinite(variance) else 1e15))
    ends = np.cumsum([0, *(len(part) for part in covariances)])
    covariance = np.zeros((ends[-1], ends[-1]))
    for start, end, part in zip(ends[:-1], ends[1:], covariances, strict=True):
        covariance[start:end, start:end] = part
    return np.vstack(rows).astype(float), covariance


def plain_matrix(noise_plan, number):
    """The table over the digits that the plain recovery makes of each single answer."""
    target, sizes = noise_plan.refined.marginals[number], noise_plan.refined.domain.sizes
    shape, columns = [sizes[axis] for axis in target], []
    for place, block in enumerate(noise_plan.design.blocks):
        n_kept = len(block.finish(np.zeros(block.n_answers, dtype=np.int64)))
        for answer in np.eye(n_kept):
            used = place in noise_plan.design.direct[number]
            table = block.decode(answer, target, sizes) if used else np.zeros(shape)
            columns.append(np.broadcast_to(table, shape).ravel())
    return np.array(columns).T


def estimates(noise_plan, number, recovery):
    """Covariance of the estimated table over the digits."""
    s, covariance = strategy_matrix(noise_plan)
    sizes, target = noise_plan.refined.domain.sizes, noise_plan.refined.marginals[number]
    if recovery is Recovery.DIRECT:
        r = plain_matrix(noise_plan, number)
        return r @ covariance @ r.T
    q = product([np.eye(n) if axis in target else np.ones((1, n)) for axis, n in enumerate(sizes)])
    exact = np.diag(covariance) == 0
    referee = Dense(s, q, np.zeros((len(q), len(s))), np.zeros(len(s), int), np.zeros(len(q), int))
    least = np.where(exact[:, None] | exact, 0.0, covariance) + np.diag(exact * 1e-5)
    weights = np.linalg.pinv(least, hermitian=True, rcond=1e-24)
    middle = np.linalg.pinv(s.T @ weights @ s, hermitian=True, rcond=1e-14)
    return referee.q @ middle @ referee.q.T


def covariance_over_digits(noise_plan, number, recovery):
    """Covariance of the estimated cells of a table: over the digits, cut to the labels."""
    labels = product(cut(noise_plan.refined.digits[axis]) for axis in noise_plan.workload.marginals[number])
    return labels @ estimates(noise_plan, number, recovery) @ labels.T


def over_labels(noise_plan):
    """Whether the blocks read labels."""
    return noise_plan.design.seen is not None


def covariance_of(noise_plan):
    """The referee of a design: over labels or digits, whichever its blocks read."""
    return covariance_over_labels if over_labels(noise_plan) else covariance_over_digits


@pytest.mark.parametrize(("key", "case", "privacy_terms"), ROADS)
@pytest.mark.parametrize("recovery", list(Recovery))
def test_every_query_has_the_error_of_the_referee(key, case, privacy_terms, recovery):
    workload = workload_of(*CASES[case])
    split = BudgetSplit.DIRECT_OPTIMAL if recovery is Recovery.DIRECT else BudgetSplit.UNIFORM
    noise_plan = make_noise_plan(workload, key, split, privacy_terms)
    check_errors(noise_plan, recovery, covariance_of(noise_plan), least=0 if over_labels(noise_plan) else 1e-4)


@pytest.mark.parametrize("key", ["hierarchy", "wavelet", "marginals"])
def test_any_range_has_its_own_error(key):
    workload = workload_of((2, 11), [(1, 0)], [((1,), ())])
    noise_plan = make_noise_plan(workload, key, BudgetSplit.DIRECT_OPTIMAL, PRICES[2])
    covariance = covariance_over_digits(noise_plan, 0, Recovery.LEAST_SQUARES)
    values = np.arange(22.0).reshape(2, 11)
    made = Accuracy(noise_plan, Recovery.LEAST_SQUARES, 0.95).released(0, values, values, EXACT)
    for first, last in itertools.combinations_with_replacement(range(11), 2):
        for span in ({"a": (1, 1)}, {}):
            found = made.range_sum({"b": (first, last)} | span)
            row = np.zeros((2, 11))
            row[1 if span else slice(None), first : last + 1] = 1
            assert found.value == pytest.approx((row * values).sum())
            assert found.standard_deviation**2 == pytest.approx(row.ravel() @ covariance @ row.ravel())
            assert found.half_width > 1.9 * found.standard_deviation
