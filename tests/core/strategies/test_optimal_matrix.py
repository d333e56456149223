"""The optimised matrix: never worse than all cells, as good as theory allows, refused where it would take too long."""

from __future__ import annotations

import itertools
import time
from fractions import Fraction

import numpy as np
import pytest

from core.planning.allocation import Allocation
from core.planning.plan import Recovery
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.budget import Budget, Norm
from core.privacy.neighbours import Neighbours, Terms
from core.strategies.catalogue import find
from core.strategies.fit import unfit
from tests.oracle.test_against_dense import CASES, workload_of

PAIRS = ((2,) * 8, list(itertools.combinations(range(8), 2)))
SINGLES = ((4, 4, 4), [(0,), (1,), (2,)])
BUDGETS = [Budget.pure(1), Budget.pure(Fraction(1, 100)), Budget.concentrated(1), Budget.concentrated(Fraction(1, 100))]


def loss(key, workload, price):
    plan = make_plan(workload, key, Allocation.BEST, price)
    return plan.total_variance(plan.cell_variances(Recovery.OPTIMAL))


@pytest.mark.parametrize("case", [*CASES.values(), PAIRS, SINGLES], ids=str)
@pytest.mark.parametrize("price", [Price(budget, each) for budget in BUDGETS for each in Neighbours], ids=str)
def test_it_is_never_worse_than_all_cells(case, price):
    workload = workload_of(*case)
    assert loss("matrix", workload, price) <= loss("base", workload, price) * (1 + 1e-9)


@pytest.mark.parametrize("case", [CASES["chain"], CASES["pairs and singles, mixed sizes"], PAIRS, SINGLES], ids=str)
def test_gaussian_noise_comes_as_near_to_the_optimum_as_whole_numbers_do(case):
    workload, price = workload_of(*case), Price(Budget.concentrated(Fraction(1, 1000)))
    assert loss("matrix", workload, price) <= loss("effects", workload, price) * 1.003


def test_where_records_are_exchanged_their_number_is_used():
    workload, price = workload_of(*PAIRS), Price(Budget.concentrated(Fraction(1, 1000)), Neighbours.REPLACE)
    others = [loss(key, workload, price) for key in ("base", "marginals", "clusters", "fourier", "effects")]
    assert loss("matrix", workload, price) < 0.7 * min(others)


def test_laplace_noise_gains_where_sums_matter():
    workload, price = workload_of(*SINGLES), Price(Budget.pure(Fraction(1, 1000)))
    assert loss("matrix", workload, price) < 0.5 * loss("base", workload, price)


@pytest.mark.parametrize("norm", list(Norm))
def test_the_largest_it_takes_is_planned_in_seconds(norm):
    workload = workload_of((2,) * 10, list(itertools.combinations(range(10), 2)))
    terms = Terms(norm, Neighbours.REPLACE)
    begun = time.process_time()
    assert find("matrix").design(workload, terms).blocks[0].n_answers >= 1024
    assert time.process_time() - begun < 30  # 1 to 2 s where nobody else computes


def test_more_is_refused_in_words():
    reason = unfit(find("matrix"), workload_of((2,) * 11, [tuple(range(11))]), Terms(Norm.L1, Neighbours.REPLACE))
    assert "2,048; the limit is 1,024" in reason


def test_all_rows_are_known_to_the_sensitivity():
    """Rows of several groups and of single cells: by brute force over every pair of records."""
    for norm in Norm:
        design = find("matrix").design(workload_of(*SINGLES), Terms(norm, Neighbours.ADD_REMOVE))
        columns, claimed = design.blocks[0].rows.T, design.lots[0].sensitivity
        measure = (lambda x: np.abs(x).sum(-1)) if norm is Norm.L1 else (lambda x: (x**2).sum(-1))
        alone, apart = measure(columns).max(), measure(columns[:, None] - columns[None, :]).max()
        assert claimed.under(norm, Neighbours.ADD_REMOVE, 1) == alone
        assert claimed.under(norm, Neighbours.REPLACE, 1) == apart
