"""One examination for all sources: the same table gives equal codes, counts, marks, persons and refusals everywhere."""

from __future__ import annotations

import os
import random
import time
from dataclasses import replace
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from core.data.bound_rows import bounded
from core.data.memory_records import MemoryRecords
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.errors import (
    BlankCellError,
    BlankIdentifierError,
    EngineError,
    NotANumberError,
    OutsideEdgesError,
    UnknownCategoryError,
)
from core.sources.asking import records
from tests.core.sources.back_ends import BACK_ENDS
from tests.core.sources.drawn_tables import examples
from tests.core.sources.examples_of_tables import EXAMPLES, Refusal
from tests.core.sources.reader_here import read_here
from tests.spark_cluster import asked_cluster, cluster  # noqa: F401  fixtures

KEY = bytes(range(32))

WHY = {
    UnknownCategoryError: "none of the declared categories",
    BlankCellError: "a cell is empty",
    NotANumberError: "a value is not a number",
    OutsideEdgesError: "outside the declared edges",
    BlankIdentifierError: "which person the row is about",
}
"""What a cluster says of a cell without a label, which has no row."""


@pytest.fixture(autouse=True)
def files_are_read_here(monkeypatch):
    read_here(monkeypatch)


@pytest.fixture(scope="module", params=BACK_ENDS)
def back_end(request):
    """Return the name of a back end, and its server, which is started before sockets are refused to the test."""
    server = BACK_ENDS[request.param].server
    return request.param, request.getfixturevalue(server) if server else None


@pytest.fixture
def keep(back_end, tmp_path):
    """Return a function that has the back end keep a table."""
    name, server = back_end
    return lambda table: BACK_ENDS[name].keep(table, tmp_path, server)


@pytest.fixture(scope="module")
def reference(tmp_path_factory):
    """Return a function of an example: the marks of its rows in a Parquet file, with which others are compared."""
    folder = tmp_path_factory.mktemp("reference")

    @cache
    def marks(example):
        rows = BACK_ENDS["parquet"].keep(example.table, folder, None).rows(example.attributes, example.unit)
        return marks_of(rows, rows.read(None, KEY))

    return marks


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example(name, back_end, keep, reference, monkeypatch):
    example = EXAMPLES[name]
    if back_end[0] in example.without:
        pytest.skip(f"{back_end[0]} keeps no such cells")
    kept = keep(example.table)
    if kept.ask is None:
        examine(example, kept, reference)
    else:
        monkeypatch.setattr(records, "ask", kept.ask)
        examine_counts(example, kept, reference)


@settings(max_examples=5, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(examples())
def test_drawn_tables(back_end, keep, reference, example):
    if back_end[0] == "spark":
        pytest.skip("each table would take a cluster some seconds")
    examine(example, keep(example.table), reference)


def test_moments_do_not_depend_on_the_computer_that_asks(back_end, keep, reference, monkeypatch):
    if back_end[0] == "spark":
        pytest.skip("its session has begun on this computer")
    example = EXAMPLES["zones of time"]
    kept = keep(example.table)
    monkeypatch.setitem(os.environ, "TZ", "Pacific/Auckland")
    time.tzset()
    try:
        examine(example, kept, reference)
    finally:
        monkeypatch.undo()
        time.tzset()


def examine(example, kept, reference):
    """Hold what a back end answers against what is known of the example, and its marks against another's."""
    marginals = tuple(Marginal(axes) for k in (0, 1, 2) for axes in combinations(range(len(example.attributes)), k))
    whole = kept.rows(example.attributes, example.unit)
    passing = kept.rows(example.attributes, example.unit, marginals)  # counted in one pass, but for persons
    if isinstance(example.codes, Refusal):
        for rows in (whole, passing):
            check_refusal(rows, example.codes)
        return
    wanted = wanted_records(example)
    records, counted = whole.read(None, KEY), passing.read(None, KEY)
    assert rows_of(records) == rows_of(wanted)
    assert marks_of(whole, records) == marks_of(passing, counted) == reference(example)
    few = bounded(wanted, example.unit.at_most or 1, Bits())
    for rows, found in ((whole, records), (passing, counted)):
        chosen = rows.counted(found, None, Bits())
        assert [chosen.count(each).tolist() for each in marginals] == [few.count(each).tolist() for each in marginals]


def examine_counts(example, kept, reference):
    """Do it where rows stay where they are: they have no numbers, and which ones of a person count is drawn there."""
    marginals = tuple(Marginal(axes) for k in (0, 1, 2) for axes in combinations(range(len(example.attributes)), k))
    rows = kept.rows(example.attributes, example.unit, marginals)
    if isinstance(example.codes, Refusal):
        with pytest.raises(EngineError) as caught:
            rows.read(None, KEY, Bits())
        error, wanted = caught.value, example.codes
        assert (type(error) is wanted.kind) or (WHY[wanted.kind] in str(error))
        assert wanted.facts.get("column", "") in str(error)
        return
    found = rows.read(None, KEY, Bits())
    assert marks_of(rows, found) == reference(example)
    few = bounded(wanted_records(example), example.unit.at_most or 1, Bits())
    chosen = rows.counted(found, None, Bits())
    assert chosen.count(Marginal(())) == few.count(Marginal(()))
    if not example.persons:
        assert [chosen.count(each).tolist() for each in marginals] == [few.count(each).tolist() for each in marginals]


def marks_of(rows, found):
    """Return by what a ledger knows the rows again, but for the bytes of a file."""
    return replace(rows.fingerprint(found, KEY), file="")


def wanted_records(example):
    person = np.array(example.persons, dtype=np.int64) if example.persons else None
    codes = tuple(np.array(column, dtype=np.uint8) for column in example.codes)
    return MemoryRecords(Domain(example.attributes), codes, person)


def rows_of(records):
    """Return the rows as label codes, in order where they have persons, else sorted, as equal ones are kept once."""
    rows = [*zip(*(column.tolist() for column in records.codes), strict=True)]
    if records.person is not None:
        return [*zip(rows, records.person.tolist(), strict=True)]
    return sorted(row for row, n in zip(rows, records.times.tolist(), strict=True) for _ in range(n))


def check_refusal(rows, wanted):
    with pytest.raises(wanted.kind) as caught:
        rows.read(None, KEY)
    assert wanted.facts.items() <= caught.value.facts.items()


class Bits:
    """The same bits for whoever asks."""

    def __init__(self):
        self._chance = random.Random(7)

    def take(self, n):
        return self._chance.randbytes(n)
