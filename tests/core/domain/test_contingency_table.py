"""A filled table reads as rows, and cannot be changed."""

from __future__ import annotations

import numpy as np
import pytest

from core.domain.contingency_table import ContingencyTable

LABELS = (("F", "M"), ("young", "old", "older"))


def test_rows_run_with_the_last_attribute_fastest():
    table = ContingencyTable(("sex", "age"), LABELS, np.arange(6.0).reshape(2, 3))
    rows = list(table.rows())
    assert rows[:4] == [(("F", "young"), 0), (("F", "old"), 1), (("F", "older"), 2), (("M", "young"), 3)]
    assert len(rows) == 6


def test_the_total_alone_is_one_row():
    assert list(ContingencyTable((), (), np.array(7.0)).rows()) == [((), 7.0)]


def test_values_are_read_only():
    table = ContingencyTable(("sex", "age"), LABELS, np.zeros((2, 3)))
    with pytest.raises(ValueError, match="read-only"):
        table.values[0, 0] = 1


@pytest.mark.parametrize("shape", [(3, 2), (6,), (2, 3, 1)])
def test_the_shape_must_be_that_of_the_labels(shape):
    with pytest.raises(ValueError, match="one axis per attribute"):
        ContingencyTable(("sex", "age"), LABELS, np.zeros(shape))
