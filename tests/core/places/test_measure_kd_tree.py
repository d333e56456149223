"""Measuring trees with private cuts: the law of the cuts, every level by its noise, charged before anything."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from scipy.stats import chisquare

from core.errors import Cancelled
from core.measuring.receipt import Receipt, free
from core.mechanisms.catalogue import mechanism_for
from core.places.kd_tree_plan import kd_cell_plan, kd_hybrid_plan, kd_standard_plan
from core.places.measure_kd_tree import measure_kd_tree
from core.places.quadtree_plan import count_scale
from core.places.rectangle_counts import cover, rectangle_count
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress, reporting
from tests.core.places.dense_tree import membership
from tests.core.places.some_points import crowd, grid_of, records_of
from tests.core.places.test_measure_quadtree import check_variance
from tests.core.selection.exact_laws import exponential_law
from tests.covering import sample
from tests.paid import paid
from tests.seeded_bits import SeededBits

LIMIT = 1e-6
"""False-alarm rate of each test of a law."""
NEVER = -(10**9)
"""A count that no node falls below, so that all are cut."""
ONE, HALF = ReleaseCost.pure(1), ReleaseCost.concentrated(Fraction(1, 2))
FOUR = [(0.5, 0.5), (1.5, 2.5), (3.5, 3.5), (6.5, 2.5), (6.5, 6.5), (6.5, 7.5)]
POINTS = records_of(crowd(2), 4)


def plans(cost=ONE, grid=None, **changes):
    grid, terms = grid or grid_of(4), PrivacyTerms(cost)
    made = kd_standard_plan(grid, terms, 3), kd_hybrid_plan(grid, terms, (1, 3)), kd_cell_plan(grid, terms, 3, 2)
    return [replace(plan, **changes) for plan in made]


@pytest.mark.parametrize("plan", plans(ReleaseCost.pure(10**6)))
def test_a_box_has_its_rows_where_noise_is_never_seen(plan):
    made = measure_kd_tree(plan, POINTS, paid, SeededBits(3))
    cells = POINTS.count((0, 1))[:16, :16].ravel()
    assert made.counts.tolist() == (membership(made.tree.boxes, 16) @ cells).tolist()
    assert made.outside == 500 - made.counts[0]


def cut_law(counts, epsilon, changed_rows):
    """Return the probabilities of cuts 1, 2, … of a row of counts."""
    scores = [-abs(2 * sum(counts[:at]) - sum(counts)) for at in range(1, len(counts))]
    return exponential_law(scores, math.exp(-epsilon / 2 / changed_rows))


@pytest.mark.parametrize(
    ("cost", "neighbours", "at_most"), [(ReleaseCost.pure(8), Neighbours.ADD_REMOVE, 1), (HALF, Neighbours.REPLACE, 2)]
)
def test_the_law_of_the_cuts(cost, neighbours, at_most):
    """One level of a 4 × 4 grid: the cut along x, then one along y in each half, each at half the level's share."""
    grid, people = grid_of(2), records_of(FOUR, 2)
    plan = replace(kd_standard_plan(grid, PrivacyTerms(cost, neighbours, at_most), 1), least=NEVER)
    share = float(plan.cut_shares[0]) / 2
    epsilon = share if cost.rho == 0 else math.sqrt(8 * share)
    changed = at_most * (2 if neighbours is Neighbours.REPLACE else 1)
    cells, law = people.count((0, 1))[:4, :4], {}
    for x, p in enumerate(cut_law(cells.sum(axis=1).tolist(), epsilon, changed), 1):
        halves = [cut_law(half.sum(axis=0).tolist(), epsilon, changed) for half in (cells[:x], cells[x:])]
        for (low, q), (high, r) in product(*(list(enumerate(half, 1)) for half in halves)):
            law[x, low, high] = p * q * r
    times, bits = 2000, SeededBits(1)
    drawn = (measure_kd_tree(plan, people, paid, bits).tree.boxes for _ in range(times))
    found = Counter((int(boxes[1][1]), int(boxes[1][3]), int(boxes[3][3])) for boxes in drawn)
    assert set(found) <= set(law)
    assert chisquare([found[key] for key in law], [times * p for p in law.values()]).pvalue > LIMIT


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("least", [NEVER, 40, 10**9])
def test_children_cover_their_parents_and_every_path_spends_all(number, least):
    plan = plans(least=least)[number]
    drawn = measure_kd_tree(plan, POINTS, paid, SeededBits(number))
    tree, cells = drawn.tree, membership(drawn.tree.boxes, 16)
    law = mechanism_for(plan.terms.norm)
    for level, nodes in enumerate(tree.levels):
        for node in range(nodes.start, nodes.stop):
            children = tree.children_of(np.array([node]))
            is_again = level > 0 and tree.n_children[tree.parents[node]] == 1
            share = plan.left_below(level - 1) if is_again else plan.count_shares[level]
            assert drawn.noise[node] == law.variance(count_scale(plan.terms, share))
            if len(children):
                assert (cells[children].sum(axis=0) == cells[node]).all()
            else:
                assert is_again or level == plan.height
            if len(children) > 1:
                assert drawn.counts[node] >= least
    assert drawn.outside_noise == law.variance(count_scale(plan.terms, plan.spent))


def test_nodes_of_one_cell_are_not_cut():
    plan = replace(kd_standard_plan(grid_of(1), PrivacyTerms(ONE), 3), least=NEVER)
    drawn = measure_kd_tree(plan, records_of(FOUR, 1), paid, SeededBits(1))
    assert drawn.tree.starts == (0, 1, 5, 9)
    assert drawn.tree.boxes[5:].tolist() == drawn.tree.boxes[1:5].tolist()


@pytest.mark.parametrize(("cost", "number"), sample(product([ONE, HALF], range(3)), together=1))
def test_errors_are_as_predicted(cost, number):
    """Of root, outside and a rectangle, over their predicted deviations, in 400 draws; every tree is another one."""
    plan = plans(cost, least=NEVER)[number]
    rectangle, bits, errors = np.array([3.0, 9.5, 2.5, 14]), SeededBits(number), []
    counts = POINTS.count((0, 1))
    outside, cells = counts.sum() - counts[:16, :16].sum(), counts[:16, :16].ravel()
    for _ in range(400):
        drawn = measure_kd_tree(plan, POINTS, paid, bits)
        estimate, covered = drawn.estimate(), cover(drawn.tree, rectangle)
        found = rectangle_count(estimate, rectangle)
        truth = covered.parts @ (membership(drawn.tree.boxes, 16)[covered.nodes] @ cells)
        of_root = (estimate.counts[0] - cells.sum()) / math.sqrt(estimate.variances.of_nodes[0])
        of_outside = (drawn.outside - outside) / math.sqrt(drawn.outside_noise)
        errors.append([of_root, of_outside, (found.count - truth) / found.noise])
    for error in np.array(errors).T:
        check_variance(error, 1.0)


def test_with_a_large_budget_cuts_are_medians():
    chance = np.random.default_rng(3)
    people = records_of(chance.exponential(1, (20_000, 2)), 4)
    terms = PrivacyTerms(ReleaseCost.pure(1000))
    standard, cell = kd_standard_plan(grid_of(4), terms, 2), kd_cell_plan(grid_of(4), terms, 2, 4)
    for plan in (standard, cell):
        drawn = measure_kd_tree(replace(plan, least=NEVER), people, paid, SeededBits(1))
        quarters = drawn.counts[1:5]
        # exponential rows: the median is 0.69 of an 8th; cells are half as wide as one mean
        assert quarters.min() > 0.15 * 20_000
        assert drawn.tree.boxes[1].tolist()[:2] in ([0, 1], [0, 2])


WITHOUT_NOISE = PrivacyTerms(ReleaseCost.pure(10**5))
"""So large a budget that noise is 0, and choices are the best."""


@pytest.mark.parametrize(("least", "n_nodes"), [(6, 5), (7, 2)])
def test_a_node_of_just_enough_rows_is_cut(least, n_nodes):
    plan = replace(kd_standard_plan(grid_of(3), WITHOUT_NOISE, 1), least=least)
    assert measure_kd_tree(plan, records_of(FOUR, 3), paid, SeededBits(1)).tree.n_nodes == n_nodes


def boxes_by_cells(cells, step, height):
    """Return the boxes of all levels, cut where cells of step × step halve the rows best, or cells in halves."""
    levels = [[(0, len(cells), 0, len(cells))]]
    for _ in range(height):
        levels.append([part for box in levels[-1] for part in parts_by_cells(cells, step, box)])
    return [box for level in levels for box in level]


def parts_by_cells(cells, step, box):
    return [part for half in halves_by_cells(cells, step, box, 0) for part in halves_by_cells(cells, step, half, 1)]


def halves_by_cells(cells, step, box, axis):
    low, high = box[2 * axis], box[2 * axis + 1]
    at = (low + high) // 2
    if high - low >= 2 * step:
        across = 2 - 2 * axis
        first, last = box[across] // step * step, -(-box[across + 1] // step) * step
        rows = (cells if axis == 0 else cells.T)[:, first:last].sum(axis=1)
        at = min(range(low + step, high, step), key=lambda edge: abs(rows[low:edge].sum() - rows[edge:high].sum()))
    ends = [(low, at), (at, high)] if high - low > 1 else [(low, high)]
    return [(*end, *box[2:]) if axis == 0 else (*box[:2], *end) for end in ends]


@pytest.mark.parametrize("cell_height", [1, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_boxes_are_cut_at_the_cells_that_halve_their_rows(cell_height, number):
    """In all of them, of few rows and of many, on three levels."""
    points = crowd(number, 40)[:10] * [1, 0.5] if number == 3 else crowd(number, 400)
    people = records_of(points, 4)
    plan = replace(kd_cell_plan(grid_of(4), WITHOUT_NOISE, 3, cell_height), least=NEVER)
    drawn = measure_kd_tree(plan, people, paid, SeededBits(1))
    expected = boxes_by_cells(people.count((0, 1))[:16, :16], 16 >> cell_height, 3)
    found = [tuple(box) for box in drawn.tree.boxes.tolist()]
    assert found[:21] == expected[:21]
    assert {*found} == {*expected}


class RecordedCrowd:
    """Records that say what is done to them."""

    def __init__(self, said):
        self.domain, self._said = POINTS.domain, said

    def count(self, marginal):
        self._said.append("count")
        return POINTS.count(marginal)


@pytest.mark.parametrize("number", range(3))
def test_nothing_is_counted_or_drawn_before_the_charge(number):
    said = []

    class Bits(SeededBits):
        def take(self, n):
            said.append("draw")
            return super().take(n)

    def charge():
        said.append("charge")
        return Receipt(1)

    measure_kd_tree(plans()[number], RecordedCrowd(said), charge, Bits(1))
    assert said[:3] == ["charge", "count", "draw"]
    assert set(said[3:]) == {"draw"}


def test_people_are_not_counted_for_nothing():
    with pytest.raises(ValueError, match="without a charge"):
        measure_kd_tree(plans()[0], POINTS, free, SeededBits(1))
    with pytest.raises(ValueError, match="another cost"):
        measure_kd_tree(plans()[0], POINTS, lambda: Receipt(1, ReleaseCost.pure(2)), SeededBits(1))


def test_it_can_be_cancelled_and_says_how_far_it_is():
    reports = []

    class Impatient(Progress):
        def report(self, done, total, what):
            reports.append((done, total, what))

        def cancelled(self):
            return len(reports) == 2

    with reporting(Impatient()), pytest.raises(Cancelled):
        measure_kd_tree(plans()[0], POINTS, paid, SeededBits(1))
    assert reports == [(level, 4, "Counting and adding noise") for level in (0, 1)]
