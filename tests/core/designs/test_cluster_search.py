"""The search covers every table, never raises the loss, leaves ties alone, and gives way on very many tables."""

from __future__ import annotations

import pytest

from core.designs import cluster_search
from core.designs.cluster_search import clusters
from core.privacy.release_cost import Norm
from tests.oracle.test_against_dense import CASES, workload_of


def test_with_too_many_clusters_only_tables_inside_others_join(monkeypatch):
    monkeypatch.setattr(cluster_search, "MOST_MERGED", 2)
    workload = workload_of((2, 2, 3, 2), [(0,), (0, 1), (1, 2), (2, 3)])
    found = cluster_search.clusters.__wrapped__(workload, Norm.L1)
    assert sorted(len(cluster) for cluster, _ in found) == [2, 2, 2]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("norm", list(Norm))
def test_every_table_has_one_home_that_holds_it(case, norm):
    workload = workload_of(*CASES[case])
    found = clusters(workload, norm)
    homes = [table for _, tables in found for table in tables]
    assert sorted(homes) == list(range(len(workload.tables)))
    assert all(workload.marginals[table].is_within(cluster) for cluster, tables in found for table in tables)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize(("norm", "power"), [(Norm.L1, 1 / 3), (Norm.L2, 1 / 2)])
def test_merging_never_raises_the_loss(case, norm, power):
    workload = workload_of(*CASES[case])
    found = clusters(workload, norm)
    after = sum(
        (workload.domain.n_cells(cluster) * sum(workload.weights[table] for table in tables)) ** power
        for cluster, tables in found
    )
    before = sum((cells * weight) ** power for cells, weight in zip(workload.cells, workload.weights, strict=True))
    assert after <= before * (1 + 1e-9)


def test_a_table_inside_another_joins_it():
    workload = workload_of((2, 3, 4), [(0,), (0, 1), (2,)])
    assert {1, 0} <= set(next(tables for _, tables in clusters(workload, Norm.L2)))


def test_ties_are_left_alone():
    workload = workload_of((2, 2, 2, 2), [(0,), (1,), (2,), (3,)])
    equal = [cluster for cluster, _ in clusters(workload, Norm.L1)]
    assert sorted(map(len, equal)) == [2, 2]
