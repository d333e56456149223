"""Effects are an orthogonal split: taking apart and putting together loses nothing."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.marginal import Marginal
from core.linear.effects import cell_share, effect_slices, effect_transform, spread, table_of, varying_axes
from tests.oracle.dense import indicator

SHAPES = st.lists(st.integers(1, 5), min_size=0, max_size=4)


def table(shape, seed=0):
    return np.random.default_rng(seed).normal(0, 100, shape)


def centred(sizes, effect):
    """The matrix ⊗(I - 11ᵀ/n) over the attributes of `effect`, from the definition."""
    matrix = np.ones((1, 1))
    for axis in effect:
        matrix = np.kron(matrix, np.eye(sizes[axis]) - 1 / sizes[axis])
    return matrix


@given(SHAPES)
def test_turning_twice_is_nothing_and_keeps_lengths(shape):
    values = table(shape)
    assert effect_transform(effect_transform(values)) == pytest.approx(values, abs=1e-10)
    assert np.linalg.norm(effect_transform(values)) == pytest.approx(np.linalg.norm(values))


@given(SHAPES)
def test_the_first_place_holds_the_sum(shape):
    values = table(shape)
    corner = effect_transform(values)[(0,) * len(shape)]
    assert corner == pytest.approx(values.sum() / math.sqrt(math.prod(shape)), abs=1e-9)


@pytest.mark.parametrize("sizes", [(2, 3), (3, 1, 4), (5,), (2, 2, 2)])
def test_an_effect_in_coordinates_is_as_long_as_by_definition(sizes):
    axes, values = Marginal(range(len(sizes))), table(sizes)
    for effect in varying_axes(axes, sizes).subsets():
        margin = indicator(sizes, effect) @ values.ravel()
        defined = centred(sizes, effect) @ margin
        others = math.prod(n for axis, n in enumerate(sizes) if axis not in effect)
        coordinates = effect_transform(values)[effect_slices(effect, axes)] * math.sqrt(others)
        assert np.linalg.norm(coordinates) == pytest.approx(np.linalg.norm(defined), abs=1e-9)


@given(SHAPES)
def test_a_table_is_the_sum_of_its_effects(shape):
    sizes, axes, values = tuple(shape), Marginal(range(len(shape))), table(shape)
    everything = effect_transform(values)
    effects = {}
    for effect in varying_axes(axes, sizes).subsets():
        others = math.prod(n for axis, n in enumerate(sizes) if axis not in effect)
        effects[effect] = everything[effect_slices(effect, axes)] * math.sqrt(others)
    assert table_of(effects, axes, sizes) == pytest.approx(values, abs=1e-9)


def test_attributes_with_one_label_have_no_effect():
    assert varying_axes((0, 1, 2), (1, 2, 1)) == Marginal((1,))


def test_spread_fills_the_axes_that_are_missing():
    narrow = np.array([1.0, 2.0])
    assert spread(narrow, Marginal((1,)), Marginal((0, 1, 4))).shape == (1, 2, 1)


@pytest.mark.parametrize("sizes", [(2, 3), (4, 1, 2)])
def test_shares_are_the_diagonal_of_the_spread_effect(sizes):
    target = Marginal(range(len(sizes)))
    for effect in target.subsets():
        parts = (np.eye(n) - 1 / n if axis in effect else np.full((n, n), 1 / n**2) for axis, n in enumerate(sizes))
        matrix = np.ones((1, 1))
        for part in parts:
            matrix = np.kron(matrix, part)
        assert np.diag(matrix) == pytest.approx(cell_share(effect, target, sizes))


def test_all_effects_take_no_more_room_than_the_table():
    sizes, axes = (2, 3, 1, 4, 2), Marginal(range(5))
    everything = effect_transform(table(sizes))
    assert (
        sum(everything[effect_slices(effect, axes)].size for effect in varying_axes(axes, sizes).subsets())
        == everything.size
    )
