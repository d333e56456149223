"""The descent for Laplace noise: a right gradient, no worse than its start, and whole numbers that keep its promise."""

from __future__ import annotations

import numpy as np
import pytest

from core.designs import p_identity as module
from core.designs.p_identity import descend, whole
from core.errors import Cancelled
from core.progress import reporting
from tests.core.test_progress import Impatient


def gram_of(cells):
    """All sums of neighbouring cells up to one of them."""
    prefixes = np.tril(np.ones((cells, cells)))
    return prefixes.T @ prefixes


def loss(rows, gram):
    return np.sum(gram * np.linalg.inv(rows.T @ rows)) * np.abs(rows).sum(axis=0).max() ** 2


def continuous(theta):
    return np.vstack([np.eye(theta.shape[1]), theta]) / (1 + theta.sum(axis=0))


@pytest.mark.parametrize("rows", [1, 4])
def test_the_end_is_below_the_start_and_no_small_step_goes_lower(rows):
    gram, rng = gram_of(24), np.random.default_rng(rows)
    start = rng.random((rows, 24))
    end = descend(gram, start)
    least = loss(continuous(end), gram)
    assert least < loss(continuous(start), gram)
    for _ in range(200):
        near = np.maximum(end + rng.normal(0, 1e-4, end.shape), 0.0)
        assert loss(continuous(near), gram) > least * (1 - 1e-5)


def test_it_beats_the_identity_where_sums_are_wanted():
    gram = gram_of(64)
    end = descend(gram, np.random.default_rng(3).random((4, 64)))
    assert loss(continuous(end), gram) < 0.5 * loss(np.eye(64), gram)


def test_whole_numbers_have_columns_of_one_length_and_nearly_the_same_loss():
    gram = gram_of(24)
    end = descend(gram, np.random.default_rng(1).random((3, 24)))
    rows = whole(end)
    assert rows.dtype == np.int64
    assert len(set(np.abs(rows).sum(axis=0).tolist())) == 1
    assert np.abs(rows).sum(axis=0)[0] == pytest.approx(2**12, rel=0.01)
    assert loss(rows.astype(float), gram) == pytest.approx(loss(continuous(end), gram), rel=0.01)


def test_rows_of_nothing_are_left_out():
    assert whole(np.zeros((3, 5))).shape == (5, 5)


def test_the_identity_keeps_a_unit_of_every_label():
    rows = whole(np.full((200, 3), 100.0))
    assert rows[:3].tolist() == np.eye(3).tolist()
    assert (rows[3:] == 20).all()
    rows = whole(np.random.default_rng(1).uniform(50, 100, (200, 6)))
    assert np.diag(rows).min() == 1
    assert len(set(rows.sum(axis=0).tolist())) == 1


def test_a_start_too_large_to_move_is_handed_back():
    start = np.ones((1000, 1000))
    assert descend(np.eye(1000), start) is start


def test_time_for_ten_steps_is_enough_to_begin(monkeypatch):
    gram, start = gram_of(6), np.random.default_rng(2).random((2, 6))
    monkeypatch.setattr(module, "MOST_WORK", 10 * start.size * len(gram))
    few = loss(continuous(descend(gram, start)), gram)
    assert loss(continuous(descend(gram, start, 100)), gram) < few < loss(continuous(start), gram)
    monkeypatch.setattr(module, "MOST_WORK", 10 * start.size * len(gram) - 1)
    assert descend(gram, start) is start


def test_it_can_be_cancelled():
    with reporting(Impatient()), pytest.raises(Cancelled):
        descend(gram_of(6), np.ones((2, 6)))
