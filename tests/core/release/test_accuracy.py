"""Margins of error: intervals around the unbiased number that hold the published one, and totals with their own."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.recovery.consistency import Consistency
from core.recovery.output_rules import OutputRules
from core.release.accuracy import SLACK, Accuracy, interval
from core.workload.workload import WantedTable, Workload
from tests.core.release.releases import UNBIASED, WANTED, noise_plan, people, recovered

NUMBERS = st.floats(-1e6, 1e6)
SHAPES = st.builds(OutputRules, st.booleans(), st.booleans(), st.just(0.95))


def shaped(centre, rules):
    """What the pipeline would publish of one number."""
    value = max(centre, 0.0) if rules.non_negative else centre
    return np.rint(value) if rules.whole_numbers else value


@given(NUMBERS, st.floats(0, 1e4), SHAPES, st.floats(-50, 50))
def test_the_interval_holds_the_published_number(centre, half_width, rules, moved):
    value = shaped(centre + moved, rules)
    low, high = interval(np.array(centre), np.array(value), half_width, rules)
    assert low <= value <= high


@given(NUMBERS, st.floats(0, 1e4), SHAPES, st.integers(-(10**6), 10**6))
def test_no_true_count_is_lost(centre, half_width, rules, count):
    """A whole, non-negative count within ± of the unbiased number lies in the interval, whatever the shape."""
    low, high = interval(np.array(centre), np.array(shaped(centre, rules)), half_width, rules)
    if abs(count - centre) <= half_width and (count >= 0 or not rules.non_negative):
        assert low <= count <= high


@given(NUMBERS, st.floats(0, 1e4), SHAPES)
def test_the_interval_is_no_wider_than_it_has_to_be(centre, half_width, rules):
    value = shaped(centre, rules)
    low, high = interval(np.array(centre), np.array(value), half_width, rules)
    assert low >= min(centre - half_width, value) - SLACK
    assert high <= max(centre + half_width, value) + SLACK


@given(NUMBERS, st.floats(0, 1e4), SHAPES)
def test_ends_are_such_numbers_as_are_published(centre, half_width, rules):
    low, high = interval(np.array(centre), np.array(shaped(centre, rules)), half_width, rules)
    if rules.whole_numbers:
        assert (low, high) == (np.rint(low), np.rint(high))
    if rules.non_negative:
        assert low >= 0
    assert not np.signbit(low) or low < 0


def test_the_owner_s_order_of_attributes_is_kept():
    made = noise_plan()
    tables = recovered(made)
    accuracy = Accuracy(made, Recovery.LEAST_SQUARES, 0.95)
    table = accuracy.released(0, tables.unbiased[0], tables.published[0], UNBIASED)
    assert WANTED[0] == (2, 0)
    assert table.published.names == ("c", "a")
    assert table.published.values.shape == (4, 2)
    assert table.published.values.tolist() == tables.published[0].T.tolist()
    assert table.low.shape == table.high.shape == table.standard_deviation.shape == (4, 2)


@pytest.mark.parametrize("recovery", list(Recovery))
@pytest.mark.parametrize("budget", [ReleaseCost.pure(1), ReleaseCost.concentrated(1)])
def test_errors_are_those_of_the_plan(recovery, budget):
    made = noise_plan(budget)
    tables = recovered(made, recovery)
    accuracy = Accuracy(made, recovery, 0.9)
    for number, cells in enumerate(made.cell_variances(recovery)):
        table = accuracy.released(number, tables.unbiased[number], tables.published[number], UNBIASED)
        assert table.standard_deviation == pytest.approx(np.full(table.published.values.shape, cells**0.5))
        assert table.half_width == made.half_widths(recovery, 0.9)[number]
        assert (table.high - table.low) == pytest.approx(np.full(table.low.shape, 2 * table.half_width))
        assert table.weight == 1.0 + number


def test_every_kind_of_total_has_its_own_error():
    made = noise_plan()
    tables = recovered(made)
    accuracy = Accuracy(made, Recovery.LEAST_SQUARES, 0.95)
    table = accuracy.released(2, tables.unbiased[2], tables.published[2], UNBIASED)
    kept = [margin.names for margin in table.margins]
    assert kept == [(), ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]
    assert table.margin(("b",)).standard_deviation == pytest.approx(
        made.cell_variances(Recovery.LEAST_SQUARES)[1] ** 0.5
    )
    assert table.margin(("c", "a")).standard_deviation == pytest.approx(
        made.cell_variances(Recovery.LEAST_SQUARES)[0] ** 0.5
    )
    for margin in table.margins:
        assert margin.half_width > 1.9 * margin.standard_deviation
    with pytest.raises(KeyError):
        table.margin(("a", "b", "c"))


def test_totals_of_a_turned_table_are_not_mixed_up():
    made = noise_plan()
    tables = recovered(made)
    turned = Accuracy(made, Recovery.DIRECT, 0.95).released(0, tables.unbiased[0], tables.published[0], UNBIASED)
    cell = turned.standard_deviation[0, 0]
    assert turned.margin(("c",)).standard_deviation == pytest.approx(cell * 2**0.5)
    assert turned.margin(("a",)).standard_deviation == pytest.approx(cell * 4**0.5)


@pytest.mark.parametrize("ask", ["ranges", "prefixes"])
@pytest.mark.parametrize("n_bins", [4, 9], ids=["as many bins as numbers", "numbers of no bin"])
def test_totals_of_a_table_whose_attribute_another_asks_ranges_of(ask, n_bins):
    """The design has the attribute in digits; plain cells are all alike, so that their totals are known by hand."""
    sex = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
    age = Attribute("age", Kind.NUMBER, edges=tuple(map(float, range(n_bins + 1))))
    wanted = Workload(Domain((sex, age)), (WantedTable((1, 0)), WantedTable((1,), **{ask: (1,)})))
    made = make_noise_plan(
        wanted, "custom", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1)), (Marginal((0, 1)),)
    )
    values = np.zeros((2, n_bins))
    table = Accuracy(made, Recovery.DIRECT, 0.95).released(0, values, values, UNBIASED)
    cells = table.standard_deviation**2
    spare = made.refined.digits[1].n_codes - n_bins  # their noise is given to the bins in equal parts
    variance = float(made.variances[0])
    assert table.published.names == ("age", "sex")
    assert cells == pytest.approx(np.full((n_bins, 2), variance * (1 + spare / n_bins**2)))
    assert table.margin(("age",)).standard_deviation ** 2 == pytest.approx(2 * cells[0, 0])
    assert table.margin(("sex",)).standard_deviation ** 2 == pytest.approx((n_bins + spare) * variance)
    assert table.margin(()).standard_deviation ** 2 == pytest.approx(2 * (n_bins + spare) * variance)
    assert all(margin.half_width > 1.9 * margin.standard_deviation for margin in table.margins)


def test_intervals_hold_the_truth_as_often_as_they_say():
    """Some 2,000 cells of 60 releases with fixed bits, on a scale so coarse that z standard deviations would not do."""
    for budget in (ReleaseCost.pure(4), ReleaseCost.concentrated(4)):
        made = noise_plan(budget)
        truth = [people().count(marginal) for marginal in made.workload.marginals]
        held, cells = 0, 0
        for seed in range(60):
            tables = recovered(made, Recovery.DIRECT, seed=seed)
            for number, exact in enumerate(truth):
                table = Accuracy(made, Recovery.DIRECT, 0.9).released(
                    number, tables.unbiased[number], tables.published[number], UNBIASED
                )
                order = [made.workload.marginals[number].index(axis) for axis in WANTED[number]]
                seen = np.transpose(exact, order)
                held += int(((table.low <= seen) & (seen <= table.high)).sum())
                cells += exact.size
        assert held / cells >= 0.9 - 5 * (0.09 / cells) ** 0.5


def test_an_exact_total_has_no_interval():
    made = noise_plan(neighbours=Neighbours.REPLACE)
    tables = recovered(made)
    table = Accuracy(made, Recovery.LEAST_SQUARES, 0.95).released(1, tables.unbiased[1], tables.published[1], UNBIASED)
    assert table.margin(()).half_width > 0, "the total was not asked for, so it was not measured by itself"


@pytest.mark.parametrize(("non_negative", "whole"), list(itertools.product([True, False], repeat=2)))
def test_every_cell_of_a_shaped_release_lies_in_its_interval(non_negative, whole):
    rules = OutputRules(non_negative, whole, 0.8)
    made = noise_plan()
    tables = recovered(made, rules=rules)
    accuracy = Accuracy(made, Recovery.LEAST_SQUARES, 0.8)
    for number in range(3):
        table = accuracy.released(number, tables.unbiased[number], tables.published[number], rules)
        assert (table.low <= table.published.values).all()
        assert (table.published.values <= table.high).all()


@pytest.mark.parametrize(
    "rules",
    [
        OutputRules(True, False, 0.9),
        OutputRules(True, True, 0.9),
        OutputRules(True, True, 0.9, add_up=True),
        OutputRules(False, True, 0.9),
    ]
    + [OutputRules(False, False, 0.9, consistency=c) for c in Consistency if c != Consistency.LEAST_SQUARES],
)
@pytest.mark.parametrize("recovery", list(Recovery))
def test_intervals_of_shaped_numbers_and_totals_hold_the_truth(rules, recovery):
    """Cells and totals of published numbers, over 40 releases with fixed bits; the standard error is below 0.01."""
    made = noise_plan(ReleaseCost.pure(Fraction(1, 2)))
    truth = [people().count(marginal) for marginal in made.workload.marginals]
    held: list[bool] = []
    for seed in range(40):
        tables = recovered(made, recovery, rules, seed)
        accuracy = Accuracy(made, recovery, rules.coverage)
        for number, exact in enumerate(truth):
            table = accuracy.released(number, tables.unbiased[number], tables.published[number], rules)
            seen = np.transpose(exact, [made.workload.marginals[number].index(axis) for axis in WANTED[number]])
            held += ((table.low <= seen) & (seen <= table.high)).ravel().tolist()
            for margin in table.margins:
                lost = tuple(place for place, name in enumerate(table.published.names) if name not in margin.names)
                off = table.published.values.sum(axis=lost) - seen.sum(axis=lost)
                held += np.ravel(np.abs(off) <= margin.half_width).tolist()
    assert np.mean(held) >= 0.9 - 0.01
