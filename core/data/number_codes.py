"""Bins of many plainly written numbers at once, by array operations: the rules of `LabelCodes`, for texts of digits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import cast

import numpy as np

from core.arrays import Flags, Reals, SignedIntegers
from core.data.raw_cells import Cell

_NUMBERS = {int, float, type(None)}
_PLAIN = {mark: re.compile(rf"[0-9+\-{re.escape(mark)}]*") for mark in (".", ",")}
"""Letters of plain numbers for each decimal mark. What is made of them is a number for `float` just where it is one for
`number_of`. Thousands, exponents, blanks and currencies have rules of their own, and are left to it."""


def plain_numbers(cells: Sequence[Cell], decimal: str) -> tuple[Flags, Reals] | None:
    """Return which cells have anything in them, and the finite numbers of those.

    Args:
        cells: of a column, as a source delivers them.
        decimal: "." or ",".

    Returns:
        flags of shape (n_cells,), and as many numbers as are set. None where a cell is neither empty nor a number, nor
        a text of digits, one sign and one decimal mark alone, or exceeds every float: then each is to be read by
        itself.
    """
    texts = cast("Sequence[str]", cells)
    with suppress(TypeError, ValueError, OverflowError):  # one of them is no text, or no number
        if {*map(type, cells)} <= _NUMBERS:
            filled = np.fromiter((cell is not None for cell in cells), bool, len(cells))
            numbers = np.array([cell for cell in cells if cell is not None], dtype=float)
            return (filled, numbers) if np.isfinite(numbers).all() else None
        filled = np.fromiter(map(len, texts), np.int64, len(texts)) > 0
        written = [text for text in texts if text]
        if _PLAIN[decimal].fullmatch("".join(written)) is None:
            return None
        numbers = np.fromiter((float(text.replace(decimal, ".")) for text in written), float, len(written))
        return (filled, numbers) if np.isfinite(numbers).all() else None
    return None


def bins_of(numbers: Reals, edges: Reals, outside: int) -> SignedIntegers:
    """Return the bin of each number: [e0, e1), [e1, e2), ..., the last one closed; `outside` beyond them."""
    n_bins = len(edges) - 1
    places = np.searchsorted(edges, numbers, side="right") - 1
    places[numbers == edges[-1]] = n_bins - 1
    places[(places < 0) | (places >= n_bins)] = outside
    return places
