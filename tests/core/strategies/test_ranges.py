"""Matrices for ranges: as exact as is known to be possible, and never less than the strategies before."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from core.errors import StrategyUnfitError
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import Norm, ReleaseCost
from core.release.kept import pack, unpack
from core.strategies.catalogue import find
from core.strategies.feasibility import NOT_ALONE, why_unusable
from core.strategies.strategy import Size
from core.workload.refined import refined
from tests.core.recovery.test_tree_levels import RAW, SHAPES, case, range_error
from tests.core.strategies.test_hierarchy import PREFIXES, PURE, RANGES, error
from tests.covering import sample
from tests.oracle.test_against_dense import workload_of
from tests.oracle.test_noise_is_as_predicted import release_of

HALF = PrivacyTerms(ReleaseCost.concentrated(Fraction(1, 2)))
KNOWN = {
    (64, RANGES): (30.83, 5.300),
    (64, PREFIXES): (28.33, 4.409),
    (256, RANGES): (64.9, 8.418),
    (256, PREFIXES): (53.72, 6.372),
}
"""Mean variance of a query by the best matrices known: at ε = 1, and the optimum at ρ = ½."""


@pytest.mark.parametrize(("n", "asked"), KNOWN)
def test_it_comes_near_the_best_known(n, asked):
    pure, gaussian = KNOWN[n, asked]
    assert error("ranges", n, asked) <= 1.01 * pure
    assert error("ranges", n, asked, HALF) <= 1.002 * gaussian


@pytest.mark.parametrize("asked", [RANGES, PREFIXES])
def test_trees_and_wavelets_have_a_tenth_more_error_at_least(asked):
    for terms in (PURE, HALF):
        others = min(error(key, 256, asked, terms) for key in ("hierarchy", "wavelet"))
        assert error("ranges", 256, asked, terms) < 0.9 * others


def test_rectangles_multiply():
    workload = workload_of((32, 32), [(0, 1)], [((0, 1), ())])
    for terms in (PURE, HALF):
        both = make_noise_plan(workload, "ranges", BudgetSplit.DIRECT_OPTIMAL, terms)
        alone = error("ranges", 32, RANGES, terms)
        unit = 2.0 if terms.norm is Norm.L1 else 1.0
        assert both.query_variances(Recovery.DIRECT)[0] == pytest.approx(alone**2 / unit, rel=0.01)


NESTED = {
    f"{n} and {n} × {m}": workload_of((n, m), [(0,), (0, 1)], [((0,), ()), ((1,), ())])
    for n, m in ((2, 4), (4, 2), (5, 5), (10, 20), (40, 40))
} | {
    "ranges of both": workload_of((20, 40), [(0,), (0, 1)], [((0,), ()), ((0, 1), ())]),
    "three of 8": workload_of((8, 8, 8), [(0,), (0, 1), (0, 1, 2)], [((0,), ()), ((1,), ()), ((2,), ())]),
    "one of 8, and three": workload_of((8, 8, 8), [(0,), (0, 1, 2)], [((0,), ()), ((1, 2), ())]),
    "beside a thousand labels": workload_of((13, 20, 50), [(0,), (0, 1, 2)], [((0,), ()), ((), (0,))]),
}
"""Tables whose product multiplies more matrices than any table asks for ranges."""


@pytest.mark.parametrize(
    ("title", "neighbours", "at_most", "key", "split"),
    sample(product(NESTED, Neighbours, (1, 3), ("ranges", "weighted"), BudgetSplit)),
)
def test_small_budgets_are_enough_for_nested_tables(title, neighbours, at_most, key, split):
    """The noise of ρ = 0.001 can be drawn, and is that of ρ = 1 but for the budget."""
    small, usual, loose = (
        make_noise_plan(NESTED[title], key, split, PrivacyTerms(cost, neighbours, at_most))
        for cost in (
            ReleaseCost.concentrated(Fraction(1, 1000)),
            ReleaseCost.concentrated(1),
            ReleaseCost.approximate(Fraction(1, 20), Fraction(1, 10**6)),
        )
    )
    errors = [plan.query_variances(Recovery.LEAST_SQUARES) for plan in (small, usual)]
    assert errors[0] == pytest.approx(1000 * errors[1], rel=0.01)
    assert np.isfinite(loose.query_variances(Recovery.LEAST_SQUARES)).all()


def test_nested_tables_are_as_exact_as_one():
    """A weight of nearly nothing on the smaller table: the product alone is left, as exact as if it were alone."""
    workload = workload_of((20, 40), [(0, 1), (0,)], [((0, 1), ()), ((0,), ())])
    tables = workload.tables[0], replace(workload.tables[1], weight=1e-9)
    nested, alone = (
        make_noise_plan(replace(workload, tables=each), "ranges", BudgetSplit.LEAST_SQUARES_OPTIMAL, HALF)
        for each in (tables, tables[:1])
    )
    errors = [plan.query_variances(Recovery.LEAST_SQUARES)[0] for plan in (nested, alone)]
    assert errors[0] == pytest.approx(errors[1], rel=1e-3)


def test_categories_beside_ranges_cost_nothing():
    workload = workload_of((64, 5), [(0, 1)], [((0,), ())])
    for terms in (PURE, HALF):
        crossed = make_noise_plan(workload, "ranges", BudgetSplit.LEAST_SQUARES_OPTIMAL, terms)
        assert crossed.query_variances(Recovery.LEAST_SQUARES)[0] == pytest.approx(
            error("ranges", 64, RANGES, terms), rel=0.01
        )


def test_the_best_mixture_is_never_worse():
    workload = workload_of((40, 3, 2), [(0, 1), (1, 2)], [((0,), ()), ((), ())])
    for terms in (PURE, HALF):
        ranges, mixture = (
            make_noise_plan(workload, key, BudgetSplit.LEAST_SQUARES_OPTIMAL, terms) for key in ("ranges", "weighted")
        )
        losses = [plan.total_variance(plan.query_variances(Recovery.LEAST_SQUARES)) for plan in (ranges, mixture)]
        assert losses[1] <= losses[0] * (1 + 1e-3)


def test_tables_without_ranges_have_no_use_for_it():
    assert not find("ranges").serves(refined(workload_of((16,), [(0,)])))
    with pytest.raises(StrategyUnfitError, match="no table asks for any"):
        make_noise_plan(workload_of((16,), [(0,)]), "ranges", BudgetSplit.DIRECT_OPTIMAL, PURE)


def test_only_workloads_of_digits_have_a_design():
    with pytest.raises(TypeError, match=r"^no table asks for ranges$"):
        find("ranges").design(workload_of((16,), [(0,)]), PURE.noise_terms)


def test_it_counts_no_table_by_itself():
    workload = workload_of((16, 3), [(0,), (1,)], [RANGES])
    locked = replace(workload, tables=(workload.tables[0], replace(workload.tables[1], share=Fraction(1, 2))))
    assert why_unusable(find("ranges"), refined(workload), PURE.noise_terms) is None
    assert why_unusable(find("ranges"), refined(locked), PURE.noise_terms) == NOT_ALONE


def test_the_size_bounds_that_of_either_design():
    """A quarter and two more rows than labels: 24 for 18; merged tables as well as apart, and one block more."""
    workload = refined(workload_of((18, 3, 2), [(0, 1), (0, 2)], [((0,), ()), ((0,), ())]))
    assert find("ranges").size(workload, PURE.noise_terms) == Size(24 * 6, 24 * 6 + 1, 2 + 1)
    assert find("ranges").size(workload, HALF.noise_terms) == Size(24 * 3, 24 * (1 + 3 + 2) + 1, 3 + 1)
    for terms in (PURE, HALF):
        made, bounds = (getattr(find("ranges"), what)(workload, terms.noise_terms) for what in ("design", "size"))
        answers = [block.n_answers for block in made.blocks]
        assert max(answers) <= bounds.largest
        assert sum(answers) <= bounds.answers
        assert len(answers) <= bounds.blocks


def test_every_matrix_takes_time_and_memory():
    workload = refined(workload_of((1000, 20, 7), [(0,), (1, 2)], [((0,), ()), ((1,), ())]))
    found = find("ranges").search(workload, PURE.noise_terms)
    assert found.seconds == pytest.approx(0.4 + (3 + 0.7) + 0.06, rel=1e-4)
    assert found.bytes == 30_000_000 + 70 * (1000**2 + 20**2)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_release_is_kept_with_the_errors_of_every_range(shape):
    noise_plan, truth, measured = case(24, "ranges")
    made = release_of(noise_plan, measured, SHAPES[shape])
    kept = unpack(pack(made))
    for first, last in ((0, 0), (3, 17), (0, 23)):
        for spans in ({"b": (first, last)}, {"a": (1, 1), "b": (first, last)}):
            assert kept.tables[0].range_sum(spans) == made.tables[0].range_sum(spans)
    assert made.tables[0].published.values.shape == truth.shape


def test_shaped_tables_keep_the_exactness_of_ranges():
    noise_plan, truth, measured = case(250, "ranges")
    raw, *others = (
        range_error(release_of(noise_plan, measured, shape).tables[0].published.values, truth)
        for shape in (RAW, *SHAPES.values())
    )
    assert max(others) <= 1.05 * raw + 0.5
