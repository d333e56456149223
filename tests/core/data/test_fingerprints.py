"""A fingerprint stays the same however the rows are saved, and says nothing without its key."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.fingerprints import column_prints, file_print, rows_print
from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain

KEY, OTHER = bytes(32), bytes(31) + b"x"


def table(*columns, names=("sex", "smokes", "alive")):
    attributes = tuple(Attribute(name, Kind.CATEGORIES, ("no", "yes")) for name in names)
    return MemoryRecords(Domain(attributes), tuple(np.array(column, dtype=np.uint8) for column in columns))


ROWS = ([0, 1, 1, 0, 1], [0, 0, 0, 0, 1], [1, 1, 1, 1, 1])


def test_the_order_of_rows_and_columns_and_their_names_do_not_matter():
    prints = set(column_prints(table(*ROWS), KEY))
    turned = table(*(column[::-1] for column in ROWS), names=("a", "b", "c"))
    swapped = table(ROWS[1], ROWS[0], ROWS[2])
    assert set(column_prints(turned, KEY)) == set(column_prints(swapped, KEY)) == prints


def test_a_column_that_says_the_same_of_everybody_is_left_out():
    assert len(set(column_prints(table(*ROWS), KEY))) == 2


def test_another_count_or_another_key_is_another_print():
    prints = set(column_prints(table(*ROWS), KEY))
    assert not prints & set(column_prints(table(*([*column, 1] for column in ROWS)), KEY))
    assert not prints & set(column_prints(table(*ROWS), OTHER))


def test_all_rows_are_known_in_any_order_of_rows_and_attributes():
    order, turned = [2, 0, 1], [column[::-1] for column in ROWS]
    names = ("sex", "smokes", "alive")
    moved = table(*(turned[each] for each in order), names=tuple(names[each] for each in order))
    assert rows_print(moved, KEY) == rows_print(table(*ROWS), KEY) != rows_print(table(*ROWS), OTHER)
    assert rows_print(table(*ROWS, names=("sex", "drinks", "alive")), KEY) != rows_print(table(*ROWS), KEY)


def test_equal_counts_of_every_attribute_are_not_equal_rows():
    swapped = table(ROWS[0][::-1], *ROWS[1:])
    assert set(column_prints(swapped, KEY)) == set(column_prints(table(*ROWS), KEY))
    assert rows_print(swapped, KEY) != rows_print(table(*ROWS), KEY)


@given(st.lists(st.tuples(*[st.integers(0, 1)] * 3), max_size=12), st.data())
def test_rows_are_told_apart_as_sorted_lists_are(rows, data):
    other = data.draw(st.one_of(st.permutations(rows), st.lists(st.tuples(*[st.integers(0, 1)] * 3), max_size=12)))
    ours, theirs = (
        rows_print(table(*([row[place] for row in each] for place in range(3))), KEY) for each in (rows, other)
    )
    assert (ours == theirs) == (sorted(rows) == sorted(other))


def test_which_rows_are_of_one_person_counts_and_the_number_of_the_person_does_not():
    def of(*person):
        made = table(*ROWS)
        return rows_print(MemoryRecords(made.domain, made.codes, np.array(person)), KEY)

    assert of(0, 0, 1, 1, 2) == of(2, 2, 0, 0, 1)
    assert len({of(0, 0, 1, 1, 2), of(0, 1, 1, 2, 2), of(0, 1, 2, 3, 4)}) == 3


def test_a_file_is_known_by_its_bytes(tmp_path):
    one, copy, other = (tmp_path / name for name in ("one", "copy", "other"))
    for path, content in ((one, b"a" * 3_000_000), (copy, b"a" * 3_000_000), (other, b"a" * 2_999_999)):
        path.write_bytes(content)
    assert file_print([one], KEY) == file_print([copy], KEY) != file_print([other], KEY)
    assert file_print([one], KEY) != file_print([one], OTHER)
    assert file_print([tmp_path], KEY) == ""


def test_a_file_that_is_gone_has_none(tmp_path):
    assert file_print([tmp_path / "gone"], KEY) == ""


@pytest.mark.parametrize("key", [KEY, OTHER])
def test_nothing_of_the_rows_can_be_read_in_it(key):
    text = " ".join(column_prints(table(*ROWS), key))
    assert all(len(each) == 16 for each in text.split())
    assert "yes" not in text
