"""The tables themselves: one block each, and least squares gains from what they share."""

from __future__ import annotations

import pytest

from core.designs.noise_scale import Exact
from core.planning.allocation import Allocation
from core.planning.plan import Recovery
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.budget import Budget, Norm
from core.privacy.neighbours import Neighbours, Terms
from core.strategies.catalogue import find
from tests.oracle.test_against_dense import workload_of

TERMS = Terms(Norm.L1, Neighbours.ADD_REMOVE)


def test_one_block_per_table_in_order():
    design = find("marginals").design(workload_of((2, 3, 4), [(2, 1), (0,)]), TERMS)
    assert [block.axes for block in design.blocks] == [(1, 2), (0,)]
    assert design.plain == ((0,), (1,))


def test_least_squares_never_adds_error():
    plan = make_plan(
        workload_of((2, 3, 4), [(0, 1), (1, 2), (1,)]), "marginals", Allocation.OPTIMAL, Price(Budget.pure(1))
    )
    direct, fitted = plan.cell_variances(Recovery.DIRECT), plan.cell_variances(Recovery.OPTIMAL)
    assert (fitted < direct).all()


def test_a_single_table_cannot_gain():
    plan = make_plan(workload_of((2, 3), [(0, 1)]), "marginals", Allocation.OPTIMAL, Price(Budget.pure(1)))
    assert plan.cell_variances(Recovery.OPTIMAL) == pytest.approx(plan.cell_variances(Recovery.DIRECT))


def test_a_table_inside_another_is_measured_all_the_same():
    plan = make_plan(workload_of((2, 3), [(0,), (0, 1)]), "marginals", Allocation.UNIFORM, Price(Budget.pure(1)))
    assert plan.scales == (2, 2)


def test_the_total_is_exact_when_records_are_exchanged():
    price = Price(Budget.pure(1), Neighbours.REPLACE)
    plan = make_plan(workload_of((5, 2), [(), (0, 1)]), "marginals", Allocation.OPTIMAL, price)
    assert isinstance(plan.scales[0], Exact)
    assert plan.cell_variances(Recovery.OPTIMAL)[0] == 0
    assert plan.scales[1] == 2


def test_the_total_is_not_exact_when_people_with_several_rows_are_exchanged():
    price = Price(Budget.pure(1), Neighbours.REPLACE, at_most=3)
    plan = make_plan(workload_of((5, 2), [(), (0, 1)]), "marginals", Allocation.UNIFORM, price)
    assert plan.scales == (2 * 2, 2 * 6)
