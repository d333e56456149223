"""Tables of made-up records: whole, not negative and consistent by construction, and as near as small cases allow."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.domain.marginal import Marginal
from core.errors import Cancelled
from core.progress import Progress, reporting
from core.recovery.nonnegative import nonnegative
from core.recovery.records import Surplus
from core.recovery.whole_tables import ROUNDING, TargetTables, too_much, whole_records

SIZES = (3, 4, 2, 5)
PAIRS = [Marginal(pair) for pair in itertools.combinations(range(4), 2)]
TRIPLES = [Marginal((0, 1, 2)), Marginal((1, 3)), Marginal((2,))]


def tables_of(counts, targets):
    return [
        counts.sum(axis=tuple(axis for axis in range(counts.ndim) if axis not in target)).astype(float)
        for target in targets
    ]


def noisy_case(seed, targets=PAIRS, people=200, noise=3.0):
    """True tables of people who keep to few cells, and noisy ones that disagree."""
    generator = np.random.default_rng(seed)
    counts = generator.multinomial(people, generator.dirichlet(np.full(120, 0.1))).reshape(SIZES)
    truth = tables_of(counts, targets)
    return truth, [table + generator.normal(0, noise, table.shape) for table in truth]


def found(tables, targets=PAIRS, variance=9.0, sizes=SIZES):
    variances = [variance] * len(targets)
    wanted = TargetTables(tables, targets, variances, [1.0] * len(targets), sizes)
    return whole_records(wanted, nonnegative(tables, targets, variances, sizes))


def distance(records, tables, targets, variance=9.0):
    squares = (((records.table(t) - table) ** 2).sum() for t, table in zip(targets, tables, strict=True))
    return sum(squares) / (variance + ROUNDING)


@given(st.integers(0, 2**32), st.sampled_from([PAIRS, TRIPLES]), st.sampled_from([0, 1, 7, 300]))
@settings(max_examples=30)
def test_whole_not_negative_and_consistent_at_once(seed, targets, people):
    _, tables = noisy_case(seed, targets, people)
    records = found(tables, targets)
    made = [records.table(target) for target in targets]
    for table in made:
        assert table.min() >= 0
        assert (table == np.rint(table)).all()
        assert table.sum() == made[0].sum() == records.counts.sum()
    for (a, first), (b, second) in itertools.combinations(zip(targets, made, strict=True), 2):
        shared = set(a) & set(b)
        sums = [
            table.sum(axis=tuple(place for place, axis in enumerate(axes) if axis not in shared)).tolist()
            for axes, table in ((a, first), (b, second))
        ]
        assert sums[0] == sums[1]


def test_the_truth_comes_nearer_than_by_rounding_each_number():
    """Mean absolute error over 30 draws: raw, without negatives and rounded, of made-up records."""
    errors = np.zeros(3)
    for seed in range(30):
        truth, tables = noisy_case(seed)
        rounded = [np.rint(table) for table in nonnegative(tables, PAIRS, [9.0] * 6, SIZES)]
        records = found(tables)
        made = [records.table(target) for target in PAIRS]
        for place, each in enumerate((tables, rounded, made)):
            errors[place] += sum(np.abs(a - b).sum() for a, b in zip(each, truth, strict=True))
    raw, rounded, made = errors
    assert made < rounded < 0.8 * raw


@pytest.mark.parametrize("seed", range(5))
def test_exact_tables_are_met_to_less_than_half_a_count_on_average(seed):
    truth, _ = noisy_case(seed, people=5000)
    records = found(truth, variance=0.0)
    off = np.concatenate([(records.table(t) - table).ravel() for t, table in zip(PAIRS, truth, strict=True)])
    assert np.abs(off).mean() < 0.4
    assert np.abs(off).max() <= 3


def test_nearly_as_near_as_the_nearest_of_all():
    """Six people in eight cells: all 1,716 crowds are tried."""
    sizes, targets = (2, 2, 2), [Marginal(pair) for pair in itertools.combinations(range(3), 2)]
    crowds = [
        np.bincount(cells, minlength=8).reshape(sizes) for cells in itertools.combinations_with_replacement(range(8), 6)
    ]
    generator, ratios = np.random.default_rng(3), []
    for _ in range(20):
        truth = tables_of(crowds[generator.integers(len(crowds))], targets)
        tables = [table + generator.normal(0, 1, table.shape) for table in truth]
        tables = [table + (6 - table.sum()) / 4 for table in tables]
        nearest = min(
            sum(((a - b) ** 2).sum() for a, b in zip(tables_of(crowd, targets), tables, strict=True))
            for crowd in crowds
        )
        records = found(tables, targets, 1.0, sizes)
        ratios.append(distance(records, tables, targets, 1.0) * (1 + ROUNDING) / nearest)
    assert min(ratios) >= 1 - 1e-9
    assert np.median(ratios) == pytest.approx(1)
    assert np.mean(ratios) < 1.25


def test_a_large_population_needs_no_more_kinds_of_records():
    truth, _ = noisy_case(1, people=10_000_000)
    generator = np.random.default_rng(2)
    tables = [table + generator.normal(0, 30, table.shape) for table in truth]
    records = found(tables, variance=900.0)
    cells = sum(table.size for table in tables)
    assert records.codes.shape[1] <= 120
    assert distance(records, tables, PAIRS, 900.0) < 1.2 * cells


def test_nothing_is_random():
    _, tables = noisy_case(5)
    first, second = found(tables), found(tables)
    assert first.codes.tolist() == second.codes.tolist()
    assert first.counts.tolist() == second.counts.tolist()


def test_what_is_off_is_kept_up_to_date():
    _, tables = noisy_case(6)
    records = found(tables)
    fresh = Surplus(records, tables, PAIRS, [1.0] * 6)
    for number, target in enumerate(PAIRS):
        cells = (records.table(target) - tables[number]).ravel()
        assert fresh.tables[number] == pytest.approx(cells)
    assert fresh.distance == pytest.approx(float(fresh.cells @ fresh.cells))


def test_nobody_at_all():
    records = found([np.full((3, 4), -2.0)], [Marginal((0, 1))])
    assert records.table(Marginal((0, 1))).tolist() == np.zeros((3, 4)).tolist()


def test_a_table_of_nothing_but_the_total():
    records = found([np.array(41.7)], [Marginal()])
    assert records.table(Marginal()) == 42


def test_very_many_tables_are_too_much():
    assert not too_much(PAIRS, SIZES)
    assert not too_much([Marginal(c) for c in itertools.combinations(range(16), 3)], (2,) * 16)
    assert too_much([Marginal(c) for c in itertools.combinations(range(100), 3)], (10,) * 100)


def test_can_be_stopped():
    class Stopped(Progress):
        def cancelled(self):
            return True

    _, tables = noisy_case(2)
    wanted = TargetTables(tables, PAIRS, [9.0] * 6, [1.0] * 6, SIZES)
    start = nonnegative(tables, PAIRS, [9.0] * 6, SIZES)
    with pytest.raises(Cancelled), reporting(Stopped()):
        whole_records(wanted, start)
