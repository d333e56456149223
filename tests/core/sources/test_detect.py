"""Guesses about layout: right on the files people have, and cautious where two readings are possible."""

from __future__ import annotations

import pytest

from core.data.cells import Marks
from core.sources.detect import delimiter_of, header_row_of, marks_of


@pytest.mark.parametrize(
    ("rows", "place"),
    [
        ([["a", "b"], ["1", "2"]], 0),
        ([["Title"], [], ["a", "b", "c"], ["1", "2", "3"], ["1", "2", "3"]], 2),
        ([["Title", None, None], [None] * 3, ["a", "b", "c"], [1, 2, 3]], 2),
        ([["Source:", "Office", None, None, None], ["a", "b", "c", "d", "e"], [1, 2, 3, 4, 5]], 1),
        ([["a", "", "c"], ["x", "y", "z"]], 0),
        ([["a"], ["x"]], 0),
        ([["a", "b", "c", "d"], [1, None, None, None], [1, None, None, None]], 0),
        ([[2019, 2020], [1, 2]], 0),
        ([], None),
        ([[], ["", None]], None),
    ],
)
def test_header_rows(rows, place):
    assert header_row_of(rows) == place


@pytest.mark.parametrize(
    ("lines", "suffix", "delimiter"),
    [
        (["a,b", "1,2"], ".csv", ","),
        (["a;b", "1,5;2,5", "2,5;3,5"], ".csv", ";"),
        (["a;b;c", "x, y;2;3", "u, v;2;3"], ".csv", ";"),
        (["a,b,c", "x;y,2,3", "u;v,2,3"], ".csv", ","),
        (["a\tb", "1,5\t2"], ".csv", "\t"),
        (["a|b", "1|2"], ".txt", "|"),
        (["People, 2024", "", "a;b;c", "1;2;3", "1;2;3"], ".csv", ";"),
        (["income", "1,5", "2,5", "3,5"], ".csv", ","),
        (["income", "17", "18"], ".csv", ","),
        (["income", "17", "18"], ".tsv", "\t"),
        (["a,b\n", '"x\n', 'y;z",2\n'], ".csv", ","),
        (["1;2;3", "4;5;6"], ".csv", ";"),
        ([], ".csv", ","),
    ],
)
def test_delimiters(lines, suffix, delimiter):
    assert delimiter_of(lines, suffix) == delimiter


@pytest.mark.parametrize(
    ("cells", "delimiter", "marks", "unclear"),
    [
        (["1,5"], ";", Marks(",", ""), []),
        (["1,234"], ",", Marks(".", ""), [0]),
        (["1,234"], None, Marks(".", ""), [0]),
        (["1,234"], ";", Marks(",", ""), []),
        (["1,234", "1.5"], ",", Marks(".", ""), [0]),
        (["1,234", "1,234.5"], ",", Marks(".", ","), []),
        (["1,234", "12,5"], ",", Marks(",", ""), []),
        (["0,123"], ",", Marks(",", ""), []),
        (["1234,567"], ",", Marks(",", ""), []),
        (["1.2.3", "31.1.2024", "192.168.0.1", "10:30", "a,b"], ",", Marks(".", ""), []),
        ([1.5, None, "x"], None, Marks(".", ""), []),
    ],
)
def test_marks(cells, delimiter, marks, unclear):
    assert marks_of([cells], delimiter) == (marks, unclear)
