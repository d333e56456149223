"""The descent over windows: its gradient, its loss, and what it leads to."""

from __future__ import annotations

import numpy as np
import pytest

from core.designs.range_gram import RangeGram
from core.designs.range_windows import WindowTask, descend_windows
from core.errors import Cancelled
from core.progress import reporting
from core.workload.axis_queries import Ask
from tests.core.test_progress import Impatient

RANGES, PREFIXES = ((Ask.RANGES, 1.0),), ((Ask.PREFIXES, 1.0),)
WINDOWS = ((5.0, 2), (11.0, 3))


def dense_loss(theta, gram):
    """The loss of A(Θ), columns of L1 norm 1, written out."""
    rows = np.vstack([np.eye(theta.shape[1]), theta]) / (1 + theta.sum(axis=0))
    return np.sum(gram * np.linalg.inv(rows.T @ rows))


@pytest.mark.parametrize(
    ("gram", "windows"),
    [
        (RangeGram(20, 20, RANGES), WINDOWS),
        (RangeGram(23, 20, PREFIXES), WINDOWS),
        (RangeGram(20, 20, RANGES), ((20.0, 2), (5.0, 2))),
    ],
    ids=["ranges", "and others", "a window over all"],
)
def test_loss_and_slope_are_those_of_the_matrix(gram, windows):
    task = WindowTask(gram, windows)
    weights = np.random.default_rng(1).uniform(0, 1, task.start.shape)
    found, slopes = task.loss_and_slope(weights.reshape(-1))
    assert found * task.unit == pytest.approx(dense_loss(task.rows(weights).T, gram.full()))
    for place in range(0, weights.size, 7):
        step = np.zeros(weights.size)
        step[place] = 1e-6
        up, down = (task.loss_and_slope(weights.reshape(-1) + sign * step)[0] for sign in (1, -1))
        assert slopes[place] == pytest.approx((up - down) / 2e-6, rel=1e-4, abs=1e-9)


def test_windows_overlap_as_asked():
    task = WindowTask(RangeGram(40, 40, RANGES), ((10.0, 2),))
    rows = task.rows(np.ones(task.start.shape))
    assert (rows.sum(axis=1) == 2).all()
    assert ((rows > 0).sum(axis=0) <= 10).all()
    assert all(np.diff(np.flatnonzero(column)).max(initial=1) == 1 for column in rows.T)


def test_windows_begin_as_triangles():
    task = WindowTask(RangeGram(10, 10, RANGES), ((5.0, 1), (4.0, 2)))
    triangle, low = [0.18, 0.54, 0.9, 0.54, 0.18], [0.225, 0.675]
    rows = [[*triangle, *[0] * 5], [*[0] * 5, *triangle]]
    rows += [[0] * first + [*low, *low[::-1]] + [0] * (6 - first) for first in (0, 4)] + [[*[0] * 8, *low]]
    rows += [[*low[::-1], *[0] * 8]] + [[0] * first + [*low, *low[::-1]] + [0] * (6 - first) for first in (2, 6)]
    found = task.rows(task.start).T
    assert found == pytest.approx(np.array(rows, dtype=float))


@pytest.mark.parametrize(("kind", "queries", "best"), [(RANGES, 64 * 65 // 2, 30.83), (PREFIXES, 64, 28.33)])
def test_it_comes_near_the_best_known(kind, queries, best):
    """Mean variance of a query at ε = 1, of the best matrices found by descents from many starts."""
    gram = RangeGram(64, 64, kind)
    theta, found = descend_windows(gram, ((40.0, 2),), 300)
    assert found == pytest.approx(dense_loss(theta, gram.full()))
    assert 0.999 * best < 2 * found / queries < 1.01 * best
    assert (theta >= 0).all()


def test_it_ends_after_the_steps_allowed_and_can_be_cancelled():
    gram = RangeGram(64, 64, RANGES)
    first, later = (descend_windows(gram, WINDOWS, steps)[1] for steps in (1, 9))
    assert later < 0.95 * first
    with reporting(Impatient()), pytest.raises(Cancelled):
        descend_windows(gram, WINDOWS, 9)
