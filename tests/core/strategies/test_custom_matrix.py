"""A matrix of the owner's own: refused with a reason, offered in the comparison, and measured as weighted."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.designs.weighted_rows import RowSplit
from core.linear.strategy_matrix import matrix_of_numbers
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.outcomes import ComparedQuestion
from core.planning.privacy_terms import PrivacyTerms
from core.planning.strategy_ranking import compare_strategies
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.strategies.catalogue import find
from core.strategies.feasibility import NOT_ALONE, estimate_release, why_unusable
from core.strategies.strategy import Size
from tests.oracle.test_against_dense import workload_of

TERMS = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)
PURE = PrivacyTerms(ReleaseCost.pure(1))
CELLS = matrix_of_numbers(np.eye(6, dtype=np.int64))
MARGINS = matrix_of_numbers(np.array([[1, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 1], [1, 0, 0, 1, 0, 0], [0, 1, 0, 0, 1, 0]]))


@pytest.mark.parametrize(
    ("sizes", "wanted", "matrix", "words"),
    [
        ((2, 4), [(0, 1)], CELLS, "its matrix has 6 columns; it needs 8, for the combinations of a × b."),
        ((2, 3), [(1,)], matrix_of_numbers(np.ones((2, 1), dtype=np.int64)), "has one column; it needs 3"),
        ((2, 3), [(0,), (0, 1)], MARGINS, "the rows of its matrix do not determine the table a × b; add rows that do."),
        ((2, 3), [(0, 1)], matrix_of_numbers(CELLS.rows[:5]), "do not determine the table a × b"),
        ((2, 3), [(0, 1)], matrix_of_numbers(np.zeros((2, 6), dtype=np.int64)), "do not determine the table a × b"),
        ((40, 40), [(0, 1)], CELLS, "a matrix over all combinations of the chosen attributes: 1,600; the limit is"),
    ],
)
def test_why_it_cannot_be_used(sizes, wanted, matrix, words):
    assert words in why_unusable(find("custom").naming(matrix), workload_of(sizes, wanted), TERMS)


@pytest.mark.parametrize(
    ("meant", "fits"), [((), True), (("a", "c"), True), (("a", "b", "c"), True), (("c", "a"), False), (("a",), False)]
)
def test_columns_are_meant_for_attributes_in_their_order_single_labels_aside(meant, fits):
    why = why_unusable(
        find("custom").naming(replace(CELLS, attributes=meant)), workload_of((2, 1, 3), [(0, 1, 2)]), TERMS
    )
    assert (why is None) == fits
    if not fits:
        title = " × ".join(meant)
        assert f"meant for {title}, in this order, and the attributes of the tables are a × b × c." in why


def test_it_counts_no_table_by_itself():
    workload = workload_of((2, 3), [(0, 1), (0,)])
    locked = replace(workload, tables=(replace(workload.tables[0], share=Fraction(1, 2)), workload.tables[1]))
    assert why_unusable(find("custom").naming(CELLS), workload, TERMS) is None
    assert why_unusable(find("custom").naming(CELLS), locked, TERMS) == NOT_ALONE


def test_rows_need_not_determine_more_than_the_tables():
    workload = workload_of((2, 3), [(0,), (1,)])
    assert why_unusable(find("custom").naming(MARGINS), workload, TERMS) is None
    plan = make_noise_plan(workload, "custom", BudgetSplit.LEAST_SQUARES_OPTIMAL, PURE, MARGINS)
    tables = make_noise_plan(workload, "marginals", BudgetSplit.LEAST_SQUARES_OPTIMAL, PURE)
    # The last number of b follows from the others and the total: never more exact than when it is measured, too.
    recovery = Recovery.LEAST_SQUARES
    assert np.isfinite(plan.cell_variances(recovery)).all()
    assert plan.total_variance(plan.query_variances(recovery)) > tables.total_variance(tables.query_variances(recovery))


def test_all_cells_are_the_strategy_base():
    workload = workload_of((2, 3), [(0, 1), (1,)])
    for split in BudgetSplit:
        own = make_noise_plan(workload, "custom", split, PURE, CELLS)
        base = make_noise_plan(workload, "base", split, PURE)
        for recovery in Recovery:
            assert own.cell_variances(recovery) == pytest.approx(base.cell_variances(recovery))


def test_the_comparison_offers_it_under_every_split_and_recovery():
    workload = workload_of((2, 3), [(0,), (1,)])
    found = compare_strategies(ComparedQuestion(workload, PURE, 0.95, MARGINS))
    own = [outcome for outcome in found.outcomes if outcome.strategy == "custom"]
    assert len(own) == 5
    assert all(outcome.fits for outcome in own)
    by_split = {outcome.split: outcome.total_variance for outcome in own}
    assert by_split[BudgetSplit.LEAST_SQUARES_OPTIMAL] <= by_split[BudgetSplit.UNIFORM]


def test_rows_are_split_as_the_plan_says():
    own = find("custom").naming(MARGINS)
    assert [own.splitting(split).row_split for split in BudgetSplit] == [RowSplit(split) for split in BudgetSplit]


def test_time_and_memory_grow_with_the_rows():
    workload = workload_of((2, 3), [(0, 1)])
    few, many = (
        estimate_release(find("custom").naming(matrix_of_numbers(np.tile(CELLS.rows, (n, 1)))), workload, TERMS)
        for n in (1, 50)
    )
    assert few.seconds < many.seconds
    assert few.bytes < many.bytes


def test_the_size_is_the_cells_and_the_rows():
    strategy, workload = find("custom").naming(MARGINS), workload_of((2, 3), [(0,), (1,)])
    assert strategy.size(workload, TERMS) == Size(largest=6, answers=4)


def test_budgets_of_many_rows_take_time_and_memory():
    strategy = find("custom").naming(matrix_of_numbers(np.ones((600, 256), dtype=np.int64)))
    workload = workload_of((16, 16), [(0, 1)])
    usual, exchanged = (strategy.search(workload, NoiseTerms(Norm.L1, each)) for each in Neighbours)
    assert usual.seconds == pytest.approx(0.5 + 1e-8 * 600 * 256**2)
    assert exchanged.seconds == pytest.approx(0.5 + (1e-8 + 5e-8) * 600 * 256**2)
    assert usual.bytes == exchanged.bytes == 100 * (600 + 256) * 256
