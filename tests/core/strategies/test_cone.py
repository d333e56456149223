"""What is special about cone noise: the figures it is there for, what it splits by, and where it does not apply."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.front_door import Family, ReleaseCost
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.strategies.catalogue import find
from core.strategies.feasibility import why_unusable
from tests.evaluation_data import document_of
from tests.oracle.published_figures import CONE_NLTCS
from tests.oracle.test_against_dense import workload_of
from tests.oracle.test_against_figures import FAMILIES

TERMS = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)


@pytest.mark.parametrize("workload", CONE_NLTCS)
def test_reference_figures_on_nltcs(workload):
    wanted = replace(document_of("nltcs.csv"), families=FAMILIES[workload]).workload()
    noise_plan = make_noise_plan(wanted, "cone", BudgetSplit.LEAST_SQUARES_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    mean = noise_plan.total_variance(noise_plan.cell_variances(Recovery.LEAST_SQUARES)) / sum(wanted.cells)
    assert mean <= CONE_NLTCS[workload]


def test_attributes_with_more_labels_are_split_by():
    workload = workload_of((3, 2, 2, 2), [(0, 1, 2), (0, 3)])
    design = find("cone").design(workload, TERMS)
    assert {block.n_answers for block in design.blocks} == {3}


def test_too_many_parts_are_refused_before_anything_is_drawn():
    plan = replace(document_of("adult.csv"), families=(Family(2),))
    reason = why_unusable(find("cone"), plan.workload(), TERMS)
    assert reason is not None
    assert "noise for" in reason


@pytest.mark.parametrize("terms", [NoiseTerms(Norm.L2, Neighbours.ADD_REMOVE), NoiseTerms(Norm.L1, Neighbours.REPLACE)])
def test_where_the_theorem_does_not_hold_it_does_not_apply(terms):
    assert not find("cone").applies(terms)
