"""A matrix of the owner: kept as text without loss, refused by row and column."""

from __future__ import annotations

from hashlib import sha256

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some
from hypothesis.extra.numpy import arrays

from core.errors import StrategyMatrixError
from core.linear.strategy_matrix import LONGEST_COLUMN, MOST_NUMBERS, matrix_of, matrix_of_numbers, texts_of


@given(
    arrays(np.int64, some.tuples(some.integers(1, 9), some.integers(1, 20)), elements=some.integers(-99_999, 99_999))
)
def test_every_matrix_is_read_again_from_its_lines(rows):
    matrix = matrix_of_numbers(rows)
    assert (matrix.rows == rows).all()
    assert matrix_of(texts_of(line) for line in matrix.lines) == matrix
    assert matrix.n_columns == rows.shape[1]


def test_equal_numbers_beside_each_other_are_written_as_a_product():
    assert matrix_of([["1"] * 3 + ["0"] * 12, ["+2"] * 4 + ["-1.0"] * 11]).lines == ("1 1 1 12*0", "4*2 11*-1")


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        ([["1", "2"], ["3", "x"]], "row 2, column 2 is “x”, and not a whole number up to 1,000,000."),
        ([["1", "2.5"]], "row 1, column 2 is “2.5”"),
        ([["1", ""]], "row 1, column 2 is “”"),
        ([["1", "9" * 40]], f"row 1, column 2 is “{'9' * 20}…”"),
        ([["1", "1000001"]], "row 1, column 2 is “1000001”"),
        ([["1", "2"], ["3"]], "row 2 has one number, and row 1 has 2."),
        ([["1", "2"], ["3", "4", "5"]], "row 2 has 3 numbers, and row 1 has 2."),
        ([], "it holds no number."),
        ([[]], "it holds no number."),
        ([["1", "-600000"], ["1", "600000"]], "the numbers of column 2 add up to 1,200,000, signs aside"),
    ],
)
def test_what_cannot_be_taken_is_told_by_row_and_column(texts, words):
    with pytest.raises(StrategyMatrixError) as refused:
        matrix_of(texts)
    assert words in refused.value.why


def test_a_product_of_too_many_numbers_is_refused_before_it_is_written_out():
    with pytest.raises(StrategyMatrixError, match="holds more than 2,097,152 numbers"):
        texts_of(f"{MOST_NUMBERS + 1}*0")
    with pytest.raises(StrategyMatrixError, match="holds more than"):
        matrix_of([["0"] * (MOST_NUMBERS // 2)] * 3)


def test_numbers_that_would_wrap_around_are_refused_one_by_one():
    with pytest.raises(StrategyMatrixError, match="row 2, column 1"):
        matrix_of_numbers(np.array([[LONGEST_COLUMN], [np.iinfo(np.int64).min]]))


def test_the_digest_is_that_of_the_rows_however_they_are_written():
    rows = np.array([[1, 0, 0, 0, 0], [-2, 1, 1, 1, 1]])
    digest = sha256(b"1,0,0,0,0\n-2,1,1,1,1\n").hexdigest()
    assert matrix_of_numbers(rows).digest == digest
    assert matrix_of([texts_of("1 4*0"), ["-2", "+1", "1.0", "1", "1"]]).digest == digest
    assert matrix_of_numbers(rows.reshape(5, 2)).digest != digest
