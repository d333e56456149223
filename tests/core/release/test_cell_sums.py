"""Weighted sums of cells have the ± of exactly these sums: observed over real draws, and against sums over labels."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.noise_plan import Recovery
from core.recovery.pipeline import recover
from core.release.accuracy import Accuracy
from core.release.cell_sums import weighted_sum
from core.release.crosstab import crosstab
from core.release.label_sums import label_sum
from core.release.selected_cells import selected_cells
from tests.core.release import ranged_releases, releases
from tests.core.release.test_label_sums import DRAWS, released
from tests.core.release.test_sum_errors import agree
from tests.paid import paid


@pytest.mark.parametrize("ranged", [False, True])
def test_sums_that_are_no_block_have_the_error_that_is_told(ranged):
    """A diagonal, a difference and a lopsided sum; 6 standard errors, as for sums over labels."""
    made = ranged_releases if ranged else releases
    noise_plan = made.planned() if ranged else made.noise_plan()
    truth = made.people().count(noise_plan.workload.marginals[0]).astype(float)
    draws = [measure(noise_plan, made.people(), paid, SystemBits()) for _ in range(DRAWS)]
    found = np.array(
        [recover(noise_plan, draw, Recovery.LEAST_SQUARES, releases.UNBIASED).unbiased[0] for draw in draws]
    )
    wanted = noise_plan.workload.tables[0]
    order = [wanted.marginal.index(axis) for axis in wanted.axes]
    told = Accuracy(noise_plan, Recovery.LEAST_SQUARES, 0.95).released(0, truth, truth, releases.UNBIASED)
    errors, size = told.errors, truth.transpose(order).shape
    diagonal, pair, lopsided = (np.zeros(size) for _ in range(3))
    diagonal[0, 0] = diagonal[1, 1] = 1
    pair[0, 0], pair[1, 1] = 1, -1
    lopsided[0] = 2
    lopsided[1, 0] = -3
    for weights in (diagonal, pair, lopsided):
        off = ((found - truth).transpose(0, *(1 + np.array(order))) * weights).reshape(DRAWS, -1).sum(axis=1)
        half_width = weighted_sum(told, weights).half_width
        agree(off**2, ((half_width - 0.5) / errors.z) ** 2)


@given(released(), st.data())
def test_a_block_of_labels_is_told_as_everywhere(table, data):
    places = {
        name: tuple(sorted(data.draw(st.sets(st.integers(0, size - 1), min_size=1))))
        for name, size in zip(table.published.names, table.published.values.shape, strict=True)
    }
    weights = np.zeros_like(table.published.values)
    weights[np.ix_(*places.values())] = 1
    assert weighted_sum(table, weights) == label_sum(table, places)


@given(released(), st.data())
def test_the_bound_without_errors_is_at_least_the_exact_margin(table, data):
    shape = table.published.values.shape
    drawn = st.lists(st.sampled_from([-1.0, 0.0, 1.0]), min_size=int(np.prod(shape)), max_size=int(np.prod(shape)))
    weights = np.array(data.draw(drawn)).reshape(shape)
    known = weighted_sum(table, weights) if weights.any() else None
    if known is not None and not known.is_shown:
        unknown = weighted_sum(replace(table, range_errors=None, sum_errors=None), weights)
        assert not unknown.is_exact
        assert unknown.half_width >= known.half_width - 1e-6


@given(released(), st.data())
def test_selected_cells_say_what_the_crosstab_shows(table, data):
    shown = crosstab(table, subtotals=True)
    row = data.draw(st.integers(0, shown.n_rows))
    column = data.draw(st.integers(0, shown.n_columns if shown.column_names else 0))
    cell, one = shown.cell(row, column), selected_cells(table, shown, {}, [(row, column)])
    assert (one.sum.value, one.sum.half_width) == pytest.approx((cell.value, cell.half_width))
    assert one.difference is None
    if cell.whole_part is not None:
        assert (one.share.value, one.share.low, one.share.high) == pytest.approx(
            (cell.whole_part.value, cell.whole_part.low, cell.whole_part.high)
        )
    whole = (shown.n_rows, shown.n_columns)
    if (row, column) != whole and shown.cell(*whole).value != cell.value:
        both = selected_cells(table, shown, {}, [whole, (row, column)])
        assert both.sum is None
        assert both.difference.value == pytest.approx(cell.value - shown.cell(*whole).value)
