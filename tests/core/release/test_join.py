"""Two releases meet where their attributes do, and the ± of a difference holds what it says."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product

import numpy as np
import pytest
from scipy import stats

from core.measuring.measure import measure
from core.mechanisms.discrete_laplace import DiscreteLaplace
from core.mechanisms.randomness import SystemBits
from core.planning.noise_plan import Recovery
from core.privacy.release_cost import ReleaseCost
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.release.join import common_attributes, furthest_moves, join_tables, joined_coverage
from core.release.publish import publish
from core.release.quality_line import QualityLine
from core.release.release import AttributeStatement, MarginError, Release
from tests.core.release.releases import UNBIASED, noise_plan, occasion, people
from tests.covering import sample
from tests.paid import paid
from tests.released_tables import LABELS, released_table, statement

Z = DiscreteLaplace().width(0.95)


def release(*tables, **labels):
    """Return a release of tables over attributes with these labels."""
    known = {**LABELS, **labels}
    attributes = tuple(AttributeStatement(name, "categories", words, "declared") for name, words in known.items())
    return Release(tables, replace(statement(), attributes=attributes))


def table(names, half_width=12.0, **labels):
    """Return a table whose attributes have these labels, or those of `LABELS`."""
    made = released_table(tuple(names), half_width)
    words = tuple(labels.get(name, LABELS[name]) for name in names)
    return replace(made, published=replace(made.published, labels=words))


def joined(first, second):
    return join_tables(first, second, common_attributes(first, second))


PAIR = table(["sex", "town"], town=LABELS["sex"])


def totals(couple):
    """Return the errors of the totals of a table over two attributes."""
    return tuple(MarginError(few, 1.0, 2.0) for few in ((), couple[:1], couple[1:]))


# ------------------------------------------------------------------ what is compared


def test_the_largest_marginals_are_compared_and_the_tables_of_either_and_the_total():
    first = release(table(["age", "sex", "town"]), table(["sex"]))
    second = release(table(["sex", "age"]), table(["town"]))
    assert [each.names for each in joined(first, second)] == [("age", "sex"), ("sex",), ("town",), ()]


def test_what_two_tables_have_in_common_is_compared_though_neither_is_of_that():
    first = release(table(["age", "sex"]), table(["town"]))
    second = release(table(["sex", "town"]), table(["age"]))
    assert {each.names for each in joined(first, second)} == {("age",), ("sex",), ("town",), ()}


def test_tables_that_share_one_attribute_meet_there():
    (alone, total) = joined(release(table(["age", "sex"])), release(table(["sex", "town"])))
    assert (alone.names, alone.titles) == (("sex",), ("age × sex", "sex × town"))
    values = released_table(("age", "sex")).published.values
    assert alone.first.tolist() == values.sum(axis=0).tolist()
    assert alone.second.tolist() == released_table(("sex", "town")).published.values.sum(axis=1).tolist()
    assert (total.title, total[0].labels, total.first.item()) == ("", (), values.sum())


def test_a_marginal_is_added_up_from_the_table_with_the_least_margin():
    first = release(table(["age", "sex"], 30.0), table(["sex", "town"], 9.0), table(["sex"], 20.0))
    alone = joined(first, release(table(["sex"])))[0]
    assert alone.titles == ("sex × town", "sex")
    assert alone.half_widths == (2 * 9.0 + 1, 12.0)


def test_labels_in_another_order_are_the_same_labels():
    turned = LABELS["age"][::-1]
    first, second = release(table(["age", "sex"])), release(table(["sex", "age"], age=turned), age=turned)
    both = joined(first, second)[0]
    assert (both.names, both.labels) == (("age", "sex"), (LABELS["age"], LABELS["sex"]))
    assert both.first.tolist() == released_table(("age", "sex")).published.values.tolist()
    assert both.second.tolist() == released_table(("sex", "age")).published.values[:, ::-1].T.tolist()


def test_labels_of_one_side_are_left_out_and_named():
    towns = ("Hull", "York")
    first, second = release(table(["sex", "town"])), release(table(["sex", "town"], town=towns), town=towns)
    attributes = common_attributes(first, second)
    assert [(each.name, each.agrees) for each in attributes] == [("sex", True), ("town", False)]
    assert (attributes[1].labels, attributes[1].kinds) == (("York",), ("categories", "categories"))
    assert (attributes[1].only_first, attributes[1].only_second) == (("Leeds",), ("Hull",))
    both = join_tables(first, second, attributes)[0]
    assert both.labels == (LABELS["sex"], ("York",))
    assert both.first.tolist() == released_table(("sex", "town")).published.values[:, 1:].tolist()


def test_attributes_without_a_common_label_are_added_up():
    towns = ("Hull", "Bath")
    first, second = release(table(["sex", "town"])), release(table(["sex", "town"], town=towns), town=towns)
    assert [each.names for each in joined(first, second)] == [("sex",), ()]
    assert joined(release(table(["town"])), release(table(["town"], town=towns), town=towns)) == ()


def test_attributes_of_another_kind_are_not_compared():
    first, second = release(table(["sex", "town"])), release(table(["sex", "town"]))
    dated = tuple(replace(each, kind="date") for each in second.statement.attributes if each.name == "town")
    others = tuple(each for each in second.statement.attributes if each.name != "town")
    second = replace(second, statement=replace(second.statement, attributes=(*others, *dated)))
    assert [each.names for each in joined(first, second)] == [("sex",), ()]


def test_an_attribute_that_no_table_of_one_side_has_is_not_common():
    assert [each.name for each in common_attributes(release(table(["sex"])), release(table(["sex", "town"])))] == [
        "sex"
    ]


# ------------------------------------------------------------------ ±


def test_the_variance_of_a_difference_is_the_sum_of_both():
    both = joined(release(table(["sex"], 12.0)), release(table(["sex"], 5.0)))[0]
    assert both.standard_deviation == pytest.approx(np.hypot(6.0, 2.5))
    # Z standard deviations and half a step; each ± has something beyond its own, and rounding hides less than a step.
    least = Z * np.hypot(6.0, 2.5) + 0.5
    assert (both.half_width >= least).all()
    assert (both.half_width <= least + 2.0).all()


def test_where_only_noise_is_told_only_noise_adds_up():
    """Estimates that are published as they are, and a ± of Z standard deviations and half a step."""
    made = table(["sex"], 1.0)
    told = replace(made, half_width=Z * 0.5 + 0.5, estimates=made.published.values)
    both = joined(release(told), release(told))[0]
    assert both.half_width == pytest.approx(Z * np.hypot(0.5, 0.5) + 0.5)
    moved = release(replace(told, estimates=made.published.values - 0.75))
    assert joined(moved, moved)[0].half_width == pytest.approx(both.half_width + 2 * 0.75)


def test_exact_numbers_differ_exactly():
    exact = replace(
        table(["sex"], 0.0), low=np.array([100.0, 107.0]), high=np.array([100.0, 107.0]), standard_deviation=np.zeros(2)
    )
    both = joined(release(exact), release(exact))[0]
    assert both.half_width.tolist() == [0.0, 0.0]
    assert [cell.is_beyond for cell in both] == [False, False]


def test_what_is_beyond_its_margin_is_marked():
    far = table(["sex"], 1.0)
    values = far.published.values + np.array([0.0, 50.0])
    far = replace(far, published=replace(far.published, values=values), low=values - 1, high=values + 1)
    both = joined(release(table(["sex"], 1.0)), release(far))[0]
    assert [(cell.labels, cell.difference, cell.is_beyond) for cell in both] == [
        (("Female",), 0.0, False),
        (("Male",), 50.0, True),
    ]
    assert both.n_beyond == 1


def test_what_a_release_does_not_show_is_shown_in_no_comparison_with_it():
    first, second = release(table(["sex"], 103.0)), release(table(["sex"], 1.0))
    first = first.said(replace(first.statement.publication, hide_below=QualityLine.WEAK))
    both, everybody = joined(first, second)
    hidden, known = both
    assert (hidden.first, hidden.second, hidden.difference, hidden.is_beyond) == (None, 100.0, None, False)
    assert (known.first, known.second, known.difference) == (107.0, 107.0, 0.0)
    assert everybody[0].first == 207.0  # totals stay, and count it
    assert not both.beyond.any()


def test_rounding_of_floats_marks_nothing():
    """Exact totals of tables whose cells were rounded one by one: moved by 2, of which floats make a little less."""
    exact, moved = table(["sex"], 0.0), table(["sex", "town"])
    still = {"low": exact.published.values, "high": exact.published.values, "standard_deviation": np.zeros(2)}
    margins = tuple(MarginError(each.names, 0.0, 2 - 1e-13) for each in moved.margins)
    values = np.array([[50.0, 52.0], [50.0, 57.0]])
    moved = replace(moved, published=replace(moved.published, values=values), margins=margins)
    both = joined(release(replace(exact, **still)), release(moved))[0]
    assert both.difference.tolist() == [2.0, 0.0]
    assert both.half_width[0] < 2
    assert [cell.is_beyond for cell in both] == both.beyond.tolist() == [False, False]


def test_the_larger_coverage_is_that_of_the_differences():
    wide = Release((table(["sex"]),), replace(statement(), coverage=0.99))
    assert joined_coverage(release(table(["sex"])), wide) == 0.99
    both, usual = joined(release(table(["sex"])), wide)[0], joined(release(table(["sex"])), release(table(["sex"])))[0]
    assert (both.half_width > usual.half_width).all()


def test_a_cell_is_found_by_its_number_as_in_any_sequence():
    both = joined(release(table(["age", "sex"])), release(table(["age", "sex"])))[0]
    assert len(both) == 6
    assert both[-1] == both[5] == list(both)[5]
    assert both[1:3] == [both[1], both[2]]
    with pytest.raises(IndexError):
        both[6]


# ------------------------------------------------------------------ real draws

RULES = {
    "raw": UNBIASED,
    "whole": OutputRules(non_negative=True, whole_numbers=True, coverage=0.95),
    "not negative": OutputRules(non_negative=True, whole_numbers=False, coverage=0.95),
}
COSTS = {
    "pure": ReleaseCost.pure(Fraction(1, 2)),
    "sharp": ReleaseCost.pure(5),
    "gaussian": ReleaseCost.concentrated(Fraction(1, 8)),
}
DRAWS = 150
ALARM = 1e-7
"""Chance of a false alarm per number; some 500 numbers are looked at: one run in 20,000."""


def drawn(of, rules):
    """Return tables of the same invented people, with fresh noise at each call."""
    return recover(of, measure(of, people(), paid, SystemBits()), Recovery.LEAST_SQUARES, RULES[rules])


def maker(cost, rules):
    """Return what makes one more release of the same people."""
    of = noise_plan(COSTS[cost])
    return lambda: publish(of, drawn(of, rules), RULES[rules], occasion())


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("cost", COSTS)
def test_no_number_was_moved_further_than_its_interval_lets_one_think(cost, rules):
    of = noise_plan(COSTS[cost])
    for _ in range(20):
        made = drawn(of, rules)
        tables = publish(of, made, RULES[rules], occasion()).tables
        for number, shaped in enumerate(tables):
            order = [of.workload.tables[number].marginal.index(axis) for axis in of.workload.tables[number].axes]
            estimates = np.transpose(made.unbiased[number], order)
            moved = np.abs(shaped.published.values - estimates)
            # an estimate more than its ± below 0 is not known from the interval, see `furthest_moves`
            known = estimates > -shaped.half_width
            assert (moved <= furthest_moves(shaped) + 1e-5)[known].all()


TWO_COSTS = [*combinations(COSTS, 2), ("pure", "pure")]


@pytest.mark.parametrize(("costs", "rules"), sample(product(TWO_COSTS, RULES), together=1))
def test_the_margin_of_a_difference_holds_what_it_says(costs, rules):
    """People are the same in both, so every true difference is 0: it is beyond its ± in at most 5 % of all draws."""
    makers = [maker(cost, rules) for cost in costs]
    beyond = sum(
        np.concatenate([each.beyond.ravel() for each in joined(*(make() for make in makers))]).astype(int)
        for _ in range(DRAWS)
    )
    assert beyond.max() <= stats.binom.isf(ALARM, DRAWS, 0.05)


def test_a_margin_that_is_too_narrow_would_be_noticed():
    makers = [maker("pure", "raw")] * 2
    too_far = 0
    for _ in range(DRAWS):
        both = joined(*(make() for make in makers))[0]
        too_far += np.abs(both.difference).ravel()[0] > both.half_width.ravel()[0] / 2
    assert too_far > stats.binom.isf(ALARM, DRAWS, 0.05)


def test_thousands_of_tables_on_each_side_are_not_compared_two_by_two():
    """A hundred attributes by pairs: 24 million pairs of tables."""
    names = [f"a{number:03}" for number in range(100)]
    couples = list(combinations(names, 2))
    pairs = {couple: replace(PAIR.published, names=couple) for couple in couples}
    tables = [replace(PAIR, published=pair, margins=totals(couple)) for couple, pair in pairs.items()]
    first = release(*tables, **dict.fromkeys(names, LABELS["sex"]))
    assert [each.names for each in joined(first, first)] == [*couples, ()]
