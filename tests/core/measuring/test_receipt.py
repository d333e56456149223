"""One charge, one measurement; none without a charge, but of made-up people."""

from __future__ import annotations

import numpy as np
import pytest

from core.data.made_up import MadeUpRecordsTable, made_up_table
from core.data.memory_records import MemoryRecords
from core.measuring.measure import measure
from core.measuring.receipt import Receipt, free
from core.mechanisms.randomness import SystemBits
from tests.core.measuring.test_measure import WORKLOAD, Diary, plan_of

PEOPLE = MemoryRecords(WORKLOAD.domain, tuple(np.zeros(3, np.uint8) for _ in WORKLOAD.domain.sizes))
NOBODY = made_up_table(WORKLOAD.domain, 5, SystemBits())


def test_a_receipt_is_good_for_one_measurement():
    receipt = Receipt(1)
    receipt.use(PEOPLE)
    for table in (PEOPLE, NOBODY):
        with pytest.raises(ValueError, match="already"):
            receipt.use(table)


def test_nobody_says_whether_a_receipt_is_used():
    with pytest.raises(TypeError):
        Receipt(1, False)


def test_made_up_people_are_free_and_others_are_not():
    free().use(NOBODY)
    assert isinstance(NOBODY, MadeUpRecordsTable)
    with pytest.raises(ValueError, match="without a charge"):
        free().use(PEOPLE)


def test_whoever_was_refused_has_used_nothing_up():
    receipt = free()
    with pytest.raises(ValueError, match="without a charge"):
        receipt.use(PEOPLE)
    receipt.use(NOBODY)


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
