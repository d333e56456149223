"""Merged tables: every table inside one cluster, clusters that fit, and seconds for thousands of tables."""

from __future__ import annotations

import itertools
import math
import time
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.strategies.catalogue import find
from core.workload.workload import CELL_LIMIT, WantedTable, Workload
from tests.oracle.test_against_dense import domain_of, workload_of

LAPLACE = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)
PAIRS = list(itertools.combinations(range(5), 2))


def clusters(workload, terms=LAPLACE):
    """The attributes of each cluster."""
    return [block.axes for block in find("clusters").design(workload, terms).blocks]


@st.composite
def workloads(draw):
    """Up to eight weighted tables over five attributes."""
    every = [c for k in range(1, 5) for c in itertools.combinations(range(5), k)]
    wanted = draw(st.lists(st.sampled_from(every), min_size=1, max_size=8, unique=True))
    tables = tuple(WantedTable(axes, draw(st.sampled_from([1.0, 0.01, 30.0]))) for axes in wanted)
    return Workload(domain_of(draw(st.sampled_from([(2, 2, 2, 2, 2), (2, 3, 4, 5, 2), (9, 1, 7, 2, 3)]))), tables)


@given(workloads(), st.sampled_from(Norm))
def test_every_table_is_read_from_a_cluster_that_contains_it(workload, norm):
    design = find("clusters").design(workload, NoiseTerms(norm, Neighbours.ADD_REMOVE))
    for marginal, (number,) in zip(workload.marginals, design.direct, strict=True):
        assert marginal.is_within(design.blocks[number].axes)
    assert {number for parts in design.direct for number in parts} == set(range(len(design.blocks)))


@given(workloads(), st.sampled_from(Norm))
def test_the_size_is_that_of_the_clusters(workload, norm):
    terms = NoiseTerms(norm, Neighbours.ADD_REMOVE)
    cells = [workload.domain.n_cells(axes) for axes in clusters(workload, terms)]
    size = find("clusters").size(workload, terms)
    assert (size.largest, size.answers) == (max(cells), sum(cells))


def test_many_overlapping_small_tables_are_merged_and_gain():
    workload = workload_of((2,) * 5, PAIRS)
    assert len(clusters(workload)) < len(PAIRS)

    def loss(key):
        noise_plan = make_noise_plan(workload, key, BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
        return noise_plan.total_variance(noise_plan.cell_variances(Recovery.DIRECT))

    assert loss("clusters") < loss("marginals")


@given(
    workloads(), st.sampled_from([ReleaseCost.pure(Fraction(1, 1000)), ReleaseCost.concentrated(Fraction(1, 10**6))])
)
@settings(max_examples=60)
def test_plain_recovery_is_never_worse_than_from_the_tables_themselves(workload, budget):
    """Also where a small table lies inside a large one, which it then had better not be read from."""
    losses = [
        noise_plan.total_variance(noise_plan.cell_variances(Recovery.DIRECT))
        for key in ("clusters", "marginals")
        for noise_plan in [make_noise_plan(workload, key, BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(budget))]
    ]
    assert losses[0] <= losses[1] * (1 + 1e-5)


def test_disjoint_large_tables_stay_apart():
    assert clusters(workload_of((50, 50, 50, 50), [(0, 1), (2, 3)])) == [(0, 1), (2, 3)]


def test_no_cluster_is_larger_than_can_be_counted():
    sizes = (2**9,) * 3
    found = clusters(workload_of(sizes, [(0, 1), (1, 2), (0, 2)]))
    assert max(math.prod(sizes[axis] for axis in axes) for axes in found) <= CELL_LIMIT


@pytest.mark.parametrize("n", [1500, 1700])
def test_thousands_of_tables_take_seconds(n):
    triples = list(itertools.islice(itertools.combinations(range(40), 3), n))
    workload = workload_of((3,) * 40, triples)
    begun = time.process_time()
    assert len(clusters(workload)) <= n
    assert time.process_time() - begun < 60


def test_hundreds_of_columns_take_less_than_seconds():
    """They took 10 s when a pair was priced by all attributes."""
    workload = workload_of((3,) * 700, [(axis,) for axis in range(700)])
    start = time.process_time()
    assert sum(map(len, clusters(workload))) == 700
    assert time.process_time() - start < 3
