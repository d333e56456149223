"""Measuring a quadtree: charged first, each level by its law, errors as predicted."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.errors import Cancelled
from core.measuring.receipt import Receipt, free
from core.places.level_shares import LevelSplit
from core.places.measure_quadtree import counted, measure_quadtree, measure_quadtrees
from core.places.place_box import Rectangle
from core.places.place_tree import quadtree_counts
from core.places.quadtree_plan import QuadtreePlan, quadtree_plan
from core.places.rectangle_counts import cover, rectangle_count
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress, reporting
from tests.core.places.some_points import crowd, grid_of, records_of
from tests.paid import paid
from tests.seeded_bits import SeededBits

ONE = PrivacyTerms(ReleaseCost.pure(1))
ROWS = records_of(crowd(1), 3)


class RecordedPoints:
    """Records that say what is done to them."""

    def __init__(self, said):
        self.domain, self._said = ROWS.domain, said

    def count(self, marginal):
        self._said.append("count")
        return ROWS.count(marginal)


def test_nothing_is_counted_or_drawn_before_the_charge():
    said = []

    class Bits(SeededBits):
        def take(self, n):
            said.append("draw")
            return super().take(n)

    def charge():
        said.append("charge")
        return Receipt(1)

    measure_quadtree(quadtree_plan(grid_of(3), ONE), RecordedPoints(said), charge, Bits(1))
    assert said[:3] == ["charge", "count", "draw"]
    assert set(said[3:]) == {"draw"}


def test_people_are_not_counted_for_nothing_and_a_receipt_pays_once():
    plan, receipt = quadtree_plan(grid_of(3), ONE), Receipt(1)
    with pytest.raises(ValueError, match="without a charge"):
        measure_quadtree(plan, ROWS, free, SeededBits(1))
    measure_quadtree(plan, ROWS, lambda: receipt, SeededBits(1))
    with pytest.raises(ValueError, match="another cost"):
        measure_quadtree(plan, ROWS, lambda: Receipt(1, ReleaseCost.pure(2)), SeededBits(1))
    with pytest.raises(ValueError, match="paid for"):
        measure_quadtree(plan, ROWS, lambda: receipt, SeededBits(1))


def test_it_can_be_cancelled_between_levels_and_says_how_far_it_is():
    reports = []

    class Impatient(Progress):
        def report(self, done, total, what):
            reports.append((done, total, what))

        def cancelled(self):
            return len(reports) == 2

    with reporting(Impatient()), pytest.raises(Cancelled):
        measure_quadtree(quadtree_plan(grid_of(3), ONE), ROWS, paid, SeededBits(1))
    assert reports == [(level, 4, "Counting and adding noise") for level in (0, 1)]


def test_rows_outside_are_counted_apart():
    cells, outside = counted(grid_of(1), records_of([(1, 1), (1, 7), (1, 9), (-3, 2), (math.nan, 1), (8, 8)], 1))
    assert cells.tolist() == [[1, 1], [0, 1]]
    assert outside == 3


COSTS = (ReleaseCost.pure(1), ReleaseCost.concentrated(Fraction(1, 4)))


@pytest.mark.parametrize(
    ("cost", "split"),
    [(COSTS[0], LevelSplit.GEOMETRIC), (COSTS[0], LevelSplit.OPTIMAL), (COSTS[1], LevelSplit.UNIFORM)],
)
def test_errors_are_as_predicted(cost, split):
    """Of one node of some levels, of estimates and of a rectangle, in 1,500 draws."""
    part = Rectangle(0.3, 5, 2, 7.9)
    plan = quadtree_plan(grid_of(3), PrivacyTerms(cost), split, (part,))
    cells, outside = counted(plan.grid, ROWS)
    exact, rectangle, bits = quadtree_counts(cells).astype(float), plan.grid.in_cells(part), SeededBits(3)
    covered = cover(plan.tree, rectangle)
    truth, errors = covered.parts @ exact[covered.nodes], []
    for _ in range(1500):
        drawn = measure_quadtree(plan, ROWS, paid, bits)
        estimate = drawn.estimate()
        off = [drawn.outside - outside, drawn.counts[40] - exact[40], estimate.counts[0] - exact[0]]
        errors.append([*off, rectangle_count(estimate, rectangle).count - truth])
    variances = drawn.outside_noise, plan.level_noise[3], estimate.variances.of_nodes[0], plan.noise_of(part) ** 2
    for error, variance in zip(np.array(errors).T, variances, strict=True):
        check_variance(error, variance)


@pytest.mark.parametrize("cost", COSTS)
def test_errors_of_all_nodes_are_as_predicted(cost):
    """Over the 4,096 leaves of 20 draws, within a few percent."""
    plan, bits = quadtree_plan(grid_of(6), PrivacyTerms(cost)), SeededBits(4)
    nobody, leaves = records_of([], 6), plan.tree.leaves
    drawn = [measure_quadtree(plan, nobody, paid, bits) for _ in range(20)]
    check_variance(np.concatenate([each.counts[leaves] for each in drawn]), plan.level_noise[6])
    estimates = [each.estimate() for each in drawn]
    of_leaves = estimates[0].variances.of_nodes[-1]
    # Errors of siblings go together, at most as if all four were one.
    check_variance(np.concatenate([each.counts[leaves] for each in estimates]), of_leaves, together=4)


def check_variance(errors, variance, together=1):
    """Fail if mean or mean square are off by 6 standard errors, as happens by chance in fewer than 1 in 10 ** 6 tests.

    The mean square of Laplace draws, whose kurtosis is 6, varies most; its standard error is sqrt(5 / n) of it. It is
    far from normal for few draws, so the limit is that of 6 standard errors where 5 would do.
    """
    times = len(errors) / together
    assert abs(errors.mean()) < 6 * math.sqrt(variance / times)
    assert abs((errors**2).mean() / variance - 1) < 6 * math.sqrt(5 / times)


def test_each_label_has_a_tree():
    """Of two further attributes, the last one fastest; with a huge budget, noise is 0."""
    grid, chance = grid_of(2), np.random.default_rng(5)
    points, labels = chance.uniform(-1, 9, (300, 2)), chance.integers(0, (2, 3), (300, 2)).astype(np.uint8)
    others = Attribute("a", Kind.CATEGORIES, ("0", "1")), Attribute("b", Kind.CATEGORIES, ("0", "1", "2"))
    domain = Domain((*grid.attributes("x", "y"), *others))
    people = MemoryRecords(domain, (*grid.codes(points), *labels.T))
    plan = quadtree_plan(grid, PrivacyTerms(ReleaseCost.pure(10**5)))
    found = measure_quadtrees(plan, people, paid, SeededBits(1), (2, 3))
    assert len(found) == 6
    for place, drawn in enumerate(found):
        own = points[(labels == divmod(place, 3)).all(axis=1)]
        exact, outside = counted(grid, records_of(own, 2))
        assert drawn.counts.tolist() == quadtree_counts(exact).tolist()
        assert drawn.outside == outside
    alone = measure_quadtree(plan, people, paid, SeededBits(1))
    assert alone.counts.tolist() == sum(drawn.counts for drawn in found).tolist()


def test_uncounted_levels_draw_nothing():
    plan = QuadtreePlan(grid_of(1), ONE, (Fraction(0), Fraction(1)))
    drawn = measure_quadtree(plan, records_of(crowd(1), 1), paid, SeededBits(1))
    assert drawn.counts[0] == 0
    assert drawn.noise[0] == math.inf
    assert drawn.estimate().counts[0] == pytest.approx(drawn.counts[1:].sum())
    assert not drawn.counts.flags.writeable
