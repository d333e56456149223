"""The best mixture: never worse than any other strategy, and the figures it is there for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.designs.predicted_loss import PredictedLoss
from core.front_door import Family
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.strategies import feasibility, weighted
from core.strategies.catalogue import every, find
from core.strategies.feasibility import estimate, why_unusable
from tests.core.insides import forget_chosen_designs
from tests.evaluation_data import document_of
from tests.oracle.published_figures import WEIGHTED_ADULT, WEIGHTED_NLTCS
from tests.oracle.test_against_dense import CASES, workload_of

EVERY_TERMS = [NoiseTerms(norm, neighbours) for norm in Norm for neighbours in Neighbours]


def families_of(attribute):
    return {
        "Q1": (Family(1),),
        "Q1*": (Family(1), Family(2, first_half=True)),
        "Q1a": (Family(1), Family(2, with_attribute=attribute)),
        "Q2": (Family(2),),
        "Q2*": (Family(2), Family(3, first_half=True)),
        "Q2a": (Family(2), Family(3, with_attribute=attribute)),
    }


def mean_variance(name, families):
    workload = replace(document_of(name), families=families).workload()
    noise_plan = make_noise_plan(
        workload, "weighted", BudgetSplit.LEAST_SQUARES_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1))
    )
    return noise_plan.total_variance(noise_plan.cell_variances(Recovery.LEAST_SQUARES)) / sum(workload.cells)


@pytest.mark.parametrize("workload", WEIGHTED_ADULT)
def test_reference_figures_on_adult(workload):
    assert mean_variance("adult.csv", families_of("workclass")[workload]) <= WEIGHTED_ADULT[workload]


@pytest.mark.parametrize("workload", WEIGHTED_NLTCS)
def test_reference_figures_on_nltcs(workload):
    assert mean_variance("nltcs.csv", families_of("a1")[workload]) <= WEIGHTED_NLTCS[workload]


@pytest.fixture(autouse=True)
def nothing_is_remembered():
    """Forget designs that were chosen while another test had taken strategies away."""
    forget_chosen_designs()


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("terms", EVERY_TERMS, ids=str)
def test_promises_no_more_loss_than_any_other(case, terms):
    workload = workload_of(*CASES[case])
    mine = PredictedLoss(workload, find("weighted").design(workload, terms), terms).least_loss()
    for other in every():
        if why_unusable(other, workload, terms) is None:
            theirs = PredictedLoss(workload, other.design(workload, terms), terms).least_loss()
            assert mine <= theirs * (1 + 1e-9)


def test_beats_every_other_where_attributes_are_of_many_sizes():
    terms = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)
    workload = workload_of((9, 5, 3, 2, 2), [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2)])
    losses = {
        other.info.key: PredictedLoss(workload, other.design(workload, terms), terms).least_loss()
        for other in every()
        if why_unusable(other, workload, terms) is None
    }
    assert losses.pop("weighted") < 0.9 * min(losses.values())


def test_too_many_tables_are_refused_at_once(monkeypatch):
    monkeypatch.setattr(weighted.Weighted, "most_tables", 1)
    reason = why_unusable(find("weighted"), workload_of((2, 2), [(0,), (1,)]), EVERY_TERMS[0])
    assert reason is not None
    assert "search 2 tables" in reason


@pytest.mark.parametrize("norm", list(Norm))
def test_what_needs_too_much_memory_is_not_taken_over(monkeypatch, norm):
    workload, terms = workload_of((2, 3, 2, 3), [(0, 1), (1, 2), (2, 3)]), NoiseTerms(norm, Neighbours.ADD_REMOVE)
    monkeypatch.setattr(feasibility, "memory", lambda: 10**6)
    assert "of memory" in why_unusable(find("weighted"), workload, terms)


def test_drawing_joint_noise_is_reckoned_with():
    terms = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)
    workload = workload_of((9, 5, 3, 2, 2), [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2)])
    size, design = find("weighted").size(workload, terms), find("weighted").design(workload, terms)
    joint = sum(noise_group.noise.seconds for noise_group in design.noise_groups if noise_group.noise is not None)
    assert 0 < joint < 1
    assert size.drawing == pytest.approx(joint)
    assert estimate(size, workload).seconds > estimate(replace(size, drawing=0.0), workload).seconds
