"""What tasks find adds up to what one pass finds; rows of persons are chosen evenly, and alike however they come."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import date

import numpy as np
import pyarrow as pa
import pytest

from core.data.count_task import CountTask
from core.data.fingerprints import RowsPrinter
from core.data.label_codes import Unmatched
from core.data.raw_cells import Marks
from core.data.row_sketch import RowSketcher
from core.data.task_sums import UNREADABLE
from core.domain.attribute import Attribute, Kind
from core.sources import cluster_tasks
from tests.core.sources.tasks_here import bounded_sums, counted_sums

KEY, ORDER = bytes(range(32)), bytes(range(16))
LETTER = Attribute("letter", Kind.CATEGORIES, ("a", "b", "c"))
SIZE = Attribute("size", Kind.NUMBER, edges=(0.0, 10.0, 20.0, 30.0))
BORN = Attribute("born", Kind.DATE, edges=(date(1990, 1, 1), date(2020, 1, 1)))
CANARY = "Zwölfboxkämpfer"
TASK = CountTask(
    ("letter", "size", "who", "n"),
    Marks(),
    (LETTER, SIZE),
    (0, 1),
    ((), (0,), (1,), (0, 1)),
    key=KEY.hex(),
    order=ORDER.hex(),
)


def table(chance, rows=2000):
    columns = {
        "letter": [chance.choice("abc") for _ in range(rows)],
        "size": [chance.randrange(30) for _ in range(rows)],
        "who": [f"p{chance.randrange(300)}" for _ in range(rows)],
        "n": [*range(1, rows + 1)],
    }
    return pa.table(columns)


def cut(rows, n):
    return [rows.slice(place * rows.num_rows // n, rows.num_rows // n) for place in range(n)]


def test_parts_add_up_to_the_whole(chance):
    rows = table(chance)
    whole, parts = counted_sums(TASK, [rows]), counted_sums(TASK, cut(rows[::-1], 5))
    assert parts.counts.tolist() == whole.counts.tolist()
    assert whole.counts[0] == rows.num_rows
    assert parts.printed == whole.printed
    assert sketch(parts) == sketch(whole)
    assert not parts.strangers.any()


def test_rows_are_counted_for_no_ledger_too(chance):
    rows = table(chance, 70)
    assert counted_sums(replace(TASK, key=""), cut(rows, 2)).printed == (0, 70)
    assert bounded_sums(replace(TASK, key="", identifier=2, at_most=1), cut(rows, 2)).printed[1] == 70


def sketch(sums):
    sketcher = RowSketcher(TASK.names, TASK.marks, KEY, None)
    sketcher.take_parts(sums.sketch)
    return sketcher.sketch().text


def test_a_part_without_rows_changes_nothing(chance):
    rows = table(chance, 60)
    assert sketch(counted_sums(TASK, [rows, rows[:0], rows[:0]])) == sketch(counted_sums(TASK, [rows]))


def test_columns_that_number_rows_are_seen_in_parts(chance):
    rows = table(chance)
    of_parts, other = sketch(counted_sums(TASK, cut(rows, 4))), rows.set_column(3, "n", [[7, 9] * 1000])
    assert len(sketch(counted_sums(TASK, cut(other, 4)))) > len(of_parts)


@pytest.mark.parametrize(
    ("column", "cells", "reason"),
    [
        ("letter", ["a", CANARY, "b", CANARY], -Unmatched.UNKNOWN_CATEGORY),
        ("letter", ["a", None, "b", ""], -Unmatched.BLANK),
        ("size", pa.array([1, 99, -1, 2]), -Unmatched.OUTSIDE_EDGES),
        ("size", ["1", CANARY, CANARY, "2"], -Unmatched.NOT_A_NUMBER),
        ("who", ["p", None, "", "q"], -Unmatched.NOBODY),
        ("n", pa.array([1, 10**7, 10**7, 2]).cast(pa.int32()).cast(pa.date32()), UNREADABLE),
    ],
)
def test_cells_without_a_label_are_numbers_not_faults(chance, column, cells, reason):
    rows = table(chance, 4)
    rows = rows.set_column(rows.column_names.index(column), column, [cells])
    found = counted_sums(replace(TASK, identifier=2), [rows]).strangers
    expected = np.zeros_like(found)
    expected[rows.column_names.index(column), reason] = 1 if reason == UNREADABLE else 2
    assert found.tolist() == expected.tolist()


def test_rows_of_persons_are_bounded_alike_however_they_come(chance):
    rows, task = table(chance), replace(TASK, identifier=2, at_most=3)
    one, other = bounded_sums(task, [rows]), bounded_sums(task, cut(rows[::-1], 4), n_tasks=7, batch=90)
    assert one.counts.tolist() == other.counts.tolist()
    persons = Counter(rows.column("who").to_pylist())
    assert one.counts[0] == sum(min(n, 3) for n in persons.values())
    assert (one.most, one.printed) == (max(persons.values()), other.printed)
    every = bounded_sums(replace(task, at_most=0), [rows])
    assert every.counts.tolist() == counted_sums(TASK, [rows]).counts.tolist()
    anew = bounded_sums(replace(task, order=KEY.hex()), [rows])
    assert anew.counts[0] == one.counts[0]
    assert anew.counts.tolist() != one.counts.tolist()


@pytest.mark.parametrize(("at_most", "share"), [(1, 1 / 4), (2, 1 / 2)])
def test_every_row_of_a_person_is_as_likely(chance, at_most, share):
    """Three equal rows and another one: the other is among those that count for its share of the persons."""
    n = 20_000
    who = [f"p{n // 4}" for n in range(4 * n)]
    rows = pa.table({"letter": ["a", "a", "b", "a"] * n, "size": [1] * 4 * n, "who": who, "n": [*range(4 * n)]})
    task = replace(TASK, identifier=2, at_most=at_most, order=chance.randbytes(16).hex())
    kept = bounded_sums(task, [rows]).counts
    assert kept[0] == at_most * n
    assert abs(kept[2] - n * share) < 5 * (n * share * (1 - share)) ** 0.5


def test_prints_of_persons(chance):
    rows = table(chance, 50)
    alone = rows.set_column(2, "who", [[f"p{n}" for n in range(50)]])
    task = replace(TASK, identifier=2, at_most=1)
    assert bounded_sums(task, [alone]).printed[1] == 50
    assert bounded_sums(task, [alone]).printed != bounded_sums(task, [rows]).printed
    printer = RowsPrinter(KEY)
    printer.take_summed(*bounded_sums(task, [alone]).printed)
    assert len(printer.text()) == 32


@pytest.mark.parametrize("step", [cluster_tasks.counted, cluster_tasks.coded, cluster_tasks.bounded])
def test_a_fault_is_one_sentence_without_its_words(step):
    def broken():
        yield pa.record_batch({"a": [1]})
        raise ValueError(CANARY)

    with pytest.raises(RuntimeError, match="Reticent: a task stopped") as stopped:
        list(step(cluster_tasks.written(TASK), broken()))
    assert stopped.value.__suppress_context__
    assert stopped.value.__cause__ is None
