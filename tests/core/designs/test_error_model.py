"""The error model: totals by the same rules as cells, on wide tables too."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from core.designs.error_model import ErrorModel
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.strategies.catalogue import find
from tests.oracle.test_against_dense import workload_of

TERMS = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)


def model_of(sizes, wanted, key):
    workload = workload_of(sizes, wanted)
    return ErrorModel(workload, find(key).design(workload, TERMS))


@pytest.mark.parametrize("key", ["base", "marginals", "fourier"])
def test_totals_equal_those_of_the_total_as_a_table(key):
    sizes, inner = (3, 2, 1, 4), (0, 1, 2, 3)
    subsets = [c for k in range(5) for c in itertools.combinations(inner, k)]
    model = model_of(sizes, [inner, *(s for s in subsets if s != inner)], key)
    variances = np.random.default_rng(0).uniform(0.1, 9, model.precisions.shape[0])
    totals, cells = model.least_squares_totals(0, variances), model.least_squares_cells(variances)
    for number, kept in enumerate([inner, *(s for s in subsets if s != inner)]):
        assert totals[tuple(int(axis in kept) for axis in inner)] == pytest.approx(cells[number])


def test_plain_totals_add_up_the_squares_of_decoded_weights():
    sizes, target = (3, 2, 5), (0, 1, 2)
    model = model_of(sizes, [target], "fourier")
    workload = workload_of(sizes, [target])
    blocks = find("fourier").design(workload, TERMS).blocks
    variances = np.random.default_rng(1).uniform(0.5, 2, len(blocks))
    totals = model.direct_totals(0, variances)
    for corner in itertools.product((0, 1), repeat=3):
        summed = tuple(place for place, kept in enumerate(corner) if not kept)
        expected = 0.0
        for block, variance in zip(blocks, variances, strict=True):
            for row in np.eye(block.n_answers):
                weights = np.broadcast_to(block.decode(row, workload.marginals[0], sizes), sizes).sum(axis=summed)
                expected += variance * (weights**2).flat[0]
        assert totals[corner] == pytest.approx(expected)


def test_what_is_known_exactly_has_no_error_and_the_rest_keeps_its_own():
    model = model_of((2, 3), [(), (0, 1)], "marginals")
    exact = model.least_squares_cells(np.array([0.0, 2.0]))
    assert exact[0] == 0
    assert 0 < exact[1] < 2


def test_next_to_no_noise_is_no_trouble():
    model = model_of((2, 3), [(0,), (0, 1)], "marginals")
    assert np.isfinite(model.least_squares_cells(np.array([1e-310, 1e-310]))).all()


def test_sixteen_attributes():
    model = model_of((2,) * 16, [tuple(range(16))], "base")
    assert len(model.effects) == 2**16
    assert model.least_squares_cells(np.array([3.0])) == pytest.approx([3.0])
    totals = model.least_squares_totals(0, np.array([3.0]))
    assert totals[(0,) * 16] == pytest.approx(3.0 * 2**16)


@pytest.mark.parametrize("variance", [1e-300, 1e-308, 5.6e-309])
def test_noise_next_to_none_of_large_tables_overflows_in_silence(variance):
    model = model_of((9, 12), [(0,), (1,), (0, 1)], "fourier")
    cells = model.least_squares_cells(np.full(model.precisions.shape[0], variance))
    assert cells == pytest.approx(0, abs=1e-290)
