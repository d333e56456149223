"""The owner's own choice: measured as named, refused with a reason, offered only when something is named."""

from __future__ import annotations

import itertools

import pytest

from core.domain.marginal import Marginal
from core.errors import StrategyUnfitError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.strategies.catalogue import find
from core.strategies.feasibility import why_unusable
from core.strategies.strategy import Size
from tests.oracle.test_against_dense import workload_of

TERMS = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)


def naming(*marginals):
    return find("custom").naming(tuple(Marginal(axes) for axes in marginals))


def test_what_is_named_is_measured_in_order():
    design = naming((1, 2), (0, 1)).design(workload_of((2, 3, 4), [(2, 1), (0,)]), TERMS)
    assert [block.axes for block in design.blocks] == [(1, 2), (0, 1)]
    assert design.direct == ((0,), (1,))


def test_a_table_is_added_up_from_the_smallest_that_holds_it():
    design = naming((0, 2), (0, 1)).design(workload_of((2, 3, 4), [(0,)]), TERMS)
    assert design.direct == ((1,),)


def test_attributes_with_one_label_need_not_be_named():
    workload = workload_of((2, 1, 3), [(0, 1), (1, 2)])
    noise_plan = make_noise_plan(
        workload, "custom", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1)), (Marginal((0, 2)),)
    )
    assert noise_plan.cell_variances(Recovery.DIRECT) == pytest.approx(
        [3 * noise_plan.variances[0], 2 * noise_plan.variances[0]]
    )


@pytest.mark.parametrize("norm", list(Norm))
def test_naming_the_wanted_tables_is_measuring_the_tables_themselves(norm):
    workload = workload_of((2, 3, 4), [(0, 1), (1, 2), (2,)])
    privacy_terms = PrivacyTerms(ReleaseCost.pure(1) if norm is Norm.L1 else ReleaseCost.concentrated(1))
    for split, recovery in itertools.product(BudgetSplit, Recovery):
        own = make_noise_plan(workload, "custom", split, privacy_terms, workload.marginals)
        tables = make_noise_plan(workload, "marginals", split, privacy_terms)
        assert own.cell_variances(recovery) == pytest.approx(tables.cell_variances(recovery))


def test_it_is_not_offered_when_nothing_is_named():
    assert not find("custom").applies(TERMS)
    assert naming((0,)).applies(TERMS)


@pytest.mark.parametrize(
    ("named", "words"),
    [
        ([], "nothing is named"),
        ([(0, 1)], "no named marginal holds the table b × c; name one that does."),
        ([(0, 1), (1, 2), (0, 1, 2, 3)], "a × b × c × d has 40,000,000 cells; the limit is 33,554,432."),
    ],
)
def test_why_it_cannot_be_used(named, words):
    workload = workload_of((2, 200, 100, 1000), [(0, 1), (1, 2)])
    assert words in why_unusable(naming(*named), workload, TERMS)
    with pytest.raises(StrategyUnfitError, match="custom"):
        make_noise_plan(
            workload, "custom", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)), naming(*named).marginals
        )


def test_a_marginal_may_have_as_many_cells_as_the_limit():
    workload = workload_of((2**15, 2**10, 2), [(0,)])
    assert why_unusable(naming((0, 1)), workload, TERMS) is None
    assert "67,108,864 cells" in why_unusable(naming((0, 1, 2)), workload, TERMS)


def test_the_size_is_the_cells_named():
    size = naming((0, 1), (2,)).size(workload_of((2, 3, 4), [(0,)]), TERMS)
    assert size == Size(largest=6, answers=10, blocks=2)
    assert naming().size(workload_of((2,), [(0,)]), TERMS) == Size(largest=1, answers=0, blocks=0)


def test_a_table_that_nothing_holds_has_no_design():
    with pytest.raises(ValueError, match="lies in no marginal"):
        naming((0,)).design(workload_of((2, 3), [(0,), (1,)]), TERMS)
