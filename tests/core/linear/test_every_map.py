"""Every linear map against its own matrix: transpose, gains, precision, information and shares are what it implies."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.linear.effects import effect_slices, effect_transform, varying_axes
from core.linear.hadamard import HadamardCoefficients
from core.linear.linear_map import total_share
from core.linear.marginal_cells import MarginalCells
from core.linear.split_coefficients import SplitCoefficients

SIZES = (3, 2, 5, 1, 4)
MAPS = {
    "cells": MarginalCells(Marginal((0, 1)), SIZES),
    "cells of nobody": MarginalCells(Marginal(()), SIZES),
    "cells with a single label": MarginalCells(Marginal((1, 2, 3)), SIZES),
    "coefficients": HadamardCoefficients(Marginal((0, 1)), SIZES),
    "coefficients in whole powers": HadamardCoefficients(Marginal((1, 4)), SIZES),
    "coefficients of five": HadamardCoefficients(Marginal((2,)), SIZES),
    "a coefficient for every label": SplitCoefficients(Marginal((0,)), Marginal((1,)), SIZES),
    "the total for every label": SplitCoefficients(Marginal((2,)), Marginal(()), SIZES),
    "the total as a coefficient": HadamardCoefficients(Marginal(()), SIZES),
}


def matrix(queries):
    """One row per answer, one column per cell of the marginal that is read."""
    columns = []
    for cell in range(math.prod(queries.shape)):
        counts = np.zeros(math.prod(queries.shape), dtype=np.int64)
        counts[cell] = 1
        columns.append(queries.apply(counts.reshape(queries.shape)))
    return np.array(columns).T


@pytest.fixture(params=MAPS)
def queries(request):
    return MAPS[request.param]


def test_answers_are_whole_numbers_as_many_as_it_says(queries):
    answers = queries.apply(np.arange(math.prod(queries.shape)).reshape(queries.shape))
    assert answers.dtype == np.int64
    assert answers.shape == (queries.n_answers,)
    assert queries.finish(answers) is answers


def test_answers_are_linear(queries):
    generator = np.random.default_rng(0)
    first, second = generator.integers(0, 100, (2, *queries.shape))
    together = queries.apply(first + 3 * second)
    assert together.tolist() == (queries.apply(first) + 3 * queries.apply(second)).tolist()


def test_transpose_is_that_of_the_matrix(queries):
    answers = np.random.default_rng(1).normal(size=queries.n_answers)
    assert queries.transpose(answers).ravel() == pytest.approx(matrix(queries).T @ answers)


def test_the_gram_matrix_has_the_gains(queries):
    rows = matrix(queries)
    expected = np.ones((1, 1))
    for n, (g, d) in zip(queries.shape, queries.axis_gains(), strict=True):
        mean = np.full((n, n), 1 / n)
        expected = np.kron(expected, g * (np.eye(n) - mean) + d * mean)
    assert rows.T @ rows == pytest.approx(expected)


def test_precisions_are_the_information_about_each_effect(queries):
    """An effect pulled through the gram matrix comes back times the precision."""
    rows = matrix(queries)
    for effect in varying_axes(queries.axes, SIZES).subsets():
        wave = np.zeros([SIZES[axis] for axis in queries.axes])
        wave[effect_slices(effect, queries.axes)] = np.random.default_rng(2).normal(
            size=[SIZES[axis] - 1 for axis in effect]
        )
        cells = effect_transform(wave)
        others = math.prod(SIZES[axis] for axis in queries.axes if axis not in effect)
        told = queries.information(effect_transform((rows.T @ rows @ cells.ravel()).reshape(queries.shape)), effect)
        true_effect = wave[effect_slices(effect, queries.axes)] * math.sqrt(others)
        assert told == pytest.approx(queries.precision(effect) * true_effect, abs=1e-9)


def test_it_says_nothing_about_effects_outside(queries):
    assert queries.precision(Marginal((0, 1, 2, 4))) == 0


@pytest.mark.parametrize("few", [True, False])
def test_what_is_seen_has_its_precision(queries, few):
    axes = [axis for axis, n in enumerate(SIZES) if n > 1]
    effects = [Marginal(c) for k in range(len(axes) + 1) for c in itertools.combinations(axes, k)]
    asked = dict.fromkeys(effects[:2] if few else effects)
    expected = {effect: queries.precision(effect) for effect in asked if queries.precision(effect) > 0}
    assert dict(queries.estimated(asked)) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("name", "target"),
    [("cells", (0,)), ("cells with a single label", (1, 2, 3)), ("coefficients", (0, 1)), ("coefficients", (0, 3, 4))],
)
def test_factors_of_effects_make_up_the_shares(name, target):
    queries, target = MAPS[name], Marginal(target)
    factors = queries.direct_factors(target, SIZES)
    for summed in target.subsets():
        expected = queries.share(target, summed, SIZES)
        assert total_share(factors, target, summed, SIZES) == pytest.approx(expected)
    if 3 in target:  # a single label has no effect
        assert not factors.take(1, axis=target.index(3)).any()


@pytest.mark.parametrize("name", ["cells", "cells with a single label"])
def test_cells_decode_to_sums_with_the_shares_they_say(name):
    queries = MAPS[name]
    for target in queries.axes.subsets():
        check_decoding(queries, target, lambda counts, target=target: margin(counts, queries.axes, target))


@pytest.mark.parametrize("target", [(0, 1), (0, 1, 4), (0, 1, 2, 3)])
def test_coefficients_decode_to_their_part_of_the_inverse_transform(target):
    queries = MAPS["coefficients"]
    check_decoding(queries, Marginal(target), None)


def check_decoding(queries, target, expected):
    """Decode one answer at a time: the weights of the plain recovery; their squares add up to the share."""
    shape = [SIZES[axis] for axis in target]
    weights = np.array(
        [np.broadcast_to(queries.decode(row, target, SIZES), shape) for row in np.eye(queries.n_answers)]
    )
    if expected is not None:
        counts = np.random.default_rng(3).integers(0, 9, queries.shape)
        assert np.tensordot(queries.apply(counts), weights, 1) == pytest.approx(expected(counts))
    for summed in target.subsets():
        total = weights.sum(axis=tuple(1 + place for place, axis in enumerate(target) if axis in summed))
        shares = (total**2).sum(axis=0)
        assert shares == pytest.approx(np.full(shares.shape, queries.share(target, summed, SIZES)))


def margin(counts, axes, kept):
    return counts.sum(axis=tuple(place for place, axis in enumerate(axes) if axis not in kept))
