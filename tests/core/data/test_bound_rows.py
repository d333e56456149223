"""Bounding rows per person: never more than allowed, nothing lost below that, and every choice equally likely.

The uniformity test is a chi-square with 5 degrees of freedom at p > 1e-6 on seeded bits: not by chance twice.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chi2

from core.data.bound_rows import bounded
from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from tests.seeded_bits import SeededBits


class ScriptedBits:
    def __init__(self, *answers):
        self.answers = list(answers)

    def take(self, n):
        return self.answers.pop(0)


def table_of(people, codes, size):
    attribute = Attribute("a", Kind.CATEGORIES, tuple(map(str, range(size))))
    return MemoryRecords(Domain((attribute,)), (np.array(codes, np.uint16),), np.array(people, np.int64))


@given(st.lists(st.integers(0, 5), max_size=40), st.integers(1, 4), st.integers(0, 99))
def test_each_person_keeps_as_many_rows_as_allowed(people, at_most, seed):
    table = table_of(people, people, 6)
    counts = bounded(table, at_most, SeededBits(seed)).count(Marginal((0,)))
    held = Counter(people)
    assert counts.tolist() == [min(held[person], at_most) for person in range(6)]


def test_every_choice_is_equally_likely():
    table = table_of([7, 3, 7, 7, 3, 7], [0, 4, 1, 2, 5, 3], 6)
    bits = SeededBits(4)
    seen = Counter()
    for _ in range(6000):
        counts = bounded(table, 2, bits).count(Marginal((0,)))
        assert counts[4] == counts[5] == 1
        seen[tuple(np.flatnonzero(counts[:4]).tolist())] += 1
    assert set(seen) == set(combinations(range(4), 2))
    statistic = sum((times - 1000) ** 2 / 1000 for times in seen.values())
    assert chi2.sf(statistic, 5) > 1e-6


def test_equal_keys_are_drawn_again():
    tied = np.array([9, 9], np.uint64).tobytes()
    fresh = np.array([2, 1], np.uint64).tobytes()
    bits = ScriptedBits(tied, fresh)
    assert bounded(table_of([0, 0], [0, 1], 2), 1, bits).count(Marginal((0,))).tolist() == [0, 1]
    assert not bits.answers


def test_equal_keys_of_two_persons_do_not_matter():
    bits = ScriptedBits(np.array([9, 9], np.uint64).tobytes())
    assert bounded(table_of([0, 1], [0, 1], 2), 1, bits).count(Marginal((0,))).tolist() == [1, 1]


def test_a_table_without_persons_is_left_alone():
    attribute = Attribute("a", Kind.CATEGORIES, ("0", "1"))
    table = MemoryRecords(Domain((attribute,)), (np.array([0, 1, 1], np.uint8),))
    assert bounded(table, 1, ScriptedBits()) is table


def test_less_than_one_row_is_refused():
    with pytest.raises(ValueError, match="at least one"):
        bounded(table_of([0], [0], 1), 0, ScriptedBits())
