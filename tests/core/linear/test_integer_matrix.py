"""A matrix of whole numbers: its answers, its least-squares cells, and their covariance."""

from __future__ import annotations

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.linear.integer_matrix import IntegerMatrix

SIZES = (2, 5, 3)
AXES = Marginal((0, 2))


@pytest.fixture
def matrix():
    rows = np.random.default_rng(2).integers(-9, 10, (11, 6))
    return IntegerMatrix(AXES, SIZES, rows)


def test_answers_are_rows_times_cells(matrix):
    counts = np.arange(6).reshape(2, 3)
    answers = matrix.apply(counts)
    assert answers.dtype == np.int64
    assert answers.tolist() == (matrix.rows @ np.arange(6)).tolist()
    assert (matrix.shape, matrix.n_answers) == ((2, 3), 11)
    assert matrix.finish(answers) is answers


def test_cells_are_those_of_least_squares(matrix):
    answers = np.random.default_rng(3).integers(-50, 50, 11)
    expected = np.linalg.lstsq(matrix.rows.astype(float), answers.astype(float), rcond=None)[0]
    assert matrix.least_squares_cells(answers).reshape(-1) == pytest.approx(expected)
    assert matrix.covariance == pytest.approx(np.linalg.inv(matrix.rows.T @ matrix.rows))


def test_heavy_and_faint_rows_are_recovered_to_the_last_figure():
    rows = np.concatenate([np.eye(6, dtype=np.int64), np.full((1, 6), 2**9)])
    counts = np.array([[10**9, 0, 3], [7, 10**6, 1]])
    matrix = IntegerMatrix(AXES, SIZES, rows)
    assert matrix.least_squares_cells(matrix.apply(counts)) == pytest.approx(counts, rel=1e-12, abs=1e-6)


def test_sparse_rows_have_the_estimates_and_variances_of_all_others():
    rows = np.concatenate([np.diag(np.arange(1, 91)), np.eye(90, k=7, dtype=np.int64)])
    matrix, answers = IntegerMatrix(Marginal((0, 1)), (9, 10), rows), np.random.default_rng(3).integers(-50, 50, 180)
    assert matrix.covariance == pytest.approx(np.linalg.inv(rows.T @ rows))
    expected = np.linalg.lstsq(rows.astype(float), answers.astype(float), rcond=None)[0]
    assert matrix.least_squares_cells(answers).reshape(-1) == pytest.approx(expected)


def test_rows_that_leave_a_cell_open_are_told():
    matrix = IntegerMatrix(AXES, SIZES, np.eye(6, dtype=np.int64)[:5])
    with pytest.raises(np.linalg.LinAlgError):
        _ = matrix.covariance


def test_a_column_per_cell_is_needed():
    with pytest.raises(ValueError, match="column per cell"):
        IntegerMatrix(AXES, SIZES, np.eye(5, dtype=np.int64))
