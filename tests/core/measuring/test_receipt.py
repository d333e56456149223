"""One charge, one measurement; none without a charge, but of made-up people."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.made_up import MadeUpRecordsTable, made_up_table
from core.data.memory_records import MemoryRecords
from core.measuring.measure import measure
from core.measuring.receipt import Receipt, free, parts_of
from core.mechanisms.randomness import SystemBits
from core.privacy.release_cost import ReleaseCost
from tests.core.measuring.test_measure import WORKLOAD, Diary, plan_of

PEOPLE = MemoryRecords(WORKLOAD.domain, tuple(np.zeros(3, np.uint8) for _ in WORKLOAD.domain.sizes))
ONE, TENTH = ReleaseCost.pure(1), Fraction(1, 10)
NOBODY = made_up_table(WORKLOAD.domain, 5, SystemBits())


def test_a_receipt_is_good_for_one_measurement():
    receipt = Receipt(1)
    receipt.use(PEOPLE, ONE)
    for table in (PEOPLE, NOBODY):
        with pytest.raises(ValueError, match="already"):
            receipt.use(table, ONE)


def test_nobody_says_whether_a_receipt_is_used():
    with pytest.raises(TypeError):
        Receipt(1, None, False)


def test_made_up_people_are_free_and_others_are_not():
    free().use(NOBODY, ONE)
    assert isinstance(NOBODY, MadeUpRecordsTable)
    with pytest.raises(ValueError, match="without a charge"):
        free().use(PEOPLE, ONE)


def test_whoever_was_refused_has_used_nothing_up():
    receipt = free()
    with pytest.raises(ValueError, match="without a charge"):
        receipt.use(PEOPLE, ONE)
    receipt.use(NOBODY, ONE)


def test_a_second_measurement_needs_a_second_charge():
    diary, receipt = Diary(), Receipt(1)
    measure(plan_of(), diary, lambda: receipt, diary)
    seen = list(diary.events)
    with pytest.raises(ValueError, match="already"):
        measure(plan_of(), diary, lambda: receipt, diary)
    assert diary.events == seen


def test_people_are_not_measured_free():
    diary = Diary()
    with pytest.raises(ValueError, match="without a charge"):
        measure(plan_of(), diary, free, diary)
    assert diary.events == []


def test_a_receipt_is_good_for_what_it_has_paid_for():
    receipt = Receipt(1, ONE)
    with pytest.raises(ValueError, match="another cost"):
        receipt.use(PEOPLE, ReleaseCost.pure(2))
    receipt.use(PEOPLE, ONE)


def test_a_measurement_that_costs_more_than_its_part_counts_nothing():
    diary = Diary()
    with pytest.raises(ValueError, match="another cost"):
        measure(plan_of(), diary, lambda: Receipt(1, ReleaseCost.pure(Fraction(1, 2))), diary)
    assert diary.events == []


AMOUNTS = st.fractions(min_value=Fraction(1, 100), max_value=10, max_denominator=100)


@given(st.lists(AMOUNTS, min_size=1, max_size=6))
def test_parts_that_add_up_are_paid_for_each_once(amounts):
    parts = tuple(map(ReleaseCost.pure, amounts))
    receipts = parts_of(7, ReleaseCost.pure(sum(amounts)), parts)
    assert [(each.charge, each.paid) for each in receipts] == [(7, part) for part in parts]
    for receipt, part in zip(receipts, parts, strict=True):
        receipt.use(PEOPLE, part)
        with pytest.raises(ValueError, match="already"):
            receipt.use(PEOPLE, part)


@given(st.lists(AMOUNTS, min_size=1, max_size=6), st.sampled_from((-1, 1)))
def test_parts_that_do_not_add_up_are_refused(amounts, sign):
    charged = sum(amounts) + sign * Fraction(1, 1000)
    with pytest.raises(ValueError, match="add up"):
        parts_of(7, ReleaseCost.pure(charged), tuple(map(ReleaseCost.pure, amounts)))


@pytest.mark.parametrize(
    ("cost", "parts"),
    [
        (ReleaseCost.pure(1), ()),
        (ReleaseCost.pure(1), (ReleaseCost.approximate(1, TENTH),)),
        (ReleaseCost.concentrated(1), (ReleaseCost.pure(1),)),
        (ReleaseCost.concentrated(1), (ReleaseCost.concentrated(1), ReleaseCost.pure(1))),
        (ReleaseCost.approximate(2, TENTH), (ReleaseCost.approximate(1, TENTH),) * 2),
    ],
)
def test_parts_of_other_amounts_are_refused(cost, parts):
    with pytest.raises(ValueError, match="add up"):
        parts_of(1, cost, parts)


@pytest.mark.parametrize(
    ("cost", "parts"),
    [
        (ReleaseCost.concentrated(1), (ReleaseCost.concentrated(TENTH), ReleaseCost.concentrated(9 * TENTH))),
        (ReleaseCost.approximate(2, TENTH), (ReleaseCost.approximate(1, TENTH), ReleaseCost.pure(1))),
    ],
)
def test_parts_may_be_of_any_kind_that_adds_up(cost, parts):
    assert [each.paid for each in parts_of(1, cost, parts)] == list(parts)
