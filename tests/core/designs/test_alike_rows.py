"""Matrices that treat all labels alike: by 2^attributes numbers what dense algebra says of all cells."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from core.designs.alike_rows import alike_loss, alike_root, alike_weights
from core.designs.gram import workload_gram
from core.designs.matrix_design import alike_change, largest_change, varying_shape
from core.designs.p_identity import whole
from core.designs.square_root import square_root
from core.domain.marginal import Marginal
from core.linear.alike import AlikeMatrix
from core.linear.integer_matrix import IntegerMatrix
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from tests.oracle import dense
from tests.oracle.test_against_dense import CASES, workload_of

SHAPES = [name for name in CASES if name not in {"disjoint", "the total alone"}]


def rows_of(case):
    """The root for Gaussian noise, and weighted tables beside all cells for Laplace noise, without and with a total."""
    sizes, wanted = CASES[case]
    workload = workload_of(sizes, wanted)
    axes = sorted({axis for table in wanted for axis in table})
    several = [axis for axis in axes if sizes[axis] > 1]
    shape = tuple(sizes[axis] for axis in axes)
    bits = [1 << place for place in range(len(several))]
    tables = [dense.indicator(shape, [axes.index(axis)]) for axis in several]
    theta = np.vstack([w * each for w, each in zip(alike_weights(workload, bits), tables, strict=True)])
    found = {Norm.L2: alike_root(workload), Norm.L1: whole(theta + 0.125)}
    for norm, rows in found.items():
        yield workload, norm, rows
        yield workload, norm, np.concatenate([rows, np.full((1, rows.shape[1]), 7 * rows.max())])


@pytest.mark.parametrize("case", SHAPES)
def test_they_are_as_dense_algebra_says(case):
    for workload, norm, rows in rows_of(case):
        shape, axes = varying_shape(workload), Marginal.of(a for m in workload.marginals for a in m)
        alike, plain = (kind(axes, workload.domain.sizes, rows) for kind in (AlikeMatrix, IntegerMatrix))
        assert alike.covariance == pytest.approx(plain.covariance, rel=1e-6, abs=1e-12)
        for size in range(len(axes) + 1):
            for target in map(Marginal, itertools.combinations(axes, size)):
                assert alike.variances(target) == pytest.approx(plain.variances(target), rel=1e-6)
        assert alike_change(rows, shape, norm) == largest_change(rows[None], norm)
        for neighbours in Neighbours:
            terms = NoiseTerms(norm, neighbours)
            change = float(largest_change(rows[None], norm).under(norm, neighbours, 1))
            loss = np.sum(workload_gram(workload) * plain.covariance) * change ** (2 if norm is Norm.L1 else 1)
            assert alike_loss(rows, workload, terms) == pytest.approx(loss, rel=1e-6)


@pytest.mark.parametrize("case", SHAPES)
def test_the_root_is_that_of_the_general_iteration(case):
    workload = workload_of(*CASES[case])
    assert np.abs(alike_root(workload) - square_root(workload_gram(workload))).max() <= 2


def test_the_weights_are_a_minimum():
    workload = workload_of((16, 17), [(0,), (1,)])
    weights = alike_weights(workload, [1, 2])
    terms = NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE)
    tables = [dense.indicator((16, 17), (axis,)) for axis in (0, 1)]

    def loss(tried):
        theta = np.vstack([w * each for w, each in zip(tried, tables, strict=True)])
        return alike_loss(whole(theta, 2**22), workload, terms)

    assert (weights > 0.01).all()
    for change in ([1.05, 1], [0.95, 1], [1, 1.05], [1, 0.95], [0, 1], [1, 0]):
        assert loss(weights) < loss(weights * change)


def test_rows_that_do_not_determine_every_cell_are_refused():
    matrix = AlikeMatrix(Marginal((0, 1)), (2, 3), dense.indicator((2, 3), (0,)).astype(np.int64))
    with pytest.raises(np.linalg.LinAlgError):
        matrix.variances(Marginal((0,)))
