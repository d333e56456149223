"""The made-up records that whole tables start from."""

from __future__ import annotations

import numpy as np

from core.domain.marginal import Marginal
from core.recovery.first_records import first_records


def test_very_noisy_tables_with_cells_that_no_record_reaches():
    table = np.full((4, 4), 1e13)  # as with ε = 1e-12
    made = first_records([table], [Marginal.of((0, 1))], (4, 4), most=2)
    assert made.counts.sum() == 16e13
    assert len(made.counts) <= 2
