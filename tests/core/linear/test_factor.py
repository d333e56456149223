"""A matrix along one attribute: its coordinates keep the total and treat all labels alike."""

from __future__ import annotations

import numpy as np
import pytest

from core.linear.factor import Factor

TREE = np.vstack([np.eye(5), [[1, 1, 0, 0, 0], [0, 0, 1, 1, 1]], np.ones((1, 5))]).astype(np.int64)
SKEW = np.random.default_rng(4).integers(-9, 10, (8, 5))
SQUARE = np.random.default_rng(5).integers(1, 4000, (5, 5))
FACTORS = {
    "cells": Factor(np.eye(5, dtype=np.int64)),
    "cells in larger units": Factor(64 * np.eye(5, dtype=np.int64)),
    "a tree": Factor(TREE),
    "any numbers": Factor(SKEW),
    "as many rows as labels": Factor(SQUARE),
    "one label": Factor(np.array([[3], [4]])),
}


@pytest.fixture(params=FACTORS)
def factor(request):
    return FACTORS[request.param]


def change(factor):
    """M."""
    return factor.labels_to_alike(np.eye(factor.n), 0)


def test_the_total_is_kept(factor):
    assert change(factor).sum(axis=0) == pytest.approx(np.ones(factor.n))


def test_there_and_back(factor):
    table = np.random.default_rng(1).normal(size=(3, factor.n, 2))
    assert factor.alike_to_labels(factor.labels_to_alike(table, 1), 1) == pytest.approx(table)


def test_labels_are_alike_afterwards(factor):
    """M⁻ᵀAᵀA M⁻¹ = (n/s) I, s the variance of the total by A alone."""
    rows, back = factor.rows.astype(float), np.linalg.inv(change(factor))
    total = np.linalg.inv(rows.T @ rows).sum()
    assert factor.total_variance == pytest.approx(total)
    assert back.T @ rows.T @ rows @ back == pytest.approx(
        factor.n / total * np.eye(factor.n), abs=1e-9 * factor.n / total
    )


def test_answers_are_pulled_back(factor):
    answers = np.random.default_rng(2).normal(size=(2, len(factor.rows)))
    expected = answers @ factor.rows @ np.linalg.inv(change(factor))
    assert factor.adjoint(answers, 1) == pytest.approx(expected)


def test_whole_numbers_stay_whole(factor):
    counts = np.random.default_rng(3).integers(0, 10**6, (2, factor.n))
    found = factor.apply(counts, 1)
    assert found.dtype == np.int64
    assert found.tolist() == [[int(row @ one) for row in factor.rows] for one in counts]


def test_norms_are_those_of_the_columns(factor):
    rows = factor.rows
    assert factor.l1 == max(int(np.abs(column).sum()) for column in rows.T)
    inner = [int(a @ b) for a in rows.T for b in rows.T]
    assert factor.inner == (min(inner), max(inner))


def test_cells_have_no_coordinates_of_their_own():
    assert change(FACTORS["cells"]) == pytest.approx(np.eye(5))
    assert change(FACTORS["cells in larger units"]) == pytest.approx(np.eye(5))


def test_a_matrix_that_does_not_determine_every_label_is_refused():
    with pytest.raises(np.linalg.LinAlgError):
        Factor(np.ones((3, 2), dtype=np.int64)).covariance  # noqa: B018  the property raises
