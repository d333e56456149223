"""Every odd or hostile file is read right or refused with its place, by the reader as shipped.

A file that can be read is looked at as shipped, and profiled and read for a release here; `python -m tests.corpus` does
all three as shipped.
"""

from __future__ import annotations

import time

import pytest

from core.sources.asking import columns, records
from tests.core.sources.reader_here import read_here
from tests.corpus.case import SECONDS, read_as
from tests.corpus.collection import CASES, OFFICES, Tried, table
from tests.corpus.texts import text
from tests.corpus.trial import verdict


@pytest.mark.parametrize("case", CASES, ids=lambda case: ascii(case.name)[1:-1])
def test_file(tmp_path, case, monkeypatch):
    path = tmp_path / case.name
    case.make(path)
    if case in OFFICES:
        read_here(monkeypatch)
    elif case.rows:  # what is refused may be so by the limits of a process
        read_here(monkeypatch, (columns, records))
    start = time.monotonic()
    assert verdict(path, case) == ("read" if case.rows else "refused")
    assert time.monotonic() - start < 3 * SECONDS  # three readings


def test_names_are_unique_and_every_format_is_tried():
    names = [case.name for case in CASES]
    assert len(names) == len(set(names))
    assert {name.rsplit(".")[-1] for name in names} >= {"csv", "tsv", "txt", "xlsx", "xlsm", "xls", "ods", "parquet"}


@pytest.mark.parametrize("rows", [("id|n", "00123|6"), ("id|n", "123|5"), ("id|m", "00123|5"), ("id|n", "a|5", "b|5")])
def test_a_wrong_reading_would_be_noticed(tmp_path, rows):
    case = read_as("a.csv", text("id,n\n00123,5\n"), *rows)
    case.make(tmp_path / case.name)
    assert verdict(tmp_path / case.name, case).startswith("wrong")


def test_the_table_counts_and_names_what_is_wrong():
    told = table([Tried("a.csv", "read", 1.0, 5 << 20), Tried("b.csv", "wrong: why", 2.0, 7 << 20)])
    assert "all             2      1      0      1" in told
    assert "slowest file 2.0 s" in told
    assert "'b.csv' wrong: why" in told
