"""What is special about joint noise: it beats noise one by one, and never measures what cannot be drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core import Attribute, Budget, Document, Family, Kind
from core.designs.noise_scale import Exact
from core.designs.outlook import Outlook
from core.planning.allocation import Allocation
from core.planning.plan import Recovery
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.budget import Norm
from core.privacy.neighbours import Neighbours, Terms
from core.strategies.catalogue import find
from tests.evaluation_data import document_of, section_v
from tests.oracle.published_figures import JOINT_ADULT, JOINT_NLTCS
from tests.oracle.test_against_dense import CASES, workload_of

TERMS = Terms(Norm.L1, Neighbours.ADD_REMOVE)


def mean_variance(document, families):
    workload = replace(document, families=families).workload()
    plan = make_plan(workload, "joint", Allocation.BEST, Price(Budget.pure(1)))
    return plan.total_variance(plan.cell_variances(Recovery.OPTIMAL)) / sum(workload.cells)


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
    mine, theirs = (Outlook(workload, find(key).design(workload, TERMS), TERMS) for key in ("joint", other))
    if other in {"marginals", "clusters"}:
        assert mine.least_loss() <= theirs.least_loss() * 1.3


def test_the_total_is_exact_where_rows_are_exchanged():
    attributes = tuple(Attribute(name, Kind.CATEGORIES, ("0", "1")) for name in "ABC")
    workload = Document(attributes=attributes, families=(Family(1),)).workload()
    plan = make_plan(workload, "joint", Allocation.OPTIMAL, Price(Budget.pure(1), Neighbours.REPLACE))
    exact = [lot for lot, scale in zip(plan.design.lots, plan.scales, strict=True) if isinstance(scale, Exact)]
    assert [plan.design.blocks[number].axes for lot in exact for number in lot.blocks] == [()]
    assert all(plan.total_variances(Recovery.OPTIMAL, table).ravel()[0] == 0 for table in range(3))


def test_only_without_delta():
    assert not find("joint").applies(Terms(Norm.L2, Neighbours.ADD_REMOVE))
