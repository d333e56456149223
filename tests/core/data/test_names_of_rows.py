"""An index with gaps, and numbers that all differ under a name such as “unitid”, are left out of the plan."""

from __future__ import annotations

import random

import pytest

from core.data.propose_attribute import propose
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 80
DRAWN = random.Random(3)
KEPT = sorted(DRAWN.sample(range(4_000), N))
MIXED = [40 + 13 * n * n for n in DRAWN.sample(range(100), N)]


def first_column(path, name, cells):
    write(path, [[name, "sex"], *([cell, "mf"[n % 2]] for n, cell in enumerate(cells))])
    found = profile(path, preview(path).readable)[0]
    return found.is_id_like, found.recurs, bool(propose(found).edges)


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".sqlite", ".parquet"])
@pytest.mark.parametrize(
    ("name", "cells"),
    [
        *((name, KEPT) for name in ("Unnamed: 0", "rownames", "row.names", "rn", "X", "index", "...1")),
        *((name, MIXED) for name in ("Serial", "badge", "rownames", "row.names", "row_names")),
        *((name, cells) for name in ("unitid", "schoolid", "dist_schid", "villid") for cells in (KEPT, MIXED)),
    ],
)
def test_they_are_left_out(tmp_path, ending, name, cells):
    assert first_column(tmp_path / f"a{ending}", name, cells) == (True, False, False)


def test_so_is_an_index_without_a_name(tmp_path):
    assert first_column(tmp_path / "a.csv", "", KEPT) == (True, False, False)


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("name", ["", "rownames", "Unnamed: 0"])
def test_so_are_the_numbers_of_a_few_rows(tmp_path, name, first):
    assert first_column(tmp_path / "a.csv", name, range(first, first + 14)) == (True, False, False)


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("X", MIXED),
        ("rn", MIXED),
        ("serial interval", MIXED),
        ("Serial", [n % 9 for n in MIXED]),
        ("", MIXED),
        ("index", [n + 0.5 for n in KEPT]),
        ("income", KEPT),
        ("paid", MIXED),
        ("total bid", MIXED),
        ("plasma lipids", MIXED),
    ],
)
def test_others_are_not(tmp_path, name, cells):
    assert first_column(tmp_path / "a.csv", name, cells)[0] is False
