"""Classify many ASCII texts at once with arrays: words, numbers, dates."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import numpy as np

from core.arrays import Bytes, Flags, Places, SignedIntegers

_BEGINS_NUMBER = np.isin(np.arange(256), [*b"0123456789+-.,"])
_IS_BLANK = np.array([code < 128 and chr(code).isspace() for code in range(256)])
_TELLS = np.isin(np.arange(256), [code for code in range(256) if chr(code) in "bcdghjklmopqrsuvwxBCDGHJKLMOPQRSUVWX"])
"""Letters that are in no number, not even in 1e5, -inf and +nan, and in no date, such as 2024-01-31T12:00Z."""
_DATE_LENGTH = 10
"""Letters of a date such as 2024-01-31; shorter ones such as 1.2.2024 are read one by one."""
_DATES = (
    (b"-/", (4, 7), ((3, 2, 1, 0), (6, 5), (9, 8))),
    (b".", (2, 5), ((9, 8, 7, 6), (4, 3), (1, 0))),
)
"""Unambiguous date formats: separators, their places, and the places of the digits of year, month, day (last first)."""

_DAYS = np.array([0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0], dtype=np.int32)
_BEFORE_MONTH = np.concatenate([[0], _DAYS.cumsum()[:-1]]).astype(np.int32)


class AsciiTexts:
    """ASCII texts, joined by NUL, classified by array operations instead of one by one.

    Attributes:
        starts: index of the first letter of each.
        lengths: of each.
        are_empty: which are empty.
        words: which are neither numbers nor dates, with single spaces between words as their only blanks.
        numbers: which begin like a number or a date, and may be one.
    """

    def __init__(self, joined: str, *, letters_tell: bool = True) -> None:
        """Classify the texts; `letters_tell`: whether most letters tell that a text is no number: none is a mark."""
        self._codes: Bytes = np.frombuffer(joined.encode() + b"\0", np.uint8)
        ends = np.flatnonzero(self._codes == 0)
        self.starts: Places = np.concatenate([[0], ends[:-1] + 1])
        self.lengths: Places = ends - self.starts
        self.are_empty: Flags = self.lengths == 0
        first = self._codes[self.starts]
        self.numbers: Flags = _BEGINS_NUMBER[first]
        if letters_tell and self.numbers.any():  # keys such as 3f2a91 are words, of which there may be many
            self.numbers &= ~np.logical_or.reduceat(_TELLS[self._codes], self.starts)
        self.words: Flags = ~(self.numbers | self.are_empty | self._is_spaced(ends))
        self.words &= (first != ord("n")) | (self.lengths != 3)  # "nan" is read as a number, one by one

    def _is_spaced(self, ends: Places) -> Flags:
        """Return which texts have blanks at an end, two blanks together, or blanks other than spaces."""
        blank = _IS_BLANK[self._codes]
        spaced = _IS_BLANK[self._codes[self.starts]] | blank[ends - 1]
        odd = np.flatnonzero(blank[:-1] & (blank[1:] | (self._codes[:-1] != ord(" "))))
        spaced[np.searchsorted(ends, odd)] = True
        return np.asarray(spaced)

    def days(self) -> SignedIntegers:
        """Return the ordinal of each date such as 2024-01-31 or 31.01.2024; 0 for other dates and other texts."""
        found = np.zeros(len(self.starts), dtype=np.int64)
        long = np.flatnonzero(self.numbers & (self.lengths == _DATE_LENGTH))
        if len(long):
            signs = self._codes[self.starts[long] + np.arange(_DATE_LENGTH)[:, None]]
            for marks, between, parts in _DATES:
                found[long] += _dated(signs, marks, between, parts)
        return found


def _dated(signs: Bytes, marks: bytes, between: tuple[int, int], parts: Sequence[tuple[int, ...]]) -> SignedIntegers:
    """Return the ordinals of texts in one date format, each a column of `signs`; 0 for others."""
    are_such = np.isin(signs[[*between]], [*marks]).all(axis=0)
    if not are_such.any():
        return np.zeros(signs.shape[1], dtype=np.int64)
    digits = (signs - np.uint8(ord("0"))).astype(np.int32)
    are_such &= (digits[[*chain(*parts)]] <= 9).all(axis=0)
    year, month, day = (sum(digits[place] * 10**power for power, place in enumerate(part)) for part in parts)
    return np.where(are_such, _ordinals(year, month, day), 0)


def _ordinals(year: SignedIntegers, month: SignedIntegers, day: SignedIntegers) -> SignedIntegers:
    """Return the proleptic Gregorian ordinal of each day, as date.toordinal does; 0 for impossible dates."""
    before, month = year - 1, np.minimum(month, 13)
    is_leap = (year % 4 == 0) & ((year % 100 != 0) | (year % 400 == 0))
    days = 365 * before + before // 4 - before // 100 + before // 400 + day
    days += _BEFORE_MONTH[month] + (is_leap & (month > 2))
    is_there = (year >= 1) & (day >= 1) & (day <= _DAYS[month] + (is_leap & (month == 2)))
    return np.where(is_there, days, 0)
