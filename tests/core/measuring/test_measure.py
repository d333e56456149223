"""The door: the charge comes first, and nothing exact gets past it."""

from __future__ import annotations

import itertools
import weakref
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.data.memory_records import MemoryRecords
from core.errors import Cancelled, OverspendingError
from core.measuring.measure import REPORTS, measure
from core.measuring.measurement import Measurement
from core.mechanisms.catalogue import mechanism_for
from core.mechanisms.randomness import SystemBits
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress, reporting
from core.strategies.catalogue import every
from tests.oracle.test_against_dense import workload_of
from tests.paid import paid
from tests.seeded_bits import SeededBits

SIZES, WANTED = (2, 3, 4), [(), (0, 1), (2,)]
WORKLOAD = workload_of(SIZES, WANTED)
BUDGETS = [ReleaseCost.pure(1), ReleaseCost.concentrated(1)]


class Diary:
    """Writes down what happens, in order; stands in for the table, the bits and the ledger."""

    def __init__(self, fails=None):
        generator = np.random.default_rng(2)
        self.people = MemoryRecords(
            WORKLOAD.domain, tuple(generator.integers(0, n, 90).astype(np.uint8) for n in SIZES)
        )
        self.events, self.fails = [], fails

    @property
    def domain(self):
        return WORKLOAD.domain

    def count(self, marginal):
        self.events.append("count")
        return self.people.count(marginal)

    def take(self, n):
        self.events.append("bits")
        return SystemBits().take(n)

    def charge(self):
        self.events.append("charge")
        if self.fails is not None:
            raise self.fails
        return paid()


def plan_of(key="marginals", budget=BUDGETS[0], neighbours=Neighbours.ADD_REMOVE, at_most=1):
    return make_noise_plan(WORKLOAD, key, BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(budget, neighbours, at_most))


ROADS = [
    (strategy.info.key, budget)
    for strategy, budget in itertools.product(every(), BUDGETS)
    if strategy.applies(PrivacyTerms(budget).noise_terms) and strategy.serves(WORKLOAD)
]


@pytest.mark.parametrize(("key", "budget"), ROADS)
def test_the_charge_comes_before_any_count_and_any_bit(key, budget):
    diary = Diary()
    measure(plan_of(key, budget), diary, diary.charge, diary)
    assert diary.events[0] == "charge"
    assert diary.events.count("charge") == 1
    assert {"count", "bits"} <= set(diary.events)


@pytest.mark.parametrize(("key", "budget"), ROADS)
def test_nothing_is_counted_or_drawn_when_the_charge_is_refused(key, budget):
    diary = Diary(fails=OverspendingError("survey", "ε = 0.5", "ε = 1"))
    with pytest.raises(OverspendingError):
        measure(plan_of(key, budget), diary, diary.charge, diary)
    assert diary.events == ["charge"]


def test_stopping_after_the_charge_lets_it_stand_and_gives_nothing():
    class Stopped(Progress):
        def cancelled(self):
            return True

    diary = Diary()
    with pytest.raises(Cancelled), reporting(Stopped()):
        measure(plan_of(), diary, diary.charge, diary)
    assert diary.events == ["charge"]


@pytest.mark.parametrize(("key", "budget"), ROADS)
def test_every_block_gets_noise_of_the_planned_variance(key, budget):
    diary = Diary()
    noise_plan = plan_of(key, budget)
    measurements = measure(noise_plan, diary, diary.charge, diary)
    assert len(measurements) == len(noise_plan.design.blocks)
    for block, variance, measurement in zip(noise_plan.design.blocks, noise_plan.variances, measurements, strict=True):
        assert measurement.queries is block
        assert measurement.variance == variance > 0
        assert measurement.answers.dtype == np.int64


def test_answers_are_the_exact_ones_plus_noise_that_is_small_when_the_budget_is_huge():
    """At ε = 10 ** 4 a draw other than 0 has a probability below e ** -3000."""
    diary = Diary()
    noise_plan = plan_of(budget=ReleaseCost.pure(10**4))
    for block, measurement in zip(
        noise_plan.design.blocks, measure(noise_plan, diary, diary.charge, diary), strict=True
    ):
        assert measurement.answers.tolist() == block.apply(diary.people.count(block.axes)).tolist()


@pytest.mark.parametrize("budget", BUDGETS)
def test_the_noise_that_is_drawn_is_what_is_added(budget):
    diary, noise_plan = Diary(), plan_of(budget=budget)
    measurements = measure(noise_plan, diary, diary.charge, SeededBits(7))
    bits = SeededBits(7)
    for block, scale, measurement in zip(noise_plan.design.blocks, noise_plan.scales, measurements, strict=True):
        exact = block.apply(diary.people.count(block.axes))
        noise = mechanism_for(budget.norm).draw(scale, block.n_answers, bits)
        assert measurement.answers.tolist() == (exact + noise).tolist()


def test_two_releases_differ():
    diary = Diary()
    noise_plan = plan_of(budget=ReleaseCost.pure(Fraction(1, 1000)))
    first, second = (measure(noise_plan, diary, diary.charge, diary) for _ in range(2))
    assert any(a.answers.tolist() != b.answers.tolist() for a, b in zip(first, second, strict=True))


def test_what_no_neighbour_can_change_is_exact():
    diary = Diary()
    total, *others = measure(plan_of(neighbours=Neighbours.REPLACE), diary, diary.charge, diary)
    assert (total.answers.tolist(), total.variance) == ([90], 0.0)
    assert all(other.variance > 0 for other in others)


def test_the_total_gets_noise_when_people_have_several_rows():
    diary = Diary()
    noise_plan = plan_of(neighbours=Neighbours.REPLACE, at_most=2, budget=ReleaseCost.pure(Fraction(1, 10**6)))
    total, *_ = measure(noise_plan, diary, diary.charge, diary)
    assert total.variance > 0
    assert total.answers.tolist() != [90]  # fails once in a million runs


def test_a_block_without_a_share_is_not_measured():
    diary, noise_plan = Diary(), plan_of()
    scales = (None, *noise_plan.scales[1:])
    lacking = type(noise_plan)(
        **{name: getattr(noise_plan, name) for name in noise_plan.__dataclass_fields__} | {"scales": scales}
    )
    first, *others = measure(lacking, diary, diary.charge, diary)
    assert first is None
    assert None not in others
    assert diary.events.count("count") == len(others)


def test_a_plan_with_a_scale_too_few_is_refused():
    diary, noise_plan = Diary(), plan_of()
    with pytest.raises(ValueError, match="shorter"):
        measure(replace(noise_plan, scales=noise_plan.scales[:-1]), diary, diary.charge, diary)


def test_joint_noise_that_forgets_a_block_is_refused():
    """Or the block would pass for one that is not measured."""
    noise_plan = plan_of("joint")
    (number,) = (
        number for number, noise_group in enumerate(noise_plan.design.noise_groups) if noise_group.noise is not None
    )
    noise_group = noise_plan.design.noise_groups[number]

    class Forgetful:
        def draw(self, scale, bits):
            return noise_group.noise.draw(scale, bits)[:-1]

    noise_groups = (
        *noise_plan.design.noise_groups[:number],
        replace(noise_group, noise=Forgetful()),
        *noise_plan.design.noise_groups[number + 1 :],
    )
    diary = Diary()
    with pytest.raises(ValueError, match="shorter"):
        measure(
            replace(noise_plan, design=replace(noise_plan.design, noise_groups=noise_groups)),
            diary,
            diary.charge,
            diary,
        )


def test_no_more_than_one_table_of_exact_counts_is_kept():
    kept = []

    class Counted(Diary):
        def count(self, marginal):
            assert sum(each() is not None for each in kept) <= 1
            counts = super().count(marginal)
            kept.append(weakref.ref(counts))
            return counts

    diary = Counted()
    measure(plan_of(), diary, diary.charge, diary)
    assert len(kept) == 3


class Counting(Progress):
    def __init__(self):
        self.told = []

    def report(self, done, total, what):
        self.told.append((done, total))


@pytest.mark.parametrize(("n", "told"), [(3, [0, 1, 2]), (99, range(99)), (100, range(0, 100, 2))])
def test_each_table_is_told_until_there_are_a_hundred(n, told):
    few = workload_of((2,) * n, [(axis,) for axis in range(n)])
    people = MemoryRecords(few.domain, (np.zeros(3, dtype=np.uint8),) * n)
    noise_plan, watch = (
        make_noise_plan(few, "marginals", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1))),
        Counting(),
    )
    with reporting(watch):
        measure(noise_plan, people, paid, SystemBits())
    assert watch.told == [(done, n) for done in told]


def test_reports_are_some_hundred_however_much_is_measured():
    watch, diary = Counting(), Diary()
    wide = workload_of((2,) * 9, [tuple(range(9))])
    people = MemoryRecords(wide.domain, tuple(np.zeros(3, dtype=np.uint8) for _ in range(9)))
    noise_plan = make_noise_plan(wide, "fourier", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1)))
    with reporting(watch):
        measure(noise_plan, people, diary.charge, SystemBits())
    assert len(noise_plan.design.noise_groups) == 512
    assert 10 <= len(watch.told) <= REPORTS + 1
    assert watch.told == [(done, 512) for done in range(0, 512, 6)]


def test_answers_cannot_be_changed_afterwards():
    noise_plan = plan_of()
    measurement = Measurement(noise_plan.design.blocks[0], np.array([1]), 2.0)
    with pytest.raises(ValueError, match="read-only"):
        measurement.answers[0] = 2
