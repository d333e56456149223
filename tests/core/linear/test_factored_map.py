"""Products of matrices, cells and effects: against the matrix they stand for, written out."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.linear.factor import Factor
from core.linear.factored_map import FactoredMap
from tests.core.linear.test_factor import FACTORS

SIZES = (5, 3, 5, 2, 1)
FIRST, SECOND = FACTORS["a tree"], FACTORS["any numbers"]
MATRICES = {0: FIRST, 2: SECOND}
MAPS = {
    "a matrix alone": FactoredMap(Marginal((0,)), SIZES, MATRICES),
    "a matrix by cells": FactoredMap(Marginal((0, 1)), SIZES, MATRICES),
    "two matrices": FactoredMap(Marginal((0, 2)), SIZES, MATRICES),
    "a matrix by an effect": FactoredMap(Marginal((0, 1, 3)), SIZES, MATRICES, Marginal((1, 3))),
    "a matrix by cells and an effect": FactoredMap(Marginal((1, 2, 3)), SIZES, MATRICES, Marginal((3,))),
    "cells alone": FactoredMap(Marginal((1, 3)), SIZES, MATRICES),
    "a single label": FactoredMap(Marginal((0, 4)), SIZES, MATRICES),
    "nobody's attributes": FactoredMap(Marginal(()), SIZES, MATRICES),
}


@pytest.fixture(params=MAPS)
def queries(request):
    return MAPS[request.param]


def matrix(queries):
    """One row per kept answer, one column per cell of labels."""
    units = np.eye(math.prod(queries.shape), dtype=np.int64).reshape(-1, *queries.shape)
    return np.array([queries.finish(queries.apply(unit)) for unit in units]).T.astype(float)


def noise(queries):
    """The covariance of the noise of the kept answers, at one unit of variance in counts."""
    kept = np.array([queries.finish(row) for row in np.eye(queries.n_answers, dtype=np.int64)])
    return kept.T @ kept * float(queries.grain) ** 2


def change(queries):
    """M over all axes: from labels to the coordinates of the map."""
    out = np.ones((1, 1))
    for axis, n in zip(queries.axes, queries.shape, strict=True):
        out = np.kron(out, MATRICES[axis].labels_to_alike(np.eye(n), 0) if axis in MATRICES else np.eye(n))
    return out


def test_answers_are_whole_numbers_as_many_as_it_says(queries):
    answers = queries.apply(np.arange(math.prod(queries.shape)).reshape(queries.shape))
    assert answers.dtype == np.int64
    assert answers.shape == (queries.n_answers,)


def test_the_information_has_the_gains(queries):
    rows, back = matrix(queries), np.linalg.inv(change(queries))
    information = back.T @ rows.T @ np.linalg.solve(noise(queries), rows) @ back
    expected = np.ones((1, 1))
    for n, (g, d) in zip(queries.shape, queries.axis_gains(), strict=True):
        mean = np.full((n, n), 1 / n)
        expected = np.kron(expected, g * (np.eye(n) - mean) + d * mean)
    assert information == pytest.approx(expected, abs=1e-9)


def test_answers_are_pulled_back_by_their_noise(queries):
    rows, back = matrix(queries), np.linalg.inv(change(queries))
    answers = np.random.default_rng(1).normal(size=len(rows))
    expected = back.T @ rows.T @ np.linalg.solve(noise(queries), answers)
    assert queries.transpose(answers).ravel() == pytest.approx(expected)


def test_decoding_gives_what_the_answers_tell(queries):
    """Of exact answers: the table over any of its axes, less what the effect leaves out; and its variances."""
    counts = np.random.default_rng(2).integers(0, 50, queries.shape)
    answers = queries.finish(queries.apply(counts)).astype(float)
    covariance = noise(queries)
    for target in queries.axes.subsets():
        told = queries.decode(answers, target, SIZES)
        table = (change(queries) @ counts.ravel()).reshape(queries.shape)
        for place in [place for place, axis in enumerate(queries.axes) if axis in effect_of(queries)]:
            table = table - table.mean(axis=place, keepdims=True)
        away = tuple(place for place, axis in enumerate(queries.axes) if axis not in target)
        assert told == pytest.approx(table.sum(axis=away), abs=1e-7)
        units = [queries.decode(row, target, SIZES).ravel() for row in np.eye(len(answers))]
        spread = np.array(units).T @ covariance @ np.array(units)
        for summed in target.subsets():
            sums = np.ones((1, 1))
            for axis in target:
                n = SIZES[axis]
                sums = np.kron(sums, np.ones((1, n)) if axis in summed else np.eye(n))
            found = np.diag(sums @ spread @ sums.T)
            assert found == pytest.approx(np.full(len(found), queries.share(target, summed, SIZES)), abs=1e-9)


def effect_of(queries):
    inside = {n: axis for axis, n in zip(queries.axes, queries.shape, strict=True)}
    return {inside[n] for n in queries.effect_sizes}


def test_a_table_with_further_attributes_is_spread(queries):
    if 1 in queries.axes:
        return
    target = queries.axes.union(Marginal((1,)))
    answers = np.random.default_rng(3).normal(size=len(matrix(queries)))
    told = np.broadcast_to(queries.decode(answers, target, SIZES), [SIZES[axis] for axis in target])
    assert told.sum(axis=target.index(1)) == pytest.approx(queries.decode(answers, queries.axes, SIZES))
    for summed, there in itertools.product(queries.axes.subsets(), (False, True)):
        share = queries.share(target, (*summed, 1) if there else summed, SIZES)
        assert share == pytest.approx(queries.share(queries.axes, summed, SIZES) / (1 if there else 9))


def test_parts_are_told_apart():
    made = MAPS["a matrix by cells and an effect"]
    assert made.factors == (SECOND,)
    assert made.factor_of(2) is SECOND
    assert made.factor_of(1) is None
    assert made.cell_sizes == (3,)
    assert made.effect_sizes == (2,)
    assert made.grain == 2
    assert isinstance(made.factors[0], Factor)
