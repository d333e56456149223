"""What is special about joint noise: it beats noise one by one, and never measures what cannot be drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.designs.noise_scale import Exact
from core.designs.predicted_loss import PredictedLoss
from core.front_door import Attribute, Family, Kind, Plan, ReleaseCost
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.strategies.catalogue import find
from tests.evaluation_data import document_of, section_v
from tests.oracle.published_figures import JOINT_ADULT, JOINT_NLTCS
from tests.oracle.test_against_dense import CASES, workload_of

TERMS = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)


def mean_variance(plan, families):
    workload = replace(plan, families=families).workload()
    noise_plan = make_noise_plan(
        workload, "joint", BudgetSplit.LEAST_SQUARES_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1))
    )
    return noise_plan.total_variance(noise_plan.cell_variances(Recovery.LEAST_SQUARES)) / sum(workload.cells)


@pytest.mark.parametrize("workload", JOINT_NLTCS)
def test_reference_figures_on_nltcs(workload):
    assert mean_variance(document_of("nltcs.csv"), section_v("a1")[workload]) <= JOINT_NLTCS[workload]


@pytest.mark.parametrize("workload", JOINT_ADULT)
def test_lower_than_the_best_laplace_noise_on_adult(workload):
    assert mean_variance(document_of("adult.csv"), section_v("workclass")[workload]) < JOINT_ADULT[workload]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("other", ["base", "marginals", "fourier", "clusters"])
def test_promises_no_more_loss_than_noise_one_by_one(case, other):
    workload = workload_of(*CASES[case])
    mine, theirs = (PredictedLoss(workload, find(key).design(workload, TERMS), TERMS) for key in ("joint", other))
    if other in {"marginals", "clusters"}:
        assert mine.least_loss() <= theirs.least_loss() * 1.3


def test_the_total_is_exact_where_rows_are_exchanged():
    attributes = tuple(Attribute(name, Kind.CATEGORIES, ("0", "1")) for name in "ABC")
    workload = Plan(attributes=attributes, families=(Family(1),)).workload()
    noise_plan = make_noise_plan(
        workload, "joint", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE)
    )
    exact = [
        noise_group
        for noise_group, scale in zip(noise_plan.design.noise_groups, noise_plan.scales, strict=True)
        if isinstance(scale, Exact)
    ]
    assert [noise_plan.design.blocks[number].axes for noise_group in exact for number in noise_group.blocks] == [()]
    assert all(noise_plan.total_variances(Recovery.LEAST_SQUARES, table).ravel()[0] == 0 for table in range(3))


def test_only_without_delta():
    assert not find("joint").applies(NoiseTerms(Norm.L2, Neighbours.ADD_REMOVE))
