"""Weights of the rows of a matrix: what the splits of the budget make of it."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from core.designs.matrix_design import largest_change
from core.designs.weighted_rows import RowSplit, weighted_rows
from core.errors import Cancelled
from core.planning.budget_split import BudgetSplit
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.progress import reporting
from tests.core.test_progress import Impatient
from tests.oracle import dense

TERMS = [NoiseTerms(norm, neighbours) for norm in Norm for neighbours in Neighbours]
FIGURE_1 = dense.marginals((2, 2, 2), [(0,), (0, 1)]).q.astype(np.int64)


def loss(rows, gram, terms):
    """Total variance at one unit of budget, up to a factor, by a pseudo-inverse."""
    change = float(largest_change(rows[None], terms.norm).under(terms.norm, terms.neighbours, terms.at_most))
    variance = float(np.trace(gram @ np.linalg.pinv((rows.T @ rows).astype(float))))
    return variance * (change**2 if terms.norm is Norm.L1 else change)


def test_the_example_of_the_paper():
    """Figure 1 at ε = 1: least squares over equal budgets 32, over the best 30; measuring AB alone 16."""
    gram, terms = (FIGURE_1.T @ FIGURE_1).astype(float), NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)
    found = [2 * loss(weighted_rows(FIGURE_1, gram, terms, split), gram, terms) for split in RowSplit]
    assert found == pytest.approx([32, 29.953, 16], abs=1e-3)


@pytest.mark.parametrize("terms", TERMS, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_better_splits_have_less_loss(terms, seed):
    generator = np.random.default_rng(seed)
    rows = np.concatenate([np.eye(7, dtype=np.int64), generator.integers(-2, 4, (5, 7))])
    wanted = generator.uniform(0, 2, 7)
    gram = np.eye(7) + np.outer(wanted, wanted)
    uniform, _, best = (loss(weighted_rows(rows, gram, terms, split), gram, terms) for split in RowSplit)
    assert best < uniform


@pytest.mark.parametrize("terms", TERMS, ids=str)
def test_rows_are_in_lowest_terms(terms):
    rows = weighted_rows(6 * np.eye(4, dtype=np.int64), np.eye(4), terms, RowSplit.LEAST_SQUARES)
    assert rows.dtype == np.int64
    assert (rows == np.eye(4)).all()


def test_where_records_are_exchanged_the_number_of_records_costs_nothing():
    rows = np.concatenate([np.ones((1, 3), dtype=np.int64), np.eye(3, dtype=np.int64)])
    for split in RowSplit:
        found = weighted_rows(rows, np.eye(3), NoiseTerms(Norm.L1, Neighbours.REPLACE), split)
        assert found[0].tolist() == [64 * found[1:].max()] * 3
        alone = weighted_rows(rows[:1], np.ones((3, 3)), NoiseTerms(Norm.L1, Neighbours.REPLACE), split)
        assert alone.tolist() == [[1, 1, 1]]


def test_a_row_that_no_table_needs_is_left_out():
    rows = np.array([[1, 1, 0, 0], [0, 0, 1, 1], [1, 0, 1, 0]])
    gram = np.array([[1.0, 1, 0, 0], [1, 1, 0, 0], [0, 0, 1, 1], [0, 0, 1, 1]])
    for norm in Norm:
        found = weighted_rows(rows, gram, NoiseTerms(norm, Neighbours.ADD_REMOVE), RowSplit.LEAST_SQUARES)
        assert found.tolist() == rows[:2].tolist()


@pytest.mark.parametrize("length", [1, 860, 576_936])
def test_a_free_row_may_be_of_any_length(length):
    """Noise comes from the distances of columns, in exact whole numbers, to which a free row adds nothing."""
    terms, wanted = NoiseTerms(Norm.L2, Neighbours.REPLACE), np.diag([1.0, 30, 900, 27_000, 8e5])
    rows = np.concatenate([np.full((1, 5), length), np.eye(5, dtype=np.int64)])
    found = weighted_rows(rows, wanted, terms, RowSplit.FIXED_RECOVERY)
    columns = [[int(number) for number in column] for column in found.T]
    apart = max(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) for one in columns for other in columns)
    assert largest_change(found[None], Norm.L2).l2_squared_replace == apart
    assert np.abs(found[0]).max() == 64 * np.abs(found[1:]).max()
    short = np.concatenate([np.ones((1, 5), dtype=np.int64), np.eye(5, dtype=np.int64)])
    assert found.tolist() == weighted_rows(short, wanted, terms, RowSplit.FIXED_RECOVERY).tolist()


def test_splits_have_the_keys_of_those_of_plans():
    assert [split.value for split in RowSplit] == [split.value for split in BudgetSplit]


MARGINS = np.array([[1, 1, 0, 0], [0, 0, 1, 1], [1, 0, 1, 0], [0, 1, 0, 1]])
"""The two tables of two attributes of two labels: every record is in one row of each."""


def weighing(second):
    """The Gram matrix of both, the second with this weight."""
    return (MARGINS.T * [1.0, 1.0, second, second]) @ MARGINS


STEPS = np.array([[1, 0, 0], [1, 1, 0], [0, 0, 1]])
"""A record is in one or two rows, but two records differ in up to three."""
WEIGHED = {
    "two tables": (MARGINS, weighing(10.0)),
    "steps": (STEPS, np.diag([1.0, 20, 3])),
    "larger numbers": (np.array([[3, 0, 0], [2, 4, 0], [0, 1, 5]]), np.diag([1.0, 20, 3])),
}


@pytest.mark.parametrize("split", [RowSplit.FIXED_RECOVERY, RowSplit.LEAST_SQUARES])
@pytest.mark.parametrize("terms", TERMS, ids=str)
@pytest.mark.parametrize("title", WEIGHED)
def test_no_other_weights_do_better(title, terms, split):
    (rows, gram), generator = WEIGHED[title], np.random.default_rng(2)
    recovery = rows @ np.linalg.pinv((rows.T @ rows).astype(float))
    fixed = np.einsum("ij,jk,ik->i", recovery, gram, recovery)

    def error(weighted):
        if split is RowSplit.LEAST_SQUARES:
            return loss(weighted, gram, terms)
        change = float(largest_change(weighted[None], terms.norm).under(terms.norm, terms.neighbours, terms.at_most))
        return (fixed * (rows.max(axis=1) / weighted.max(axis=1)) ** 2).sum() * (
            change**2 if terms.norm is Norm.L1 else change
        )

    found = weighted_rows(rows, gram, terms, split)
    assert len(found) == len(rows)
    weights = found.max(axis=1) / rows.max(axis=1)
    weights *= 10_000 / weights.max()
    for size in (0.02, 0.1, 0.5) * 30:
        others = (weights * np.exp(size * generator.normal(size=len(weights)))).astype(np.int64)
        assert error(found) <= error(rows * others[:, None]) * 1.0002


def test_budgets_that_gain_less_than_a_fine_grid_costs_stay_equal():
    """Laplace noise of small whole numbers is smaller than a fine grid's by 2 % here; Gaussian noise by nothing."""
    pure, gaussian = (NoiseTerms(norm, Neighbours.ADD_REMOVE) for norm in Norm)
    found = [weighted_rows(MARGINS, weighing(each), pure, RowSplit.LEAST_SQUARES).max() for each in (1.75, 1.8)]
    assert found[0] == 1 < found[1]
    assert weighted_rows(MARGINS, weighing(1.02), gaussian, RowSplit.LEAST_SQUARES).max() > 1


def test_weights_are_as_fine_as_sensitivities_allow():
    """Up to 4,096, but no column longer than 65,536; of one that is longer anyhow they are 1."""
    pure, gaussian = (NoiseTerms(norm, Neighbours.ADD_REMOVE) for norm in Norm)
    fine, coarse, long, least = (
        weighted_rows(times * MARGINS, weighing(second), terms, RowSplit.FIXED_RECOVERY)
        for times, second, terms in ((1, 3.0, pure), (15, 3.0, pure), (16, 3.0, gaussian), (10**6, 10.0, pure))
    )
    assert fine.max() == 4096
    assert 15 * coarse[:, 0].sum() == pytest.approx(2**16, rel=1e-3)
    assert 16 * np.linalg.norm(long[:, 0]) == pytest.approx(2**16, rel=1e-3)
    assert least.tolist() == MARGINS.tolist()


def test_a_row_of_everybody_is_free_where_one_record_is_exchanged_and_nowhere_else():
    rows = np.concatenate([np.ones((1, 4), dtype=np.int64), MARGINS])
    for norm in Norm:
        for terms in (NoiseTerms(norm, Neighbours.ADD_REMOVE), NoiseTerms(norm, Neighbours.REPLACE, 2)):
            assert weighted_rows(rows, weighing(1.0), terms, RowSplit.UNIFORM).tolist() == rows.tolist()
        for split in (RowSplit.FIXED_RECOVERY, RowSplit.LEAST_SQUARES):
            found = weighted_rows(rows, weighing(10.0), NoiseTerms(norm, Neighbours.REPLACE), split).max(axis=1)
            assert found[0] == 64 * found[3]
            assert found[1] == found[2]
            assert found[1] < 0.9 * found[3]


def test_a_free_row_is_as_free_beside_large_numbers():
    free = np.ones((1, 4), dtype=np.int64)
    for norm in Norm:
        terms, found = NoiseTerms(norm, Neighbours.REPLACE), []
        for times in (1, 12):
            rows = weighted_rows(np.vstack([free, times * MARGINS]), weighing(10.0), terms, RowSplit.LEAST_SQUARES)
            assert rows[0].max() == 64 * rows[1:].max()
            found.append(rows[1].max() / rows[3].max())
        assert found[0] == pytest.approx(found[1], rel=2e-3)


@pytest.mark.parametrize("norm", Norm)
def test_what_no_table_asks_for_is_not_measured_because_of_rounding(norm):
    asked, other = np.array([3, 1, 2]), np.array([1, -2, 5])
    terms = NoiseTerms(norm, Neighbours.ADD_REMOVE)
    for times, split in product((1, 1000), (RowSplit.FIXED_RECOVERY, RowSplit.LEAST_SQUARES)):
        found = weighted_rows(times * np.array([asked, other]), np.outer(asked, asked), terms, split)
        assert found.tolist() == [asked.tolist()]


@pytest.mark.parametrize("terms", TERMS, ids=str)
def test_signs_make_no_difference(terms):
    usual, turned = (weighted_rows(sign * MARGINS, weighing(3.0), terms, RowSplit.LEAST_SQUARES) for sign in (1, -1))
    assert turned.tolist() == (-usual).tolist()


@pytest.mark.parametrize("norm", Norm)
def test_least_squares_do_better_beside_a_free_row_too(norm):
    rows = np.concatenate([np.ones((1, 4), dtype=np.int64), np.eye(4, dtype=np.int64), MARGINS])
    terms, gram = NoiseTerms(norm, Neighbours.REPLACE), weighing(10.0) + np.diag([1.0, 2, 3, 4])
    _, fixed, best = (loss(weighted_rows(rows, gram, terms, split), gram, terms) for split in RowSplit)
    assert best < 0.99 * fixed


def test_however_faint_a_row_is_that_a_table_needs_it_is_measured():
    rows, terms = np.array([[1, 1], [0, 1]]), NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)
    assert weighted_rows(rows, np.diag([1e-12, 1]), terms, RowSplit.FIXED_RECOVERY).max(axis=1).tolist() == [1, 4096]


def test_it_can_be_cancelled():
    rows = np.eye(2, dtype=np.int64)
    with reporting(Impatient()), pytest.raises(Cancelled):
        weighted_rows(rows, np.eye(2), NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE), RowSplit.LEAST_SQUARES)


@pytest.mark.parametrize("n_free", [1, 5, 1000])
def test_of_many_free_rows_one_is_measured(n_free):
    rows = np.concatenate([np.ones((n_free, 3), dtype=np.int64), np.diag([899_000, 800_001, 7])])
    for norm in Norm:
        for split in RowSplit:
            found = weighted_rows(rows, np.eye(3), NoiseTerms(norm, Neighbours.REPLACE), split)
            assert largest_change(found[None], norm).under(norm, Neighbours.REPLACE, 1) > 0
            assert (found == found[:, :1]).all(axis=1).sum() == 1
