"""Whole numbers in brackets, or with a minus behind them, are below nought where the rest of the column is numbers."""

from __future__ import annotations

import pyarrow as pa
import pytest
from pyarrow import feather

from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks, number_of
from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading

TOLD = Marks(".", ",", minus_around=True)
NUMBERS = [37 * place % 401 + 1 for place in range(120)]
FORMS = ["({})", "{}-", "{}−"]
ONE = [Marginal((0,))], b"k" * 32
FEW = Attribute("balance", Kind.NUMBER, edges=(-500.0, 0.0, 200.0, 500.0))


def mixed(form, n_each=3):
    return [form.format(number) if place % n_each == 0 else str(number) for place, number in enumerate(NUMBERS)]


def written(path, cells):
    if path.suffix == ".feather":
        feather.write_feather(pa.table({"id": [f"p{n}" for n in range(len(cells))], "balance": cells}), path)
    else:
        path.write_text("\n".join(["id;balance", *(f"p{n};{cell}" for n, cell in enumerate(cells))]) + "\n")
    return path


def balance(path):
    seen = preview(path)
    assert seen.layout.unanswered == ()
    return profile(path, readable(seen.layout, seen.questions))[1]


@pytest.mark.parametrize(
    ("cell", "number"),
    [("(123)", -123), ("(1,234.50)", -1234.5), ("1,234-", -1234), ("5−", -5), ("(0.5)", -0.5), ("45", 45), ("-3", -3)],
)
def test_numbers_with_a_minus_around_them(cell, number):
    assert number_of(cell, TOLD) == number


@pytest.mark.parametrize("cell", ["(-12)", "(12", "()", "-", "(12)-", "(1) (2)", "12-13", "12--", "(a)", "A-", "1,2-"])
def test_what_is_no_such_number(cell):
    assert number_of(cell, TOLD) is None


@pytest.mark.parametrize("suffix", [".csv", ".feather"])
@pytest.mark.parametrize("form", FORMS)
def test_the_profile_and_the_counts_agree(tmp_path, form, suffix):
    path = written(tmp_path / f"a{suffix}", mixed(form))
    found = balance(path)
    below = NUMBERS[::3]
    above = [number for place, number in enumerate(NUMBERS) if place % 3]
    assert (found.kind, found.low, found.high, found.n_other_kinds) == (Kind.NUMBER, -max(below), max(above), 0)
    counts = counted(reading(path), [FEW], *ONE).counts
    small = sum(number < 200 for number in above)
    assert counts.tolist() == [len(below), small, len(above) - small]


@pytest.mark.parametrize(
    "cells",
    [
        [f"{n}-" for n in NUMBERS[:118]] + ["123-A", "45-B"],
        mixed("({})")[:110] + ["see (2)"] * 10,
        [f"({n % 9 + 1})" for n in NUMBERS],
        ["1", "2", "2-", "3-", "3", "4-"] * 20,
        mixed("({})", 100),
    ],
)
def test_codes_marks_and_grades_stay_texts(tmp_path, cells):
    low = balance(written(tmp_path / "a.csv", cells)).low
    assert low is None or low > -10


def test_a_plan_that_lists_them_as_texts_still_counts_them(tmp_path):
    path = written(tmp_path / "a.csv", mixed("({})"))
    listed = Attribute("balance", Kind.CATEGORIES, categories=("(1)", "38"), other="else")
    counts = counted(reading(path), [listed], *ONE).counts
    assert counts.tolist() == [1, 1, 118]


@pytest.mark.parametrize("least", ["-6", "0"])
def test_where_the_edges_are_not_below_nought_they_have_no_bin(tmp_path, least):
    path = written(tmp_path / "a.csv", [least, *map(str, NUMBERS), "(12)"])
    found = balance(path)
    assert found.n_other_kinds == (least == "0")
    edges = propose(found).edges
    counts = counted(reading(path), [Attribute("balance", Kind.NUMBER, edges=edges, other="else")], *ONE).counts
    assert counts[-1] == found.n_other_kinds


@pytest.mark.parametrize("name", ["age", "Gewicht", "score", "number of visits", "working hours"])
@pytest.mark.parametrize("form", FORMS)
def test_nothing_is_below_nought_where_the_name_says_so(name, form):
    profiler = ColumnProfiler(Marks())
    profiler.take(mixed(form))
    assert (profiler.profile(name).low or 0) >= 0
    profiler = ColumnProfiler(Marks())
    profiler.take(mixed(form))
    assert profiler.profile("balance").low < 0
