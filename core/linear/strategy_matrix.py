"""The owner's own strategy matrix: rows of whole numbers over cells, kept as text, so that a plan can hold all of it.

A row is a text of whole numbers separated by blanks; `12*0` stands for twelve zeros.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby

import numpy as np

from core.arrays import Counts
from core.errors import StrategyMatrixError
from core.words import N_

MOST_NUMBERS = 2**21
"""Numbers of a matrix: as text at most 17 MB, so that a plan that holds them stays below the limit of plan files."""
LONGEST_COLUMN = 1_000_000
"""Sum of the absolute values of a column: its square, weighted by row, has to stay below 2 ** 53."""
FEWEST_ALIKE = 4
"""Equal numbers in a row from which they are written as a product."""

_NUMBER = re.compile(r"[+-]?\d{1,7}(?:\.0{0,7})?")
_RUN = re.compile(rf"(\d{{1,7}})\*({_NUMBER.pattern})")


@dataclass(frozen=True, slots=True)
class StrategyMatrix:
    """A matrix that was checked; equal matrices have equal lines.

    Attributes:
        lines: one text per row.
        n_columns: numbers of every row.
        attributes: whose combinations of labels the columns are, by name, the last one changing fastest; (): unsaid.
        file: name of the file that it was read from; "": it was in none.
    """

    lines: tuple[str, ...]
    n_columns: int
    attributes: tuple[str, ...] = ()
    file: str = field(default="", compare=False)

    @property
    def rows(self) -> Counts:
        """The numbers, int64, shape (rows, columns); read-only."""
        return _rows(self)

    @property
    def digest(self) -> str:
        """SHA-256 in hexadecimal of the rows as text: numbers with commas between, a line feed after each row."""
        from hashlib import sha256  # noqa: PLC0415  4 ms, and most plans have no matrix

        return sha256("".join(f"{','.join(map(str, row))}\n" for row in self.rows.tolist()).encode("ascii")).hexdigest()


def matrix_of(texts: Iterable[Sequence[str]]) -> StrategyMatrix:
    """Return the matrix whose rows are lists of texts, one per number.

    Raises:
        StrategyMatrixError: at the first row and column that cannot be taken.
    """
    rows: list[list[int]] = []
    n_numbers = 0
    for texts_of_row in texts:
        rows.append(_numbers(texts_of_row, len(rows) + 1))
        n_numbers += len(rows[-1])
        _check_room(n_numbers)
        if len(rows[-1]) != len(rows[0]):
            raise _uneven(len(rows), len(rows[-1]), len(rows[0]))
    return matrix_of_numbers(np.array(rows, dtype=np.int64))


def matrix_of_numbers(rows: Counts) -> StrategyMatrix:
    """Return the matrix of an int64 array of shape (rows, columns); errors of `matrix_of`."""
    if not rows.size:
        raise StrategyMatrixError(N_("Error", "it holds no number."), N_("Error", "Write a row of numbers per query."))
    _check_room(rows.size)
    # A single number first: sums of numbers near 2 ** 63 would wrap around.
    far = np.argwhere((rows > LONGEST_COLUMN) | (rows < -LONGEST_COLUMN))
    if len(far):
        row, column = (int(place) + 1 for place in far[0])
        raise _wrong(row, column, str(rows[row - 1, column - 1]))
    lengths = np.abs(rows).sum(axis=0)
    if lengths.max() > LONGEST_COLUMN:
        why = N_("Error", "the numbers of column {column} add up to {sum:,}, signs aside; the limit is {limit:,}.")
        facts = {"column": int(lengths.argmax()) + 1, "sum": int(lengths.max()), "limit": LONGEST_COLUMN}
        raise StrategyMatrixError(why.format(**facts), N_("Error", "Divide the rows by a common factor."))
    return StrategyMatrix(tuple(_line(row) for row in rows.tolist()), rows.shape[1])


def texts_of(line: str) -> list[str]:
    """Return the numbers of a row as texts, products written out; what is no product is left as it is."""
    texts: list[str] = []
    for text in line.split():
        run = _RUN.fullmatch(text)
        if run is not None:
            _check_room(int(run[1]))
        texts += [run[2]] * int(run[1]) if run is not None else [text]
    return texts


def _numbers(texts: Sequence[str], row: int) -> list[int]:
    for column, text in enumerate(texts, start=1):
        if not _NUMBER.fullmatch(text.strip()):
            raise _wrong(row, column, text)
    return [int(text.strip().partition(".")[0]) for text in texts]


def _wrong(row: int, column: int, text: str) -> StrategyMatrixError:
    why = N_("Error", "row {row}, column {column} is “{text}”, and not a whole number up to {limit:,}.")
    shown = text.strip()
    shown = shown if len(shown) <= 20 else f"{shown[:20]}…"
    facts = {"row": row, "column": column, "text": shown, "limit": LONGEST_COLUMN}
    return StrategyMatrixError(why.format(**facts), N_("Error", "Write whole numbers only."))


def _uneven(row: int, found: int, wanted: int) -> StrategyMatrixError:
    why = N_(
        "Error",
        "row {row} has {found:,} numbers, and row 1 has {wanted:,}.",
        "row {row} has one number, and row 1 has {wanted:,}.",
        2,
    )
    cure = N_("Error", "Give every row a number for each combination of labels.")
    return StrategyMatrixError(why.format(row=row, found=found, wanted=wanted), cure)


def _check_room(n_numbers: int) -> None:
    if n_numbers > MOST_NUMBERS:
        why = N_("Error", "it holds more than {limit:,} numbers.").format(limit=MOST_NUMBERS)
        raise StrategyMatrixError(why, N_("Error", "Ask for fewer rows, or for tables of fewer attributes."))


def _line(numbers: list[int]) -> str:
    runs = ((number, len(list(alike))) for number, alike in groupby(numbers))
    return " ".join(f"{n}*{number}" if n >= FEWEST_ALIKE else " ".join([str(number)] * n) for number, n in runs)


@lru_cache(maxsize=4)
def _rows(matrix: StrategyMatrix) -> Counts:
    rows = np.array([[int(text) for text in texts_of(line)] for line in matrix.lines], dtype=np.int64)
    rows.setflags(write=False)
    return rows
