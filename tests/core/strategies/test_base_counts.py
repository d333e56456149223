"""Base counts: one block over everything wanted, from which every recovery is the same."""

from __future__ import annotations

import pytest

from core.planning.allocation import Allocation
from core.planning.plan import Recovery
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.budget import Budget, Norm
from core.privacy.neighbours import TOTAL, Neighbours, Terms
from core.strategies.catalogue import find
from tests.oracle.test_against_dense import workload_of

TERMS = Terms(Norm.L1, Neighbours.ADD_REMOVE)


def test_only_attributes_that_occur_are_counted():
    workload = workload_of((2, 3, 4, 5), [(0, 2), (3, 0)])
    (block,) = find("base").design(workload, TERMS).blocks
    assert block.axes == (0, 2, 3)
    assert find("base").size(workload, TERMS).largest == 2 * 4 * 5


def test_every_recovery_and_split_is_the_same():
    workload = workload_of((2, 3, 4), [(0, 1), (1, 2)])
    variances = [
        make_plan(workload, "base", allocation, Price(Budget.pure(1))).cell_variances(recovery)
        for allocation in Allocation
        for recovery in Recovery
    ]
    for variance in variances:
        assert variance == pytest.approx(variances[0])


def test_a_cell_of_a_table_is_as_noisy_as_the_cells_added_up():
    plan = make_plan(workload_of((2, 3, 4), [(0,), (1, 2)]), "base", Allocation.UNIFORM, Price(Budget.pure(1)))
    assert plan.cell_variances(Recovery.DIRECT) == pytest.approx([12 * plan.variances[0], 2 * plan.variances[0]])


@pytest.mark.parametrize("wanted", [[()], [(1,)], [(1,), (3,)]])
def test_a_single_cell_is_the_total(wanted):
    (lot,) = find("base").design(workload_of((2, 1, 3, 1), wanted), TERMS).lots
    assert lot.sensitivity == TOTAL
