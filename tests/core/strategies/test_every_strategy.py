"""The examination every strategy has to pass, found by itself: pure, whole, decodable, and honest about its price."""

from __future__ import annotations

import itertools
import math
from functools import cache

import numpy as np
import pytest

from core.domain.marginal import Marginal
from core.linear.factored_map import FactoredMap
from core.linear.integer_matrix import IntegerMatrix
from core.measuring.measurement import Measurement
from core.planning.budget_split import BudgetSplit
from core.planning.noise_plan import Recovery
from core.planning.noise_planner import as_seen, make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm, ReleaseCost
from core.recovery.output_rules import OutputRules
from core.recovery.pipeline import recover
from core.strategies.catalogue import every, find
from core.strategies.feasibility import why_unusable
from core.workload.factored import FactoredWorkload
from core.workload.refined import refined
from tests.covering import sample
from tests.oracle.test_against_dense import CASES, workload_of

RANGES = {
    "all ranges of four": ((4,), [(0,)], [((0,), ())]),
    "cumulative counts of six in six": ((6,), [(0,)], [((), (0,))]),
    "ranges of nine in ten, for each of two": ((9, 2), [(1, 0), (1,)], [((0,), ())]),
    "ranges by cumulative counts, and other tables": ((3, 4, 2), [(0, 1), (1, 2), (2,)], [((0,), (1,))]),
    "ranges of a single label": ((1, 2), [(0, 1)], [((0,), ())]),
}
EVERY = CASES | RANGES
PLAIN = OutputRules(non_negative=False, whole_numbers=False, coverage=0.95)
BUDGETS = {Norm.L1: ReleaseCost.pure(1), Norm.L2: ReleaseCost.concentrated(1)}
KEYS = [strategy.info.key for strategy in every()]
PRICES = [PrivacyTerms(BUDGETS[norm], neighbours) for norm, neighbours in itertools.product(Norm, Neighbours)]


def named(case):
    """What an owner might name to be measured: the first two tables in one, the others, and all attributes."""
    first, *others = [Marginal.of(axes) for axes in EVERY[case][1]]
    own = (first.union(others[0]), *others) if others else (first,)
    return tuple(dict.fromkeys((*own, Marginal.of(range(len(EVERY[case][0]))))))


@cache
def wanted(case):
    """The workload as the strategies see it."""
    return refined(workload_of(*EVERY[case]))


def recipe(key, case):
    """The strategy, told what the owner names."""
    return find(key).naming(as_seen(named(case), workload_of(*EVERY[case])))


ROADS = [
    pytest.param(key, case, privacy_terms, id=f"{key}-{case}-{privacy_terms.norm}-{privacy_terms.neighbours}")
    for key, case, privacy_terms in itertools.product(KEYS, EVERY, PRICES)
    if recipe(key, case).applies(privacy_terms.noise_terms)
    if find(key).serves(wanted(case))
]


def factors(key, case, privacy_terms, *more):
    return key, case, privacy_terms.norm, privacy_terms.neighbours, *more


ROAD = ("key", "case", "privacy_terms")
every_road = pytest.mark.parametrize(ROAD, sample(ROADS, factors))


def every_road_and(name, values):
    """Parametrise with one factor more."""
    rows = [pytest.param(*road.values, value, id=f"{road.id}-{value}") for road in ROADS for value in values]
    return pytest.mark.parametrize((*ROAD, name), sample(rows, factors))


@cache
def designed(key, case, privacy_terms):
    """The workload as the strategy's design for it sees it, and that design; made once, as many tests look at it."""
    workload = wanted(case)
    reason = why_unusable(recipe(key, case), workload, privacy_terms.noise_terms)
    if reason is not None:
        pytest.skip(f"{key} does not fit: {reason}")
    design = recipe(key, case).design(workload, privacy_terms.noise_terms)
    return design.seen or workload, design


@cache
def planned(key, case, privacy_terms):
    """The plan of an optimal split of the budget."""
    return make_noise_plan(workload_of(*EVERY[case]), key, BudgetSplit.DIRECT_OPTIMAL, privacy_terms, named(case))


@cache
def answers_by_record(key, case, privacy_terms):
    """For each block, its answers to one record of each kind: shape (records, answers)."""
    workload, design = designed(key, case, privacy_terms)
    sizes = workload.domain.sizes
    told = []
    for block in design.blocks:
        rows = []
        for record in itertools.product(*map(range, sizes)):
            counts = np.zeros(block.shape, dtype=np.int64)
            counts[tuple(record[axis] for axis in block.axes)] = 1
            rows.append(block.apply(counts))
        told.append(np.array(rows))
    return told


@pytest.mark.parametrize("key", KEYS)
def test_it_has_a_name_and_says_what_it_does(key):
    info = find(key).info
    assert info.key == key
    assert key.islower()
    assert key != "recommended"
    assert 3 <= len(info.title) <= 30
    assert info.summary.endswith(".")


def test_titles_are_different():
    assert len({strategy.info.title for strategy in every()}) == len(every())


@every_road
def test_the_design_is_a_pure_function(key, case, privacy_terms):
    workload, first = designed(key, case, privacy_terms)
    second = recipe(key, case).design(wanted(case), privacy_terms.noise_terms)
    assert first.direct == second.direct
    for a, b in zip(first.noise_groups, second.noise_groups, strict=True):
        assert (a.blocks, a.n_charges, a.sensitivity) == (b.blocks, b.n_charges, b.sensitivity)
        assert type(a.noise) is type(b.noise)
    counts = np.random.default_rng(0).integers(0, 50, workload.domain.sizes)
    for a, b in zip(first.blocks, second.blocks, strict=True):
        assert type(a) is type(b)
        assert a.axes == b.axes
        assert a.apply(margin(counts, a.axes)).tolist() == b.apply(margin(counts, b.axes)).tolist()


@every_road
def test_answers_are_whole_numbers(key, case, privacy_terms):
    workload, design = designed(key, case, privacy_terms)
    for block, rows in zip(design.blocks, answers_by_record(key, case, privacy_terms), strict=True):
        assert rows.dtype == np.int64
        assert rows.shape == (math.prod(workload.domain.sizes), block.n_answers)


@every_road
def test_noise_groups_hold_every_block_once(key, case, privacy_terms):
    workload, design = designed(key, case, privacy_terms)
    assert sorted(number for noise_group in design.noise_groups for number in noise_group.blocks) == list(
        range(len(design.blocks))
    )
    assert all(noise_group.noise is not None or len(noise_group.blocks) == 1 for noise_group in design.noise_groups)
    assert all(noise_group.n_charges >= 1 for noise_group in design.noise_groups)
    assert len(design.direct) == len(workload.tables)
    assert all(0 <= number < len(design.blocks) for parts in design.direct for number in parts)


@every_road
def test_every_block_gets_noise_under_some_split(key, case, privacy_terms):
    """What is never measured would not belong into the design, but where every table is exact without noise.

    An owner may name more than the total of a fixed number of people: the total is public, so nothing else is measured.
    """
    designed(key, case, privacy_terms)
    workload = workload_of(*EVERY[case])
    plans = [make_noise_plan(workload, key, split, privacy_terms, named(case)) for split in BudgetSplit]
    # These are the plans for least squares: direct recovery only takes shares away.
    measured = np.isfinite([noise_plan.variances for noise_plan in plans]).any(axis=0)
    exact = [noise_plan.cell_variances(Recovery.LEAST_SQUARES) == 0 for noise_plan in plans]
    assert measured.all() or np.all(exact)


@every_road_and("recovery", Recovery)
def test_without_noise_the_release_is_the_truth(key, case, privacy_terms, recovery):
    workload, _ = designed(key, case, privacy_terms)
    noise_plan = planned(key, case, privacy_terms)
    counts = np.random.default_rng(1).integers(0, 90, workload.domain.sizes)
    measurements = [
        Measurement(block, block.finish(block.apply(margin(counts, block.axes))), float(variance))
        if math.isfinite(variance)
        else None
        for block, variance in zip(noise_plan.design.blocks, noise_plan.variances, strict=True)
    ]
    tables = recover(noise_plan, measurements, recovery, PLAIN).unbiased
    for number, table in enumerate(tables):
        truth = margin(counts, workload.marginals[number]).astype(float)
        if not isinstance(workload, FactoredWorkload):  # whose tables are counted over labels
            truth = workload.digits_to_labels(number, truth)
        assert table == pytest.approx(truth, abs=1e-9 * counts.sum())


@every_road_and("at_most", [1, 3])
def test_nobody_changes_more_than_is_charged(key, case, privacy_terms, at_most):
    """A noise group of independent noise costs no more than its charges, for any two neighbours."""
    _, design = designed(key, case, privacy_terms)
    told = answers_by_record(key, case, privacy_terms)
    for noise_group in design.noise_groups:
        if noise_group.noise is not None:
            continue  # charged by another norm: its own test looks at it
        (number,) = noise_group.blocks
        charged = noise_group.n_charges * noise_group.sensitivity.under(
            privacy_terms.norm, privacy_terms.neighbours, at_most
        )
        assert distances(told[number], privacy_terms, at_most).max() <= charged


@every_road
def test_a_group_costs_what_one_record_can_change(key, case, privacy_terms):
    """Definition 3.1: in a group, a record touches one answer, always by the same amount; the claim is tight."""
    _, design = designed(key, case, privacy_terms)
    told = answers_by_record(key, case, privacy_terms)
    for noise_group in design.noise_groups:
        if noise_group.noise is not None:
            continue
        (number,) = noise_group.blocks
        groups = np.split(told[number], noise_group.n_charges, axis=1)
        # Matrices are charged by their norms, whatever they hold; products of matrices by bounds of these.
        is_matrix = isinstance(design.blocks[number], IntegerMatrix | FactoredMap)
        for group in [] if is_matrix else groups:
            assert ((group != 0).sum(axis=1) <= 1).all()
            assert len(np.unique(np.abs(group[group != 0]))) == 1
        claimed = noise_group.sensitivity.under(privacy_terms.norm, privacy_terms.neighbours, 1)
        worst = [int(distances(group, privacy_terms, 1).max()) for group in groups]
        if isinstance(design.blocks[number], FactoredMap):
            assert max(worst) <= claimed <= 1.3 * max(worst)
        else:
            assert ({max(worst)} if is_matrix else set(worst)) == {claimed}


@every_road
def test_the_size_is_not_belittled(key, case, privacy_terms):
    _, design = designed(key, case, privacy_terms)
    size = recipe(key, case).size(wanted(case), privacy_terms.noise_terms)
    assert size.answers >= sum(block.n_answers for block in design.blocks)
    assert size.largest >= max(math.prod(block.shape) for block in design.blocks)


@pytest.mark.parametrize("key", KEYS)
def test_an_immense_workload_is_sized_without_being_made(key):
    sizes = (32,) * 40
    workload = workload_of(sizes, list(itertools.combinations(range(40), 2)))
    for privacy_terms in PRICES:
        if find(key).applies(privacy_terms.noise_terms):
            size = find(key).size(workload, NoiseTerms(privacy_terms.norm, privacy_terms.neighbours))
            assert size.largest >= 1024
            assert size.answers >= 1024


def margin(counts, axes):
    return np.asarray(counts.sum(axis=tuple(axis for axis in range(counts.ndim) if axis not in axes)))


def changes(rows, neighbours, at_most):
    """What the answers can change by, shape (changes, answers); `rows` are the answers to one record of each kind.

    A person has 1 to `at_most` records, several of one kind each; mixed ones lie between, as distances are convex.
    """
    people = np.concatenate([n * rows for n in range(1, at_most + 1)])
    if neighbours is Neighbours.ADD_REMOVE:
        return people
    return (people[:, None, :] - people[None, :, :]).reshape(-1, people.shape[1])


def distances(rows, privacy_terms, at_most):
    """How far the answers can change, in the norm of the price."""
    moved = changes(rows, privacy_terms.neighbours, at_most)
    return (np.abs(moved) if privacy_terms.norm is Norm.L1 else moved**2).sum(axis=1)
