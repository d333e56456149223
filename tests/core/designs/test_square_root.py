"""The convex optimum for Gaussian noise: its conditions hold, also where cells do not matter alike."""

from __future__ import annotations

import numpy as np
import pytest

from core.designs.square_root import GRID, square_root


def prefixes(cells):
    rows = np.tril(np.ones((cells, cells)))
    return rows.T @ rows


def loss(rows, gram):
    return np.sum(gram * np.linalg.inv(rows.T @ rows)) * (rows**2).sum(axis=0).max()


def test_equal_cells_reach_the_bound_that_nothing_can_beat():
    gram = np.ones((6, 6)) + 2 * np.eye(6)
    bound = np.sqrt(np.linalg.eigvalsh(gram)).sum() ** 2 / 6
    assert loss(square_root(gram).astype(float), gram) == pytest.approx(bound, rel=2e-3)


@pytest.mark.parametrize("cells", [8, 40])
def test_prefixes_have_less_loss_than_cells_prefixes_and_a_tree(cells):
    gram = prefixes(cells)
    rows = square_root(gram).astype(float)
    tree = np.vstack([np.kron(np.eye(cells // n), np.ones((1, n))) for n in (1, 2, 4, 8)])
    others = [np.eye(cells), np.tril(np.ones((cells, cells))), tree]
    assert loss(rows, gram) < min(loss(other, gram) for other in others)
    assert (rows**2).sum(axis=0) == pytest.approx(np.full(cells, float(GRID) ** 2), rel=5e-3)


def test_no_small_change_lowers_the_loss():
    gram, rng = prefixes(12), np.random.default_rng(0)
    rows = square_root(gram).astype(float)
    for _ in range(200):
        assert loss(rows + GRID * rng.normal(0, 1e-3, rows.shape), gram) > loss(rows, gram) * (1 - 2e-3)


def test_what_is_not_asked_for_is_determined_all_the_same():
    rows = square_root(np.ones((9, 9))).astype(float)
    assert np.linalg.matrix_rank(rows) == 9
