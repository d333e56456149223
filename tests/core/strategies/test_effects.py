"""Effects: optimal for Gaussian noise, priced by what a record moves, refused before anything is charged."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.errors import NoiseTooLargeError
from core.linear.effects import effect_slices, effect_transform
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.strategies.catalogue import every, find
from core.strategies.effects import effect_sensitivity
from tests.oracle.test_against_dense import workload_of

PRICE = PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 2)))


@pytest.mark.parametrize("shape", [(), (2,), (3,), (2, 2), (2, 3), (4, 2, 3)])
@pytest.mark.parametrize("neighbours", list(Neighbours))
@pytest.mark.parametrize("at_most", [1, 2, 3])
def test_the_price_is_the_longest_way_a_person_can_move_the_effect(shape, neighbours, at_most):
    axes = Marginal(range(len(shape)))
    records = []
    for cell in np.ndindex(*shape):
        table = np.zeros(shape)
        table[cell] = 1
        records.append(effect_transform(table)[effect_slices(axes, axes)].ravel())
    people = [n * record for n in range(1, at_most + 1) for record in records]
    pairs = ((a, 0 * a) for a in people) if neighbours is Neighbours.ADD_REMOVE else itertools.product(people, people)
    longest = max(float(((a - b) ** 2).sum()) for a, b in pairs)
    claimed = effect_sensitivity(shape).l2_squared_under(neighbours, at_most)
    assert float(claimed) == pytest.approx(longest)


@pytest.mark.parametrize("shape", [(), (2,), (3,), (2, 2), (4, 2, 3)])
def test_the_l1_sensitivity_is_never_understated(shape):
    """Nobody pays by it; but 0 would mean that the effects may be told exactly."""
    sides = [np.eye(n) - 1 / n for n in shape]
    rows = [np.prod(np.meshgrid(*parts, indexing="ij"), axis=0).ravel() for parts in itertools.product(*sides)]
    alone = max((float(abs(row).sum()) for row in rows), default=1.0)
    apart = max((float(abs(a - b).sum()) for a in rows for b in rows), default=0.0)
    claimed = effect_sensitivity(shape)
    assert float(claimed.l1) == pytest.approx(alone)
    assert claimed.l1_replace >= apart * (1 - 1e-12)


@pytest.mark.parametrize("wanted", [[(0, 1), (1, 2)], [(0,), (0, 1)], [(0, 1, 2)], [(0, 1), (0, 2), (1, 2), (2,)]])
def test_no_other_strategy_of_independent_noise_has_less_error_when_records_come_or_go(wanted):
    workload = workload_of((2, 3, 4), wanted)

    def loss(key, split):
        noise_plan = make_noise_plan(workload, key, split, PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 1000))))
        return noise_plan.total_variance(noise_plan.cell_variances(Recovery.LEAST_SQUARES))

    best = loss("effects", BudgetSplit.DIRECT_OPTIMAL)
    for strategy, split in itertools.product(every(), BudgetSplit):
        if strategy.applies(PRICE.noise_terms) and strategy.serves(workload):
            assert best <= loss(strategy.info.key, split) * (1 + 1e-6)


def test_it_is_for_gaussian_noise_only():
    assert not find("effects").applies(NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE))


def test_noise_that_could_not_be_drawn_is_refused_while_planning():
    workload = workload_of((128, 128, 128), [(0, 1, 2)])
    with pytest.raises(NoiseTooLargeError):
        make_noise_plan(
            workload, "effects", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 10**6)))
        )
