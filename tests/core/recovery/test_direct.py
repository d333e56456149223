"""The plain recovery adds up what its parts decode, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.linear.hadamard import HadamardCoefficients
from core.linear.marginal_cells import MarginalCells
from core.recovery.direct import direct_table

SIZES = (3, 2)


def test_cells_are_added_up_over_the_attributes_that_are_not_wanted():
    cells = MarginalCells(Marginal((0, 1)), SIZES)
    table = direct_table([(cells, np.arange(6))], Marginal((0,)), SIZES)
    assert table == pytest.approx(np.array([1, 5, 9]))


def test_coefficients_turn_back_into_cells():
    counts, target = np.array([[4, 0], [1, 7], [3, 5]]), Marginal((0, 1))
    parts = []
    for effect in target.subsets():
        coefficients = HadamardCoefficients(effect, SIZES)
        outside = tuple(axis for axis in target if axis not in effect)
        parts.append((coefficients, coefficients.apply(np.asarray(counts.sum(axis=outside)))))
    assert direct_table(parts, target, SIZES) == pytest.approx(counts)


def test_nothing_measured_is_nothing_known():
    assert direct_table([], Marginal((1,)), SIZES).tolist() == [0, 0]
