"""Read a matrix of the owner from a file: text with a row per line, or an array of numpy; nothing in it is run."""

from __future__ import annotations

import io
import math
import re
import zlib
from dataclasses import replace
from pathlib import Path

import numpy as np

from core.arrays import Counts
from core.errors import StrategyMatrixError
from core.linear.strategy_matrix import LONGEST_COLUMN, MOST_NUMBERS, StrategyMatrix, matrix_of, matrix_of_numbers
from core.patterns import pattern_of
from core.words import N_

SUFFIXES = (".csv", ".tsv", ".txt", ".npy", ".npz")
"""Endings of the files that are read."""
MOST_BYTES = 2**25
"""Of a file, and of the array in it: 16 for each number of the largest matrix."""
_ELSEWHERE = N_("Error", "Choose the file again. The plan looks for it in its own folder.")
MARK = b"\x93NUMPY"
"""First bytes of an array of numpy."""
_HEADER = pattern_of(
    rb"\{\s*'descr'\s*:\s*'([<>=|]?[biuf]\d{1,2})'\s*,\s*'fortran_order'\s*:\s*(True|False)\s*,"
    rb"\s*'shape'\s*:\s*\(\s*(\d{1,9})\s*,\s*(\d{1,9})\s*,?\s*\)\s*,?\s*\}\s*"
)
"""What follows them in an array of numbers with rows and columns, as numpy writes it: its keys are in this order."""
_STORED, _DEFLATED = 0, 8
"""How numpy packs arrays, by the numbers of zipfile; damage in what is packed otherwise raises errors of its own."""


def read_matrix(path: Path) -> StrategyMatrix:
    """Return the matrix in a file: .npy, .npz with one array, or text with numbers between commas, tabs or blanks.

    Raises:
        StrategyMatrixError: if it cannot be read, is too large, or holds anything but whole numbers.
    """
    try:
        content = _content(path)
        is_array = content.startswith((MARK, b"PK"))
        matrix = matrix_of_numbers(_array(content)) if is_array else matrix_of(_texts(content))
    except StrategyMatrixError as error:
        raise StrategyMatrixError(error.why, error.cure, file=path.name) from error
    return replace(matrix, file=_printable(path.name))


def _printable(name: str) -> str:
    """Return a name with ? for what no text may hold: it goes into the plan and the statement of a release."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def _content(path: Path) -> bytes:
    content = None
    try:
        # A pipe would be waited for: only files are opened.
        if path.is_file():
            with path.open("rb") as file:
                content = file.read(MOST_BYTES + 1)
    except OSError as error:
        why = N_("Error", "it cannot be opened: {reason}.").format(reason=error.strerror or type(error).__name__)
        raise StrategyMatrixError(why, _ELSEWHERE) from error
    if content is None:
        raise StrategyMatrixError(N_("Error", "there is no such file."), _ELSEWHERE)
    _check_size(len(content))
    return content


def _check_size(n_bytes: int) -> None:
    if n_bytes > MOST_BYTES:
        why = N_("Error", "it has more than {limit:,.0f} MB.").format(limit=MOST_BYTES / 1e6)
        raise StrategyMatrixError(why, N_("Error", "Ask for fewer rows, or for tables of fewer attributes."))


def _texts(content: bytes) -> list[list[str]]:
    try:
        lines = content.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        cure = N_("Error", "Save it as CSV in UTF-8, or as .npy or .npz of numpy.")
        raise StrategyMatrixError(N_("Error", "it is no text."), cure) from error
    while lines and not lines[-1].strip():
        lines.pop()
    mark = next((mark for mark in ";,\t" if lines and mark in lines[0]), None)
    return [line.split(mark) if mark else re.split(r"\s+", line.strip()) for line in lines]


def _array(content: bytes) -> Counts:
    raw = _unpacked(content) if content.startswith(b"PK") else content
    # `np.load` would unpickle, evaluate the header, or make an array as large as it says: none of that is done here.
    begin = 10 if raw[6:7] == b"\x01" else 12
    end = begin + int.from_bytes(raw[8:begin], "little")
    header = _HEADER.fullmatch(raw[begin:end])
    if not raw.startswith(MARK) or header is None:
        raise _no_array()
    kind, order, *sides = (part.decode("ascii") for part in header.groups())
    shape = int(sides[0]), int(sides[1])
    n_numbers = math.prod(shape)
    if n_numbers > MOST_NUMBERS:
        why = N_("Error", "it holds more than {limit:,} numbers.").format(limit=MOST_NUMBERS)
        raise StrategyMatrixError(why, N_("Error", "Ask for fewer rows, or for tables of fewer attributes."))
    try:
        found = np.frombuffer(raw, np.dtype(kind), n_numbers, end) if n_numbers else np.zeros(0)
    except (ValueError, TypeError) as error:
        raise _no_array() from error
    return _whole(found.reshape(shape, order="F" if order == "True" else "C"))


def _whole(array: np.ndarray[tuple[int, ...], np.dtype[np.generic]]) -> Counts:
    with np.errstate(over="ignore", invalid="ignore"):  # of numbers that no float holds, infinity is told
        real = array.astype(np.float64)
    wrong = np.argwhere(~(np.abs(real) <= LONGEST_COLUMN) | (real != np.rint(real)))
    if len(wrong):
        row, column = wrong[0].tolist()
        why = N_("Error", "row {row}, column {column} is {number:g}, and not a whole number up to {limit:,}.")
        facts = {"row": row + 1, "column": column + 1, "number": float(real[row, column]), "limit": LONGEST_COLUMN}
        raise StrategyMatrixError(why.format(**facts), N_("Error", "Write whole numbers only."))
    return real.astype(np.int64)


def _unpacked(content: bytes) -> bytes:
    """Return the one array of an archive, not larger than a file may be."""
    import zipfile  # noqa: PLC0415  only where a matrix is packed

    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            names = archive.infolist()
            if len(names) != 1:
                why = N_("Error", "it holds {count} arrays.", "it holds one array.", 1).format(count=len(names))
                raise StrategyMatrixError(why, N_("Error", "Save one array in it, of rows by columns."))
            if names[0].compress_type not in (_STORED, _DEFLATED):
                raise _no_array()
            with archive.open(names[0]) as member:
                raw = member.read(MOST_BYTES + 1)
    except (zipfile.BadZipFile, zlib.error, OSError, ValueError, RuntimeError, EOFError) as error:
        raise _no_array() from error
    _check_size(len(raw))
    return raw


def _no_array() -> StrategyMatrixError:
    why = N_("Error", "it is no array of numbers with rows and columns.")
    return StrategyMatrixError(why, N_("Error", "Save a matrix of whole numbers in it, as .npy or .npz of numpy."))
