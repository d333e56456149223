"""People are counted once a label; without persons, rows are."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.data.bound_rows import bounded
from core.data.label_people import label_people
from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from tests.seeded_bits import SeededBits

DOMAIN = Domain((Attribute("a", Kind.CATEGORIES, ("0", "1", "2")), Attribute("b", Kind.CATEGORIES, ("x", "y"))))
TEXTS = {0: ("", "cook", "nurse")}


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 2), st.integers(0, 1)), max_size=40), st.integers(1, 3))
def test_nobody_counts_twice_for_a_label_nor_for_more_labels_than_rows(rows, at_most):
    person, *codes = (np.array([row[place] for row in rows], dtype=np.int64) for place in range(3))
    table = MemoryRecords(DOMAIN, tuple(c.astype(np.uint8) for c in codes), person, texts=TEXTS)
    kept = bounded(table, at_most, SeededBits(1), keep_whose=True)
    for axis, labels in ((0, TEXTS[0]), (1, ("x", "y"))):
        pairs = set(zip(kept.whose.tolist(), kept.codes[axis].tolist(), strict=True))
        expected = Counter(labels[code] for _, code in pairs)
        assert label_people(kept, axis) == {label: expected[label] for label in labels}
        assert max(Counter(one for one, _ in pairs).values(), default=0) <= at_most
    rows_of = Counter(kept.whose.tolist())
    assert rows_of == {one: min(at_most, n) for one, n in Counter(person.tolist()).items()}


def test_without_persons_rows_are_counted():
    table = MemoryRecords(DOMAIN, (np.array([1, 1, 2], np.uint8), np.array([0, 0, 0], np.uint8)), texts=TEXTS)
    assert label_people(table, 0) == {"": 0, "cook": 2, "nurse": 1}
    assert label_people(table, 1) == {"x": 3, "y": 0}
