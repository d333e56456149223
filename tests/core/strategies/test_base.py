"""Base counts: one block over everything wanted, from which every recovery is the same."""

from __future__ import annotations

import pytest

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.privacy.sensitivity import TOTAL
from core.strategies.catalogue import find
from tests.oracle.test_against_dense import workload_of

TERMS = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)


def test_only_attributes_that_occur_are_counted():
    workload = workload_of((2, 3, 4, 5), [(0, 2), (3, 0)])
    (block,) = find("base").design(workload, TERMS).blocks
    assert block.axes == (0, 2, 3)
    assert find("base").size(workload, TERMS).largest == 2 * 4 * 5


def test_every_recovery_and_split_is_the_same():
    workload = workload_of((2, 3, 4), [(0, 1), (1, 2)])
    variances = [
        make_noise_plan(workload, "base", split, PrivacyTerms(ReleaseCost.pure(1))).cell_variances(recovery)
        for split in BudgetSplit
        for recovery in Recovery
    ]
    for variance in variances:
        assert variance == pytest.approx(variances[0])


def test_a_cell_of_a_table_is_as_noisy_as_the_cells_added_up():
    noise_plan = make_noise_plan(
        workload_of((2, 3, 4), [(0,), (1, 2)]), "base", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1))
    )
    assert noise_plan.cell_variances(Recovery.DIRECT) == pytest.approx(
        [12 * noise_plan.variances[0], 2 * noise_plan.variances[0]]
    )


@pytest.mark.parametrize("wanted", [[()], [(1,)], [(1,), (3,)]])
def test_a_single_cell_is_the_total(wanted):
    (noise_group,) = find("base").design(workload_of((2, 1, 3, 1), wanted), TERMS).noise_groups
    assert noise_group.sensitivity == TOTAL
