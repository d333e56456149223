"""Effects measured by themselves: nothing else is kept, and large tables do not overflow."""

from __future__ import annotations

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.linear.effect_cells import EffectCells
from core.linear.effects import effect_slices, effect_transform

SIZES = (3, 2, 4)


def counts(shape, seed=0):
    return np.random.default_rng(seed).integers(0, 1000, shape)


def effect_of(table, axes):
    """The pure effect as a table."""
    wave, place = np.zeros(table.shape), effect_slices(axes, axes)
    wave[place] = effect_transform(table)[place]
    return effect_transform(wave)


@pytest.mark.parametrize("axes", [(), (0,), (1,), (0, 2), (0, 1, 2)])
def test_what_is_kept_is_the_effect(axes):
    queries = EffectCells(Marginal(axes), SIZES)
    table = counts(queries.shape)
    kept = queries.finish(queries.apply(table))
    assert kept.dtype == np.int64
    assert queries.transpose(kept) == pytest.approx(effect_of(table.astype(float), queries.axes), abs=1e-8)


@pytest.mark.parametrize("axes", [(0,), (0, 2), (0, 1, 2)])
def test_what_the_budget_does_not_cover_is_thrown_away_exactly(axes):
    """Anything that is constant along an attribute leaves no trace in the numbers that are kept."""
    queries = EffectCells(Marginal(axes), SIZES)
    noisy = queries.apply(counts(queries.shape))
    for place in range(len(axes)):
        constant = np.broadcast_to(np.take(counts(queries.shape, 7), [0], place), queries.shape)
        assert queries.finish(noisy + constant.ravel()).tolist() == queries.finish(noisy).tolist()


def test_a_record_moves_the_effect_by_a_lattice_point():
    """⊗(n e - 1) is whole, so noise on whole numbers covers it."""
    queries = EffectCells(Marginal((0, 2)), SIZES)
    for cell in np.ndindex(*queries.shape):
        record = np.zeros(queries.shape, dtype=np.int64)
        record[cell] = 1
        moved = queries.grain * effect_of(record.astype(float), queries.axes)
        assert moved == pytest.approx(np.rint(moved), abs=1e-9)


def test_ten_million_people_in_one_cell_of_two_million():
    queries = EffectCells(Marginal((0, 1, 2)), (100, 100, 200))
    crowd = np.zeros(queries.shape, dtype=np.int64)
    crowd[5, 0, 7] = 10**7
    found = queries.transpose(queries.finish(queries.apply(crowd)))
    assert found[5, 0, 7] == pytest.approx(10**7 * 0.99 * 0.99 * 0.995)
