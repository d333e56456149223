"""Deviations of one attribute's labels: nothing else is kept, and what is predicted of them holds."""

from __future__ import annotations

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.linear.effects import effect_slices, effect_transform, varying_axes
from core.linear.split_deviations import SplitDeviations

SIZES = (3, 2, 4, 1)
CASES = [((), 0), ((0,), 1), ((0, 2), 1), ((1,), 0), ((1, 3), 2)]


def counts(shape, seed=0):
    return np.random.default_rng(seed).integers(0, 1000, shape)


@pytest.fixture(params=CASES)
def queries(request):
    split, leaf = request.param
    return SplitDeviations(Marginal(split), leaf, SIZES)


def place_of_leaf(queries):
    """The only axis whose mean is thrown away."""
    return [d for _, d in queries.axis_gains()].index(0.0)


def test_answers_are_the_cells_with_the_labels_of_the_leaf_fastest(queries):
    table = counts(queries.shape)
    answers = queries.apply(table)
    assert answers.dtype == np.int64
    assert answers.shape == (queries.n_answers,)
    n = queries.shape[place_of_leaf(queries)]
    assert answers.reshape(-1, n).sum(axis=1).tolist() == table.sum(axis=place_of_leaf(queries)).ravel().tolist()


def test_what_is_kept_are_the_deviations(queries):
    table, place = counts(queries.shape), place_of_leaf(queries)
    kept = queries.finish(queries.apply(table))
    assert kept.dtype == np.int64
    assert queries.transpose(kept) == pytest.approx(table - table.mean(axis=place, keepdims=True))


def test_the_total_of_a_combination_leaves_no_trace(queries):
    n = queries.shape[place_of_leaf(queries)]
    noisy = queries.apply(counts(queries.shape))
    shifted = noisy + np.repeat(counts(len(noisy) // n, 5), n)
    assert queries.finish(shifted).tolist() == queries.finish(noisy).tolist()


def test_precisions_are_those_of_white_noise_on_the_deviations(queries):
    """Deviations with covariance E, E the projection along the leaf: an effect on the leaf has ∏ n as its variance."""
    for effect in varying_axes(queries.axes, SIZES).subsets():
        on_leaf = queries.axes[place_of_leaf(queries)] in effect
        others = np.prod([SIZES[axis] for axis in queries.axes if axis not in effect])
        assert queries.precision(effect) == pytest.approx(1 / others if on_leaf else 0.0)


def test_information_is_the_precision_times_the_effect(queries):
    table = counts(queries.shape).astype(np.int64)
    pulled = effect_transform(queries.transpose(queries.finish(queries.apply(table)).astype(float)))
    for effect, precision in queries.estimated(list(varying_axes(queries.axes, SIZES).subsets())):
        exact = effect_transform(table.astype(float))[effect_slices(effect, queries.axes)]
        others = np.prod([SIZES[axis] for axis in queries.axes if axis not in effect])
        assert queries.information(pulled, effect) / precision == pytest.approx(exact * np.sqrt(others))


@pytest.mark.parametrize("target", [(0, 1), (1,), (0, 1, 2), (0, 1, 3)])
def test_shares_are_the_variances_of_what_is_decoded(target):
    queries, target = SplitDeviations(Marginal((0, 2)), 1, SIZES), Marginal(target)
    unit = np.eye(queries.n_answers)  # noise of the cells, whose deviations have covariance E
    decoded = [
        np.broadcast_to(
            queries.decode(queries.finish(row.astype(np.int64)).astype(float), target, SIZES),
            [SIZES[axis] for axis in target],
        )
        for row in unit
    ]
    for summed in (target[:0], target[:1], target[1:], tuple(axis for axis in target if axis != 1)):
        places = tuple(target.index(axis) for axis in summed)
        variance = sum(part.sum(axis=places) ** 2 for part in decoded)
        assert variance == pytest.approx(queries.share(target, summed, SIZES), abs=1e-12)
