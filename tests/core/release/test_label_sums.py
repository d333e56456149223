"""Sums of any cells of a released table: numbers and ± that the table prints, and errors that sums have."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.measuring.measure import measure
from core.mechanisms.randomness import SystemBits
from core.planning.noise_plan import Recovery
from core.privacy.release_cost import ReleaseCost
from core.recovery.pipeline import recover
from core.release.accuracy import Accuracy
from core.release.crosstab import crosstab
from core.release.label_sums import label_sum
from tests.core.release import ranged_releases, releases
from tests.core.release.test_sum_errors import agree
from tests.paid import paid

DRAWS = 400


@cache
def tables(ranged=False, tidy=True):
    made = ranged_releases if ranged else releases
    rules = ranged_releases.TIDY if tidy else releases.UNBIASED
    if not ranged:
        return releases.published(releases.noise_plan(ReleaseCost.pure("0.2")), rules).tables
    noise_plan = made.planned()
    drawn = recover(noise_plan, measure(noise_plan, made.people(), paid, SystemBits()), Recovery.LEAST_SQUARES, rules)
    accuracy = Accuracy(noise_plan, Recovery.LEAST_SQUARES, rules.coverage)
    pairs = enumerate(zip(drawn.unbiased, drawn.published, strict=True))
    return tuple(accuracy.released(number, one, other, rules) for number, (one, other) in pairs)


def released():
    return st.builds(tables, st.booleans(), st.booleans()).flatmap(st.sampled_from)


@given(released(), st.data())
def test_a_cell_and_a_total_are_those_that_the_table_prints(table, data):
    """The crosstab is what the window and the workbook show."""
    names = table.published.names
    kept = data.draw(st.lists(st.sampled_from(names), unique=True).map(tuple))
    shown = crosstab(table, (), kept, {name: None for name in names if name not in kept})
    row = data.draw(st.integers(0, shown.n_rows - 1))
    cell = shown.cell(row, shown.n_columns)
    labels = dict(zip(kept, shown.row_labels[row], strict=True))
    places = {name: (table.published.labels[names.index(name)].index(label),) for name, label in labels.items()}
    found = label_sum(table, places)
    assert found.half_width == cell.half_width
    assert found.value == pytest.approx(cell.value, rel=1e-12)  # numbers with decimals, added up in another order
    assert (found.is_shown, found.is_exact) == (True, True)
    if len(kept) == len(names):
        cell = shown.cell(row, 0)
    assert (found.low, found.high) == pytest.approx((cell.low, cell.high), rel=1e-12)


@given(st.builds(tables, st.just(True), st.booleans()), st.data())
def test_a_range_has_the_error_that_the_range_reader_shows(several, data):
    table = several[0]
    first, last = sorted(data.draw(st.tuples(*[st.integers(0, 10)] * 2)))
    sex = data.draw(st.sampled_from([{}, {"sex": 1}]))
    told = table.range_sum({"age": (first, last)} | {name: (one, one) for name, one in sex.items()})
    found = label_sum(table, {"age": tuple(range(first, last + 1))} | {name: (one,) for name, one in sex.items()})
    assert found.value == told.value
    assert found.half_width == pytest.approx(told.half_width, rel=1e-12)


@pytest.mark.parametrize("ranged", [False, True])
@pytest.mark.parametrize("recovery", list(Recovery))
def test_sums_have_the_errors_that_are_told(ranged, recovery):
    """6 standard errors: a false alarm in 500 million comparisons."""
    made = ranged_releases if ranged else releases
    noise_plan = made.planned() if ranged else made.noise_plan()
    truth = made.people().count(noise_plan.workload.marginals[0]).astype(float)
    draws = [measure(noise_plan, made.people(), paid, SystemBits()) for _ in range(DRAWS)]
    found = np.array([recover(noise_plan, draw, recovery, releases.UNBIASED).unbiased[0] for draw in draws]) - truth
    axes = noise_plan.workload.domain.names
    order = [axes[axis] for axis in noise_plan.workload.marginals[0]]
    told = Accuracy(noise_plan, recovery, 0.95).released(0, truth, truth, releases.UNBIASED)
    for chosen in [((0,), (0, 2)), ((1,), (1, 2, 3)), ((0, 1), (0, 3)), ((0, 1), (1,))]:
        own = found[:, chosen[0]][:, :, chosen[1]].reshape(DRAWS, -1).sum(axis=1)
        errors = told.errors
        of = {
            name: errors.axis(name).digits.shares(ones(places, size))
            for name, places, size in zip(order, chosen, truth.shape, strict=True)
        }
        predicted = float(errors.of(of, told.published.names)[0].item())
        agree(own**2, predicted**2)
        half_width = label_sum(told, dict(zip(order, chosen, strict=True))).half_width
        assert half_width >= predicted  # and about three of them, as ± is at 95 %
        assert half_width <= 4 * predicted + 1


def ones(places, size):
    return np.isin(np.arange(size), places)[None].astype(float)


@given(released(), st.data())
def test_an_upper_bound_is_never_below_the_error(table, data):
    """What is told of a matrix, and of releases of older versions: the bound of parts."""
    names, shape = table.published.names, table.published.values.shape
    places = {
        name: tuple(sorted(data.draw(st.sets(st.integers(0, size - 1), min_size=1))))
        for name, size in zip(names, shape, strict=True)
    }
    exact = label_sum(table, places)
    unknown = replace(table, sum_errors=None, range_errors=None, estimates=None)
    bound = label_sum(unknown, places)
    assert (bound.value, bound.is_shown) == (exact.value, exact.is_shown)
    assert bound.is_exact is bound.is_shown
    kept = replace(table, estimates=None)
    assert bound.half_width >= label_sum(kept, places).half_width - 1e-9


def test_what_is_no_sum_of_a_table_is_refused():
    table = tables()[0]
    for places in ({"nobody": (0,)}, {"b0": ()}, {table.published.names[0]: (1, 0)}, {table.published.names[0]: (99,)}):
        with pytest.raises(ValueError, match="labels of the table"):
            label_sum(table, places)
