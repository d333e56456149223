"""Columns of ever new numbers are read by arrays: to the codes that each cell has when it is read by itself."""

from __future__ import annotations

from datetime import date
from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core.data.label_codes import EVER_NEW, MANY, LabelCodes, Unmatched, UnmatchedCellError
from core.data.number_codes import plain_numbers
from core.data.raw_cells import Marks
from core.domain.attribute import Attribute, Kind

STRICT = Attribute("height", Kind.NUMBER, edges=(-5.0, 0.1, 0.3, 1.5, 99.0, 1000.0))
OPEN = Attribute(
    "height",
    Kind.NUMBER,
    edges=STRICT.edges,
    other="Other",
    missing="None",
    missing_values=("99", "n/a", "0.20", "1" * 400),
)
WHOLE = Attribute("height", Kind.NUMBER, edges=(0, 1, (1 << 53) + 1), missing="None")
"""The last edge is no float."""
ATTRIBUTES = {"strict": STRICT, "open": OPEN, "whole": WHOLE}
NEW = [f"{place / EVER_NEW:.6f}" for place in range(EVER_NEW)]
"""More distinct numbers than are looked up one by one."""
PLAIN = ["0.3", "0.1", "-5", "1000", "1000.0001", "+.5", "1.", "-0", "00099", "99.0", "0.2", "1" * 400, "-" + "9" * 400]
NUMBERS = [0.1, 0.3, 0.1 + 0.2, 0.2 + 1e-17, 99, 99.00000000000001, 1000.0, -0.0, (1 << 53) + 1, 10**300, -5]
ODD = [
    "",
    " ",
    " 12 ",
    "1e3",
    "1e400",
    "nan",
    "inf",
    "-inf",
    "1_0",
    "1,5",
    "1.2.3",
    "+-1",
    ".",
    "-",
    "12-3",
    "−1",
    "n/a",
]
MORE = [None, 0, 7, 0.3, float("nan"), date(2024, 1, 1), "١٢", "1\n", "1\n2", "$5", "5 %", '"5"', "\ud800", "\0"]


@cache
def begun(name: str, decimal: str) -> LabelCodes:
    """Return the codes of a column that begins with ever new numbers."""
    codes = LabelCodes(ATTRIBUTES[name], Marks(decimal))
    for first in range(0, EVER_NEW, MANY // 2):
        codes.encode([cell.replace(".", decimal) for cell in NEW[first : first + MANY // 2]])
    return codes


def read(codes: LabelCodes, cells: list) -> object:
    """Return in how many of `cells` there is no label, and their codes, or where there is none first, and why."""
    n_unmatched = codes.n_unmatched(cells)
    try:
        return n_unmatched, codes.encode(cells).tolist()
    except UnmatchedCellError as error:
        return n_unmatched, error.position, error.why


@pytest.mark.parametrize("name", ATTRIBUTES)
@pytest.mark.parametrize("decimal", [".", ","])
@given(st.data())
def test_cells_have_the_codes_that_they_have_alone(name, decimal, data):
    plain = st.sampled_from([*NEW[::500], *PLAIN]) | st.floats(-10, 1100).map("{:.4f}".format)
    cells = data.draw(st.lists(plain.map(lambda cell: cell.replace(".", decimal)), max_size=8))
    cells += data.draw(st.lists(st.sampled_from([*ODD, *MORE]), max_size=1))
    assert read(begun(name, decimal), cells) == read(LabelCodes(ATTRIBUTES[name], Marks(decimal)), cells)


@pytest.mark.parametrize("name", ATTRIBUTES)
@given(st.lists(st.one_of(st.none(), st.integers(-10, 1100), st.floats(), st.sampled_from(NUMBERS)), max_size=8))
def test_numbers_have_the_codes_that_they_have_alone(name, cells):
    alone = [read(LabelCodes(ATTRIBUTES[name], Marks()), [cell]) for cell in cells]
    assert begun(name, ".").n_unmatched(cells) == sum(found[0] for found in alone)
    assert [read(begun(name, "."), [cell]) for cell in cells] == alone
    assert read(begun(name, "."), cells) == read(LabelCodes(ATTRIBUTES[name], Marks()), cells)


@pytest.mark.parametrize("cell", [*PLAIN, *ODD, *MORE], ids=repr)
@pytest.mark.parametrize("name", ATTRIBUTES)
def test_no_odd_cell_is_read_otherwise(name, cell):
    for others in ([], ["0.7"], ["0.7", ""]):
        cells = [*others, cell]
        assert read(begun(name, "."), cells) == read(LabelCodes(ATTRIBUTES[name], Marks()), cells)


def test_reasons_are_those_of_single_cells():
    assert read(begun("strict", "."), ["0.2", "2000"]) == (1, 1, Unmatched.OUTSIDE_EDGES)
    assert read(begun("strict", "."), ["0.2", "", "2000"]) == (2, 1, Unmatched.BLANK)
    assert read(begun("strict", "."), ["9" * 400, ""]) == (2, 0, Unmatched.NOT_A_NUMBER)


@given(st.lists(st.text("0123456789+-.", max_size=6), max_size=5))
@example(["1", "", "2.5"])
def test_only_numbers_are_numbers(cells):
    found = plain_numbers(cells, ".")
    if found is not None:
        filled, numbers = found
        assert filled.tolist() == [bool(cell) for cell in cells]
        assert numbers.tolist() == [float(cell) for cell in cells if cell]


@pytest.mark.parametrize("decimal", [".", ","])
def test_plain_numbers_are_read_together(decimal):
    written = ["1.5", "", "-2", "+.25"]
    filled, numbers = plain_numbers([cell.replace(".", decimal) for cell in written], decimal)
    assert (filled.tolist(), numbers.tolist()) == ([True, False, True, True], [1.5, -2.0, 0.25])


def test_thousands_and_exponents_are_left_to_the_slow_rules():
    assert plain_numbers(["1", "1e3"], ".") is None
    assert plain_numbers(["1,234"], ".") is None
    assert plain_numbers(["1.234"], ",") is None
