"""The plain recovery of a tree takes every effect from one level, and adds up to the truth."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.linear.level_cells import LevelCells
from core.linear.marginal_cells import MarginalCells

SIZES, TARGET = (3, 2, 2, 4), Marginal((0, 1, 2, 3))
LEVELS = (
    LevelCells(Marginal((0, 3)), SIZES, {TARGET: ()}),
    LevelCells(Marginal((0, 1, 2, 3)), SIZES, {TARGET: ((1, 2),)}),
)


def test_levels_add_up_to_the_table():
    counts = np.random.default_rng(0).integers(0, 50, SIZES)
    answers = (counts.sum(axis=(1, 2)), counts)
    parts = [level.decode(each.ravel() * 1.0, TARGET, SIZES) for level, each in zip(LEVELS, answers, strict=True)]
    assert sum(parts) == pytest.approx(counts)


def test_every_effect_comes_from_one_level():
    first, second = (level.direct_factors(TARGET, SIZES) for level in LEVELS)
    assert ((first > 0) != (second > 0)).all()


@pytest.mark.parametrize("level", LEVELS)
def test_shares_are_those_of_the_weights(level):
    weights = np.array([np.broadcast_to(level.decode(row, TARGET, SIZES), SIZES) for row in np.eye(level.n_answers)])
    for k in range(len(TARGET) + 1):
        for summed in itertools.combinations(TARGET, k):
            shares = (weights.sum(axis=tuple(1 + axis for axis in summed)) ** 2).sum(axis=0)
            assert shares == pytest.approx(np.full(shares.shape, level.share(TARGET, summed, SIZES)))


def test_without_coarser_levels_it_is_the_cells():
    level = LevelCells(Marginal((0, 1)), SIZES, {Marginal((0, 1)): ()})
    cells = MarginalCells(Marginal((0, 1)), SIZES)
    target = Marginal((0, 1))
    assert level.direct_factors(target, SIZES) == pytest.approx(cells.direct_factors(target, SIZES))
